import { and, eq, isNull, sql } from 'drizzle-orm'
import { cardRefund } from '#database/tables'
import { transact } from '#database/transact'
import { creditNote, refund as refundPosting } from '#domain/payments/ledger'
import { NotDone } from '#server/adapters/payments/payment-provider'
import type { JobContext } from '#server/context'
import { enqueue } from '#server/platform/jobs/enqueue'
import { providerOf } from './advance.ts'
import { invoicedBy, issueInvoice } from './issue-invoice.ts'
import { tellOfPayment } from './jobs.ts'
import { post } from './post.ts'
import { findAttempt, knownPayment } from './queries.ts'

/** Gives money back, and writes it down when the bank has done so. A refusal is tried again, under another key. */
export async function run(
  { db, payments, configuration }: Pick<JobContext, 'db' | 'payments' | 'configuration'>,
  { refundId }: { refundId: number },
): Promise<void> {
  const ofRefund = eq(cardRefund.id, refundId)
  const [refund] = await db.select().from(cardRefund).where(ofRefund)
  const attempt = refund && (await findAttempt(db, refund.attemptId))
  if (!attempt || refund.givenAt) return
  const { cents } = refund
  const key = refund.refusals ? `${refund.key}-${refund.refusals}` : refund.key
  try {
    const description = configuration.company.name
    await providerOf({ payments }, attempt).refund(await knownPayment(db, attempt), { cents, key, description })
  } catch (error) {
    if (error instanceof NotDone)
      await db
        .update(cardRefund)
        .set({ refusals: sql`${cardRefund.refusals} + 1` })
        .where(and(ofRefund, eq(cardRefund.refusals, refund.refusals), isNull(cardRefund.givenAt)))
    throw error
  }
  await transact(db, async tx => {
    const given = await tx
      .update(cardRefund)
      .set({ givenAt: sql`app_now()` })
      .where(and(ofRefund, isNull(cardRefund.givenAt)))
      .returning({ id: cardRefund.id })
    if (given.length === 0) return
    const cause = { bookingId: attempt.bookingId, currencyId: attempt.currencyId, refundId }
    await post(tx, refundPosting(`bank:${attempt.provider}`, cents), cause)
    await post(tx, creditNote(cents), cause)
    await issueInvoice(tx, { kind: 'credit-note', ...invoicedBy(attempt), refundId, cents })
    await enqueue(tx, tellOfPayment, { attemptId: attempt.id, told: 'refund', refundId })
  })
}
