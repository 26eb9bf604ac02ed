import { Person } from '#web/features/company/public'
import { ExperienceCards } from '#web/features/experience-page/public'
import { HeroPage } from '#web/features/hero-page/public'
import { PageModules } from '#web/features/page-modules/public'
import {
  AirAndSea,
  BestMonths,
  Cards,
  PlaceBody,
  PlaceCards,
  PlaceOnMap,
  PlaceSection,
  VillasHere,
} from '#web/features/places/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ButtonLink } from '#web/ui/button'
import { InternalLink } from '#web/ui/internal-link'
import styles from './region.module.css'

/** A region: description, villas, seasons, activities, and further reading. */
export default function Region({ page }: TemplateProps<'region'>) {
  const t = useT()
  const { stay, areas, climate, airports, person, guides, experiences, articles, others } = page.region
  const weather = guides.find(({ path }) => path.endsWith('/weather'))
  return (
    <article>
      <HeroPage page={page}>
        {stay.count > 0 && (
          <ButtonLink variant="onSea" className={styles.villas} to={`/results?${stay.query}`}>
            {t('article_villas', { count: stay.count })}
          </ButtonLink>
        )}
      </HeroPage>
      <PlaceBody>
        <Breadcrumb steps={page.breadcrumb} />
        <div className={styles.introduction}>
          <PageModules modules={page.modules} />
          <dl className={styles.facts}>
            <Fact name={t('places_villas_fact')} values={[t('villas_count', { count: stay.count })]} />
            <Fact name={t('arrivals_air')} values={airports} />
          </dl>
        </div>
        <VillasHere stay={stay} />
        {stay.count > 0 && <PlaceOnMap query={stay.query} known={stay.villas} />}
        {areas.length > 1 && (
          <PlaceSection title={t('places_areas')}>
            <ul className={styles.areas}>
              {areas.map(({ id, name, villas, query }) => (
                <li key={id}>
                  <InternalLink to={`/results?${query}`}>{name}</InternalLink>
                  <span className={styles.count}>{t('villas_count', { count: villas })}</span>
                </li>
              ))}
            </ul>
          </PlaceSection>
        )}
        <PlaceSection
          title={t('places_when')}
          aside={weather && <InternalLink to={weather.path}>{t('places_weather_more')}</InternalLink>}
        >
          <BestMonths climate={climate} />
          <AirAndSea climate={climate} name={page.heading1} />
        </PlaceSection>
        <Cards title={t('places_read')} pages={guides} />
        {experiences.length > 0 && (
          <PlaceSection title={t('places_experiences')}>
            <ExperienceCards experiences={experiences} heading="h3" />
          </PlaceSection>
        )}
        {person && (
          <PlaceSection title={t('places_person')}>
            <Person person={person} />
          </PlaceSection>
        )}
        <Cards title={t('places_articles')} pages={articles} />
        {others.length > 0 && (
          <PlaceSection title={t('places_near')}>
            <PlaceCards places={others} />
          </PlaceSection>
        )}
      </PlaceBody>
    </article>
  )
}

/** A one-line fact. */
function Fact({ name, values }: { name: string; values: readonly string[] }) {
  if (values.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      {values.map(value => (
        <dd key={value}>{value}</dd>
      ))}
    </div>
  )
}
