import { ExperienceCards, ExperienceFrame, ExperienceSection, RegionVillas } from '#web/features/experience-page/public'
import { CuratedPages } from '#web/features/page-modules/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import type { TemplateProps } from '#web/templates'
import { ButtonLink } from '#web/ui/button'
import styles from './experience-group.module.css'

/** A kind of experiences: its list, and the other kinds. */
export default function ExperienceGroup({ page }: TemplateProps<'experience-group'>) {
  const t = useT()
  const { menus } = useSite()
  const { regionIds, others } = page.experienceData
  return (
    <ExperienceFrame
      page={page}
      head={
        <>
          <p className={styles.introduction}>{page.introduction}</p>
          <p className={styles.ways}>
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
    </ExperienceFrame>
  )
}
