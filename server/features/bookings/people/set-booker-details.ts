import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { bookerForm } from '#contract/forms/booker'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { booking, trip } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { type BookingStatus, bookingStatus } from '#domain/lifecycles/booking-status'
import type { Context } from '#server/context'
import { authorize } from '#server/platform/auth/authorize'
import { getBooking } from '../get-booking.ts'
import { checkHoldLimitsOfEmail } from '../occupancy/limit-holds.ts'
import { effectiveStatus, lockBooking } from '../occupancy/occupancy.ts'
import { findBooked } from '../queries.ts'

/** Bookings that can still get e-mails. */
const emailableStatuses: readonly BookingStatus[] = [
  bookingStatus.onlineOption,
  bookingStatus.officeOption,
  bookingStatus.confirmed,
]

/**
 * Stores the booker and the e-mail address of a booking; they can be corrected until the stay ends. Throws `not-found`,
 * `option-over`, `not-in-this-state` and `too-many-options`.
 */
export async function setBookerDetails(
  tx: Transaction,
  world: Pick<Context, 'catalogue'>,
  actor: Actor,
  bookingId: number,
  { firstname, lastname, email, phone, wishes }: z.output<typeof bookerForm>,
): Promise<BookingResponse> {
  authorize(bookingPolicy, actor, 'change', await findBooked(tx, bookingId))
  const { row, items, now } = await lockBooking(tx, bookingId)
  const status = effectiveStatus(row.status, items, now)
  if (status === bookingStatus.expired) throw new ProblemError('option-over')
  if (!emailableStatuses.includes(status)) throw new ProblemError('not-in-this-state')
  await checkHoldLimitsOfEmail(tx, actor, row, email)
  await tx.update(booking).set({ firstName: firstname, lastName: lastname, email }).where(eq(booking.id, bookingId))
  const told = { phone, notes: wishes }
  await tx
    .insert(trip)
    .values({ bookingId, ...told })
    .onConflictDoUpdate({ target: trip.bookingId, set: { ...told, updatedAt: sql`app_now()` } })
  return getBooking(tx, world, actor, bookingId)
}
