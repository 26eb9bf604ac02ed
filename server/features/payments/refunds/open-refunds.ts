import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { OpenRefundShown, PaymentOrder, RefundShown } from '#contract/staff/office-refunds'
import type { Queryable } from '#database/connection'
import { booking, cardRefund, paymentAttempt } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { majorOf } from '#domain/pricing/money'
import { inReach } from '#server/platform/auth/reach-conditions'
import { keyset, numberKey, pageOf } from '#server/platform/keyset'
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

/** Refunds are numbered as they are requested. */
const sorts = keyset({ since: numberKey(cardRefund.id), amount: numberKey(cardRefund.cents) }, cardRefund.id)

/** The open refunds in reach, joined with their payment and booking: the list and its export have the same. */
export const openRefundsOf = (reach: Reach): SQL | undefined =>
  and(inReach(reach, 'booking', booking.id), isNull(cardRefund.givenAt))
export const refundOrder = sorts.orderBy

/** Lists pending refunds in an order, and the cursor of the following ones. Throws `invalid-input`. */
export async function listOpenRefunds(
  db: Queryable,
  reach: Reach,
  { order, cursor }: { order: PaymentOrder; cursor?: string | undefined },
): Promise<{ refunds: OpenRefundShown[]; next: string | null }> {
  const rows = await db
    .select({
      id: cardRefund.id,
      value: sorts.value(order),
      refund: cardRefund,
      attempt: paymentAttempt,
      reference: booking.reference,
      villa: villaOf(booking.id),
    })
    .from(cardRefund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, cardRefund.attemptId))
    .innerJoin(booking, eq(booking.id, paymentAttempt.bookingId))
    .where(and(openRefundsOf(reach), sorts.beyond(order, cursor)))
    .orderBy(...sorts.orderBy(order))
    .limit(maxAtOnce + 1)
  const { page, next } = pageOf(rows, maxAtOnce)
  return { refunds: page.map(({ reference, villa, ...row }) => ({ ...presentRefund(row), reference, villa })), next }
}
