import { CompanyPage, filterByKind, People, Section, TextSection } from '#web/features/company/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'

/** History of the company by year, and its founders. */
export default function OurStory({ page }: TemplateProps<'our-story'>) {
  const t = useT()
  return (
    <CompanyPage page={page}>
      <TextSection parts={filterByKind(page.parts, 'text')} listed="years" />
      <Section title={t('story_founders')}>
        <People people={page.founders} />
      </Section>
      {page.teamPath && (
        <Section>
          <ButtonLink to={page.teamPath} variant="secondary">
            {t('story_team')}
          </ButtonLink>
        </Section>
      )}
    </CompanyPage>
  )
}
