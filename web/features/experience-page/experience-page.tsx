import type { ReactNode } from 'react'
import type { PageOf } from '#contract/pages'
import { CuratedPages, PageModules } from '#web/features/page-modules/public'
import { VillaCard } from '#web/features/villa-card/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ButtonLink } from '#web/ui/button'
import { Emphasis } from '#web/ui/emphasis'
import { PageHead } from '#web/ui/page-head'
import styles from './experience-page.module.css'

interface ExperiencePageProps {
  page: PageOf<'experience' | 'experience-group'>
  /** Above what else there is. */
  othersHeading: string
  /** What stands beneath the headings. */
  children?: ReactNode
}

/** What an experience is, or a group of them; where to stay for it; what else there is. */
export function ExperiencePage({ page, othersHeading, children }: ExperiencePageProps) {
  const t = useT()
  const { menus } = useSite()
  const { regionIds, villas, others } = page.experienceData
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHead page={page}>
        {children}
        <p className={styles.ways}>
          <ButtonLink
            to={page.template === 'experience' ? `${menus.enquire.path}?experience=${page.id}` : menus.enquire.path}
          >
            {t('experience_ask')}
          </ButtonLink>
          <RegionVillas regionIds={regionIds} />
        </p>
      </PageHead>
      <PageModules modules={page.modules} />
      {villas.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>
            <Emphasis text={t('experience_villas')} />
          </h2>
          <ul className={styles.villas}>
            {villas.map(villa => (
              <li key={villa.id}>
                <VillaCard property={villa} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>
            <Emphasis text={othersHeading} />
          </h2>
          <CuratedPages pages={others} heading="h3" />
        </section>
      )}
    </article>
  )
}

/** To all villas of the regions where it takes place. */
function RegionVillas({ regionIds }: { regionIds: number[] }) {
  const t = useT()
  const regions = useSite().destinations.flatMap(country => country.regions)
  const letting = regions.filter(({ id, liveVillaCount }) => regionIds.includes(id) && liveVillaCount > 0)
  const count = letting.reduce((sum, { liveVillaCount }) => sum + liveVillaCount, 0)
  if (count === 0) return null
  return (
    <ButtonLink look="secondary" to={`/results?des=${letting.map(({ id }) => id).join(',')}`}>
      {t('article_villas', { count })}
    </ButtonLink>
  )
}
