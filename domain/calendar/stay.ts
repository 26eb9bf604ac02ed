import { type Day, dayNumber, dayOfNumber, daysBetween } from '#domain/calendar/day'

/** A stay: nights from `from` up to, and without, `to`, the check-out day (PD-18). */
export interface Stay {
  from: Day
  to: Day
}

/** The default minimum and maximum nights of a stay (SPEC A9). */
export const defaultStayLimits = { minimumNights: 4, maximumNights: 40 } as const

/** How many nights a stay has. */
export const nightsOf = (stay: Stay): number => daysBetween(stay.from, stay.to)

/** The days whose nights the stay takes, in order; the check-out day is not among them. */
export function nightDays(stay: Stay): Day[] {
  const first = dayNumber(stay.from)
  return Array.from({ length: Math.max(0, nightsOf(stay)) }, (_, i) => dayOfNumber(first + i))
}

/** Whether two stays share a night; a check-out on the other's check-in day shares none. */
export const overlap = (a: Stay, b: Stay): boolean => a.from < b.to && b.from < a.to

/** Whether the night of that day belongs to the stay. */
export const includesNight = (stay: Stay, day: Day): boolean => stay.from <= day && day < stay.to
