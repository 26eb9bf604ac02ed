import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { bookingItem } from '#database/tables'
import { type ItemStatus, itemLifecycle } from '#domain/lifecycles/item-status'
import { findTransitionProblem } from '#domain/lifecycles/state-machine'

/** Takes an item of a locked booking to its next status. Throws `not-in-this-state`. */
export async function stepItem(
  tx: Transaction,
  { id, status }: { id: number; status: ItemStatus },
  step: keyof typeof itemLifecycle.steps,
  more: { priceCents?: number } = {},
): Promise<ItemStatus> {
  const problem = findTransitionProblem(itemLifecycle, step, status, { now: 0 })
  if (problem) throw new ProblemError(problem)
  const { to } = itemLifecycle.steps[step]
  await tx
    .update(bookingItem)
    .set({ status: to, ...more })
    .where(eq(bookingItem.id, id))
  return to
}
