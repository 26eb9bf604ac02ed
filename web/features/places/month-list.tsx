import type { WeatherData } from '#contract/pages/places'
import { monthName } from '#domain/calendar/month-names'
import { useLanguage } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import styles from './month-list.module.css'

const months = Array.from({ length: 12 }, (_, i) => i + 1)

/** Regions at their best, by month; months without any are omitted. */
export function MonthList({ compared }: Pick<WeatherData, 'compared'>) {
  const language = useLanguage()
  const regions = compared.flatMap(country => country.regions)
  const best = months
    .map(month => ({ month, there: regions.filter(({ climate }) => climate.best.includes(month)) }))
    .filter(({ there }) => there.length > 0)
  return (
    <ul className={styles.months}>
      {best.map(({ month, there }) => (
        <li key={month}>
          <h3 className={styles.name}>{monthName(month, language, 'long')}</h3>
          <ul className={styles.regions}>
            {there.map(({ id, name, path }) => (
              <li key={id}>{path ? <InternalLink to={path}>{name}</InternalLink> : name}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
