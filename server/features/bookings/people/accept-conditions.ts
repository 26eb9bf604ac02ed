import type { BookingResponse } from '#contract/booking/booking-schemas'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import type { Day } from '#domain/calendar/day'
import { failedBookingStatuses } from '#domain/lifecycles/booking-status'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { authorize } from '#server/platform/auth/authorize'
import { getBooking } from '../get-booking.ts'
import { effectiveStatus, lockBooking } from '../occupancy/occupancy.ts'
import { findBooked } from '../queries.ts'
import { acceptedByActor, recordAcceptance } from './conditions.ts'

/**
 * Stores that a client or an invited guest accepts the conditions of a booking; each does so once, before paying its
 * deposit. `version` is that of the booking's terms, as shown beside the checkbox. Throws `not-found`,
 * `not-in-this-state`, `option-over`, and `edited-meanwhile` for another version.
 */
export async function acceptConditions(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock'>,
  actor: Actor,
  { id: bookingId, version, language }: { id: number; version: Day; language: Language },
): Promise<BookingResponse> {
  authorize(bookingPolicy, actor, 'settle', await findBooked(tx, bookingId))
  const { row, items, now } = await lockBooking(tx, bookingId)
  const status = effectiveStatus(row.status, items, now)
  if (status !== row.status) throw new ProblemError('option-over')
  if (failedBookingStatuses.includes(status)) throw new ProblemError('not-in-this-state')
  if (version !== row.termsFrom) throw new ProblemError('edited-meanwhile')
  await recordAcceptance(tx, world, { bookingId, by: acceptedByActor(actor), language })
  return getBooking(tx, world, actor, bookingId)
}
