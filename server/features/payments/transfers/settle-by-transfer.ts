import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { RefundShown } from '#contract/staff/office-refunds'
import type { Transaction } from '#database/connection'
import { bankTransfer, cardRefund } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changesBetween } from '#domain/access/staff-changes'
import { writeStaffEntry } from '#server/features/staff/public'
import { findAttempt } from '../queries.ts'
import { presentRefund } from '../refunds/open-refunds.ts'
import { settleRefund } from '../refunds/settle-refund.ts'

/**
 * This long after the first lost reply, staff can settle a refund that is still being retried, but not while the last
 * reply can be in flight.
 */
const lostAfter = sql`interval '1 day'`
const answersWithin = sql`interval '10 minutes'`

interface Settled {
  refundId: number
  bankReference: string
  reason: string
}

async function isEntered(tx: Transaction, bankReference: string): Promise<boolean> {
  const transfers = await tx
    .select({ id: bankTransfer.id })
    .from(bankTransfer)
    .where(eq(bankTransfer.bankReference, bankReference))
  const refunds = await tx
    .select({ id: cardRefund.id })
    .from(cardRefund)
    .where(eq(cardRefund.settledReference, bankReference))
  return transfers.length + refunds.length > 0
}

/**
 * Settles a refund by bank transfer, and stops requesting it from the provider. Throws `not-found`, `not-in-this-state`
 * where it was made or is being requested, and `edited-meanwhile` where the transfer was entered before.
 */
export async function settleByTransfer(
  tx: Transaction,
  actor: Staff,
  { refundId, bankReference, reason }: Settled,
): Promise<RefundShown> {
  const ofRefund = eq(cardRefund.id, refundId)
  const [found] = await tx
    .select({
      refund: cardRefund,
      isUnderWay: sql<boolean>`${cardRefund.underWayAt} is not null and (
        ${cardRefund.underWayAt} > app_now() - ${lostAfter} or ${cardRefund.askedAt} > app_now() - ${answersWithin})`,
    })
    .from(cardRefund)
    .where(ofRefund)
    .for('update')
  const attempt = found && (await findAttempt(tx, found.refund.attemptId))
  if (!attempt) throw new ProblemError('not-found')
  if (found.refund.givenAt || found.isUnderWay) throw new ProblemError('not-in-this-state')
  if (await isEntered(tx, bankReference)) throw new ProblemError('edited-meanwhile')
  const [refund] = await tx
    .update(cardRefund)
    .set({ settledBy: actor.staffId, settledReference: bankReference, settledReason: reason })
    .where(ofRefund)
    .returning()
  if (!refund) throw new Error('the refund was not settled')
  const given = await settleRefund(tx, attempt, refund)
  await writeStaffEntry(tx, {
    ...{ staffId: actor.staffId, action: 'refund-settled', reason: `${refundId}: ${reason}` },
    changes: changesBetween({ state: 'open' }, { state: 'settled by transfer' }),
  })
  return presentRefund({ refund: given, attempt })
}
