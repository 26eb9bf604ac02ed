import { eq } from 'drizzle-orm'
import type { PlannedExperience } from '#contract/extras/itineraries'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { plannedExperience } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import type { Day } from '#domain/calendar/day'
import { guestsOf, maxGuests, type Party } from '#domain/itinerary/experience-rules'
import { maxPlanned } from '#domain/itinerary/plan'
import { itemStatus } from '#domain/lifecycles/item-status'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { mergeBalances } from '#server/features/service-terms/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { giveUpItem } from './give-up.ts'
import { lockPlan } from './open-plan.ts'
import { judgeWish } from './plan-facts.ts'
import { presentPlanned } from './present-plan.ts'
import { loadPlan, type Plan, type PlanRow, type PlanWorld } from './queries.ts'
import { getByServiceId } from './read-plan.ts'
import { stepItem } from './step-item.ts'

interface Edit extends Party {
  uuid: string
  bookingId: number
  serviceId: number
  date: Day
  time: string
  note: string
  selected: boolean
  /** The revision on which the edit is based; 0 for a new one. */
  revision: number
}

const sameAges = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((age, i) => age === b[i])

/** Whether an edit wants the same of the experience: day, party and ages. */
const isSameWish = ({ row }: PlanRow, edit: Edit, experienceId: number) =>
  row.experienceId === experienceId &&
  row.day === edit.date &&
  row.adults === edit.adults &&
  row.children === edit.children &&
  sameAges(row.childAges, edit.childAges)

const isSame = (planned: PlanRow, edit: Edit, experienceId: number) =>
  isSameWish(planned, edit, experienceId) &&
  planned.row.time === edit.time &&
  planned.row.note === edit.note &&
  planned.row.selected === edit.selected

async function putBack(tx: Transaction, actor: Actor, { row, item }: PlanRow): Promise<void> {
  if (!item) return
  await mergeBalances(tx, [item.id])
  await stepItem(tx, item, 'takeBack')
  await recordEvent(tx, row.bookingId, {
    kind: 'experience-put-back',
    actor: actorOf(actor),
    itemId: item.id,
    data: { experienceId: row.experienceId, day: row.day },
  })
}

/** The stored row of that uuid in another booking, which the caller may not see. */
async function isOfAnotherBooking(tx: Transaction, uuid: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: plannedExperience.id })
    .from(plannedExperience)
    .where(eq(plannedExperience.id, uuid))
  return found !== undefined
}

/** Throws `experience-refused` with the reason where an experience cannot be planned so. Ages can follow later. */
function refuseImpossible(world: PlanWorld, plan: Plan, edit: Edit, experienceId: number): void {
  const { problem } = judgeWish(world.catalogue.content, plan, { ...edit, experienceId, day: edit.date })
  if (problem && problem !== 'ages-needed') throw new ProblemError('experience-refused', { more: { reason: problem } })
}

/**
 * Adds an experience to a plan, or changes it. Another day or party gives up its request; deselecting takes it out of
 * the basket. Throws `not-found`, `not-in-this-state`, `experience-refused` with the reason, and `changed-since` with
 * the current state for an edit of an older revision.
 */
export async function savePlanned(
  tx: Transaction,
  world: PlanWorld,
  actor: Actor,
  edit: Edit,
): Promise<PlannedExperience> {
  const { uuid, bookingId, revision, adults, children, childAges, time, note, selected } = edit
  const plan = await lockPlan(tx, world, actor, bookingId)
  const guests = guestsOf(edit)
  throwFieldErrors({
    adults: guests < 1 || guests > maxGuests ? 'invalid' : undefined,
    childAges: childAges.length === 0 || childAges.length === children ? undefined : 'invalid',
  })
  const { id: experienceId } = getByServiceId(world.catalogue.content, edit.serviceId)
  const planned = plan.rows.find(({ row }) => row.id === uuid)
  // A repetition of a save whose reply was lost.
  if (planned && isSame(planned, edit, experienceId)) return presentPlanned(world, actor, plan, planned)
  if (!planned && (await isOfAnotherBooking(tx, uuid))) throw new ProblemError('not-found')
  if ((planned?.row.revision ?? 0) !== revision)
    throw new ProblemError('changed-since', {
      more: { current: planned ? presentPlanned(world, actor, plan, planned) : null },
    })
  const isNewWish = !planned || !isSameWish(planned, edit, experienceId)
  if (isNewWish) refuseImpossible(world, plan, edit, experienceId)
  const values = {
    ...{ experienceId, day: edit.date, adults, children, childAges: [...childAges], time, note, selected },
    meetingPointId: isNewWish ? (plan.reachable.get(experienceId)?.place.id ?? null) : planned.row.meetingPointId,
  }
  if (!planned) {
    if (plan.rows.length >= maxPlanned) throw new ProblemError('not-in-this-state')
    const coSignInId = actor.kind === 'co-sign-in' ? actor.coSignInId : null
    await tx.insert(plannedExperience).values({ id: uuid, bookingId, villaItemId: plan.item.id, coSignInId, ...values })
  } else {
    const { item } = planned
    if (isNewWish) await giveUpItem(tx, actor, plan, planned)
    else if (!selected && item?.status === itemStatus.readyForPayment) await putBack(tx, actor, planned)
    const fresh = { itemId: null, requestedAt: null, acceptedAt: null, answeredAt: null, answeredBy: null }
    await tx
      .update(plannedExperience)
      .set({ ...values, ...(isNewWish && { ...fresh, message: '', previousCents: null }) })
      .where(eq(plannedExperience.id, uuid))
  }
  return presentSaved(tx, world, actor, bookingId, uuid)
}

async function presentSaved(tx: Transaction, world: PlanWorld, actor: Actor, bookingId: number, uuid: string) {
  const plan = await loadPlan(tx, world, bookingId)
  const planned = plan.rows.find(({ row }) => row.id === uuid)
  if (!planned) throw new Error('the planned experience was not stored')
  return presentPlanned(world, actor, plan, planned)
}

/** Removes an experience from a plan. Throws `not-found`, and `not-in-this-state` where it is paid. */
export async function deletePlanned(tx: Transaction, world: PlanWorld, actor: Actor, uuid: string): Promise<void> {
  const ofUuid = eq(plannedExperience.id, uuid)
  const [of] = await tx.select({ bookingId: plannedExperience.bookingId }).from(plannedExperience).where(ofUuid)
  if (!of) throw new ProblemError('not-found')
  const plan = await lockPlan(tx, world, actor, of.bookingId)
  const planned = plan.rows.find(({ row }) => row.id === uuid)
  if (!planned) throw new ProblemError('not-found')
  await giveUpItem(tx, actor, plan, planned)
  await tx.delete(plannedExperience).where(ofUuid)
}
