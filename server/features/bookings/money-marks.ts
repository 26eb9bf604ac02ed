import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { BookingShown } from '#contract/booking-shapes'
import type { Reads } from '#database/connection'
import { cardRefund, paymentAttempt, paymentDifference } from '#database/tables'
import type { Actor } from '#domain/actor'
import { majorOf } from '#domain/money'

/** What was given back of a booking and, for staff, how its payments differ from what their providers report. */
export async function moneyMarks(
  db: Reads,
  actor: Actor,
  bookingId: number,
): Promise<Pick<BookingShown, 'refunded' | 'differences'>> {
  const [back] = await db
    .select({ cents: sql<number>`coalesce(sum(${cardRefund.cents}), 0)::integer` })
    .from(cardRefund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, cardRefund.attemptId))
    .where(and(eq(paymentAttempt.bookingId, bookingId), isNotNull(cardRefund.givenAt)))
  const refunded = majorOf(back?.cents ?? 0)
  if (actor.kind !== 'staff') return { refunded }
  const differences = await db
    .select()
    .from(paymentDifference)
    .where(eq(paymentDifference.bookingId, bookingId))
    .orderBy(asc(paymentDifference.id))
  return {
    refunded,
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
