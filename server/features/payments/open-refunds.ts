import { asc, eq, isNull } from 'drizzle-orm'
import type { RefundShown } from '#contract/office-refunds'
import type { Reads } from '#database/connection'
import { cardRefund, paymentAttempt } from '#database/tables'
import { majorOf } from '#domain/money'
import type { Attempt } from './queries.ts'

const mostAtOnce = 100

export function presentRefund({
  refund,
  attempt,
}: {
  refund: typeof cardRefund.$inferSelect
  attempt: Pick<Attempt, 'id' | 'bookingId' | 'currencyId'>
}): RefundShown {
  const { id, cents, refusals, createdAt, givenAt, settledReference } = refund
  return {
    id,
    paymentId: attempt.id,
    bookingId: attempt.bookingId,
    amount: majorOf(cents),
    currencyId: attempt.currencyId,
    state: givenAt === null ? 'open' : settledReference === null ? 'given' : 'by-transfer',
    refusals,
    askedAt: createdAt.toISOString(),
    givenAt: givenAt?.toISOString() ?? null,
    bankReference: settledReference,
  }
}

/** Refunds that providers have not given yet, the oldest first, and whether there are more. */
export async function listOpenRefunds(db: Reads): Promise<{ refunds: RefundShown[]; more: boolean }> {
  const rows = await db
    .select({ refund: cardRefund, attempt: paymentAttempt })
    .from(cardRefund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, cardRefund.attemptId))
    .where(isNull(cardRefund.givenAt))
    .orderBy(asc(cardRefund.askedAt), asc(cardRefund.id))
    .limit(mostAtOnce + 1)
  return { refunds: rows.slice(0, mostAtOnce).map(presentRefund), more: rows.length > mostAtOnce }
}
