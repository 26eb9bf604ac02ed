import type { Itinerary, PlannedExperience } from '#contract/extras/itineraries'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import type { ServiceTerms, SplitPrice } from '#domain/booking/payment/service-terms'
import { partsOf } from '#domain/calendar/day'
import { splitByDays } from '#domain/itinerary/plan'
import { itemStatus } from '#domain/lifecycles/item-status'
import { majorOf } from '#domain/pricing/money'
import { depositOf, statusOf } from './plan-facts.ts'
import type { Plan, PlanRow, PlanWorld } from './queries.ts'

const major = (cents: number | null) => (cents === null ? null : majorOf(cents))

/** People invited without prices see those of what they have planned themselves (PD-92). */
export const seesPrice = (actor: Actor, { found }: Plan, { row }: PlanRow): boolean =>
  can(bookingPolicy, actor, 'view-prices', found.booked) ||
  (actor.kind === 'co-sign-in' && row.coSignInId === actor.coSignInId)

/** The terms of its item, or those of the catalogue before. */
const shownTermsOf = ({ terms }: PlanRow, offered: ServiceTerms | undefined): PlannedExperience['terms'] => {
  const { freeDays, laterPercent } = terms ?? offered ?? { freeDays: 0, laterPercent: 0 }
  return { freeDays, laterPercent }
}

export const presentDeposit = ({ depositCents, balanceCents, due }: SplitPrice) => ({
  amount: majorOf(depositCents),
  balance: majorOf(balanceCents),
  due,
})

/** The payments of an item as they are, or as they would be now. */
function shownDeposit(
  world: PlanWorld,
  plan: Plan,
  { row, item, balance }: PlanRow,
  quotedCents: number | null,
): PlannedExperience['deposit'] {
  if (balance && item)
    return presentDeposit({
      depositCents: item.priceCents - (balance.cents ?? 0),
      balanceCents: balance.cents ?? 0,
      due: balance.due ?? row.day,
    })
  if (quotedCents === null || item?.status === itemStatus.confirmed) return null
  const split = depositOf(world, plan, { experienceId: row.experienceId, day: row.day, cents: quotedCents })
  return split ? presentDeposit(split) : null
}

/** A planned experience in the shape of replies, as the actor may see it. */
export function presentPlanned(world: PlanWorld, actor: Actor, plan: Plan, planned: PlanRow): PlannedExperience {
  const { content } = world.catalogue
  const { row, item } = planned
  const { status, quotedCents, previousCents, problem } = statusOf(content, plan, planned)
  const isPriced = seesPrice(actor, plan, planned)
  return {
    uuid: row.id,
    serviceId: content.experienceById.get(row.experienceId)?.serviceId ?? 0,
    date: row.day,
    propertyId: plan.item.villaId,
    status,
    quotedPrice: isPriced ? major(quotedCents) : null,
    previousPrice: isPriced ? major(previousCents) : null,
    selected: row.selected,
    adults: row.adults,
    children: row.children,
    childAges: row.childAges,
    time: row.time,
    note: row.note,
    message: row.message,
    problem: problem ?? null,
    terms: shownTermsOf(planned, content.experienceById.get(row.experienceId)),
    deposit: isPriced ? shownDeposit(world, plan, planned, quotedCents) : null,
    itemId: item?.id ?? null,
    revision: row.revision,
  }
}

/** A plan by days. The weather is the usual one of the month. */
export function presentPlan(world: PlanWorld, actor: Actor, plan: Plan): Itinerary {
  const { found, item, villa, stay, today, rows, isOpen } = plan
  const climate = world.catalogue.content.regionById.get(villa.row.regionId)?.climate
  const shown = rows.map(row => presentPlanned(world, actor, plan, row))
  const { days, before, after } = splitByDays(stay, shown)
  return {
    bookingId: found.row.id,
    propertyId: item.villaId,
    villa: item.villa.name,
    reference: found.row.reference,
    currencyId: found.row.currencyId,
    from: stay.from,
    to: stay.to,
    today,
    timezone: villa.timezone,
    adults: found.row.adults,
    children: found.row.children,
    open: isOpen,
    mayDecline: can(bookingPolicy, actor, 'change', found.booked),
    days: days.map(({ date, experiences }) => {
      const month = partsOf(date).month - 1
      return { date, weather: { air: climate?.air[month] ?? 0, sea: climate?.sea[month] ?? 0 }, experiences }
    }),
    experiencesBeforeDateIn: before,
    experiencesAfterDateOut: after,
  }
}
