import { useRef } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { Timeline, TimelineEntryShown } from '#contract/booking/timeline'
import { formatZone } from '#domain/calendar/format-datetime'
import { formatDays, formatTime } from '#domain/calendar/formats'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { OfflineNote, useOfflineCopy } from '#web/features/offline/public'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { QueryFallback } from '#web/ui/query-boundary'
import { CalendarFeed } from './calendar-feed'
import styles from './timeline.module.css'
import { TimelineDays } from './timeline-days'

interface TimelineOfProps {
  bookingId: number
  contact: CurrentContact
}

/** The timeline of one booking: what comes first, what has been below. */
export function TimelineOf({ bookingId, contact }: TimelineOfProps) {
  const t = useT()
  const lang = useLanguage()
  const call = 'GET /core/bookings/{id}/timeline'
  const key = `timeline ${bookingId} ${contact.id}`
  const { data, isError, refetch } = useQuery(`${key} ${lang}`, signal =>
    sessionApi(call, { params: { id: bookingId }, query: { lang } }, { signal }),
  )
  const part = useRef<HTMLDivElement>(null)
  const isSaved = useOfflineCopy(part, { contactId: contact.id, content: data })
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  const { villa, place, arrival, departure, reference, timezone, today, entries, conflicts, status, feed } = data
  const isPast = ({ state }: TimelineEntryShown) => state === 'past'
  const [past, ahead] = [entries.filter(isPast), entries.filter(entry => !isPast(entry))]
  return (
    <>
      <div className={styles.timeline} ref={part}>
        <header className={styles.head}>
          <p className={styles.villa}>{[villa, place].filter(Boolean).join(', ')}</p>
          <p>
            {formatDays({ from: arrival, to: departure }, lang)} · {t('account_booking_reference', { reference })}
          </p>
          <p className={styles.muted}>{t('timeline_zone', { zone: formatZone(timezone, lang) })}</p>
        </header>
        {conflicts.length > 0 && <Conflicts timeline={data} bookingId={bookingId} />}
        <section className={styles.part}>
          <h2>{t('timeline_to_come')}</h2>
          {ahead.length > 0 ? (
            <TimelineDays entries={ahead} today={today} currencyId={data.currencyId} />
          ) : (
            <p>{t('timeline_nothing')}</p>
          )}
        </section>
        {past.length > 0 && (
          <section className={styles.part}>
            <h2>{t('timeline_past')}</h2>
            <TimelineDays entries={past.toReversed()} today={today} currencyId={data.currencyId} />
          </section>
        )}
      </div>
      {status === bookingStatus.confirmed && !contact.loggedInAsContactAdmin && (
        <CalendarFeed bookingId={bookingId} queryKey={key} createdAt={feed?.createdAt} />
      )}
      <OfflineNote isSaved={isSaved} />
    </>
  )
}

function Conflicts({ timeline: { conflicts, entries }, bookingId }: { timeline: Timeline; bookingId: number }) {
  const t = useT()
  const language = useLanguage()
  const suffix = language === 'de' ? '\u00a0Uhr' : ''
  const timeOf = (id: string) => {
    const time = entries.find(entry => entry.id === id)?.time
    return time ? `${formatTime(time, language)}${suffix}` : ''
  }
  return (
    <section className={styles.conflicts} aria-labelledby="timeline-conflicts">
      <h2 id="timeline-conflicts">{t('timeline_conflicts')}</h2>
      <ul>
        {conflicts.map(({ reason, entryIds: [plan, house] }) => (
          <li key={reason}>
            {t('timeline_conflict', {
              reason: reason.replaceAll('-', '_'),
              plan: timeOf(plan),
              house: timeOf(house),
            })}{' '}
            <InternalLink to={`/secure/trip-details?booking=${bookingId}`}>
              {t('timeline_conflict_action', { reason: reason.replaceAll('-', '_') })}
            </InternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
