import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import { cardRefund, paymentAttempt } from '#database/tables'
import { attemptStatus } from '#domain/payments/attempt'
import { askRefund, type RefundCause } from './settle.ts'

/** What was paid by card for a booking and has not gone back, by attempt, the last first. */
async function findKept(tx: Transaction, bookingId: number) {
  const { authorised, paid } = attemptStatus
  // What is taken against damage is no part of the price.
  const ofStay = and(
    eq(paymentAttempt.bookingId, bookingId),
    inArray(paymentAttempt.status, [authorised, paid]),
    ne(paymentAttempt.part, 'damage'),
  )
  const attempts = await tx
    .select({
      id: paymentAttempt.id,
      part: paymentAttempt.part,
      itemIds: paymentAttempt.itemIds,
      status: paymentAttempt.status,
      cents: sql<number>`${paymentAttempt.cents} - coalesce(sum(${cardRefund.cents}), 0)::integer`,
    })
    .from(paymentAttempt)
    .leftJoin(cardRefund, eq(cardRefund.attemptId, paymentAttempt.id))
    .where(ofStay)
    .groupBy(paymentAttempt.id)
    .orderBy(desc(paymentAttempt.settledAt), asc(paymentAttempt.id))
  // What is being taken at this moment cannot be given back yet.
  if (attempts.some(({ status }) => status === authorised)) throw new Refusal('not-in-this-state')
  return attempts.filter(({ cents }) => cents > 0)
}

/**
 * Has so much of what was paid for a booking given back to the cards it came from, the last payment first; answers what
 * is left for a bank transfer. The booking is locked. Throws `not-in-this-state` while a payment is being taken.
 */
export async function giveBack(
  tx: Transaction,
  bookingId: number,
  cents: number,
  cause: RefundCause,
): Promise<{ byCard: number; byTransfer: number }> {
  if (cents === 0) return { byCard: 0, byTransfer: 0 }
  let left = cents
  for (const { id, cents: kept } of await findKept(tx, bookingId)) {
    const part = Math.min(kept, left)
    if (part === 0) break
    await askRefund(tx, { id }, part, cause)
    left -= part
  }
  return { byCard: cents - left, byTransfer: left }
}
