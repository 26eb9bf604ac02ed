import { useId } from 'react'
import type { Relaxation, ResultsData } from '#contract/pages/results'
import { formatDays, locales } from '#domain/calendar/formats'
import { readCanonical, rememberFilters } from '#web/features/filters/public'
import { useSite } from '#web/lib/site-context'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { ArrowRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import styles from './no-results.module.css'
import { type ResultsLocation, searchUrl, staysInCollection } from './results-url'

const limits: Record<Exclude<Relaxation['drop'][number], 'collection'>, MessageKey> = {
  dates: 'results_limit_dates',
  amenities: 'results_limit_amenities',
  exquisite: 'filter_exquisite',
  price: 'results_limit_price',
  bedrooms: 'results_limit_bedrooms',
  people: 'results_limit_people',
  destination: 'results_limit_destination',
}

interface NoResultsProps {
  results: Pick<ResultsData, 'otherStays' | 'relaxations' | 'siteIsEmpty'>
  place: ResultsLocation
}

/** A search without results: nearby dates with results, filters to drop, and contact details. */
export default function NoResults({ results: { otherStays, relaxations, siteIsEmpty }, place }: NoResultsProps) {
  const t = useT()
  const language = useLanguage()
  const { menus } = useSite()
  const and = new Intl.ListFormat(locales[language], { type: 'conjunction' })
  const hasStays = otherStays.length > 0
  const relax = hasStays ? 'results_none_or_relax' : 'results_none_relax'
  const nameOf = (drop: Relaxation['drop']) => {
    const given = drop.flatMap(limit => (limit === 'collection' ? [] : t(limits[limit])))
    return given.length > 0 ? t('results_without', { limits: and.format(given) }) : t('results_beyond_collection')
  }
  return (
    <div className={styles.none}>
      {hasStays && (
        <AlternativeSearches
          lead={t('results_none_stays')}
          place={place}
          ways={otherStays.map(({ query, total, ...stay }) => ({
            name: formatDays(stay, language, 'short'),
            query,
            total,
          }))}
        />
      )}
      {relaxations.length > 0 && (
        <AlternativeSearches
          lead={t(relax)}
          place={place}
          ways={relaxations.map(({ drop, query, total }) => ({
            name: nameOf(drop),
            beyond: drop.includes('collection'),
            query,
            total,
          }))}
        />
      )}
      {!hasStays && relaxations.length === 0 && (
        <p className={styles.lead}>{t(siteIsEmpty ? 'results_no_villas_text' : 'results_none_ask')}</p>
      )}
      <p className={styles.ask}>
        {!siteIsEmpty && t('results_none_or')} <InternalLink to={menus.enquire.path}>{menus.enquire.name}</InternalLink>
      </p>
    </div>
  )
}

interface WaysProps {
  lead: string
  ways: readonly { name: string; query: string; total: number; beyond?: boolean }[]
  place: ResultsLocation
}

/** Alternative searches, each with its number of villas. */
function AlternativeSearches({ lead, ways, place }: WaysProps) {
  const t = useT()
  const site = useSite()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <p id={id} className={styles.lead}>
        {lead}
      </p>
      <ul className={styles.actions}>
        {ways.map(({ name, query, total, beyond }) => {
          const there = beyond ? { ...place, collection: undefined } : place
          const wanted = readCanonical(query, site)
          return (
            <li key={name}>
              <InternalLink
                to={searchUrl(there, wanted)}
                className={styles.way}
                // A dropped filter leaves the stored search first; otherwise the bare results page would restore it.
                onClick={() => !staysInCollection(there, wanted) && rememberFilters(wanted)}
              >
                <span>{name}</span>
                <span className={styles.count}>{t('villas_count', { count: total })}</span>
                <ArrowRightIcon className={styles.arrow} />
              </InternalLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
