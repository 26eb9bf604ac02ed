import { type DamageTerms, waiverCents } from '#domain/booking/damage'
import { findFlexible, isWorthOffering, type RatePlanName } from '#domain/booking/rate-plans'
import { touristTax } from '#domain/booking/services'
import type { TaxTerms } from '#domain/booking/tax/tax-rules'
import { type TaxParty, touristTaxLines } from '#domain/booking/tax/tourist-tax'
import type { Day } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { type Currency, convert } from '#domain/pricing/currency'
import { type CurrencyId, splitCents } from '#domain/pricing/money'
import { type Quote, quote } from '#domain/pricing/pricing'
import type { Season, Tier } from '#domain/pricing/season'
import { type PaymentTerms, type RateTerms, schedule, withRate } from '#domain/pricing/terms'

/** The requested stay and party. */
export interface QuoteRequest extends TaxParty {
  stay: Stay
  /** Guests who count towards the villa's capacity. */
  people: number
  /** Bedrooms; by default the smallest number that sleeps the party. */
  rooms?: number | undefined
  /** For a booking that exists: the day of its sale, whose tax and waiver it retains. */
  soldOn?: Day | undefined
}

/** The facts of the villa at the time of sale, and the settings that price a stay in it. */
export interface VillaTerms {
  tiers: readonly Tier[]
  seasons: readonly Season[]
  /** The tax rules of its place. */
  taxRules: readonly TaxTerms[]
  damageTerms: readonly DamageTerms[]
  /** Cents of EUR. */
  damageDepositCents: number
}

/** Nights at one price or tax rate, in cents of the currency. */
export interface SaleLine extends Stay {
  quantity: number
  unitCents: number
  cents: number
}

/** A service that is sold with the stay, and paid separately. */
export interface ServiceLine {
  serviceId: number
  cents: number
  lines: SaleLine[]
}

/** A price in cents of EUR at the time of sale; prices in other currencies derive from it. */
export interface EuroSale {
  /** The day of sale and the arrival, which decide the due days. */
  soldOn: Day
  arrival: Day
  /** The number of bedrooms in the sale. */
  rooms: number
  lines: SaleLine[]
  /** By the flexible rate (PD-95), where it is offered: its price and its terms. */
  flexible?: RateTerms & { lines: SaleLine[] }
  /** The surcharge of the flexible rate pays for its terms, not for nights: the tax is that of the standard rate. */
  taxLines: SaleLine[]
  damageDepositCents: number
  damageWaiverCents: number
}

/** A price as sold: all amounts are cents of the one currency, and every sum equals the sum of its parts. */
export interface Sale {
  currencyId: CurrencyId
  /** The rate by which it is priced. */
  ratePlan: RatePlanName
  rooms: number
  lines: SaleLine[]
  villaCents: number
  services: ServiceLine[]
  /** The stay and its services. */
  totalCents: number
  /** The instalments of the stay; a single payment counts as a deposit (PD-62). */
  instalments: { kind: 'deposit' | 'balance'; cents: number; due: Day }[]
  damageDepositCents: number
  damageWaiverCents: number
}

const linesOf = ({ lines }: Quote): SaleLine[] =>
  lines.map(({ from, to, nights, weeklyCents, cents }) => ({
    from,
    to,
    quantity: nights,
    unitCents: weeklyCents,
    cents,
  }))

/** Which flexible rates count: those worth offering on the day, or all that the seasons know, for who has one already. */
export type FlexibleOffer = 'worth-offering' | 'any'

/**
 * The price of a stay in EUR (PD-20, PD-21 and PD-67): by the villa's seasons, at the flexible rate too where it is
 * offered, and the tourist tax. Undefined where the villa has no price for it, or is too small.
 */
