import { Refusal } from '#contract/refusals'
import type { Reads } from '#database/connection'
import type { Actor } from '#domain/actor'
import { bookingRights } from '#domain/booking/booking-rights'
import { daysBetween } from '#domain/day'
import { majorOf } from '#domain/money'
import { findBookings, sumsOf } from '#server/features/bookings/public'
import { allow } from '#server/platform/allow'
import { codeOf } from './queries.ts'

/** The data-layer event of a checkout: the villa, the nights and the total. Throws `not-found`. */
export async function describeCheckout(db: Reads, actor: Actor, bookingId: number) {
  const [booking] = await findBookings(db, [bookingId])
  allow(bookingRights, actor, 'settle', booking?.booked)
  const item = booking?.items.find(({ kind }) => kind === 'villa')
  if (!booking || !item) throw new Refusal('not-found')
  return {
    event: 'booking_checkout' as const,
    villa_id: item.villa.id,
    villa_name: item.villa.name,
    nights: daysBetween(item.stay.from, item.stay.to),
    value: majorOf(sumsOf(booking).totalCents),
    currency: await codeOf(db, booking.row.currencyId),
  }
}
