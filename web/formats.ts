import type { Day } from '#domain/day'
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

/** A day in words: "5 June 2027", "5 juin 2027", "5. Juni 2027". */
export const formatDay = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
