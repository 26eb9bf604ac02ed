import { and, eq } from 'drizzle-orm'
import type { WineOrderShown } from '#contract/extras/wine-schemas'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { bookingItem } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import { findTransitionProblem } from '#domain/lifecycles/state-machine'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { findBooked, lockBooking } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { getOrder } from './orders.ts'

/**
 * Gives up an order that is not paid for, or a request that is not answered; the database returns its bottles. A
 * repetition changes nothing. Throws `not-found` and `not-in-this-state`.
 */
export async function cancelWineOrder(tx: Transaction, actor: Actor, itemId: number): Promise<WineOrderShown> {
  const ofOrder = and(eq(bookingItem.id, itemId), eq(bookingItem.kind, 'wine'))
  const [of] = await tx.select({ bookingId: bookingItem.bookingId }).from(bookingItem).where(ofOrder)
  authorize(bookingPolicy, actor, 'change', of && (await findBooked(tx, of.bookingId)))
  if (!of) throw new ProblemError('not-found')
  const { now } = await lockBooking(tx, of.bookingId)
  const [item] = await tx.select().from(bookingItem).where(ofOrder).for('update')
  if (!item) throw new ProblemError('not-found')
  if (item.status !== itemStatus.declined && item.status !== itemStatus.cancelled) {
    // A paid order is cancelled with its booking only: the bottles may be on their way.
    const step = item.status === itemStatus.requested ? 'cancel' : 'decline'
    const problem = findTransitionProblem(itemLifecycle, step, item.status, { now })
    if (problem) throw new ProblemError(problem)
    await tx.update(bookingItem).set({ status: itemLifecycle.steps[step].to }).where(ofOrder)
    await recordEvent(tx, of.bookingId, { kind: 'wine-cancelled', actor: actorOf(actor), itemId })
  }
  return getOrder(tx, actor, itemId)
}
