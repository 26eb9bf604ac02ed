import { type Day, dayNumber, dayOf, type Weekday } from '#domain/day'
import type { Language } from '#domain/language'

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

/** Days are formatted as the days they are, whatever the zone of the reader. */
const dateOf = (day: Day) => new Date(dayNumber(day) * 86_400_000)

/** A day in words: "5 June 2027", "5 juin 2027", "5. Juni 2027". */
export const formatDay = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(dateOf(day))

/** Weekdays as a list of which one applies: "Monday, Saturday, or Sunday". */
export function weekdayNames(weekdays: readonly Weekday[], language: Language): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  // 2 January 2023 was a Monday.
  const names = weekdays.map(weekday => format.format(dateOf(dayOf(2023, 1, 1 + weekday))))
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
}
