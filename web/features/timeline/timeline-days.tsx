import type { TimelineEntryShown } from '#contract/booking/timeline'
import type { Day } from '#domain/calendar/day'
import { formatDay, formatMoney, formatTime } from '#domain/calendar/formats'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import styles from './timeline.module.css'

interface TimelineDaysProps {
  /** In the order in which they are shown. */
  entries: readonly TimelineEntryShown[]
  /** The day at the villa. */
  today: Day
  currencyId: number
}

/** Entries by day. */
export function TimelineDays({ entries, today, currencyId }: TimelineDaysProps) {
  const t = useT()
  const language = useLanguage()
  const byDay = Map.groupBy(entries, ({ day }) => day)
  return (
    <ol className={styles.days}>
      {[...byDay].map(([day, some]) => (
        <li key={day} className={styles.day}>
          <h3 className={styles.date}>
            <time dateTime={day}>{formatDay(day, language)}</time>
            {day === today && <span className={styles.today}>{t('timeline_today')}</span>}
          </h3>
          <ul className={styles.entries}>
            {some.map(entry => (
              <Entry key={entry.id} entry={entry} currencyId={currencyId} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry, currencyId }: { entry: TimelineEntryShown; currencyId: number }) {
  const t = useT()
  const language = useLanguage()
  const { currencies } = useSite()
  const { kind, what, name, time, amount, state } = entry
  const code = currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR'
  // Message selectors cannot contain hyphens.
  const words = t('timeline_entry', { kind: kind.replaceAll('-', '_'), what: what.replaceAll('-', '_'), name })
  return (
    <li className={cx(styles.entry, styles[state === 'to-come' ? 'ahead' : state])}>
      <span className={styles.time}>
        {time && (
          <time dateTime={time}>
            {formatTime(time, language)}
            {language === 'de' && '\u00a0Uhr'}
          </time>
        )}
      </span>
      <span>
        {words}
        {state === 'late' && <strong className={styles.overdue}> · {t('timeline_late')}</strong>}
      </span>
      {amount !== null && <span className={styles.amount}>{formatMoney(amount, code, language)}</span>}
    </li>
  )
}
