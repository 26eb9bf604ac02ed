import {
  ExperienceFacts,
  ExperienceLayout,
  ExperienceSection,
  PlanForm,
  PriceTables,
  RegionVillas,
  useExperiencePrice,
} from '#web/features/experience-page/public'
import { CuratedPages, PageModules } from '#web/features/page-modules/public'
import { VillaCard } from '#web/features/villa-card/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { Picture } from '#web/ui/picture'
import styles from './experience.module.css'

/** An experience: description, dates, audience, prices, villas nearby, and similar ones. */
export default function Experience({ page }: TemplateProps<'experience'>) {
  const t = useT()
  const price = useExperiencePrice()
  const { experience, prices, modules } = page
  const { regionIds, villas, others } = page.experienceData
  const { meeting, included, rain } = experience
  return (
    <ExperienceLayout
      page={page}
      head={
        <>
          <p className={styles.introduction}>{experience.introduction}</p>
          <p className={styles.price}>{price(experience)}</p>
        </>
      }
    >
      <ExperienceFacts experience={experience} />
      <div className={styles.day}>
        <div className={styles.words}>
          <PageModules modules={modules} />
          {included.length > 0 && (
            <section>
              <h2 className={styles.part}>{t('experience_included')}</h2>
              <ul className={styles.included}>
                {included.map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          {meeting && (
            <section>
              <h2 className={styles.part}>{t('experience_meeting')}</h2>
              <p>{meeting}</p>
            </section>
          )}
          {rain && (
            <section>
              <h2 className={styles.part}>{t('experience_rain')}</h2>
              <p>{rain}</p>
            </section>
          )}
        </div>
        <PlanForm key={page.id} experience={experience} tables={prices} />
      </div>
      {experience.images.length > 0 && (
        <ul className={styles.pictures}>
          {experience.images.map(image => (
            <li key={image.id}>
              <Picture picture={image} sizes="(min-width: 768px) 46vw, 92vw" ratio="3 / 2" />
            </li>
          ))}
        </ul>
      )}
      {prices.length > 0 && (
        <ExperienceSection title={t('experience_prices')}>
          <PriceTables tables={prices} />
        </ExperienceSection>
      )}
      {villas.length > 0 && (
        <ExperienceSection title={t('experience_villas')}>
          <ul className={styles.villas}>
            {villas.map(villa => (
              <li key={villa.id}>
                <VillaCard property={villa} />
              </li>
            ))}
          </ul>
          <p className={styles.all}>
            <RegionVillas regionIds={regionIds} />
          </p>
        </ExperienceSection>
      )}
      {others.length > 0 && (
        <ExperienceSection title={t('experience_others')}>
          <CuratedPages pages={others} heading="h3" />
        </ExperienceSection>
      )}
    </ExperienceLayout>
  )
}
