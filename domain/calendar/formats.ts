import { type Day, dayNumber, dayOf, type Weekday } from '#domain/calendar/day'
import { dateFormat, listFormat, numberFormat } from '#domain/calendar/formatters'
import type { Stay } from '#domain/calendar/stay'
import type { Language } from '#domain/text/language'

/** The locale of each language for numbers and days. */
export const locales: Readonly<Record<string, string>> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE', it: 'it-IT' }

/** An amount in major units of a currency (ISO 4217), with cents only where it has some: "€9,800", "1.020,50 €". */
export function formatMoney(amount: number, code: string, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return numberFormat(locales[language], {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}

/** A percentage: "30%", "30 %". */
export const formatPercent = (share: number, language: Language): string =>
  numberFormat(locales[language], { style: 'percent' }).format(share / 100)

/** Days are formatted in UTC, so that the reader's time zone cannot shift them. */
const dateOf = (day: Day) => new Date(dayNumber(day) * 86_400_000)

const dayFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locales[language], { ...options, timeZone: 'UTC' })

/** French writes the first day of a month as an ordinal: "1er juin", "2 juin". */
export const withOrdinalFirst = (days: string, language: Language): string =>
  language === 'fr' ? days.replace(/\b1(?=\s[\p{L}–])/gu, '1er') : days

/** A day in long form: "5 June 2027", "5 juin 2027", "5. Juni 2027". */
export const formatDay = (day: Day, language: Language): string =>
  withOrdinalFirst(dayFormat(language, { dateStyle: 'long' }).format(dateOf(day)), language)

/** A day in short form, for tables: "5 Jun 2027", "5 juin 2027", "05.06.2027". */
export const formatShortDay = (day: Day, language: Language): string =>
  withOrdinalFirst(dayFormat(language, { dateStyle: 'medium' }).format(dateOf(day)), language)

/** A day with its weekday, abbreviated: "Sun 13 Jun". */
export const formatWeekday = (day: Day, language: Language): string =>
  withOrdinalFirst(
    dayFormat(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(dateOf(day)),
    language,
  )

/** A time of day, from `HH:MM`: "16:00", in French "16 h" and "16 h 30"; German messages append "Uhr". */
export function formatTime(time: string, language: Language): string {
  if (language !== 'fr') return time
  const [hour, minutes] = time.split(':').map(Number)
  return `${hour}\u00a0h${minutes ? `\u00a0${String(minutes).padStart(2, '0')}` : ''}`
}

/** A month of a year, from `YYYY-MM`: "June 2025". */
export const formatMonth = (month: string, language: Language): string =>
  dayFormat(language, { month: 'long', year: 'numeric' }).format(dateOf(`${month}-01`))

/**
 * A range of days: "13 – 27 June 2027". Months are abbreviated where there are two, or on request: "28 Jun – 4 Jul
 * 2027". ICU versions differ in the spaces around the dash; browser and server must agree.
 */
export function formatDays({ from, to }: Stay, language: Language, months: 'short' | 'long' = 'long'): string {
  const month = from.slice(0, 7) === to.slice(0, 7) ? months : 'short'
  const days = dayFormat(language, { day: 'numeric', month, year: 'numeric' })
    .formatRange(dateOf(from), dateOf(to))
    .replace(/\s*[–-]\s*/u, ' – ')
  return withOrdinalFirst(days, language)
}

/** Weekdays as alternatives: "Monday, Saturday or Sunday". */
export function weekdayNames(weekdays: readonly Weekday[], language: Language): string {
  const format = dayFormat(language, { weekday: 'long' })
  // 2 January 2023 was a Monday.
  const names = weekdays.map(weekday => format.format(dateOf(dayOf(2023, 1, 1 + weekday))))
  return listFormat(locales[language], { type: 'disjunction' }).format(names)
}
