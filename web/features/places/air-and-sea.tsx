import type { CSSProperties } from 'react'
import type { ClimateData } from '#contract/pages/places'
import { monthName } from '#domain/calendar/month-names'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './air-and-sea.module.css'

const months = Array.from({ length: 12 }, (_, i) => i + 1)

/** Air and sea temperatures of a region over the year: a table styled as a bar chart. */
export function AirAndSea({ climate, name }: { climate: ClimateData; name: string }) {
  const t = useT()
  const language = useLanguage()
  return (
    <table className={styles.year}>
      <caption>
        <VisuallyHidden>{t('climate_caption', { name })}</VisuallyHidden>
      </caption>
      <thead className={styles.names}>
        <tr>
          <td className={styles.kind} />
          {months.map(month => (
            <th key={month} scope="col">
              <VisuallyHidden>{monthName(month, language, 'long')}</VisuallyHidden>
              <span aria-hidden="true" className={styles.letter}>
                {monthName(month, language, 'narrow')}
              </span>
              <span aria-hidden="true" className={styles.short}>
                {monthName(month, language, 'short')}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['air', 'sea'] as const).map(kind => (
          <tr key={kind} className={styles[kind]}>
            <th scope="row" className={styles.kind}>
              {t(`climate_${kind}`)}
            </th>
            {months.map(month => {
              const degrees = climate[kind][month - 1] ?? 0
              return (
                <td
                  key={month}
                  className={cx(styles.month, climate.best.includes(month) && styles.best)}
                  style={{ '--degrees': degrees } as CSSProperties}
                >
                  {degrees}°
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
