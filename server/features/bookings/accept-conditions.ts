import type { BookingShown } from '#contract/booking-shapes'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import type { Actor } from '#domain/actor'
import { bookingRights } from '#domain/booking/booking-rights'
import { fallenBookings } from '#domain/booking/booking-status'
import type { Day } from '#domain/day'
import type { Language } from '#domain/language'
import type { Context } from '#server/context'
import { allow } from '#server/platform/allow'
import { acceptedByActor, recordAcceptance } from './conditions.ts'
import { getBooking } from './get-booking.ts'
import { lockBooking, statusNow } from './nights.ts'
import { findBooked } from './queries.ts'

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
): Promise<BookingShown> {
  allow(bookingRights, actor, 'settle', await findBooked(tx, bookingId))
  const { row, items, now } = await lockBooking(tx, bookingId)
  const status = statusNow(row.status, items, now)
  if (status !== row.status) throw new Refusal('option-over')
  if (fallenBookings.includes(status)) throw new Refusal('not-in-this-state')
  if (version !== row.termsFrom) throw new Refusal('edited-meanwhile')
  await recordAcceptance(tx, world, { bookingId, by: acceptedByActor(actor), language })
  return getBooking(tx, world, actor, bookingId)
}
