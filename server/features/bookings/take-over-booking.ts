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
 * Gives a booking that was made without an account to who has proven that the address it was made with is theirs; the
 * token of whoever began it ends. Whose it is already, it stays. Throws `not-found`, and `address-not-proven` whatever
 * the booking: who has proven nothing learns of none.
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
