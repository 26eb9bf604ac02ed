import { type Day, dayNumber } from '#domain/day'
import type { Language } from '#domain/language'
import type { Stay } from '#domain/stay'
import { locales } from '#web/formats'

/** Days are formatted as the days they are, whatever the zone of the visitor. */
const dateOf = (day: Day) => new Date(dayNumber(day) * 86_400_000)

const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })

/** "13 June 2027". */
export const longDay = (day: Day, language: Language): string =>
  format(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(dateOf(day))

/** "Sun 13 Jun". */
export const weekdayAndDay = (day: Day, language: Language): string =>
  format(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(dateOf(day))

/**
 * "13 – 27 June 2027", "28 Jun – 4 Jul 2027". Browsers differ in how wide they space the dash; the server's HTML must
 * say the same.
 */
export function stayDays({ from, to }: Stay, language: Language): string {
  const month = from.slice(0, 7) === to.slice(0, 7) ? 'long' : 'short'
  return format(language, { day: 'numeric', month, year: 'numeric' })
    .formatRange(dateOf(from), dateOf(to))
    .replace(/\s*[–-]\s*/, ' – ')
}

/** A month of a year, from `YYYY-MM`: "June 2025". */
export const monthOf = (month: string, language: Language): string =>
  format(language, { month: 'long', year: 'numeric' }).format(dateOf(`${month}-01`))

/** "30%" as the language writes it. */
export const percent = (share: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'percent' }).format(share / 100)
