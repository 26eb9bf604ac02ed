import { type CurrencyId, type Money, roundCents } from '#domain/money'

/** A currency of the site (section 3). Amounts in it are its minor units, hundredths. */
export interface Currency {
  id: CurrencyId
  /** ISO 4217, "EUR". */
  code: string
  name: string
  sign: string
  symbol: string
  /** How much of it one unit of the site's first currency buys (decision 20). */
  rate: number
}

/** The currency a visitor begins with, by the country of the office (ISO 3166, any case): section 1. */
export function defaultCurrency(officeCountry: string | undefined): CurrencyId {
  const country = officeCountry?.toLowerCase()
  if (country === 'gb') return 10
  return country === 'us' ? 3 : 1
}

/** A sign or symbol as it is shown: `US$` is `$` (decision 20). */
export const shownSign = (sign: string): string => (sign === 'US$' ? '$' : sign)

/** The first currency is the reference: its rate is 1, whatever stands there. */
function rateOf(id: CurrencyId, currencies: readonly Currency[]): number {
  const index = currencies.findIndex(currency => currency.id === id)
  const rate = index === 0 ? 1 : currencies[index]?.rate
  if (rate === undefined || !(rate > 0 && rate < Infinity)) throw new RangeError(`no rate for currency ${id}`)
  return rate
}

/**
 * An amount in another currency, rounded once (decision 20). Between two currencies of which neither is the site's
 * first, both rates apply. Throws a RangeError for a currency that is not among those given or has no usable rate.
 */
export function convert({ cents, currency }: Money, to: CurrencyId, currencies: readonly Currency[]): Money {
  if (currency === to) return { cents, currency }
  return { cents: roundCents((cents / rateOf(currency, currencies)) * rateOf(to, currencies)), currency: to }
}

/**
 * A converted amount in major units as people say it (decision 80): in tens, and below a hundred in whole units, where
 * a ten would be a good part of it.
 */
export const roundApproximate = (amount: number): number =>
  Math.abs(amount) < 100 ? Math.round(amount) : Math.round(amount / 10) * 10
