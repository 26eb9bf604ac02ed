import { eq } from 'drizzle-orm'
import type { BookingShown } from '#contract/booking-shapes'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import { account, booking } from '#database/tables'
import type { LeadBooker } from '#domain/actor'
import type { Context } from '#server/context'
import { endSessions, identifyIn } from '#server/features/accounts/public'
import { getBooking } from './get-booking.ts'
import { lockBooking } from './nights.ts'

/**
 * Gives a booking that a visitor began to who has signed in since: they have the token that it was begun with, which
 * ends by it. Whose the booking is already, it stays. Throws `not-found`.
 */
export async function claimBooking(
  tx: Transaction,
  world: Pick<Context, 'catalogue'>,
  actor: LeadBooker,
  jwt: string,
): Promise<BookingShown> {
  const begun = await identifyIn(tx)(jwt)
  if (begun?.actor.kind !== 'guest-user' || actor.lookingOn) throw new Refusal('not-found')
  const { guestUserId, bookingId } = begun.actor
  const { row } = await lockBooking(tx, bookingId)
  if (row.contactId !== null) throw new Refusal('not-found')
  await tx.update(booking).set({ contactId: actor.contactId }).where(eq(booking.id, bookingId))
  const [guest] = await tx.select({ id: account.id }).from(account).where(eq(account.guestUserId, guestUserId))
  if (guest) await endSessions(tx, guest.id)
  return getBooking(tx, world, actor, bookingId)
}
