import { sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { findBooked, lockBooking } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { loadPlan, type Plan, type PlanRow, type PlanWorld } from './queries.ts'

/**
 * Locks the plan of a booking for a change; `experienceIds` also lock the places of these experiences. Throws
 * `not-found`, and `not-in-this-state` where the booking is not confirmed or its stay is over.
 */
export async function lockPlan(
  tx: Transaction,
  world: PlanWorld,
  actor: Actor,
  bookingId: number,
  uuids: readonly string[] = [],
): Promise<Plan> {
  authorize(bookingPolicy, actor, 'plan', await findBooked(tx, bookingId))
  await lockBooking(tx, bookingId)
  // In the order of their ids: two baskets with the same experiences wait for each other.
  if (uuids.length > 0)
    await tx.execute(sql`
      select id from experience
      where id in (
        select experience_id from planned_experience
        where booking_id = ${bookingId} and id = any(${sql.param([...uuids])}::uuid[]))
      order by id for no key update`)
  const plan = await loadPlan(tx, world, bookingId)
  if (!plan.isOpen) throw new ProblemError('not-in-this-state')
  return plan
}

/** The planned experiences with these uuids, each once. Throws `not-found` where one is missing. */
export function getPlanned({ rows }: Plan, uuids: readonly string[]): PlanRow[] {
  return [...new Set(uuids)].map(uuid => {
    const planned = rows.find(({ row }) => row.id === uuid)
    if (!planned) throw new ProblemError('not-found')
    return planned
  })
}
