import type { BookingResponse } from '#contract/booking/booking-schemas'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { LeadBooker } from '#domain/access/actor'
import { normaliseEmail } from '#domain/people/accounts'
import type { Context } from '#server/context'
import { getOwnAccount, giveBooking } from '#server/features/accounts/public'
import { getBooking } from '../get-booking.ts'
import { lockBooking } from '../occupancy/occupancy.ts'

/**
 * Transfers a booking made without an account to the client who has proven its e-mail address, and revokes the
 * visitor's token. A booking that has an owner keeps it. Throws `not-found`, and `address-not-proven` for any booking,
 * so that it does not reveal which ones exist.
 */
export async function claimBookingByEmail(
  tx: Transaction,
  world: Pick<Context, 'catalogue'>,
  actor: LeadBooker,
  bookingId: number,
): Promise<BookingResponse> {
  const { email, proven } = await getOwnAccount(tx, actor)
  if (!proven) throw new ProblemError('address-not-proven')
  const { row } = await lockBooking(tx, bookingId)
  if (row.contactId === null) {
    if (normaliseEmail(row.email ?? '') !== email) throw new ProblemError('not-found', { withheld: true })
    await giveBooking(tx, { bookingId, contactId: actor.contactId })
  }
  return getBooking(tx, world, actor, bookingId)
}
