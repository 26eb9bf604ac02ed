import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { cardRefund } from '#database/tables'
import { creditNote, refund as refundPosting } from '#domain/payments/ledger'
import { recordEvent } from '#server/features/booking-events/public'
import { enqueue } from '#server/platform/jobs/enqueue'
import { sendPaymentEmail } from '../jobs.ts'
import { invoicedBy, issueInvoice } from '../ledger/issue-invoice.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import type { Attempt } from '../queries.ts'

type Refund = typeof cardRefund.$inferSelect

/** Books a refund, once: ledger, credit note, and the e-mail to the client. Returns its new state. */
export async function settleRefund(tx: Transaction, attempt: Attempt, refund: Refund): Promise<Refund> {
  const { id: refundId, cents } = refund
  const [given] = await tx
    .update(cardRefund)
    .set({ givenAt: sql`app_now()`, underWayAt: null })
    .where(and(eq(cardRefund.id, refundId), isNull(cardRefund.givenAt)))
    .returning()
  if (!given) return refund
  const cause = { bookingId: attempt.bookingId, currencyId: attempt.currencyId, refundId }
  const bank = given.settledReference === null ? (`bank:${attempt.provider}` as const) : 'bank:transfer'
  await postToLedger(tx, refundPosting(bank, cents), cause)
  await postToLedger(tx, creditNote(cents), cause)
  const by = given.settledReference === null ? 'card' : 'transfer'
  await recordEvent(tx, attempt.bookingId, { kind: 'refund-made', actor: 'system', data: { cents, by } })
  await issueInvoice(tx, { kind: 'credit-note', ...invoicedBy(attempt), refundId, cents })
  await enqueue(tx, sendPaymentEmail, { attemptId: attempt.id, told: 'refund', refundId })
  return given
}

/** Splits an amount in cents off a pending refund, as a refund of its own. */
export async function splitRefund(tx: Transaction, { id, attemptId, cause }: Refund, cents: number): Promise<Refund> {
  await tx
    .update(cardRefund)
    .set({ cents: sql`${cardRefund.cents} - ${cents}` })
    .where(eq(cardRefund.id, id))
  const [part] = await tx.insert(cardRefund).values({ attemptId, cents, cause }).returning()
  if (!part) throw new Error('the refund was not stored')
  return part
}
