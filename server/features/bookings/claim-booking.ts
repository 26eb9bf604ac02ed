import type { BookingShown } from '#contract/booking-shapes'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import type { LeadBooker } from '#domain/actor'
import type { Context } from '#server/context'
import { giveBooking, identifyIn } from '#server/features/accounts/public'
import { getBooking } from './get-booking.ts'
import { lockBooking } from './nights.ts'

/**
 * Transfers a visitor's booking to the client who has signed in since. They prove it with the visitor's token, which is
 * revoked. A booking that has an owner keeps it. Throws `not-found`.
 */
export async function claimBooking(
  tx: Transaction,
  world: Pick<Context, 'catalogue'>,
  actor: LeadBooker,
  jwt: string,
): Promise<BookingShown> {
  const begun = await identifyIn(tx)(jwt)
  if (begun?.actor.kind !== 'guest-user' || actor.lookingOn) throw new Refusal('not-found')
  const { bookingId } = begun.actor
  const { row } = await lockBooking(tx, bookingId)
  if (row.contactId !== null) throw new Refusal('not-found')
  await giveBooking(tx, { bookingId, contactId: actor.contactId })
  return getBooking(tx, world, actor, bookingId)
}
