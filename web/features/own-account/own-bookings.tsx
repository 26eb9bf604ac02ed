import type { BookingShown } from '#contract/booking-shapes'
import { bookingStatus } from '#domain/booking/booking-status'
import { formatDay, formatDays, formatMoney } from '#domain/formats'
import { useAsked } from '#web/asked'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { useSite } from '#web/site'
import { Button, ButtonLink } from '#web/ui/button'
import { InternalLink } from '#web/ui/internal-link'
import { Skeleton } from '#web/ui/skeleton'
import { placeOfBooking, stateWord } from './booking-places'
import { bookingSections } from './booking-sections'
import styles from './own-frame.module.css'

interface OwnBookingsProps {
  contactId: string
  past?: boolean
  /** The bookings belong to another client, who shares them with a guest or a travel agent. */
  sharedWith?: 'guest' | 'agent'
}

/** Bookings of a client, or shared with them, in groups; ended ones on request only. */
export function OwnBookings({ contactId, past = false, sharedWith }: OwnBookingsProps) {
  const t = useT()
  const { menus } = useSite()
  const call = past ? 'GET /core/bookings/contactid/{id}' : 'GET /core/bookings/contactid/{id}/excludepastbookings'
  const { data, failed, again } = useAsked(`${call} ${contactId}`, signal =>
    ownApi(call, { params: { id: contactId } }, { signal }),
  )
  if (failed)
    return (
      <p role="alert">
        {t('error_part')}{' '}
        <Button look="quiet" onClick={again}>
          {t('error_again')}
        </Button>
      </p>
    )
  if (!data) return <Skeleton />
  const sections = bookingSections(data, { past })
  if (sections.length === 0 && sharedWith)
    return (
      <>
        <p>{t(sharedWith === 'agent' ? 'own_bookings_agent_none' : 'own_bookings_guest_none')}</p>
        <p className={styles.ways}>
          <ButtonLink to="/results" look="secondary">
            {t('own_find')}
          </ButtonLink>
        </p>
      </>
    )
  if (sections.length === 0)
    return (
      <>
        <p>{t('own_bookings_none')}</p>
        <p className={styles.ways}>
          <ButtonLink to="/results" look="secondary">
            {t('own_find')}
          </ButtonLink>
          <ButtonLink to={menus.enquire.path} look="secondary">
            {menus.enquire.name}
          </ButtonLink>
        </p>
      </>
    )
  return sections.map(({ heading, bookings }) => (
    <section key={heading} className={styles.part}>
      <h2>{t(heading)}</h2>
      <ul className={styles.rows}>
        {bookings.map(booking => (
          <OwnBooking key={booking.id} booking={booking} />
        ))}
      </ul>
    </section>
  ))
}

/** A booking as a row: place, dates, status and next payment. */
function OwnBooking({ booking }: { booking: BookingShown }) {
  const t = useT()
  const language = useLanguage()
  const { currencies } = useSite()
  const { reference, status, totalPrice, payments, bookingItems, bookingPaymentCurrencyId } = booking
  const code = currencies.find(({ id }) => id === bookingPaymentCurrencyId)?.code ?? 'EUR'
  const next = status <= 2 ? payments.find(({ paidAt }) => paidAt === null) : undefined
  const place = placeOfBooking(booking)
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
        <p className={styles.soft}>
          {t('own_booking_reference', { reference })}
          {` · ${t(stateWord(status))}`}
        </p>
      </div>
      <div>
        {status !== bookingStatus.cancelled && totalPrice !== null && <p>{formatMoney(totalPrice, code, language)}</p>}
        {next && (
          <p className={styles.soft}>
            {t(next.kind === 'deposit' ? 'own_booking_deposit' : 'own_booking_balance', {
              amount: formatMoney(next.amount, code, language),
              day: formatDay(next.due, language),
            })}
          </p>
        )}
        {place && (
          <p>
            <InternalLink to={place.to} aria-label={t('own_booking_of', { what: t(place.word), reference })}>
              {t(place.word)}
            </InternalLink>
          </p>
        )}
      </div>
    </li>
  )
}
