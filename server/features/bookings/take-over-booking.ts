import type { BookingShown } from '#contract/booking-shapes'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import { sameAddress } from '#domain/accounts'
import type { LeadBooker } from '#domain/actor'
import type { Context } from '#server/context'
import { getOwnAccount, giveBooking } from '#server/features/accounts/public'
import { getBooking } from './get-booking.ts'
import { lockBooking } from './nights.ts'

/**
 * Transfers a booking made without an account to the client who has proven its e-mail address, and revokes the
 * visitor's token. A booking that has an owner keeps it. Throws `not-found`, and `address-not-proven` for any booking,
 * so that it does not reveal which ones exist.
 */
export async function takeOverBooking(
  tx: Transaction,
  world: Pick<Context, 'catalogue'>,
  actor: LeadBooker,
  bookingId: number,
): Promise<BookingShown> {
  const { email, proven } = await getOwnAccount(tx, actor)
  if (!proven) throw new Refusal('address-not-proven')
  const { row } = await lockBooking(tx, bookingId)
  if (row.contactId === null) {
    if (sameAddress(row.email ?? '') !== email) throw new Refusal('not-found', { withheld: true })
    await giveBooking(tx, { bookingId, contactId: actor.contactId })
  }
  return getBooking(tx, world, actor, bookingId)
}
