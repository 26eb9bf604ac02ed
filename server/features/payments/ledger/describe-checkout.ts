import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { daysBetween } from '#domain/calendar/day'
import { majorOf } from '#domain/pricing/money'
import { findBookings, sumsOf } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { currencyCode } from '../queries.ts'

/** The data-layer event of a checkout: the villa, the nights and the total. Throws `not-found`. */
export async function describeCheckout(db: Queryable, actor: Actor, bookingId: number) {
  const [booking] = await findBookings(db, [bookingId])
  authorize(bookingPolicy, actor, 'settle', booking?.booked)
  const item = booking?.items.find(({ kind }) => kind === 'villa')
  if (!booking || !item) throw new ProblemError('not-found')
  return {
    event: 'booking_checkout' as const,
    villa_id: item.villa.id,
    villa_name: item.villa.name,
    nights: daysBetween(item.stay.from, item.stay.to),
    value: majorOf(sumsOf(booking).totalCents),
    currency: await currencyCode(db, booking.row.currencyId),
  }
}
