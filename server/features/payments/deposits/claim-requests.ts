import { eq } from 'drizzle-orm'
import type { DamageCoverResponse } from '#contract/booking/booking-services'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { damageClaim } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changesBetween } from '#domain/access/staff-changes'
import { claimState } from '#domain/lifecycles/claim-state'
import { majorOf } from '#domain/pricing/money'
import { getDamageWaiver } from '#server/features/bookings/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { confirmOpenClaim, endClaim } from './claims.ts'
import { lockHeld, stepDeposit } from './damage-deposits.ts'

/**
 * Locks an open claim and its deposit. Throws `not-found`, and `not-in-this-state` where the claim is no longer open.
 */
async function lockOpen(tx: Transaction, claimId: number) {
  const ofClaim = eq(damageClaim.id, claimId)
  const [found] = await tx.select({ bookingId: damageClaim.bookingId }).from(damageClaim).where(ofClaim)
  if (!found) throw new ProblemError('not-found')
  const { attempt } = await lockHeld(tx, found.bookingId)
  const [claim] = await tx.select().from(damageClaim).where(ofClaim)
  if (claim?.state !== claimState.requested) throw new ProblemError('not-in-this-state')
  return { attempt, claim }
}

/**
 * Confirms a claim that another member of staff has requested: the claimed amount is captured, the rest is released.
 * Throws `not-found`, `not-in-this-state`, and `second-person-needed` for the member of staff who requested it.
 */
export async function confirmClaim(tx: Transaction, actor: Staff, claimId: number): Promise<DamageCoverResponse> {
  const { attempt, claim } = await lockOpen(tx, claimId)
  const { bookingId, cents: claimedCents, reason: claimReason, requestedBy: claimedBy } = claim
  if (claimedBy === actor.staffId) throw new ProblemError('second-person-needed')
  await confirmOpenClaim(tx, attempt.id, actor.staffId)
  await stepDeposit(tx, attempt, 'take', { claimedCents, claimReason, claimedBy })
  await writeStaffEntry(tx, {
    staffId: actor.staffId,
    action: 'claim-confirmed',
    subjectStaffId: claimedBy,
    reason: `${attempt.id}: ${claimReason}`,
    changes: changesBetween(
      { state: claim.state, claimed: 0 },
      { state: claimState.confirmed, claimed: majorOf(claimedCents) },
    ),
  })
  return getDamageWaiver(tx, actor, { bookingId, forCheckout: false })
}

/** Withdraws an unconfirmed claim. Throws `not-found` and `not-in-this-state`. */
export async function withdrawClaim(tx: Transaction, actor: Staff, claimId: number): Promise<DamageCoverResponse> {
  const { attempt, claim } = await lockOpen(tx, claimId)
  await endClaim(tx, attempt.id, 'withdraw')
  await writeStaffEntry(tx, {
    staffId: actor.staffId,
    action: 'claim-withdrawn',
    subjectStaffId: claim.requestedBy,
    reason: `${attempt.id}: ${claim.reason}`,
    changes: changesBetween({ state: claim.state }, { state: claimState.withdrawn }),
  })
  return getDamageWaiver(tx, actor, { bookingId: claim.bookingId, forCheckout: false })
}
