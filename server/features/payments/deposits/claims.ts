import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { damageClaim } from '#database/tables'
import { claimLifecycle, claimState } from '#domain/lifecycles/claim-state'
import { writeStaffEntry } from '#server/features/staff/public'
import type { Attempt } from '../queries.ts'

/** Ends the open claim on a deposit, if there is one. The attempt must be locked. */
export async function endClaim(tx: Transaction, attemptId: number, step: 'withdraw' | 'end'): Promise<void> {
  await tx
    .update(damageClaim)
    .set({ state: claimLifecycle.steps[step].to, answeredAt: sql`app_now()` })
    .where(and(eq(damageClaim.attemptId, attemptId), eq(damageClaim.state, claimState.requested)))
}

/**
 * Records the member of staff who confirms a claim, who must not be the one who requested it. The attempt must be
 * locked.
 */
export async function confirmOpenClaim(tx: Transaction, attemptId: number, staffId: number): Promise<void> {
  await tx
    .update(damageClaim)
    .set({ state: claimLifecycle.steps.confirm.to, confirmedBy: staffId, answeredAt: sql`app_now()` })
    .where(and(eq(damageClaim.attemptId, attemptId), eq(damageClaim.state, claimState.requested)))
}

/** Stores a claim until a second member of staff confirms it. The attempt must be locked. */
export async function requestClaim(
  tx: Transaction,
  { id: attemptId, bookingId }: Attempt,
  {
    claimedCents: cents,
    claimReason: reason,
    claimedBy: staffId,
  }: Record<'claimedCents' | 'claimedBy', number> & {
    claimReason: string
  },
): Promise<void> {
  await tx.insert(damageClaim).values({ attemptId, bookingId, cents, reason, requestedBy: staffId })
  await writeStaffEntry(tx, { staffId, action: 'claim-requested', reason: `${attemptId}: ${reason}` })
}
