import { CompanyPage, filterByKind, TextSection } from '#web/features/company/public'
import type { TemplateProps } from '#web/lib/page-data'

export default function TenReasons({ page }: TemplateProps<'ten-reasons'>) {
  return (
    <CompanyPage page={page}>
      <TextSection parts={filterByKind(page.parts, 'text')} listed="numbers" />
    </CompanyPage>
  )
}
