import { addDays, type Day, dayOf, daysBetween, partsOf, weekdayOf } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'

/** The first day of each week of the price grid, as most stays begin on it: Saturday. */
export const firstWeekday = 6

/** The first day of the week to which a night belongs. */
export const weekStartOf = (night: Day): Day => addDays(night, -((weekdayOf(night) - firstWeekday + 7) % 7))

/** The weeks of a year: those that begin in it, 52 or 53. Each week belongs to exactly one year. */
export function weeksOfYear(year: number): Stay[] {
  const begin = weekStartOf(dayOf(year, 1, 7))
  const weeks: Stay[] = []
  for (let from = begin; partsOf(from).year === year; from = addDays(from, 7))
    weeks.push({ from, to: addDays(from, 7) })
  return weeks
}

/** The nights of all weeks of a year. */
export const nightsOfYear = (year: number): Stay => ({
  from: weekStartOf(dayOf(year, 1, 7)),
  to: weekStartOf(dayOf(year + 1, 1, 7)),
})

/**
 * The week of another year that stands where a week stands in its own: the nearest by date, so weekdays stay. At the
 * ends of a year it is the nearest one that belongs to the other year.
 */
export function sameWeekIn(year: number, week: Stay): Stay {
  const own = partsOf(week.from).year
  const shift = 7 * Math.round(((year - own) * 365.2425) / 7)
  let from = addDays(week.from, shift)
  const { from: first, to: end } = nightsOfYear(year)
  if (daysBetween(first, from) < 0) from = addDays(from, 7)
  if (daysBetween(from, end) <= 0) from = addDays(from, -7)
  return { from, to: addDays(from, 7) }
}

/** The last month of a season: from the next one on, prices of the coming year are made. */
const lastSeasonMonth = 10

/** The year whose prices staff look at on a day: that of the season which has not ended. */
export function seasonYearOf(today: Day): number {
  const { year, month } = partsOf(today)
  return month > lastSeasonMonth ? year + 1 : year
}

/**
 * The week, by its position, with which a year of prices opens: the present one, or in another year the first one in
 * which one of the seasons begins or goes on. 0 where there is none.
 */
export function openingWeek(weeks: readonly Stay[], today: Day, seasons: readonly Stay[]): number {
  const present = weeks.findIndex(({ from, to }) => from <= today && today < to)
  if (present >= 0) return present
  return Math.max(
    0,
    weeks.findIndex(week => seasons.some(season => season.from < week.to && week.from < season.to)),
  )
}
