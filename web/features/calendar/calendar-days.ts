import type { Calendar } from '#domain/availability/calendar'
import { type Day, dayOf, lastPublishedDay, partsOf } from '#domain/calendar/day'

/** The grid calculates with dates at local midnight. */
export function dateFromDay(day: Day): Date {
  const { year, month, day: date } = partsOf(day)
  return new Date(year, month - 1, date)
}

/** Range of the year selector in either direction (SPEC A9). */
const yearsAround = 7

/** The first and last month of the grid: seven years either side, limited to selectable dates. */
export function selectableMonthRange({ today, minDate, maxDate, disablePastDates }: Calendar): {
  first: Date
  last: Date
} {
  const { year } = partsOf(today)
  const earliest = disablePastDates ? today : dayOf(year - yearsAround, 1, 1)
  const latest = maxDate ?? lastPublishedDay(today)
  const first = inOrder(earliest, minDate ?? earliest)[1]
  const last = inOrder(latest, dayOf(year + yearsAround, 12, 31))[0]
  return { first: startOfMonth(first), last: startOfMonth(inOrder(first, last)[1]) }
}

const inOrder = (a: Day, b: Day): [Day, Day] => (a < b ? [a, b] : [b, a])

const startOfMonth = (day: Day) => dateFromDay(`${day.slice(0, 7)}-01`)

/** Number of months between two, both included. */
export const monthsBetween = (first: Date, last: Date): number =>
  (last.getFullYear() - first.getFullYear()) * 12 + last.getMonth() - first.getMonth() + 1

/** The initial month: that of the selection, else of today, within the offered range. */
export function initialMonth(calendar: Calendar, start: Day | undefined): Date {
  const { first, last } = selectableMonthRange(calendar)
  const month = startOfMonth(start ?? calendar.today).getTime()
  return new Date(Math.min(Math.max(month, first.getTime()), last.getTime()))
}

/** Where two months would be too narrow for touch: on phones, and beside the panel on the narrowest desktops. */
export const oneMonth = '(max-width: 767px), (min-width: 1024px) and (max-width: 1279px)'
