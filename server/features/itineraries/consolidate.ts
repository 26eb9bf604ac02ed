import { inArray } from 'drizzle-orm'
import type { Itinerary } from '#contract/extras/itineraries'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { bookingItem } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { guestsOf } from '#domain/itinerary/experience-rules'
import { isBookable } from '#domain/itinerary/plan'
import { itemLifecycle, quotedItemStatuses } from '#domain/lifecycles/item-status'
import { centsOf, majorOf } from '#domain/pricing/money'
import { actorOf } from '#server/features/booking-events/public'
import { type SplitService, splitDeposits } from '#server/features/service-terms/public'
import { insertItems, recordItemEvents, stampPlanned } from './item-rows.ts'
import { getPlanned, lockPlan } from './open-plan.ts'
import { depositOf, type PlannedStatus, statusOf } from './plan-facts.ts'
import { presentPlan } from './present-plan.ts'
import { loadPlan, type Plan, type PlanRow, type PlanWorld } from './queries.ts'
import { stepItem } from './step-item.ts'

interface Wanted {
  bookingId: number
  items: readonly { uuid: string; quotedPrice: number }[]
}

/** A planned experience of the basket, with its present price in cents. */
interface BasketLine {
  planned: PlanRow
  status: PlannedStatus
  cents: number
}

/**
 * The lines of a basket, each after those before it have their places. Throws `experience-refused`,
 * `not-in-this-state`, and `price-changed` where a price differs from the one that was shown.
 */
function getLines(world: PlanWorld, actor: Actor, plan: Plan, wanted: Wanted): BasketLine[] {
  const { content } = world.catalogue
  const shown = new Map(wanted.items.map(({ uuid, quotedPrice }) => [uuid, centsOf(quotedPrice)]))
  let now = plan
  const lines = getPlanned(plan, [...shown.keys()]).map(planned => {
    const { row } = planned
    const status = statusOf(content, now, planned)
    if (status.problem) throw new ProblemError('experience-refused', { more: { reason: status.problem, uuid: row.id } })
    if (!isBookable(status) || status.quotedCents === null) throw new ProblemError('not-in-this-state')
    const { experienceId, meetingPointId, day } = row
    now = {
      ...now,
      places: now.places.with({ uuid: row.id, experienceId, meetingPointId, day, guests: guestsOf(row) }),
    }
    return { planned, status, cents: status.quotedCents }
  })
  if (lines.some(({ planned, cents }) => shown.get(planned.row.id) !== cents))
    throw new ProblemError('price-changed', { more: { itinerary: presentPlan(world, actor, plan) } })
  return lines
}

/** Accepts experiences with a price of the table that are no items yet: requested, quoted and accepted at once. */
async function acceptNew(
  tx: Transaction,
  world: PlanWorld,
  plan: Plan,
  lines: readonly BasketLine[],
): Promise<number[]> {
  const centsByUuid = new Map(lines.map(({ planned, cents }) => [planned.row.id, cents]))
  const planned = lines.map(line => line.planned)
  const ids = await insertItems(tx, world, plan, planned, ({ row }) => centsByUuid.get(row.id) ?? 0)
  if (ids.length === 0) return []
  const { quote, accept } = itemLifecycle.steps
  for (const { to } of [quote, accept])
    await tx.update(bookingItem).set({ status: to }).where(inArray(bookingItem.id, ids))
  return ids
}

/** Accepts a quote, at its present price. */
async function acceptQuote(tx: Transaction, { planned: { item }, status, cents }: BasketLine): Promise<void> {
  if (!item) return
  // The price table has changed since: the item is quoted again before it is accepted.
  const isStale = item.priceCents !== cents && item.status !== status.status
  const before = isStale ? await stepItem(tx, item, 'quoteAgain', { priceCents: cents }) : item.status
  await stepItem(tx, { id: item.id, status: before }, 'accept', { priceCents: cents })
}

/** The accepted experiences whose hosts ask a deposit, with its amounts. */
function depositsOf(
  world: PlanWorld,
  plan: Plan,
  lines: readonly BasketLine[],
  itemIdOf: (line: BasketLine) => number,
): SplitService[] {
  return lines.flatMap(line => {
    const { experienceId, day } = line.planned.row
    const split = depositOf(world, plan, { experienceId, day, cents: line.cents })
    const { villaId } = plan.item
    const bookingId = plan.found.row.id
    return split ? [{ ...split, itemId: itemIdOf(line), bookingId, villaId, serviceId: experienceId, day }] : []
  })
}

/**
 * Puts bookable experiences into the basket at the prices that were shown, and keeps their places. Those in the basket
 * stay there. Throws `not-found`, `not-in-this-state`, `experience-refused` and `price-changed`.
 */
export async function consolidateExperiences(
  tx: Transaction,
  world: PlanWorld,
  actor: Actor,
  wanted: Wanted,
): Promise<{ itemIds: number[]; total: number; currencyId: number; itinerary: Itinerary }> {
  const { bookingId } = wanted
  const plan = await lockPlan(
    tx,
    world,
    actor,
    bookingId,
    wanted.items.map(({ uuid }) => uuid),
  )
  const lines = getLines(world, actor, plan, wanted)
  const isNew = ({ planned: { item } }: BasketLine) => item === null
  const fresh = lines.filter(isNew)
  const quoted = lines.filter(line => !isNew(line) && quotedItemStatuses.includes(line.status.status))
  const newIds = await acceptNew(tx, world, plan, fresh)
  for (const line of quoted) await acceptQuote(tx, line)
  const accepted = [...fresh, ...quoted]
  const itemIdOf = (line: BasketLine) => line.planned.item?.id ?? newIds[fresh.indexOf(line)] ?? 0
  if (accepted.length > 0) {
    await splitDeposits(tx, depositsOf(world, plan, accepted, itemIdOf))
    await stampPlanned(
      tx,
      accepted.map(({ planned }) => planned),
      'acceptedAt',
    )
    await recordItemEvents(
      tx,
      'experience-accepted',
      actorOf(actor),
      accepted.map(line => {
        const { experienceId, day } = line.planned.row
        return { bookingId, itemId: itemIdOf(line), experienceId, day, cents: line.cents }
      }),
    )
  }
  return {
    itemIds: lines.map(itemIdOf),
    total: majorOf(lines.reduce((sum, { cents }) => sum + cents, 0)),
    currencyId: plan.found.row.currencyId,
    itinerary: presentPlan(world, actor, await loadPlan(tx, world, bookingId)),
  }
}
