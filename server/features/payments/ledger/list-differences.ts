import { desc, eq, isNull } from 'drizzle-orm'
import type { DifferenceShown } from '#contract/staff/office-refunds'
import type { Queryable } from '#database/connection'
import { booking, paymentAttempt, paymentDifference } from '#database/tables'
import { majorOf } from '#domain/pricing/money'
import { villaOf } from '../queries.ts'

const mostAtOnce = 100

/** Lists the payments that differ from their provider's report, newest first, and whether there are more. */
export async function listDifferences(db: Queryable): Promise<{ differences: DifferenceShown[]; more: boolean }> {
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
    .where(isNull(paymentDifference.endedAt))
    .orderBy(desc(paymentDifference.id))
    .limit(mostAtOnce + 1)
  const differences = rows.slice(0, mostAtOnce).map(({ difference, ...named }) => ({
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
  return { differences, more: rows.length > mostAtOnce }
}
