import { addressDay, type Day, dayOf, monthLength, parseDay, partsOf } from '#domain/calendar/day'

/** A month of a year, `YYYY-MM`. Months compare as strings. */
export type Month = string

/** The month of a day. */
export const monthOf = (day: Day): Month => day.slice(0, 7)

/** The first day of a month. */
export const firstDayOf = (month: Month): Day => `${month}-01`

/** The last day of a month. */
export function lastDayOf(month: Month): Day {
  const { year, month: number } = partsOf(firstDayOf(month))
  return dayOf(year, number, monthLength(year, number))
}

/** The first half of a month ends with its 15th day. */
export const monthHalves = [1, 2] as const
export type MonthHalf = (typeof monthHalves)[number]

/** The first and the last day of a month, or of a half of it. */
export const daysOfMonth = (month: Month, half?: MonthHalf): { first: Day; last: Day } => ({
  first: half === 2 ? `${month}-16` : firstDayOf(month),
  last: half === 1 ? `${month}-15` : lastDayOf(month),
})

/** The month after a month. */
export function nextMonth(month: Month): Month {
  const { year, month: number } = partsOf(firstDayOf(month))
  return monthOf(number === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, number + 1, 1))
}

/** The months from the first to the last, both included. */
export function monthsFrom(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month)
  return months
}

/** Parses `MMM YYYY`, as in addresses, or `YYYY-MM`; undefined for anything else. */
export function parseMonth(text: string): Month | undefined {
  const day = /^\d{4}-\d{2}$/.test(text) ? parseDay(`${text}-01`) : parseDay(`1 ${text}`)
  return day && monthOf(day)
}

/** `MMM YYYY` in English, as addresses write months: "Jul 2027". */
export const addressMonth = (month: Month): string => addressDay(firstDayOf(month)).slice(3)
