import { type SQL, sql } from 'drizzle-orm'
import type { PaymentFilter } from '#contract/staff/office-refunds'
import { booking, cardRefund, currency, paymentAttempt, paymentDifference } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { type Reach, reachOf } from '#domain/access/roles/reach'
import { majorOf } from '#domain/pricing/money'
import { differenceOrder, differencesOf, openRefundsOf, refundOrder, villaOf } from '#server/features/payments/public'
import { type ExportSource, exportedTime, exportList } from './export-list.ts'

interface PaymentRow extends Record<string, unknown> {
  reference: string
  villa: string
  kind: string
  cents: number
  reported_cents: number | null
  currency: string
  reported_currency: string
  refusals: number | null
  at: string
}

const ofBooking = sql`${booking.reference}, ${villaOf(booking.id)} as villa, ${currency.code} as currency`
const paymentOf = sql`
  join ${booking} on ${booking.id} = ${paymentAttempt.bookingId}
  join ${currency} on ${currency.id} = ${paymentAttempt.currencyId}`

const paymentQuery = (reach: Reach, { state, order }: PaymentFilter): SQL =>
  state === 'refunds'
    ? sql`
      select ${ofBooking}, 'refund' as kind, ${cardRefund.cents}, null as reported_cents, '' as reported_currency,
        ${cardRefund.refusals}, ${exportedTime(cardRefund.askedAt)} as at
      from ${cardRefund} join ${paymentAttempt} on ${paymentAttempt.id} = ${cardRefund.attemptId} ${paymentOf}
      where ${openRefundsOf(reach)} order by ${sql.join(refundOrder(order), sql`, `)}`
    : sql`
      select ${ofBooking}, ${paymentDifference.kind}, ${paymentDifference.expectedCents} as cents,
        ${paymentDifference.reportedCents} as reported_cents, ${paymentDifference.reportedCurrency} as reported_currency,
        null as refusals, ${exportedTime(paymentDifference.foundAt)} as at
      from ${paymentDifference} join ${paymentAttempt} on ${paymentAttempt.id} = ${paymentDifference.attemptId} ${paymentOf}
      where ${differencesOf(reach)} order by ${sql.join(differenceOrder(order), sql`, `)}`

/** Exports open refunds, or payments that differ from their provider's report. */
export const exportPayments = (source: ExportSource, actor: Staff, filter: PaymentFilter) =>
  exportList<PaymentRow>(source, actor, {
    name: 'payments',
    filter,
    query: paymentQuery(reachOf(actor, 'payments'), filter),
    columns: [
      ['Reference', row => row.reference],
      ['Villa', row => row.villa],
      ['Kind', row => row.kind],
      ['Amount', row => majorOf(row.cents)],
      ['Currency', row => row.currency],
      ['Reported amount', row => (row.reported_cents === null ? null : majorOf(row.reported_cents))],
      ['Reported currency', row => row.reported_currency],
      ['Refusals', row => row.refusals],
      ['Since', row => row.at],
    ],
  })
