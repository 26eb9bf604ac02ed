import { type Day, dayNumber, dayOf, type Weekday } from '#domain/day'
import type { Language } from '#domain/language'
import type { Stay } from '#domain/stay'

/** How numbers and days are written in each language of the site. */
export const locales: Readonly<Record<string, string>> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE', it: 'it-IT' }

const kept = new Map<string, Intl.NumberFormat>()

/** An amount in major units of a currency (ISO 4217); cents only where there are some: "€9,800", "1.020,50 €". */
export function formatMoney(amount: number, code: string, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const key = `${language}${code}${digits}`
  const format =
    kept.get(key) ??
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  kept.set(key, format)
  return format.format(amount)
}

/** A share of a hundred: "30%", "30 %". */
export const formatPercent = (share: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'percent' }).format(share / 100)

/** Days are formatted as the days they are, whatever the zone of the reader. */
const dateOf = (day: Day) => new Date(dayNumber(day) * 86_400_000)

const dayFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })

/** French counts the first day of a month and names the others: "1er juin", "2 juin". */
export const withFirst = (days: string, language: Language): string =>
  language === 'fr' ? days.replace(/\b1(?=\s[\p{L}–])/gu, '1er') : days

/** A day in words: "5 June 2027", "5 juin 2027", "5. Juni 2027". */
export const formatDay = (day: Day, language: Language): string =>
  withFirst(dayFormat(language, { dateStyle: 'long' }).format(dateOf(day)), language)

/** A day with its weekday, in few letters: "Sun 13 Jun". */
export const formatWeekday = (day: Day, language: Language): string =>
  withFirst(dayFormat(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(dateOf(day)), language)

/** A time of day, from `HH:MM`: "16:00", in French "16 h" and "16 h 30"; German says "Uhr" behind it. */
export function formatTime(time: string, language: Language): string {
  if (language !== 'fr') return time
  const [hour, minutes] = time.split(':').map(Number)
  return `${hour}\u00a0h${minutes ? `\u00a0${String(minutes).padStart(2, '0')}` : ''}`
}

/** A month of a year, from `YYYY-MM`: "June 2025". */
export const formatMonth = (month: string, language: Language): string =>
  dayFormat(language, { month: 'long', year: 'numeric' }).format(dateOf(`${month}-01`))

/**
 * Two days and what lies between: "13 – 27 June 2027". Months are shortened where there are two, or on request:
 * "28 Jun – 4 Jul 2027". Machines differ in how wide they space the dash; browser and server must say the same.
 */
export function formatDays({ from, to }: Stay, language: Language, months: 'short' | 'long' = 'long'): string {
  const month = from.slice(0, 7) === to.slice(0, 7) ? months : 'short'
  const days = dayFormat(language, { day: 'numeric', month, year: 'numeric' })
    .formatRange(dateOf(from), dateOf(to))
    .replace(/\s*[–-]\s*/u, ' – ')
  return withFirst(days, language)
}

/** Weekdays as a list of which one applies: "Monday, Saturday or Sunday". */
export function weekdayNames(weekdays: readonly Weekday[], language: Language): string {
  const format = dayFormat(language, { weekday: 'long' })
  // 2 January 2023 was a Monday.
  const names = weekdays.map(weekday => format.format(dateOf(dayOf(2023, 1, 1 + weekday))))
  return new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(names)
}
