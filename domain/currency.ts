import { type Day, dayNumber } from '#domain/day'
import type { Language } from '#domain/language'
import { type CurrencyId, type Money, roundCents } from '#domain/money'

/** A currency of the site (section 3). Amounts in it are its minor units, hundredths. */
export interface Currency {
  id: CurrencyId
  /** ISO 4217, "EUR". */
  code: string
  name: string
  sign: string
  symbol: string
  /** How much of it one unit of the site's first currency buys (PD-20). */
  rate: number
}

/** The ids of the currencies (section 1). */
export const currencyIds: readonly CurrencyId[] = [1, 3, 10]

/** The currency that somebody has chosen, as a cookie tells it; undefined for anything else. */
export const findCurrency = (text: string | undefined): CurrencyId | undefined =>
  currencyIds.find(id => String(id) === text)

/**
 * The currency a visitor begins with (section 1, PD-80): that of the office country (ISO 3166, any case) where it
 * is known, else that of the language.
 */
export function defaultCurrency(officeCountry: string | undefined, language: Language): CurrencyId {
  const country = officeCountry?.toLowerCase() || (language === 'en' ? 'gb' : undefined)
  if (country === 'gb') return 10
  return country === 'us' ? 3 : 1
}

/** A sign or symbol as it is shown: `US$` is `$` (PD-20). */
export const shownSign = (sign: string): string => (sign === 'US$' ? '$' : sign)

/** The first currency is the reference: its rate is 1, whatever stands there. */
function rateOf(id: CurrencyId, currencies: readonly Currency[]): number {
  const index = currencies.findIndex(currency => currency.id === id)
  const rate = index === 0 ? 1 : currencies[index]?.rate
  if (rate === undefined || !(rate > 0 && rate < Infinity)) throw new RangeError(`no rate for currency ${id}`)
  return rate
}

/**
 * An amount in another currency, rounded once (PD-20). Between two currencies of which neither is the site's
 * first, both rates apply. Throws a RangeError for a currency that is not among those given or has no usable rate.
 */
export function convert({ cents, currency }: Money, to: CurrencyId, currencies: readonly Currency[]): Money {
  if (currency === to) return { cents, currency }
  return { cents: roundCents((cents / rateOf(currency, currencies)) * rateOf(to, currencies)), currency: to }
}

/** How many days old rates may be (PD-20): longer than over any holidays, when banks publish none. */
const oldestRates = 7

/** Whether rates of a day may still be used. Rates of a day to come are nobody's. */
export function areRatesCurrent(ratedOn: Day, today: Day): boolean {
  const age = dayNumber(today) - dayNumber(ratedOn)
  // Where rates are published it may be tomorrow already.
  return age >= -1 && age <= oldestRates
}
