import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { changeRequest } from '#database/tables'
import type { Stay } from '#domain/calendar/stay'
import { changeLifecycle } from '#domain/lifecycles/change-request-state'
import { findTransitionProblem } from '#domain/lifecycles/state-machine'

type ChangeRequest = typeof changeRequest.$inferSelect

/**
 * Ends a request by a transition of its lifecycle, given the booked stay. The booking must be locked. Throws
 * `not-in-this-state`.
 */
export async function closeRequest(
  tx: Transaction,
  { id, state, stay: requested }: Pick<ChangeRequest, 'id' | 'state' | 'stay'>,
  name: keyof typeof changeLifecycle.steps,
  booked: Stay,
  answered: Partial<Pick<ChangeRequest, 'answer' | 'answeredBy'>> = {},
): Promise<void> {
  const refusal = findTransitionProblem(changeLifecycle, name, state, { requested, booked })
  if (refusal) throw new ProblemError(refusal)
  await tx
    .update(changeRequest)
    .set({ state: changeLifecycle.steps[name].to, answeredAt: sql`app_now()`, ...answered })
    .where(eq(changeRequest.id, id))
}
