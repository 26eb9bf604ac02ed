import { and, eq } from 'drizzle-orm'
import type { DamageCoverResponse } from '#contract/booking/booking-services'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { paymentAttempt } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changesBetween, statusName } from '#domain/access/staff-changes'
import { needsSecondPerson } from '#domain/booking/damage'
import { todayAt } from '#domain/calendar/today'
import { attemptLifecycle, attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { findTransitionProblem } from '#domain/lifecycles/state-machine'
import { centsOf } from '#domain/pricing/money'
import { recordEvent } from '#server/features/booking-events/public'
import { getDamageWaiver, lockBooking } from '#server/features/bookings/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { enqueue } from '#server/platform/jobs/enqueue'
import { reconcileAttempt, sendPaymentEmail } from '../jobs.ts'
import { type Attempt, lockAttempt } from '../queries.ts'
import { endClaim, requestClaim } from './claims.ts'

/** Locks a booking and its authorised deposit. Throws `not-found` and `not-in-this-state`. */
export async function lockHeld(tx: Transaction, bookingId: number) {
  // The booking is locked first, so that a claim sees a concurrent cancellation.
  const locked = await lockBooking(tx, bookingId)
  const [found] = await tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.bookingId, bookingId), eq(paymentAttempt.status, attemptStatus.held)))
  const attempt = found && (await lockAttempt(tx, found.id))
  if (attempt?.status !== attemptStatus.held) throw new ProblemError('not-in-this-state')
  return { locked, attempt }
}

/** Makes a transition of a deposit; a job then requests it from the bank, once. */
export async function stepDeposit(
  tx: Transaction,
  { id: attemptId, status }: Attempt,
  name: 'take' | 'giveBack',
  claim: Partial<typeof paymentAttempt.$inferInsert> = {},
): Promise<void> {
  const refusal = findTransitionProblem(attemptLifecycle, name, status, {})
  if (refusal) throw new ProblemError(refusal)
  const { to } = attemptLifecycle.steps[name]
  await tx
    .update(paymentAttempt)
    .set({ ...claim, status: to })
    .where(eq(paymentAttempt.id, attemptId))
  await enqueue(tx, reconcileAttempt, { attemptId })
}

/**
 * Claims part of a damage deposit, which releases the rest. Before the arrival, and after a cancellation, it is only
 * requested: a second member of staff confirms it. Throws `not-found`, `invalid-input`, and `not-in-this-state` where
 * nothing is authorised.
 */
export async function claimDeposit(
  tx: Transaction,
  actor: Staff,
  { bookingId, amount, reason }: { bookingId: number; amount: number; reason: string },
): Promise<DamageCoverResponse> {
  const { locked, attempt } = await lockHeld(tx, bookingId)
  const claimedCents = centsOf(amount)
  throwFieldErrors({ amount: claimedCents > attempt.cents ? 'invalid' : undefined })
  await endClaim(tx, attempt.id, 'withdraw')
  const claim = { claimedCents, claimReason: reason, claimedBy: actor.staffId }
  const [villaItem] = locked.items
  const isCancelled = locked.row.status === bookingStatus.cancelled
  if (!villaItem || needsSecondPerson(isCancelled, villaItem.stay, todayAt(locked.now)))
    await requestClaim(tx, attempt, claim)
  else {
    await stepDeposit(tx, attempt, 'take', claim)
    await writeStaffEntry(tx, {
      staffId: actor.staffId,
      action: 'deposit-claimed',
      reason: `${locked.row.reference}: ${amount}, ${reason}`,
      changes: changesBetween(
        { status: statusName(attemptStatus, attempt.status), claimed: 0 },
        { status: statusName(attemptStatus, attemptLifecycle.steps.take.to), claimed: amount },
      ),
    })
  }
  return getDamageWaiver(tx, actor, { bookingId, forCheckout: false })
}

/** Releases a deposit and notifies its owner. */
async function enqueueRelease(tx: Transaction, attempt: Attempt, actor: 'staff' | 'system'): Promise<void> {
  await stepDeposit(tx, attempt, 'giveBack')
  await recordEvent(tx, attempt.bookingId, { kind: 'damage-deposit-released', actor })
  await endClaim(tx, attempt.id, 'end')
  await enqueue(tx, sendPaymentEmail, { attemptId: attempt.id, told: 'let-go' })
}

/** Releases a damage deposit before its time. Throws `not-found` and `not-in-this-state`. */
export async function releaseDeposit(tx: Transaction, actor: Staff, bookingId: number): Promise<DamageCoverResponse> {
  const { attempt, locked } = await lockHeld(tx, bookingId)
  await enqueueRelease(tx, attempt, 'staff')
  await writeStaffEntry(tx, {
    staffId: actor.staffId,
    action: 'deposit-released',
    reason: `${locked.row.reference}: payment ${attempt.id}`,
    changes: changesBetween(
      { status: statusName(attemptStatus, attempt.status) },
      { status: statusName(attemptStatus, attemptLifecycle.steps.giveBack.to) },
    ),
  })
  return getDamageWaiver(tx, actor, { bookingId, forCheckout: false })
}

/** Releases a deposit after its time, if it is still authorised. */
export async function releaseAttempt(tx: Transaction, attemptId: number): Promise<void> {
  const attempt = await lockAttempt(tx, attemptId)
  if (attempt?.status === attemptStatus.held) await enqueueRelease(tx, attempt, 'system')
}

/** Releases the deposits of a cancelled booking. */
export async function releaseOfCancelled(tx: Transaction, bookingId: number): Promise<void> {
  const held = await tx
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.bookingId, bookingId), eq(paymentAttempt.status, attemptStatus.held)))
    .for('no key update')
  for (const attempt of held) await enqueueRelease(tx, attempt, 'system')
}
