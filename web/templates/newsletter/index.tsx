import { CompanyPage, Section } from '#web/features/company/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { Sample } from './sample'
import { SignUp } from './sign-up'

/** Newsletter page: its form, and a sample. */
export default function Newsletter({ page }: TemplateProps<'newsletter'>) {
  const t = useT()
  return (
    <CompanyPage page={page}>
      <Section title={t('newsletter_form')}>
        <SignUp />
      </Section>
      <Section title={t('newsletter_sample')}>
        <Sample sample={page.sample} />
      </Section>
    </CompanyPage>
  )
}
