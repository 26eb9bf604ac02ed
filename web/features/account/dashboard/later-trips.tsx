import type { Trip } from '#contract/booking/trips'
import { formatDays } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import layout from '../account-layout.module.css'
import { bookingLink } from '../booking-links'
import { countdown } from './next-trip'

/** Confirmed trips after the next one, each with the number of things that are missing. */
export function LaterTrips({ trips }: { trips: readonly Trip[] }) {
  const t = useT()
  const language = useLanguage()
  return (
    <section className={layout.part}>
      <h2>{t('account_trips_later')}</h2>
      <ul className={layout.rows}>
        {trips.map(trip => {
          const open = trip.tasks.filter(({ state }) => state === 'open' || state === 'overdue').length
          const place = bookingLink({ id: trip.bookingId, status: trip.status, totalPrice: trip.priced ? 0 : null })
          return (
            <li key={trip.bookingId} className={layout.row}>
              <div>
                <p>
                  <InternalLink to={trip.villa.url}>{trip.villa.name}</InternalLink>
                </p>
                <p>{formatDays(trip, language)}</p>
                <p className={layout.muted}>
                  {[countdown(t, trip), ...(open > 0 ? [t('account_tasks_open', { count: open })] : [])].join(' · ')}
                </p>
              </div>
              {place && (
                <InternalLink
                  to={place.to}
                  aria-label={t('account_booking_of', { what: t(place.word), reference: trip.reference })}
                >
                  {t(place.word)}
                </InternalLink>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
