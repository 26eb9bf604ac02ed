import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { hoursRequest } from '#database/tables'
import { hoursLifecycle } from '#domain/lifecycles/hours-state'
import { findTransitionProblem } from '#domain/lifecycles/state-machine'
import type { HoursRow } from './queries.ts'

/** Takes a request of a locked booking to its next state. Throws `not-in-this-state`. */
export async function stepHours(
  tx: Transaction,
  { id, state }: Pick<HoursRow, 'id' | 'state'>,
  step: keyof typeof hoursLifecycle.steps,
  more: Partial<Pick<HoursRow, 'priceCents' | 'message' | 'answeredBy' | 'itemId'>> & { isAnswer?: true } = {},
): Promise<void> {
  const problem = findTransitionProblem(hoursLifecycle, step, state, {})
  if (problem) throw new ProblemError(problem)
  const { isAnswer, ...values } = more
  await tx
    .update(hoursRequest)
    .set({
      state: hoursLifecycle.steps[step].to,
      ...values,
      ...(isAnswer && { answeredAt: sql`app_now()` }),
      ...(step !== 'quote' && { endedAt: sql`app_now()` }),
    })
    .where(eq(hoursRequest.id, id))
}
