import type { ClimateData, WeatherData } from '#contract/pages/places'
import { monthName } from '#domain/calendar/month-names'
import { pleasant } from '#domain/geography/climate'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './climate-table.module.css'

const months = Array.from({ length: 12 }, (_, i) => i + 1)

/** Class of a month: at its best, too hot, or warm with a cold sea. */
function monthRating({ air, best }: ClimateData, month: number) {
  const degrees = air[month - 1] ?? 0
  if (best.includes(month)) return styles.best
  if (degrees > pleasant.airTo) return styles.hot
  return degrees >= pleasant.airFrom ? styles.warm : undefined
}

/** Climates of regions compared: air of each month, and the sea below. */
export function ClimateTable({ compared }: Pick<WeatherData, 'compared'>) {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      <ul className={styles.key}>
        <li className={styles.keyBest}>{t('climate_key_best')}</li>
        <li>{t('climate_key_warm')}</li>
        <li className={styles.keyHot}>{t('climate_key_hot', { airTo: pleasant.airTo })}</li>
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('climate_compared_caption')}>
        <table className={styles.regions}>
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                {t('climate_region')}
              </th>
              {months.map(month => (
                <th key={month} scope="col">
                  <span aria-hidden="true">{monthName(month, language, 'short')}</span>
                  <VisuallyHidden>{monthName(month, language, 'long')}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          {compared.map(country => (
            <tbody key={country.name}>
              {compared.length > 1 && (
                <tr>
                  <th scope="rowgroup" colSpan={13} className={styles.country}>
                    {country.name}
                  </th>
                </tr>
              )}
              {country.regions.map(({ id, name, path, climate }) => (
                <tr key={id}>
                  <th scope="row" className={styles.name}>
                    {path ? <InternalLink to={path}>{name}</InternalLink> : name}
                  </th>
                  {months.map(month => (
                    <td key={month} className={monthRating(climate, month)}>
                      {climate.air[month - 1]}°<span className={styles.sea}>{climate.sea[month - 1]}°</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  )
}
