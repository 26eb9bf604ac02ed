import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { DifferenceShown, PaymentOrder } from '#contract/staff/office-refunds'
import type { Queryable } from '#database/connection'
import { booking, paymentAttempt, paymentDifference } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { majorOf } from '#domain/pricing/money'
import { inReach } from '#server/platform/auth/reach-conditions'
import { keyset, numberKey, pageOf } from '#server/platform/keyset'
import { villaOf } from '../queries.ts'

const maxAtOnce = 50

/** Differences are numbered as they are found. */
const sorts = keyset(
  { since: numberKey(paymentDifference.id), amount: numberKey(paymentDifference.expectedCents) },
  paymentDifference.id,
)

/** The open differences in reach, joined with their booking: the list and its export have the same. */
export const differencesOf = (reach: Reach): SQL | undefined =>
  and(inReach(reach, 'booking', booking.id), isNull(paymentDifference.endedAt))
export const differenceOrder = sorts.orderBy

/** Lists the payments that differ from their provider's report, and the cursor of the following ones. Throws `invalid-input`. */
export async function listDifferences(
  db: Queryable,
  reach: Reach,
  { order, cursor }: { order: PaymentOrder; cursor?: string | undefined },
): Promise<{ differences: DifferenceShown[]; next: string | null }> {
  const rows = await db
    .select({
      id: paymentDifference.id,
      value: sorts.value(order),
      difference: paymentDifference,
      currencyId: paymentAttempt.currencyId,
      reference: booking.reference,
      villa: villaOf(booking.id),
    })
    .from(paymentDifference)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, paymentDifference.attemptId))
    .innerJoin(booking, eq(booking.id, paymentDifference.bookingId))
    .where(and(differencesOf(reach), sorts.beyond(order, cursor)))
    .orderBy(...sorts.orderBy(order))
    .limit(maxAtOnce + 1)
  const { page, next } = pageOf(rows, maxAtOnce)
  const differences = page.map(({ id, difference, currencyId, reference, villa }) => ({
    id,
    paymentId: difference.attemptId,
    bookingId: difference.bookingId,
    currencyId,
    reference,
    villa,
    kind: difference.kind,
    expected: majorOf(difference.expectedCents),
    reported: majorOf(difference.reportedCents),
    reportedCurrency: difference.reportedCurrency,
    foundAt: difference.foundAt.toISOString(),
  }))
  return { differences, next }
}
