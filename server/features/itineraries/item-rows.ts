import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { bookingEvent, bookingItem, plannedExperience } from '#database/tables'
import type { EventActor } from '#domain/booking/booking-events'
import { addDays } from '#domain/calendar/day'
import { itemStatus } from '#domain/lifecycles/item-status'
import { storeServiceTerms } from '#server/features/service-terms/public'
import { termsOf } from './plan-facts.ts'
import type { Plan, PlanRow, PlanWorld } from './queries.ts'

/**
 * Adds items of the booking for planned experiences, as requested, and names them in the plan. Returns their ids in the
 * order of the rows.
 */
export async function insertItems(
  tx: Transaction,
  world: PlanWorld,
  { found, item }: Plan,
  planned: readonly PlanRow[],
  priceOf: (planned: PlanRow) => number,
): Promise<number[]> {
  if (planned.length === 0) return []
  const made = await tx
    .insert(bookingItem)
    .values(
      planned.map(one => ({
        bookingId: found.row.id,
        kind: 'experience-service' as const,
        villaId: item.villaId,
        stay: { from: one.row.day, to: addDays(one.row.day, 1) },
        serviceId: one.row.experienceId,
        priceCents: priceOf(one),
        status: itemStatus.requested,
      })),
    )
    .returning({ id: bookingItem.id })
  const itemIds = made.map(({ id }) => id)
  const uuids = planned.map(({ row }) => row.id)
  await tx.execute(sql`
    update planned_experience set item_id = made.item_id, answered_at = null, answered_by = null, message = '',
      previous_cents = null
    from unnest(${sql.param(uuids)}::uuid[], ${sql.param(itemIds)}::bigint[]) as made (id, item_id)
    where planned_experience.id = made.id`)
  const { experienceById } = world.catalogue.content
  await storeServiceTerms(
    tx,
    planned.flatMap(({ row }, at) => {
      const terms = experienceById.get(row.experienceId)
      return terms ? [{ ...termsOf(terms), itemId: itemIds[at] ?? 0 }] : []
    }),
  )
  return itemIds
}

/** Records when planned experiences were requested or put into the basket. */
export const stampPlanned = (
  tx: Transaction,
  planned: readonly PlanRow[],
  column: 'requestedAt' | 'acceptedAt',
): Promise<unknown> =>
  tx
    .update(plannedExperience)
    .set({ [column]: sql`app_now()` })
    .where(
      inArray(
        plannedExperience.id,
        planned.map(({ row }) => row.id),
      ),
    )

/** An event of one item each: `cents` where its kind has a price. */
interface ItemEvent {
  bookingId: number
  itemId: number
  experienceId: number
  day: string
  cents?: number
}

/** Records the same event for several items. */
export async function recordItemEvents(
  tx: Transaction,
  kind: 'experience-requested' | 'experience-accepted' | 'experience-put-back',
  actor: EventActor,
  events: readonly ItemEvent[],
): Promise<void> {
  if (events.length === 0) return
  await tx
    .insert(bookingEvent)
    .values(events.map(({ bookingId, itemId, ...data }) => ({ bookingId, itemId, kind, actor, data })))
}
