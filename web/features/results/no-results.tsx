import type { Relaxation } from '#contract/pages'
import { locales } from '#web/formats'
import { type MessageKey, useLanguage, useLocalPath, useT } from '#web/messages'
import { useSite } from '#web/site'
import { ArrowRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import styles from './no-results.module.css'

const limits: Record<Relaxation['drop'][number], MessageKey> = {
  dates: 'results_limit_dates',
  amenities: 'results_limit_amenities',
  price: 'results_limit_price',
  bedrooms: 'results_limit_bedrooms',
  people: 'results_limit_people',
  destination: 'results_limit_destination',
}

/** No villa is found: what could be given up, and how many villas that would bring; and somebody to ask. */
export function NoResults({ relaxations }: { relaxations: readonly Relaxation[] }) {
  const t = useT()
  const language = useLanguage()
  const results = useLocalPath()('/results')
  const { menus } = useSite()
  const and = new Intl.ListFormat(locales[language], { type: 'conjunction' })
  return (
    <div className={styles.none}>
      <p className={styles.lead}>{t(relaxations.length > 0 ? 'results_none_relax' : 'results_none_ask')}</p>
      {relaxations.length > 0 && (
        <ul className={styles.ways}>
          {relaxations.map(({ drop, query, total }) => (
            <li key={drop.join()}>
              <InternalLink to={query ? `${results}?${query}` : results} className={styles.way}>
                <span>{t('results_without', { limits: and.format(drop.map(limit => t(limits[limit]))) })}</span>
                <span className={styles.count}>{t('villas_count', { count: total })}</span>
                <ArrowRightIcon className={styles.arrow} />
              </InternalLink>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.ask}>
        {t('results_none_or')} <InternalLink to={menus.enquire.path}>{menus.enquire.name}</InternalLink>
      </p>
    </div>
  )
}
