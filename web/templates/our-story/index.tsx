import { CompanyPage, ofKind, People, Section, Told } from '#web/features/company/public'
import { useT } from '#web/messages'
import type { TemplateProps } from '#web/templates'
import { ButtonLink } from '#web/ui/button'

/** History of the company by year, and its founders. */
export default function OurStory({ page }: TemplateProps<'our-story'>) {
  const t = useT()
  return (
    <CompanyPage page={page}>
      <Told parts={ofKind(page.parts, 'text')} listed="years" />
      <Section title={t('story_founders')}>
        <People people={page.founders} />
      </Section>
      {page.teamPath && (
        <Section>
          <ButtonLink to={page.teamPath} look="secondary">
            {t('story_team')}
          </ButtonLink>
        </Section>
      )}
    </CompanyPage>
  )
}
