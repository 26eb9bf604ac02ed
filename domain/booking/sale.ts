import { waiverCents } from '#domain/booking/damage'
import { touristTax } from '#domain/booking/services'
import { touristTaxLines } from '#domain/booking/tourist-tax'
import { type Currency, convert } from '#domain/currency'
import type { Day } from '#domain/day'
import { type CurrencyId, splitCents } from '#domain/money'
import { quote } from '#domain/pricing'
import type { Season, Tier } from '#domain/season'
import type { Stay } from '#domain/stay'
import { schedule, type Terms } from '#domain/terms'

/** What is asked for: a villa's stay, for a party, to be paid in a currency. */
export interface Wanted {
  stay: Stay
  adults: number
  children: number
  /** Those who count towards what a villa sleeps. */
  people: number
  /** Bedrooms; the smallest number that sleeps the party unless told. */
  rooms?: number | undefined
  currencyId: CurrencyId
}

/** What is known of the villa when it is sold. */
export interface SoldVilla {
  tiers: readonly Tier[]
  seasons: readonly Season[]
  country: string
  regionId: number
  /** Cents of EUR. */
  damageDepositCents: number
}

/** Nights of one price, or of one rate of a tax, in cents of the currency. */
export interface SaleLine extends Stay {
  quantity: number
  unitCents: number
  cents: number
}

/** A service that is sold with the stay, and paid apart from it. */
export interface SoldService {
  serviceId: number
  cents: number
  lines: SaleLine[]
}

/** A price as it is sold: all amounts are cents of the one currency, and every sum is that of its parts. */
export interface Sale {
  currencyId: CurrencyId
  /** The bedrooms that are let. */
  rooms: number
  lines: SaleLine[]
  villaCents: number
  services: SoldService[]
  /** The stay and the services that come with it. */
  totalCents: number
  /** When the stay is to be paid; all at once is a deposit (decision 62). */
  instalments: { kind: 'deposit' | 'balance'; cents: number; due: Day }[]
  damageDepositCents: number
  damageWaiverCents: number
}

/**
 * What a stay is sold for (decisions 20, 21 and 67): the price in euros by the villa's seasons, once converted and split
 * into its lines; the tourist tax as a service of its own; deposit and balance of the stay's price. Undefined where the
 * villa has no price for it, or is too small.
 */
export function priceSale(
  villa: SoldVilla,
  { stay, adults, children, people, rooms, currencyId }: Wanted,
  { currencies, terms, today }: { currencies: readonly Currency[]; terms: Terms; today: Day },
): Sale | undefined {
  const price = quote({ stay, seasons: villa.seasons, tiers: villa.tiers, party: people, rooms })
  if (!price) return undefined
  const into = (cents: number) => convert({ cents, currency: 1 }, currencyId, currencies).cents
  const villaCents = into(price.totalCents)
  const shares = price.lines.map(({ cents }) => cents)
  const parts = price.totalCents > 0 ? splitCents(villaCents, shares) : shares
  const taxes = touristTaxLines({
    stay,
    country: villa.country,
    regionId: villa.regionId,
    adults,
    children,
    today,
  }).map(line => ({ ...line, unitCents: into(line.unitCents), cents: into(line.cents) }))
  const taxCents = taxes.reduce((sum, { cents }) => sum + cents, 0)
  return {
    currencyId,
    rooms: villa.tiers[price.tier]?.rooms ?? 0,
    lines: price.lines.map(({ from, to, nights, weeklyCents }, i) => ({
      from,
      to,
      quantity: nights,
      unitCents: into(weeklyCents),
      cents: parts[i] ?? 0,
    })),
    villaCents,
    services: taxes.length > 0 ? [{ serviceId: touristTax, cents: taxCents, lines: taxes }] : [],
    totalCents: villaCents + taxCents,
    instalments: schedule({ totalCents: villaCents, arrival: stay.from, today, terms }).map(({ kind, cents, due }) => ({
      kind: kind === 'balance' ? 'balance' : 'deposit',
      cents,
      due,
    })),
    damageDepositCents: into(villa.damageDepositCents),
    damageWaiverCents: into(waiverCents(villa.damageDepositCents, today)),
  }
}
