import type { Itinerary } from '#contract/extras/itineraries'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { closedItemStatuses } from '#domain/lifecycles/item-status'
import { actorOf } from '#server/features/booking-events/public'
import { emailManager, type MailWorld } from './experience-emails.ts'
import { insertItems, recordItemEvents, stampPlanned } from './item-rows.ts'
import { getPlanned, lockPlan } from './open-plan.ts'
import { judgeWish } from './plan-facts.ts'
import { presentPlan } from './present-plan.ts'
import { loadPlan } from './queries.ts'

/**
 * Asks the office for planned experiences; their client manager gets one e-mail. Those that have been asked for, quoted
 * or paid stay as they are. Throws `not-found`, `not-in-this-state`, and `experience-refused` with reason and uuid.
 */
export async function requestExperiences(
  tx: Transaction,
  world: MailWorld,
  actor: Actor,
  { bookingId, items }: { bookingId: number; items: readonly string[] },
): Promise<Itinerary> {
  const plan = await lockPlan(tx, world, actor, bookingId)
  const { content } = world.catalogue
  const asked = getPlanned(plan, items).filter(({ item }) => !item || closedItemStatuses.includes(item.status))
  for (const { row } of asked) {
    const { problem } = judgeWish(content, plan, { ...row, uuid: row.id })
    if (problem) throw new ProblemError('experience-refused', { more: { reason: problem, uuid: row.id } })
  }
  if (asked.length === 0) return presentPlan(world, actor, plan)
  const itemIds = await insertItems(tx, world, plan, asked, () => 0)
  await stampPlanned(tx, asked, 'requestedAt')
  await recordItemEvents(
    tx,
    'experience-requested',
    actorOf(actor),
    asked.map(({ row: { experienceId, day } }, at) => ({ bookingId, itemId: itemIds[at] ?? 0, experienceId, day })),
  )
  await emailManager(tx, world, plan, { told: 'requested', planned: asked, message: '' })
  return presentPlan(world, actor, await loadPlan(tx, world, bookingId))
}

/** Sends a question about planned experiences to the client manager. Throws `not-found` and `not-in-this-state`. */
export async function sendEnquiry(
  tx: Transaction,
  world: MailWorld,
  actor: Actor,
  { bookingId, message, items }: { bookingId: number; message: string; items: readonly string[] },
): Promise<void> {
  const plan = await lockPlan(tx, world, actor, bookingId)
  await emailManager(tx, world, plan, { told: 'enquiry', planned: getPlanned(plan, items), message })
}
