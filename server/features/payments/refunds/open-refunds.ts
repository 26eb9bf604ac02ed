import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { OpenRefundShown, RefundShown } from '#contract/staff/office-refunds'
import type { Queryable } from '#database/connection'
import { booking, cardRefund, paymentAttempt } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { majorOf } from '#domain/pricing/money'
import { inReach } from '#server/platform/auth/reach-conditions'
import { type Attempt, villaOf } from '../queries.ts'

const maxAtOnce = 50

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

/** Lists pending refunds, oldest first, and the cursor of the following ones. */
export async function listOpenRefunds(
  db: Queryable,
  reach: Reach,
  cursor?: number,
): Promise<{ refunds: OpenRefundShown[]; next: number | null }> {
  const rows = await db
    .select({ refund: cardRefund, attempt: paymentAttempt, reference: booking.reference, villa: villaOf(booking.id) })
    .from(cardRefund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, cardRefund.attemptId))
    .innerJoin(booking, eq(booking.id, paymentAttempt.bookingId))
    .where(
      and(
        inReach(reach, 'booking', booking.id),
        isNull(cardRefund.givenAt),
        cursor === undefined ? undefined : gt(cardRefund.id, cursor),
      ),
    )
    .orderBy(asc(cardRefund.id))
    .limit(maxAtOnce + 1)
  const refunds = rows
    .slice(0, maxAtOnce)
    .map(({ reference, villa, ...row }) => ({ ...presentRefund(row), reference, villa }))
  return { refunds, next: rows.length > maxAtOnce ? (refunds.at(-1)?.id ?? null) : null }
}
