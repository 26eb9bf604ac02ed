import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { Queryable } from '#database/connection'
import { cardRefund, paymentAttempt, paymentDifference } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { majorOf } from '#domain/pricing/money'

/** The refunds of a booking and, for staff, how its payments differ from the provider's records. */
export async function moneyMarks(
  db: Queryable,
  actor: Actor,
  bookingId: number,
): Promise<Pick<BookingResponse, 'refunded' | 'cardPayments' | 'differences'>> {
  const [back] = await db
    .select({ cents: sql<number>`coalesce(sum(${cardRefund.cents}), 0)::integer` })
    .from(cardRefund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, cardRefund.attemptId))
    .where(and(eq(paymentAttempt.bookingId, bookingId), isNotNull(cardRefund.givenAt)))
  const refunded = majorOf(back?.cents ?? 0)
  if (actor.kind !== 'staff') return { refunded }
  const captured = sql<number>`captured_cents(${paymentAttempt.id})`
  const payments = await db
    .select({
      id: paymentAttempt.id,
      part: paymentAttempt.part,
      cents: paymentAttempt.cents,
      status: paymentAttempt.status,
      captured,
      refunded: sql<number>`(select coalesce(sum(cents), 0)::integer from card_refund where attempt_id = "payment_attempt"."id")`,
    })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.bookingId, bookingId), gt(captured, 0)))
    .orderBy(asc(paymentAttempt.id))
  const differences = await db
    .select()
    .from(paymentDifference)
    .where(eq(paymentDifference.bookingId, bookingId))
    .orderBy(asc(paymentDifference.id))
  return {
    refunded,
    cardPayments: payments.map(({ cents, captured: taken, refunded: back, ...one }) => ({
      ...one,
      amount: majorOf(cents),
      captured: majorOf(taken),
      refunded: majorOf(back),
    })),
    differences: differences.map(one => ({
      paymentId: one.attemptId,
      kind: one.kind,
      expected: majorOf(one.expectedCents),
      reported: majorOf(one.reportedCents),
      reportedCurrency: one.reportedCurrency,
      foundAt: one.foundAt.toISOString(),
      state: one.endedAt ? 'over' : 'open',
    })),
  }
}
