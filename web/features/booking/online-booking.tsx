import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PageOf } from '#contract/pages'
import { bookingStatus } from '#domain/booking/booking-status'
import { NotCome, OwnRoom } from '#web/features/own-account/public'
import { useStanding } from '#web/features/session/public'
import styles from './booking.module.css'
import { idIn, keepCurrentBooking } from './current-booking'
import { Held } from './held'
import { NothingHere } from './nothing-here'
import { Offer } from './offer'
import { Standing } from './standing'
import { isFor, readWish, wishOf } from './stay-wish'
import { useBooking } from './use-booking'
import { usePaying } from './use-paying'

const ended: readonly number[] = [bookingStatus.expired, bookingStatus.cancelled]

/**
 * An online booking (27). The URL names a stay to offer, or a booking; without either it is the booking in progress
 * in this browser.
 */
export default function OnlineBooking({ page }: { page: PageOf<'own'> }) {
  const { search } = useLocation()
  const standing = useStanding()
  const { data: read, failed, again } = useBooking()
  const status = read?.booking.status
  const before = useRef(status)
  useEffect(() => {
    before.current = status
  }, [status])

  const { payment, begin } = usePaying(again)
  const named = idIn(search, 'booking')
  const isHeld = status === bookingStatus.onlineOption
  useEffect(() => {
    if (named !== undefined && isHeld) keepCurrentBooking(named)
  }, [named, isHeld])
  if (failed)
    return (
      <div className={styles.page}>
        <NotCome failed again={again} />
      </div>
    )
  if (read === undefined || (isHeld && payment?.state === 'paid')) return <OwnRoom />
  const wish = readWish(search)
  const booking = read?.booking
  const stands = booking && !ended.includes(booking.status)
  if (wish && !(stands && isFor(booking, wish)))
    return <Offer key={search} page={page} first={wish} held={booking?.status === bookingStatus.onlineOption} />
  if (!booking || standing.kind !== 'somebody') return <NothingHere page={page} />
  if (isHeld)
    return (
      <Held
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
      <Standing
        page={page}
        contact={standing.contact}
        booking={booking}
        again={again}
        payment={payment}
        isNews={before.current === bookingStatus.onlineOption}
        onPayment={begin}
      />
    )
  const made = wishOf(booking)
  return made ? (
    <Offer key={`after ${booking.id}`} page={page} first={made} before={booking} payment={payment} />
  ) : (
    <NothingHere page={page} />
  )
}
