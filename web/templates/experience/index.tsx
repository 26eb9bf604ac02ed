import type { ExperienceData } from '#contract/pages'
import { usePrice } from '#web/features/currency/public'
import { CuratedPages, PageModules } from '#web/features/page-modules/public'
import { VillaCard } from '#web/features/villa-card/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import type { TemplateProps } from '#web/templates'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ButtonLink } from '#web/ui/button'
import { Emphasis } from '#web/ui/emphasis'
import { Picture } from '#web/ui/picture'
import styles from './experience.module.css'

/** An experience, or a group of them: what it is, where to stay for it, what else there is. */
export default function ExperiencePage({ page }: TemplateProps) {
  const t = useT()
  const price = usePrice()
  const { menus } = useSite()
  const { experience, experienceData } = page
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{page.heading1}</h1>
          {page.heading2 && <p className={styles.standfirst}>{page.heading2}</p>}
          {experience && (
            <p className={styles.price}>
              {t(experience.priceUnit === 'person' ? 'villa_experience_person' : 'villa_experience_group', {
                price: price(experience.priceFrom),
              })}
            </p>
          )}
          <p className={styles.ways}>
            <ButtonLink to={menus.enquire.path}>{t('experience_ask')}</ButtonLink>
            {experienceData && <RegionVillas regionIds={experienceData.regionIds} />}
          </p>
        </div>
        {page.picture && (
          <Picture
            picture={page.picture}
            sizes="(min-width: 1024px) 46vw, 92vw"
            ratio="3 / 2"
            first
            className={styles.picture}
          />
        )}
      </header>
      <PageModules modules={page.modules} />
      {experienceData && <Next page={page} data={experienceData} />}
    </article>
  )
}

/** To all villas of the regions where it takes place. */
function RegionVillas({ regionIds }: Pick<ExperienceData, 'regionIds'>) {
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

function Next({ page, data }: TemplateProps & { data: ExperienceData }) {
  const t = useT()
  return (
    <>
      {data.villas.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>
            <Emphasis text={t('experience_villas')} />
          </h2>
          <ul className={styles.villas}>
            {data.villas.map(villa => (
              <li key={villa.id}>
                <VillaCard property={villa} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.others.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>
            <Emphasis text={t(page.kind === 'experience' ? 'experience_others' : 'experience_groups')} />
          </h2>
          <CuratedPages pages={data.others} heading="h3" />
        </section>
      )}
    </>
  )
}
