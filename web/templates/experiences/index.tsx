import { ExperienceLayout, ExperienceSection, useExperiencePrice } from '#web/features/experience-page/public'
import { PageModules } from '#web/features/page-modules/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import styles from './experiences.module.css'

/** All experiences: large cards by kind, and lists by region. */
export default function Experiences({ page }: TemplateProps<'experiences'>) {
  const t = useT()
  const price = useExperiencePrice()
  const { groups, regions } = page.experiences
  const { menus } = useSite()
  const countries = [...Map.groupBy(regions, ({ country }) => country)]
  return (
    <ExperienceLayout page={page}>
      <PageModules modules={page.modules} />
      {groups.length === 0 && (
        <>
          <p>{t('experience_none')}</p>
          <p>
            <InternalLink to={menus.enquire.path}>{menus.enquire.name}</InternalLink>
          </p>
        </>
      )}
      {groups.length > 0 && (
        <ExperienceSection title={t('experience_kinds')}>
          <ul className={styles.groups}>
            {groups.map(({ id, name, text, path, picture, count }) => (
              <li key={id} className={styles.group}>
                {picture && (
                  <Picture
                    picture={picture}
                    sizes="(min-width: 768px) 46vw, 92vw"
                    ratio="16 / 9"
                    widest={1000}
                    decorative
                  />
                )}
                <h3 className={styles.name}>
                  <CardLink to={path}>{name}</CardLink>
                </h3>
                <p>{text}</p>
                <p className={styles.count}>{t('experience_count', { count })}</p>
              </li>
            ))}
          </ul>
        </ExperienceSection>
      )}
      {countries.length > 0 && (
        <ExperienceSection title={t('experience_by_region')}>
          <div className={styles.countries}>
            {countries.map(([country, ofCountry]) => (
              <section key={country} aria-label={country}>
                <h3 className={styles.country}>{country}</h3>
                {ofCountry.map(({ id, name, experiences }) => (
                  <div key={id} className={styles.region}>
                    <h4>{name}</h4>
                    <ul>
                      {experiences.map(experience => (
                        <li key={experience.id}>
                          <InternalLink to={experience.cmsRelativeUrl}>{experience.name}</InternalLink>
                          <span className={styles.price}>{price(experience)}</span>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </section>
            ))}
          </div>
        </ExperienceSection>
      )}
    </ExperienceLayout>
  )
}
