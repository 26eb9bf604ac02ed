import { CompanyPage, ofKind, Told } from '#web/features/company/public'
import type { TemplateProps } from '#web/templates'

export default function TenReasons({ page }: TemplateProps<'ten-reasons'>) {
  return (
    <CompanyPage page={page}>
      <Told parts={ofKind(page.parts, 'text')} listed="numbers" />
    </CompanyPage>
  )
}
