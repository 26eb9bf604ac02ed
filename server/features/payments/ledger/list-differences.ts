import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { DifferenceShown } from '#contract/staff/office-refunds'
import type { Queryable } from '#database/connection'
import { booking, paymentAttempt, paymentDifference } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { majorOf } from '#domain/pricing/money'
import { inReach } from '#server/platform/auth/reach-conditions'
import { villaOf } from '../queries.ts'

const maxAtOnce = 50

/** Lists the payments that differ from their provider's report, newest first, and the cursor of the following ones. */
export async function listDifferences(
  db: Queryable,
  reach: Reach,
  cursor?: number,
): Promise<{ differences: DifferenceShown[]; next: number | null }> {
  const rows = await db
    .select({
      difference: paymentDifference,
      currencyId: paymentAttempt.currencyId,
      reference: booking.reference,
      villa: villaOf(booking.id),
    })
    .from(paymentDifference)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, paymentDifference.attemptId))
    .innerJoin(booking, eq(booking.id, paymentDifference.bookingId))
    .where(
      and(
        inReach(reach, 'booking', booking.id),
        isNull(paymentDifference.endedAt),
        cursor === undefined ? undefined : lt(paymentDifference.id, cursor),
      ),
    )
    .orderBy(desc(paymentDifference.id))
    .limit(maxAtOnce + 1)
  const differences = rows.slice(0, maxAtOnce).map(({ difference, ...named }) => ({
    id: difference.id,
    paymentId: difference.attemptId,
    bookingId: difference.bookingId,
    ...named,
    kind: difference.kind,
    expected: majorOf(difference.expectedCents),
    reported: majorOf(difference.reportedCents),
    reportedCurrency: difference.reportedCurrency,
    foundAt: difference.foundAt.toISOString(),
  }))
  return { differences, next: rows.length > maxAtOnce ? (differences.at(-1)?.id ?? null) : null }
}
