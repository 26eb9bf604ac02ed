import {
  ExperienceCards,
  ExperienceLayout,
  ExperienceSection,
  RegionVillas,
} from '#web/features/experience-page/public'
import { CuratedPages } from '#web/features/page-modules/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from './experience-group.module.css'

/** A kind of experiences: its list, and the other kinds. */
export default function ExperienceGroup({ page }: TemplateProps<'experience-group'>) {
  const t = useT()
  const { menus } = useSite()
  const { regionIds, others } = page.experienceData
  return (
    <ExperienceLayout
      page={page}
      head={
        <>
          <p className={styles.introduction}>{page.introduction}</p>
          <p className={styles.actions}>
            <ButtonLink to={menus.enquire.path}>{t('experience_ask')}</ButtonLink>
            <RegionVillas regionIds={regionIds} />
          </p>
        </>
      }
    >
      <ExperienceCards experiences={page.experiences} heading="h2" />
      {others.length > 0 && (
        <ExperienceSection title={t('experience_groups')}>
          <CuratedPages pages={others} heading="h3" />
        </ExperienceSection>
      )}
    </ExperienceLayout>
  )
}
