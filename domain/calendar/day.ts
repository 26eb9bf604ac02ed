/**
 * A calendar day without a time zone, `YYYY-MM-DD` (PD-18). Days compare as strings.
 * A day number counts days from 1970-01-01 = 0; search and calendars calculate with it.
 */
export type Day = string

/** ISO weekday: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether the year, of the Gregorian calendar, has a 29 February. */
export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The number of days in a month; months count from 1. */
export const monthLength = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (daysOfMonth[month - 1] ?? 0)

const exists = (year: number, month: number, day: number) =>
  year >= 1900 && year <= 2200 && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month)

const two = (n: number) => (n < 10 ? `0${n}` : `${n}`)

/** The day of a year, month (from 1) and day of the month, which must exist. */
export const dayOf = (year: number, month: number, day: number): Day => `${year}-${two(month)}-${two(day)}`

/**
 * Parses `YYYY-MM-DD` or the `DD MMM YYYY` of the site's addresses (SPEC A9), between 1900 and 2200.
 * Undefined for anything else, non-existent days included.
 */
export function parseDay(text: string): Day | undefined {
  const iso = pattern.exec(text)
  if (iso) {
    const [year, month, day] = [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    return exists(year, month, day) ? text : undefined
  }
  const spoken = /^(\d{1,2})[ +-]([A-Za-z]{3})[ +-](\d{4})$/.exec(text)
  if (!spoken) return undefined
  const month = monthNames.findIndex(name => name.toLowerCase() === spoken[2]?.toLowerCase()) + 1
  const [day, year] = [Number(spoken[1]), Number(spoken[3])]
  return exists(year, month, day) ? dayOf(year, month, day) : undefined
}

/** Year, month (from 1) and day of the month of a day. */
export function partsOf(day: Day): { year: number; month: number; day: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) }
}

/** `DD MMM YYYY` in English, as the site's addresses carry dates: "05 Jun 2027". */
export function addressDay(day: Day): string {
  const { year, month, day: d } = partsOf(day)
  return `${two(d)} ${monthNames[month - 1]} ${year}`
}

/** The day's number, from 1970-01-01 = 0 (Howard Hinnant's days_from_civil). */
export function dayNumber(day: Day): number {
  const { year, month, day: d } = partsOf(day)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + d - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

/** The day of a day number; the inverse of `dayNumber`. */
export function dayOfNumber(number: number): Day {
  const z = number + 719468
  const era = Math.floor(z / 146097)
  const dayOfEra = z - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shifted + (shifted < 10 ? 3 : -9)
  return dayOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1)
}

/** The day `days` later, or earlier where the number is negative. */
export const addDays = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days)

/** How many days lie from the first to the second; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/** The earlier one of two days. */
export const earlierDay = (a: Day, b: Day): Day => (daysBetween(a, b) < 0 ? b : a)

/** The later one of two days. */
export const laterDay = (a: Day, b: Day): Day => (daysBetween(a, b) < 0 ? a : b)

/** The day's weekday; Monday is 1. */
export const weekdayOf = (day: Day): Weekday => (((((dayNumber(day) + 3) % 7) + 7) % 7) + 1) as Weekday

/** The last published day: 31 December of the year after the given day's (PD-19). */
export const lastPublishedDay = (today: Day): Day => dayOf(partsOf(today).year + 1, 12, 31)
