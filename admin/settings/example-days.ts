import { addDays, type Day, dayOf, partsOf } from '#domain/calendar/day'

/** A week in the next June that is far enough away for every term to apply. */
export function exampleStay(today: Day): { from: Day; to: Day } {
  const { year, month } = partsOf(today)
  const from = dayOf(month < 3 ? year : year + 1, 6, 3)
  return { from, to: addDays(from, 7) }
}
