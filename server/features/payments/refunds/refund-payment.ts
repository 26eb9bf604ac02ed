import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { RefundShown } from '#contract/staff/office-refunds'
import type { Transaction } from '#database/connection'
import { cardRefund, paymentAttempt } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changesBetween, statusName } from '#domain/access/staff-changes'
import { attemptLifecycle, attemptStatus } from '#domain/lifecycles/attempt'
import { centsOf, majorOf } from '#domain/pricing/money'
import { writeStaffEntry } from '#server/features/staff/public'
import { requestRefund } from '../attempts/settle.ts'
import { endServices } from '../ledger/end-services.ts'
import { type Attempt, bookedCents, lockAttempt } from '../queries.ts'
import { presentRefund } from './open-refunds.ts'

const { authorised, paid, released, short } = attemptStatus

/** States of payments with a capture, full or partial, that is not refunded automatically. */
const refundable: readonly number[] = [authorised, paid, released, short]

/** The captured amount of a payment that is not refunded, in cents. */
async function heldCents(tx: Transaction, attempt: Attempt): Promise<number> {
  const refunds = await tx
    .select({ cents: cardRefund.cents })
    .from(cardRefund)
    .where(eq(cardRefund.attemptId, attempt.id))
  return (await bookedCents(tx, attempt.id)) - refunds.reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * Refunds a card payment on the decision of staff. Throws `not-found`, `not-in-this-state` where nothing of it is held
 * or it is being captured, and `price-changed` where less is held.
 */
export async function refundPayment(
  tx: Transaction,
  actor: Staff,
  { attemptId, amount, reason }: { attemptId: number; amount: number; reason: string },
): Promise<RefundShown> {
  const attempt = await lockAttempt(tx, attemptId)
  if (!attempt) throw new ProblemError('not-found')
  const held = await heldCents(tx, attempt)
  if (!refundable.includes(attempt.status) || held <= 0) throw new ProblemError('not-in-this-state')
  const cents = centsOf(amount)
  const { currencyId, status } = attempt
  const inPart = status === authorised || status === short
  if (cents > held || (inPart && cents !== held))
    throw new ProblemError('price-changed', { more: { amount: majorOf(held), currencyId } })
  if (inPart)
    await tx
      .update(paymentAttempt)
      .set({ status: attemptLifecycle.steps.free.to })
      .where(eq(paymentAttempt.id, attemptId))
  const refund = await requestRefund(tx, attempt, cents, 'by-staff')
  if (cents === held) await endServices(tx, attempt)
  await writeStaffEntry(tx, {
    ...{ staffId: actor.staffId, action: 'payment-refunded', reason: `${attempt.id}: ${reason}` },
    changes: changesBetween(
      { status: statusName(attemptStatus, status), refunded: majorOf(attempt.cents - held) },
      {
        status: statusName(attemptStatus, inPart ? attemptLifecycle.steps.free.to : status),
        refunded: majorOf(attempt.cents - held + cents),
      },
    ),
  })
  return presentRefund({ refund, attempt })
}
