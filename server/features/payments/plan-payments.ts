import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import type { Actor } from '#domain/actor'
import { bookingRights } from '#domain/booking/booking-rights'
import { findBooked, lockBooking, planBalance } from '#server/features/bookings/public'
import { allow } from '#server/platform/allow'
import { findLinks, rejoinBalance } from './payment-links.ts'

/**
 * Has the balance of a booking of one's own paid in parts by dates. Throws `not-found`, and `not-in-this-state` where the
 * terms do not offer it, or a link pays of it.
 */
export async function planPayments(
  tx: Transaction,
  actor: Actor,
  { bookingId, parts }: { bookingId: number; parts: number },
): Promise<void> {
  allow(bookingRights, actor, 'change', await findBooked(tx, bookingId))
  await lockBooking(tx, bookingId)
  await rejoinBalance(tx, bookingId)
  await planBalance(tx, bookingId, parts)
  const links = await findLinks(tx, bookingId)
  if (links.some(({ link, isOpen }) => isOpen && link.part === 'balance')) throw new Refusal('not-in-this-state')
}
