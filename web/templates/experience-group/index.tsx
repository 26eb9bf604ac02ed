import { ExperiencePage } from '#web/features/experience-page/public'
import { useT } from '#web/messages'
import type { TemplateProps } from '#web/templates'

/** A kind of experiences: which there are, and the other kinds. */
export default function ExperienceGroup({ page }: TemplateProps<'experience-group'>) {
  const t = useT()
  return <ExperiencePage page={page} othersHeading={t('experience_groups')} />
}
