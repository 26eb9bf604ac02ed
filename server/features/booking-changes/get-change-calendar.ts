import type { z } from 'zod'
import type { getChangeCalendar as getChangeCalendarCall } from '#contract/booking/booking-changes'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import type { Context } from '#server/context'
import { findBookings, findOpenNights } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { changeableItem } from './price-change.ts'

/**
 * Returns the nights to which a client can move a booking; its own nights count as free. Throws `not-found`, and
 * `not-in-this-state` unless the booking is confirmed and has one villa.
 */
export async function getChangeCalendar(
  db: Queryable,
  world: Pick<Context, 'catalogue'>,
  actor: Actor,
  bookingId: number,
): Promise<z.input<typeof getChangeCalendarCall.reply>> {
  const [found] = await findBookings(db, [bookingId])
  authorize(bookingPolicy, actor, 'change', found?.booked)
  if (!found) throw new ProblemError('not-found')
  const item = changeableItem(found)
  const { seasons, ...open } = await findOpenNights(db, world, item.villaId, [item.id])
  return {
    ...open,
    arrivals: seasons.map(({ from, to, minimumNights, changeover }) => ({
      from,
      to,
      minimumNights,
      changeover: [...changeover],
    })),
  }
}
