import type { AllVillasData } from '#contract/pages/places'
import { locales } from '#domain/calendar/formats'
import { PageModules } from '#web/features/page-modules/public'
import { NoVillas, PlaceBody, PlaceOnMap, PlaceSection } from '#web/features/places/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useLanguage, useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { InternalLink } from '#web/ui/internal-link'
import { PageHeader } from '#web/ui/page-header'
import styles from './all-villas.module.css'

type ListedRegion = AllVillasData['countries'][number]['regions'][number]
type Listed = ListedRegion['villas'][number]

/** All villas: by country and region, from A to Z, and on the map. */
export default function AllVillas({ page }: TemplateProps<'all-villas'>) {
  const t = useT()
  const { countries, total } = page.allVillas
  const named = countries.flatMap(({ regions }) => regions.flatMap(({ villas }) => villas))
  // If there are too many to list, only the search sorts them.
  const complete = named.length === total
  return (
    <article>
      <PlaceBody>
        <Breadcrumb steps={page.breadcrumb} />
        <PageHeader page={page} />
        <div className={styles.text}>
          <PageModules modules={page.modules} />
        </div>
        {total === 0 && <NoVillas />}
        {total > 0 && (
          <ul className={styles.actions}>
            {countries.map(({ name }, i) => (
              <li key={name}>
                <a href={`#country-${i + 1}`}>{name}</a>
              </li>
            ))}
            <li>
              {complete ? (
                <a href="#a-z">{t('all_villas_a_z_short')}</a>
              ) : (
                <InternalLink to="/results?sort=alphabetically">{t('all_villas_a_z_short')}</InternalLink>
              )}
            </li>
          </ul>
        )}
        {countries.map(({ name, path, regions }, i) => (
          <PlaceSection
            key={name}
            id={`country-${i + 1}`}
            title={name}
            aside={path && <InternalLink to={path}>{t('places_all_about', { name })}</InternalLink>}
          >
            <ul className={styles.regions}>
              {regions.map(region => (
                <li key={region.id} className={styles.region}>
                  <RegionVillas region={region} />
                </li>
              ))}
            </ul>
          </PlaceSection>
        ))}
        {total > 0 && <PlaceOnMap query="" />}
        {total > 0 && complete && <FromAToZ villas={named} />}
      </PlaceBody>
    </article>
  )
}

function RegionVillas({ region: { name, path, count, query, villas } }: { region: ListedRegion }) {
  const t = useT()
  return (
    <>
      <h3 className={styles.name}>{path ? <InternalLink to={path}>{name}</InternalLink> : name}</h3>
      <Names villas={villas} />
      {count > villas.length && (
        <InternalLink to={`/results?${query}&sort=alphabetically`} className={styles.more}>
          {t('all_villas_more', { count })}
        </InternalLink>
      )}
    </>
  )
}

function Names({ villas }: { villas: readonly Listed[] }) {
  const t = useT()
  return (
    <ul>
      {villas.map(({ id, name, path, place, beds, sleeps }) => (
        <li key={id} className={styles.villa}>
          <InternalLink to={path}>{name}</InternalLink>
          <span className={styles.facts}>{t('all_villas_facts', { place, beds, sleeps })}</span>
        </li>
      ))}
    </ul>
  )
}

const firstLetter = (name: string) => name.normalize('NFD').charAt(0).toUpperCase()

function FromAToZ({ villas }: { villas: readonly Listed[] }) {
  const t = useT()
  const { compare } = new Intl.Collator(locales[useLanguage()])
  const sorted = villas.toSorted((a, b) => compare(a.name, b.name))
  const letters = [...Map.groupBy(sorted, ({ name }) => firstLetter(name))]
  return (
    <PlaceSection id="a-z" title={t('all_villas_a_z')}>
      <ul className={styles.actions}>
        {letters.map(([letter]) => (
          <li key={letter}>
            <a href={`#letter-${letter}`}>{letter}</a>
          </li>
        ))}
      </ul>
      <ul className={styles.regions}>
        {letters.map(([letter, named]) => (
          <li key={letter} id={`letter-${letter}`} className={styles.region}>
            <h3 className={styles.name}>{letter}</h3>
            <Names villas={named} />
          </li>
        ))}
      </ul>
    </PlaceSection>
  )
}
