import type { Itinerary, PlannedExperience } from '#contract/extras/itineraries'
import { splitByDays } from '#domain/itinerary/plan'

/** All experiences of a plan, in the order of their days. */
export const allPlanned = ({
  days,
  experiencesBeforeDateIn: before,
  experiencesAfterDateOut: after,
}: Pick<Itinerary, 'days' | 'experiencesBeforeDateIn' | 'experiencesAfterDateOut'>): PlannedExperience[] => [
  ...before,
  ...days.flatMap(({ experiences }) => experiences),
  ...after,
]

/** A plan with these experiences, each at its day. */
function withPlanned(plan: Itinerary, items: readonly PlannedExperience[]): Itinerary {
  const sorted = items.toSorted((a, b) => a.date.localeCompare(b.date) || a.time.localeCompare(b.time))
  const { days, before, after } = splitByDays(plan, sorted)
  return {
    ...plan,
    days: plan.days.map((day, at) => ({ ...day, experiences: days[at]?.experiences ?? [] })),
    experiencesBeforeDateIn: before,
    experiencesAfterDateOut: after,
  }
}

/** A plan after an experience was added or changed; an older revision than the known one changes nothing. */
export function putPlanned(plan: Itinerary, item: PlannedExperience): Itinerary {
  const items = allPlanned(plan)
  const known = items.find(({ uuid }) => uuid === item.uuid)
  if (known && known.revision > item.revision) return plan
  return withPlanned(plan, known ? items.map(one => (one === known ? item : one)) : [...items, item])
}

/** A plan without an experience. */
export const dropPlanned = (plan: Itinerary, uuid: string): Itinerary =>
  withPlanned(
    plan,
    allPlanned(plan).filter(one => one.uuid !== uuid),
  )

/** The name of a status as messages know it. */
export function statusName(status: number): string {
  const names: Readonly<Record<number, string>> = {
    0: 'planned',
    1: 'requested',
    2: 'requested',
    3: 'bookable',
    5: 'confirmed',
    7: 'changed',
    10: 'basket',
    13: 'unavailable',
    15: 'basket',
  }
  return names[status] ?? 'over'
}
