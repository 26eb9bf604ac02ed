import type { Calendar } from '#domain/availability/calendar'
import { type MessageKey, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import styles from './days.module.css'

const entries: { key: MessageKey; look: string | undefined }[] = [
  { key: 'calendar_key_change', look: cx(styles.available, styles.checkIn) },
  { key: 'calendar_key_free', look: styles.available },
  { key: 'calendar_key_contact', look: cx(styles.pending, styles.contactUs) },
  { key: 'calendar_key_taken', look: styles.disabled },
  { key: 'calendar_key_stay', look: styles.first },
]

/** Legend of a villa's calendar. A search without a villa has no changeover days and needs none. */
export function CalendarLegend({ calendar }: { calendar: Calendar }) {
  const t = useT()
  if (calendar.availableCheckInDates === undefined) return null
  return (
    <ul className={styles.key} aria-label={t('calendar_key')}>
      {entries.map(({ key, look }) => (
        <li key={key}>
          <span className={cx(styles.swatch, styles.ofVilla, look)} aria-hidden="true">
            {key === 'calendar_key_taken' ? '8' : ''}
          </span>
          {t(key)}
        </li>
      ))}
    </ul>
  )
}
