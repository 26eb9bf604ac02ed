import type { TaxSeason, TaxTerms } from '#domain/booking/tax/tax-rules'
import { centsOf, majorOf } from '#domain/pricing/money'

/** A season of a tax as the API has it, in euros. */
export interface ShownTaxSeason {
  firstMonth: number
  lastMonth: number
  /** Per unit and night; null for a share of the price. */
  amount: number | null
  /** The share in per cent, and its upper limit; null for an amount. */
  percent: number | null
  cap: number | null
}

/** Terms of a tax as the API has them. */
export interface ShownTax {
  from: string
  per: 'person' | 'house'
  exemptUnder: number | null
  mostNights: number | null
  seasons: readonly ShownTaxSeason[]
}

/** The terms of a tax in euros, for the API. */
export const presentTax = ({ from, per, exemptUnder, mostNights, rates }: TaxTerms) => ({
  from,
  per,
  exemptUnder: exemptUnder ?? null,
  mostNights: mostNights ?? null,
  seasons: rates.map(({ months: [firstMonth, lastMonth], rate }) => ({
    firstMonth,
    lastMonth,
    ...('cents' in rate
      ? { amount: majorOf(rate.cents), percent: null, cap: null }
      : { amount: null, percent: rate.percent, cap: majorOf(rate.capCents) }),
  })),
})

const rateOf = ({ amount, percent, cap }: ShownTaxSeason): TaxSeason['rate'] =>
  percent === null ? { cents: centsOf(amount ?? 0) } : { percent, capCents: centsOf(cap ?? 0) }

/** The terms of a tax of the API, in cents. */
export const taxOf = ({ from, per, exemptUnder, mostNights, seasons }: ShownTax): TaxTerms => ({
  from,
  per,
  ...(exemptUnder !== null && { exemptUnder }),
  ...(mostNights !== null && { mostNights }),
  rates: seasons.map(season => ({ months: [season.firstMonth, season.lastMonth], rate: rateOf(season) })),
})

/**
 * The terms of a villa's taxes, in cents. None while an upgrade goes on: a server of a version before sends no taxes to
 * a browser that has this code.
 */
export const taxRulesOf = ({ taxes = [] }: { taxes?: readonly ShownTax[] | undefined }): TaxTerms[] => taxes.map(taxOf)
