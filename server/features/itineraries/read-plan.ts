import type { Itinerary, OfferedExperience, PlannedExperience } from '#contract/extras/itineraries'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import type { Day } from '#domain/calendar/day'
import { tenth } from '#domain/geography/distance'
import {
  lastChildAge,
  needsChildAges,
  type Party,
  type PlanProblem,
  placesLeft,
} from '#domain/itinerary/experience-rules'
import { daysOfStay } from '#domain/itinerary/plan'
import { nearMinutes } from '#domain/itinerary/travel-time'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { presentExperience } from '#server/catalogue/present'
import type { Content, ExperienceRow } from '#server/catalogue/rows/content'
import { findBooked } from '#server/features/bookings/public'
import type { ReachableExperience } from '#server/features/experiences/public'
import { authorize } from '#server/platform/auth/authorize'
import { depositOf, judgeWish, plannable } from './plan-facts.ts'
import { presentDeposit, presentPlan } from './present-plan.ts'
import { loadPlan, type Plan, type PlanWorld } from './queries.ts'

/** The most experiences that the planner offers: all within an hour, and the nearest of the others. */
const maxFurther = 20

async function readPlan(db: Queryable, world: PlanWorld, actor: Actor, bookingId: number): Promise<Plan> {
  authorize(bookingPolicy, actor, 'view', await findBooked(db, bookingId))
  return loadPlan(db, world, bookingId)
}

/** The plan of a booking, for those who may see it. Throws `not-found`. */
export async function getItinerary(
  db: Queryable,
  world: PlanWorld,
  actor: Actor,
  bookingId: number,
): Promise<Itinerary> {
  return presentPlan(world, actor, await readPlan(db, world, actor, bookingId))
}

/** Gets a live experience by its service id. Throws `not-found`. */
export function getByServiceId({ experiences }: Content, serviceId: number): ExperienceRow {
  const row = experiences.find(one => one.serviceId === serviceId && one.live)
  if (!row) throw new ProblemError('not-found')
  return row
}

/** The meeting place in a language: that of a host near the villa, or the one of the experience. */
export const meetingOf = ({ place, experience }: ReachableExperience, language: Language): string =>
  place.name?.[language] ?? experience.meeting?.[language] ?? ''

interface OfferedTo {
  bookingId: number
  language: Language
  adults?: number | undefined
  children?: number | undefined
}

/**
 * The experiences that a stay can plan, nearest first, with what each day of the stay says for the party. Ages are not
 * asked here. Throws `not-found`.
 */
export async function listOffered(
  db: Queryable,
  world: PlanWorld,
  actor: Actor,
  { bookingId, language, adults, children }: OfferedTo,
): Promise<{ experiences: OfferedExperience[] }> {
  const plan = await readPlan(db, world, actor, bookingId)
  const { content } = world.catalogue
  const { found, stay, today } = plan
  const party: Party = { adults: adults ?? found.row.adults, children: children ?? found.row.children, childAges: [] }
  const isPriced = can(bookingPolicy, actor, 'view-prices', found.booked)
  const isNear = ({ travelMinutes }: ReachableExperience) => travelMinutes <= nearMinutes
  const isOfRegion = ({ place }: ReachableExperience) => place.regionId === plan.villa.row.regionId
  const all = [...plan.reachable.values()]
  const further = all.filter(one => !isNear(one) && isOfRegion(one)).slice(0, maxFurther)
  const isPlanned = ({ experience }: ReachableExperience) =>
    plan.rows.some(({ row }) => row.experienceId === experience.id)
  // The plan needs the names of all that it has.
  const shown = all.filter(one => isNear(one) || further.includes(one) || isPlanned(one))
  return {
    experiences: shown.map(reached => {
      const { experience, place, kilometres, travelMinutes } = reached
      return {
        ...presentExperience(experience, content, { language, today }),
        kilometres: tenth(kilometres),
        travelMinutes,
        isNear: isNear(reached),
        meeting: meetingOf(reached, language),
        rain: experience.rain?.[language] ?? '',
        weekdays: experience.weekdays,
        mostGuests: experience.mostGuests,
        terms: { freeDays: experience.freeDays, laterPercent: experience.laterPercent },
        days: daysOfStay(stay).map(date => {
          const { problem, tableCents } = judgeWish(content, plan, { ...party, experienceId: experience.id, day: date })
          const isShown = isPriced && tableCents !== undefined
          const split = isShown
            ? depositOf(world, plan, { experienceId: experience.id, day: date, cents: tableCents })
            : undefined
          const left = placesLeft(experience, plan.places.on(experience.id, place.id, date))
          return {
            date,
            problem: problem === undefined || problem === 'ages-needed' ? null : problem,
            left: Number.isFinite(left) ? left : null,
            price: isShown ? majorOf(tableCents) : null,
            deposit: split ? majorOf(split.depositCents) : null,
          }
        }),
      }
    }),
  }
}

/** Whether the ages of children decide about price or admission. Throws `not-found`. */
export function getAgesRequired(
  { catalogue: { content } }: PlanWorld,
  { serviceId, children, requestedDate }: { serviceId: number; children: number; requestedDate: Day },
): { required: boolean; fromAge: number | null; childrenUpTo: number } {
  const experience = getByServiceId(content, serviceId)
  return {
    required: needsChildAges(plannable(content, experience), requestedDate, { children }),
    fromAge: experience.fromAge,
    childrenUpTo: lastChildAge,
  }
}

/**
 * The price of an experience for a party of a booking on a day. Invited people see the price of what they ask for
 * themselves, as here (PD-92). Throws `not-found`.
 */
export async function quoteExperience(
  db: Queryable,
  world: PlanWorld,
  actor: Actor,
  {
    serviceId,
    bookingId,
    requestedDate,
    ...party
  }: Party & { serviceId: number; bookingId: number; requestedDate: Day },
): Promise<{
  serviceId: number
  requestedDate: Day
  price: number | null
  deposit: PlannedExperience['deposit']
  currencyId: number
  problem: PlanProblem | null
}> {
  const plan = await readPlan(db, world, actor, bookingId)
  const { content } = world.catalogue
  const experience = getByServiceId(content, serviceId)
  const { problem, tableCents } = judgeWish(content, plan, {
    ...party,
    experienceId: experience.id,
    day: requestedDate,
  })
  const cents = problem ? undefined : tableCents
  const split =
    cents === undefined ? undefined : depositOf(world, plan, { experienceId: experience.id, day: requestedDate, cents })
  return {
    serviceId,
    requestedDate,
    price: cents === undefined ? null : majorOf(cents),
    deposit: split ? presentDeposit(split) : null,
    currencyId: plan.found.row.currencyId,
    problem: problem ?? null,
  }
}
