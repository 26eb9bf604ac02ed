import type { BookingResponse } from '#contract/booking/booking-schemas'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { LeadBooker } from '#domain/access/actor'
import type { Context } from '#server/context'
import { createTokenResolver, giveBooking } from '#server/features/accounts/public'
import { getBooking } from '../get-booking.ts'
import { lockBooking } from '../occupancy/occupancy.ts'

/**
 * Transfers a visitor's booking to the client who has signed in since. They prove it with the visitor's token, which is
 * revoked. A booking that has an owner keeps it. Throws `not-found`.
 */
export async function claimBooking(
  tx: Transaction,
  world: Pick<Context, 'catalogue'>,
  actor: LeadBooker,
  jwt: string,
): Promise<BookingResponse> {
  const begun = await createTokenResolver(tx)(jwt)
  if (begun?.actor.kind !== 'guest-user' || actor.impersonated) throw new ProblemError('not-found')
  const { bookingId } = begun.actor
  const { row } = await lockBooking(tx, bookingId)
  if (row.contactId !== null) throw new ProblemError('not-found')
  await giveBooking(tx, { bookingId, contactId: actor.contactId })
  return getBooking(tx, world, actor, bookingId)
}