export function priceInEuros(
  villa: VillaTerms,
  { stay, people, rooms, soldOn, ...party }: QuoteRequest,
  today: Day,
  offer: FlexibleOffer = 'worth-offering',
): EuroSale | undefined {
  const { tiers, seasons, taxRules, damageDepositCents, damageTerms } = villa
  const price = quote({ stay, seasons, tiers, party: people, rooms })
  if (!price) return undefined
  const found = findFlexible(stay, seasons)
  const flexible = found && (offer === 'any' || isWorthOffering(found, stay.from, today)) ? found : undefined
  const dearer = flexible && quote({ stay, seasons: flexible.seasons, tiers, party: people, rooms })
  return {
    soldOn: today,
    arrival: stay.from,
    rooms: tiers[price.tier]?.rooms ?? 0,
    lines: linesOf(price),
    ...(flexible &&
      dearer && {
        flexible: {
          depositPercent: flexible.depositPercent,
          freeDays: flexible.freeDays,
          lines: linesOf(dearer),
        },
      }),
    taxLines: touristTaxLines({ ...party, stay, stayCents: price.totalCents, today: soldOn ?? today }, taxRules),
    damageDepositCents,
    damageWaiverCents: waiverCents(damageDepositCents, soldOn ?? today, damageTerms),
  }
}

/** The rates by which a stay is offered, the lowest first. */
export const ratesOf = ({ flexible }: Pick<EuroSale, 'flexible'>): RatePlanName[] =>
  flexible ? ['standard', 'flexible'] : ['standard']

const sum = (lines: readonly { cents: number }[]) => lines.reduce((all, { cents }) => all + cents, 0)

/**
 * Converts a price at a rate; at the standard rate where that one is not offered. The total is converted once (PD-101),
 * so it equals the price in lists that convert the sum in euros; the tax is converted separately, and the rest is split
 * over the lines, deposit and balance of the stay.
 */
export function saleIn(
  euros: EuroSale,
  currencyId: CurrencyId,
  {
    currencies,
    terms,
    ratePlan = 'standard',
  }: { currencies: readonly Currency[]; terms: PaymentTerms; ratePlan?: RatePlanName | undefined },
): Sale {
  const into = (cents: number) => convert({ cents, currency: 1 }, currencyId, currencies).cents
  const partsOf = (total: number, lines: readonly SaleLine[]) => {
    const parts =
      sum(lines) > 0
        ? splitCents(
            total,
            lines.map(({ cents }) => cents),
          )
        : []
    return lines.map((line, i) => ({ ...line, unitCents: into(line.unitCents), cents: parts[i] ?? 0 }))
  }
  const flexible = ratePlan === 'flexible' ? euros.flexible : undefined
  const priced = flexible?.lines ?? euros.lines
  const totalCents = into(sum(priced) + sum(euros.taxLines))
  const taxCents = into(sum(euros.taxLines))
  const villaCents = totalCents - taxCents
  const lines = partsOf(villaCents, priced)
  const taxes = partsOf(taxCents, euros.taxLines)
  const { arrival, soldOn } = euros
  const parts = schedule({ totalCents: villaCents, arrival, today: soldOn, terms: termsOfRate(terms, euros, ratePlan) })
  return {
    currencyId,
    ratePlan: flexible ? 'flexible' : 'standard',
    rooms: euros.rooms,
    lines,
    villaCents,
    services: taxes.length > 0 ? [{ serviceId: touristTax, cents: taxCents, lines: taxes }] : [],
    totalCents,
    instalments: parts.map(({ kind, cents, due }) => ({
      kind: kind === 'balance' ? 'balance' : 'deposit',
      cents,
      due,
    })),
    damageDepositCents: into(euros.damageDepositCents),
    damageWaiverCents: into(euros.damageWaiverCents),
  }
}

/** The terms of a stay by one of its rates: the usual ones, or those of the flexible rate in their place. */
export const termsOfRate = <T extends PaymentTerms>(terms: T, { flexible }: EuroSale, ratePlan: RatePlanName) =>
  withRate(terms, ratePlan === 'flexible' && flexible ? pickTerms(flexible) : undefined)

const pickTerms = ({ depositPercent, freeDays }: RateTerms): RateTerms => ({ depositPercent, freeDays })
