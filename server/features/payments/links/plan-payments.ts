import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { findBooked, lockBooking, scheduleBalance, unplanBalance } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { findLinks, rejoinBalance, takenPositions } from './payment-links.ts'

/**
 * Splits the balance of the actor's own booking into instalments by dates. Throws `not-found`, and `not-in-this-state`
 * where the terms do not offer it, or a link has a share of it.
 */
export async function planPayments(
  tx: Transaction,
  actor: Actor,
  { bookingId, parts }: { bookingId: number; parts: number },
): Promise<void> {
  authorize(bookingPolicy, actor, 'change', await findBooked(tx, bookingId))
  await lockBooking(tx, bookingId)
  await rejoinBalance(tx, bookingId)
  await scheduleBalance(tx, bookingId, parts)
  await recordEvent(tx, bookingId, { kind: 'balance-split', actor: actorOf(actor), data: { parts } })
  const links = await findLinks(tx, bookingId)
  if (links.some(({ link, isOpen }) => isOpen && link.part === 'balance')) throw new ProblemError('not-in-this-state')
}

/**
 * Ends a payment plan: the balance is one sum again, due when it originally was, except for shares of links and
 * payments. Throws `not-found`, and `not-in-this-state` where no plan is left.
 */
export async function unplanPayments(tx: Transaction, actor: Actor, bookingId: number): Promise<void> {
  authorize(bookingPolicy, actor, 'change', await findBooked(tx, bookingId))
  await lockBooking(tx, bookingId)
  await rejoinBalance(tx, bookingId)
  await unplanBalance(tx, bookingId, await takenPositions(tx, bookingId))
  await recordEvent(tx, bookingId, { kind: 'balance-split', actor: actorOf(actor), data: { parts: 1 } })
}
