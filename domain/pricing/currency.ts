import { type Day, dayNumber } from '#domain/calendar/day'
import { type CurrencyId, type Money, roundCents } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'

/** A currency of the site (SPEC A3). Amounts in it are its minor units, hundredths. */
export interface Currency {
  id: CurrencyId
  /** ISO 4217, "EUR". */
  code: string
  name: string
  sign: string
  symbol: string
  /** Units of it that one unit of the site's first currency buys (PD-20). */
  rate: number
}

/** The ids of the currencies (SPEC A1). */
export const currencyIds: readonly CurrencyId[] = [1, 3, 10]

/** Parses the chosen currency of a cookie; undefined for anything else. */
export const findCurrency = (text: string | undefined): CurrencyId | undefined =>
  currencyIds.find(id => String(id) === text)

/**
 * The default currency (SPEC A1, PD-80): that of the office country (ISO 3166, any case) where it is known, else that
 * of the language.
 */
export function defaultCurrency(officeCountry: string | undefined, language: Language): CurrencyId {
  const country = officeCountry?.toLowerCase() || (language === 'en' ? 'gb' : undefined)
  if (country === 'gb') return 10
  return country === 'us' ? 3 : 1
}

/** The displayed sign: `$` for `US$` (PD-20). */
export const displaySymbol = (sign: string): string => (sign === 'US$' ? '$' : sign)

/** The first currency is the reference: its rate is always 1. */
function rateOf(id: CurrencyId, currencies: readonly Currency[]): number {
  const index = currencies.findIndex(currency => currency.id === id)
  const rate = index === 0 ? 1 : currencies[index]?.rate
  if (rate === undefined || !(rate > 0 && rate < Infinity)) throw new RangeError(`no rate for currency ${id}`)
  return rate
}

/**
 * Converts an amount, rounded once (PD-20). Between two currencies other than the site's first, both rates apply.
 * Throws a RangeError for a currency that is not among those given or has no usable rate.
 */
export function convert({ cents, currency }: Money, to: CurrencyId, currencies: readonly Currency[]): Money {
  if (currency === to) return { cents, currency }
  return { cents: roundCents((cents / rateOf(currency, currencies)) * rateOf(to, currencies)), currency: to }
}

/** Maximum age of rates in days (PD-20): longer than any bank holidays, when no rates are published. */
const oldestRates = 7

/** Whether rates of a day can still be used. Rates of a future day are invalid. */
export function areRatesFresh(ratedOn: Day, today: Day): boolean {
  const age = dayNumber(today) - dayNumber(ratedOn)
  // The publisher's time zone can be a day ahead.
  return age >= -1 && age <= oldestRates
}
