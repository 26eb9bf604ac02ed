import { CompanyPage, PageSections, People, Section } from '#web/features/company/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'

/** The team, by role. */
export default function Team({ page }: TemplateProps<'team'>) {
  const t = useT()
  return (
    <CompanyPage page={page}>
      {page.team.map(({ part, people }) => (
        <Section key={part} title={t(`team_${part}`)}>
          <People people={people} />
        </Section>
      ))}
      <PageSections parts={page.parts} />
    </CompanyPage>
  )
}
