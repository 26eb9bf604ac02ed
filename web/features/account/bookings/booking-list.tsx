import type { BookingResponse } from '#contract/booking/booking-schemas'
import { formatDay, formatDays, formatMoney } from '#domain/calendar/formats'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { FeedbackLink } from '#web/features/feedback/public'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../account-layout.module.css'
import { bookingLink, bookingStatusLabel } from '../booking-links'
import { NoTrips } from '../no-trips'
import { bookingSections, findEndedItems } from './booking-sections'
import { EndedItems } from './ended-items'

interface BookingListProps {
  contactId: string
  /** The bookings belong to another client, who shares them with a guest or a travel agent. */
  sharedWith?: 'guest' | 'agent'
  /** Ended holds and declined services can be hidden. */
  mayHide?: boolean
}

/** All bookings of a client, or shared with them, in groups. */
export function BookingList({ contactId, sharedWith, mayHide = false }: BookingListProps) {
  const t = useT()
  const call = 'GET /core/bookings/contactid/{id}'
  const { data, isError, refetch } = useQuery(`${call} ${contactId}`, signal =>
    sessionApi(call, { params: { id: contactId } }, { signal }),
  )
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  const sections = bookingSections(data)
  const ended = findEndedItems(data)
  const none = sharedWith === 'agent' ? 'account_bookings_agent_none' : 'account_bookings_guest_none'
  return (
    <>
      {sections.length + ended.length === 0 && <NoTrips text={t(sharedWith ? none : 'account_bookings_none')} />}
      {sections.map(({ heading, bookings }) => (
        <section key={heading} className={styles.part}>
          <h2>{t(heading)}</h2>
          <ul className={styles.rows}>
            {bookings.map(booking => (
              <BookingListItem key={booking.id} booking={booking} />
            ))}
          </ul>
        </section>
      ))}
      <EndedItems ended={ended} mayHide={mayHide} invalidates={call} />
    </>
  )
}

/** A booking as a row: place, dates, status and next payment. */
function BookingListItem({ booking }: { booking: BookingResponse }) {
  const t = useT()
  const language = useLanguage()
  const { currencies } = useSite()
  const { reference, status, totalPrice, payments, bookingItems, bookingPaymentCurrencyId } = booking
  const code = currencies.find(({ id }) => id === bookingPaymentCurrencyId)?.code ?? 'EUR'
  const next = status <= 2 ? payments.find(({ paidAt }) => paidAt === null) : undefined
  const place = bookingLink(booking)
  return (
    <li className={styles.row}>
      <div>
        {bookingItems
          .filter(({ kind }) => kind === 'villa')
          .map(({ id, villa, from, to }) => (
            <p key={id}>
              <InternalLink to={villa.url}>{villa.name}</InternalLink>
              <br />
              {formatDays({ from, to }, language)}
            </p>
          ))}
        <p className={styles.muted}>
          {t('account_booking_reference', { reference })}
          {` · ${t(bookingStatusLabel(status))}`}
        </p>
      </div>
      <div className={styles.money}>
        {status !== bookingStatus.cancelled && totalPrice !== null && <p>{formatMoney(totalPrice, code, language)}</p>}
        {next && (
          <p className={styles.muted}>
            {t(next.kind === 'deposit' ? 'account_booking_deposit' : 'account_booking_balance', {
              amount: formatMoney(next.amount, code, language),
              day: formatDay(next.due, language),
            })}
          </p>
        )}
        {place && (
          <p>
            <InternalLink to={place.to} aria-label={t('account_booking_of', { what: t(place.word), reference })}>
              {t(place.word)}
            </InternalLink>
          </p>
        )}
        {status === bookingStatus.completed && <FeedbackLink bookingId={booking.id} reference={reference} />}
      </div>
    </li>
  )
}
