import { and, eq } from 'drizzle-orm'
import type { DamageShown } from '#contract/booking-services'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import { paymentAttempt } from '#database/tables'
import type { Staff } from '#domain/actor'
import { refuseStep } from '#domain/booking/lifecycle'
import { centsOf } from '#domain/money'
import { attemptLifecycle, attemptStatus } from '#domain/payments/attempt'
import { findBooked, getDamageWaiver } from '#server/features/bookings/public'
import { enqueue } from '#server/platform/jobs/enqueue'
import { refuseFields } from '#server/platform/refuse-fields'
import { reconcileAttempt, tellOfPayment } from './jobs.ts'
import { type Attempt, lockAttempt } from './queries.ts'

/** The deposit of a booking that its bank keeps aside, locked. Throws `not-found` and `not-in-this-state`. */
async function lockHeld(tx: Transaction, bookingId: number): Promise<Attempt> {
  if (!(await findBooked(tx, bookingId))) throw new Refusal('not-found')
  const [found] = await tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.bookingId, bookingId), eq(paymentAttempt.status, attemptStatus.held)))
  const attempt = found && (await lockAttempt(tx, found.id))
  if (attempt?.status !== attemptStatus.held) throw new Refusal('not-in-this-state')
  return attempt
}

/** Takes a step that the bank then follows: a job asks it, and what is written down here is not asked twice. */
async function step(
  tx: Transaction,
  { id: attemptId, status }: Attempt,
  name: 'take' | 'giveBack',
  claim: Partial<typeof paymentAttempt.$inferInsert> = {},
): Promise<void> {
  const refusal = refuseStep(attemptLifecycle, name, status, {})
  if (refusal) throw new Refusal(refusal)
  const { to } = attemptLifecycle.steps[name]
  await tx
    .update(paymentAttempt)
    .set({ ...claim, status: to })
    .where(eq(paymentAttempt.id, attemptId))
  await enqueue(tx, reconcileAttempt, { attemptId })
}

/**
 * Takes a part of what is kept aside against damage; the rest is released by that. Throws `not-found`, `invalid-input`,
 * and `not-in-this-state` where nothing is held.
 */
export async function claimDeposit(
  tx: Transaction,
  actor: Staff,
  { bookingId, amount, reason }: { bookingId: number; amount: number; reason: string },
): Promise<DamageShown> {
  const attempt = await lockHeld(tx, bookingId)
  const claimedCents = centsOf(amount)
  refuseFields({ amount: claimedCents > attempt.cents ? 'invalid' : undefined })
  await step(tx, attempt, 'take', { claimedCents, claimReason: reason, claimedBy: actor.staffId })
  return getDamageWaiver(tx, actor, { bookingId, forCheckout: false })
}

/** Has the bank let go of a deposit, of which its owner is told. */
async function letGo(tx: Transaction, attempt: Attempt): Promise<void> {
  await step(tx, attempt, 'giveBack')
  await enqueue(tx, tellOfPayment, { attemptId: attempt.id, told: 'let-go' })
}

/** Releases what is kept aside against damage, before its time. Throws `not-found` and `not-in-this-state`. */
export async function releaseDeposit(tx: Transaction, actor: Staff, bookingId: number): Promise<DamageShown> {
  await letGo(tx, await lockHeld(tx, bookingId))
  return getDamageWaiver(tx, actor, { bookingId, forCheckout: false })
}

/** Releases a deposit if it is still held: its time is over. */
export async function releaseAttempt(tx: Transaction, attemptId: number): Promise<void> {
  const attempt = await lockAttempt(tx, attemptId)
  if (attempt?.status === attemptStatus.held) await letGo(tx, attempt)
}

/** Releases what is kept aside for a booking that is cancelled, if anything is. */
export async function releaseOfCancelled(tx: Transaction, bookingId: number): Promise<void> {
  const held = await tx
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.bookingId, bookingId), eq(paymentAttempt.status, attemptStatus.held)))
    .for('no key update')
  for (const attempt of held) await letGo(tx, attempt)
}
