import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PageOf } from '#contract/pages'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { parseIdParam } from '#domain/text/id'
import { AccountSkeleton } from '#web/features/account/public'
import { useAuthState } from '#web/features/session/public'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../booking.module.css'
import { HeldBooking } from '../checkout/held-booking'
import { QuoteStep } from '../checkout/quote-step'
import { matchesStayRequest, parseStayRequest, stayRequestOf } from '../checkout/stay-request'
import { usePaymentFlow } from '../checkout/use-payment-flow'
import { setCurrentBookingId } from '../current-booking'
import { useBooking } from '../use-booking'
import { BookingStatusView } from './booking-status-view'
import { NoBooking } from './no-booking'

const ended: readonly number[] = [bookingStatus.expired, bookingStatus.cancelled]

/**
 * An online booking (27). The URL names a stay to offer, or a booking; without either it is the booking in progress
 * in this browser.
 */
export default function OnlineBooking({ page }: { page: PageOf<'own'> }) {
  const { search } = useLocation()
  const standing = useAuthState()
  const { data: read, isError: failed, refetch: again } = useBooking()
  const status = read?.booking.status
  const before = useRef(status)
  useEffect(() => {
    before.current = status
  }, [status])

  const { payment, begin } = usePaymentFlow(again)
  const named = parseIdParam(search, 'booking')
  const isHeld = status === bookingStatus.onlineOption
  useEffect(() => {
    if (named !== undefined && isHeld) setCurrentBookingId(named)
  }, [named, isHeld])
  if (failed)
    return (
      <div className={styles.page}>
        <QueryFallback failed again={again} />
      </div>
    )
  if (read === undefined || (isHeld && payment?.state === 'paid')) return <AccountSkeleton />
  const request = parseStayRequest(search)
  const booking = read?.booking
  const stands = booking && !ended.includes(booking.status)
  if (request && !(stands && matchesStayRequest(booking, request)))
    return <QuoteStep key={search} page={page} first={request} held={booking?.status === bookingStatus.onlineOption} />
  if (!booking || standing.kind !== 'authenticated') return <NoBooking page={page} />
  if (isHeld)
    return (
      <HeldBooking
        key={booking.id}
        page={page}
        contact={standing.contact}
        read={read}
        again={again}
        payment={payment}
        onPayment={begin}
      />
    )
  if (stands)
    return (
      <BookingStatusView
        page={page}
        contact={standing.contact}
        booking={booking}
        again={again}
        payment={payment}
        isNews={before.current === bookingStatus.onlineOption}
        onPayment={begin}
      />
    )
  const made = stayRequestOf(booking)
  return made ? (
    <QuoteStep key={`after ${booking.id}`} page={page} first={made} before={booking} payment={payment} />
  ) : (
    <NoBooking page={page} />
  )
}
