import type { Calendar } from '#domain/calendar'
import { type MessageKey, useT } from '#web/messages'
import { classes } from '#web/ui/classes'
import styles from './calendar.module.css'

const entries: { key: MessageKey; look: string | undefined; ofVilla: boolean }[] = [
  { key: 'calendar_key_change', look: classes(styles.available, styles.checkIn), ofVilla: true },
  { key: 'calendar_key_free', look: styles.available, ofVilla: true },
  { key: 'calendar_key_contact', look: classes(styles.pending, styles.contactUs), ofVilla: true },
  { key: 'calendar_key_taken', look: styles.disabled, ofVilla: true },
  { key: 'calendar_key_stay', look: styles.first, ofVilla: false },
]

/** What the looks of the days mean. A search without a villa knows no check-in days: there only the stay is shown. */
export function CalendarKey({ calendar }: { calendar: Calendar }) {
  const t = useT()
  const ofVilla = calendar.availableCheckInDates !== undefined
  if (!ofVilla) return null
  return (
    <ul className={styles.key} aria-label={t('calendar_key')}>
      {entries
        .filter(entry => ofVilla || !entry.ofVilla)
        .map(({ key, look }) => (
          <li key={key}>
            <span className={classes(styles.swatch, styles.ofVilla, look)} aria-hidden="true">
              {key === 'calendar_key_taken' ? '8' : ''}
            </span>
            {t(key)}
          </li>
        ))}
    </ul>
  )
}
