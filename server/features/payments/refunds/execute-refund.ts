import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { cardRefund } from '#database/tables'
import { withTransaction } from '#database/transact'
import { ProviderRejected } from '#server/adapters/payments/payment-provider'
import type { JobContext } from '#server/context'
import { enqueue } from '#server/platform/jobs/enqueue'
import { providerOf } from '../attempts/advance.ts'
import { reconcileAttempt } from '../jobs.ts'
import { findAttempt, knownPayment } from '../queries.ts'
import { settleRefund } from './settle-refund.ts'

/**
 * Makes a refund, and books it when the bank has done so. A rejected refund is retried with another idempotency key.
 */
export async function run(
  { db, payments, configuration }: Pick<JobContext, 'db' | 'payments' | 'configuration'>,
  { refundId }: { refundId: number },
): Promise<void> {
  const ofRefund = eq(cardRefund.id, refundId)
  const [asked] = await db.select({ attemptId: cardRefund.attemptId }).from(cardRefund).where(ofRefund)
  const attempt = asked && (await findAttempt(db, asked.attemptId))
  if (!attempt) return
  // A provider that is no longer configured cannot be requested: staff can settle the refund immediately.
  const provider = providerOf({ payments }, attempt)
  // From here on the refund is under way, so that a provider's report cannot cover it.
  const [refund] = await db
    .update(cardRefund)
    .set({ underWayAt: sql`coalesce(${cardRefund.underWayAt}, app_now())`, askedAt: sql`app_now()` })
    .where(and(ofRefund, isNull(cardRefund.givenAt)))
    .returning()
  if (!refund) return
  const { cents } = refund
  const key = refund.refusals ? `${refund.key}-${refund.refusals}` : refund.key
  try {
    const description = configuration.company.name
    await provider.refund(await knownPayment(db, attempt), { cents, key, description })
  } catch (error) {
    if (error instanceof ProviderRejected) await withTransaction(db, tx => noteRefusal(tx, refund))
    throw error
  }
  await withTransaction(db, tx => settleRefund(tx, attempt, refund))
}

/** Records a rejection by the bank, and looks the payment up, because it may have been refunded in the dashboard. */
async function noteRefusal(
  tx: Transaction,
  { id, attemptId, refusals }: typeof cardRefund.$inferSelect,
): Promise<void> {
  const noted = await tx
    .update(cardRefund)
    .set({ refusals: sql`${cardRefund.refusals} + 1`, underWayAt: null })
    .where(and(eq(cardRefund.id, id), eq(cardRefund.refusals, refusals), isNull(cardRefund.givenAt)))
    .returning({ id: cardRefund.id })
  if (noted.length > 0) await enqueue(tx, reconcileAttempt, { attemptId })
}
