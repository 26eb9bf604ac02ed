import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'

/** The events of a booking, the newest first. */
export function BookingEvents({ bookingId, me }: { bookingId: number; me: StaffPerson }) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  return (
    <section className={styles.part} aria-labelledby="events">
      <h2 id="events">{t('admin_booking_events')}</h2>
      <OfficeList
        queryKey={`office events ${bookingId} ${me.id}`}
        load={async (cursor: number | undefined, signal) => {
          const asked = { params: { id: bookingId }, query: cursor === undefined ? {} : { cursor } }
          const { events, next } = await adminApi('GET /office/bookings/{id}/events', asked, { signal })
          return { rows: events, next }
        }}
        empty={t('admin_booking_no_events')}
      >
        {events => (
          <ol className={styles.rows}>
            {events.map(({ id, at, kind, actor, data }) => (
              <li key={id} className={styles.entry}>
                <time dateTime={at} className={styles.muted}>
                  {moment(at)}
                </time>
                <div>
                  <p>{t(`admin_event_${kind}`)}</p>
                  {kind === 'moved' && (
                    <p className={styles.muted}>
                      {formatDay(String(data.previousFrom), language)} → {formatDay(String(data.from), language)}
                    </p>
                  )}
                </div>
                <p className={styles.muted}>{t(`admin_event_actor_${actor}`)}</p>
              </li>
            ))}
          </ol>
        )}
      </OfficeList>
    </section>
  )
}
