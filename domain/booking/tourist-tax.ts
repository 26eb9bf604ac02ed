import { type TaxRate, type TaxRule, taxRules } from '#domain/booking/tax-rules'
import { addDays, type Day, partsOf } from '#domain/day'
import { roundCents } from '#domain/money'
import { nightDays, nightsOf, type Stay } from '#domain/stay'

/** Where a villa stands, as rules name it. */
export interface TaxPlace {
  /** The country's slug. */
  country: string
  regionId: number
  /** The nearest village or town. */
  place: string
}

/** For whom the tax is reckoned. */
export interface TaxParty {
  adults: number
  children: number
  infants?: number | undefined
  /** Guests younger than the age from which the place asks it, infants left out; its children unless told. */
  young?: number | undefined
}

/** Nights of one rate: so many, times persons or one house, each for so much. */
export interface TaxLine extends Stay {
  quantity: number
  /** Cents of EUR for one. */
  unitCents: number
  cents: number
}

/** Nights of a stay that follow one another and cost the same. */
export interface TaxedNights extends Stay {
  nights: number
  rate: TaxRate
}

const kept = new Map<string, readonly TaxRule[]>()

const narrowness = ({ places, regionIds }: TaxRule) => (places ? 2 : regionIds ? 1 : 0)

/** The rules that can hold at a place, by which `ruleOn` chooses: the same list for all places with the same rules. */
export function rulesAt({ country, regionId, place }: TaxPlace, rules = taxRules): readonly TaxRule[] {
  const here = rules.filter(
    rule =>
      rule.country === country &&
      (rule.regionIds?.includes(regionId) ?? true) &&
      (rule.places?.includes(place) ?? true),
  )
  // The narrower place first, of the same place the latest.
  here.sort((a, b) => narrowness(b) - narrowness(a) || (a.from < b.from ? 1 : -1))
  if (rules !== taxRules) return here
  const key = here.map(rule => rules.indexOf(rule)).join()
  const known = kept.get(key)
  if (!known) kept.set(key, here)
  return known ?? here
}

/** The rule that holds for what is booked on a day. */
export const ruleOn = (today: Day, rules: readonly TaxRule[]): TaxRule | undefined =>
  rules.find(({ from }) => from <= today)

/** The nights of a stay that are taxed, in the order of time. */
export function taxedNights({ rates, mostNights }: TaxRule, stay: Stay): TaxedNights[] {
  const found: TaxedNights[] = []
  for (const night of nightDays(stay).slice(0, mostNights)) {
    const { month } = partsOf(night)
    const rate = rates.find(({ months: [first, last] }) => first <= month && month <= last)?.rate
    if (!rate) continue
    const last = found.at(-1)
    const next = addDays(night, 1)
    if (last?.rate === rate && last.to === night) {
      last.to = next
      last.nights++
    } else found.push({ from: night, to: next, nights: 1, rate })
  }
  return found
}

/** How many guests may be younger than the age of a rule: where the counters of a party settle it, there is one answer. */
export function youngBounds(
  { per, exemptUnder = 0 }: Pick<TaxRule, 'per' | 'exemptUnder'>,
  { adults, children }: Pick<TaxParty, 'adults' | 'children'>,
): { least: number; most: number } {
  if (per === 'house' || exemptUnder === 0) return { least: 0, most: 0 }
  // Children are three to twelve, adults are older; one of them is of age.
  const least = exemptUnder > 12 ? children : 0
  const most = exemptUnder > 13 ? children + Math.max(0, adults - 1) : children
  return { least, most }
}

/** How often a night is paid: once for the house, or by each who is old enough. */
export function taxedHeads(rule: TaxRule, { young, ...party }: TaxParty): number {
  if (rule.per === 'house') return 1
  const { least, most } = youngBounds(rule, party)
  const usual = Math.min(most, party.children)
  return party.adults + party.children - Math.min(most, Math.max(least, young ?? usual))
}

/** What one of those who pay is asked for a night, in cents; a share is of the night's price by guest. */
export function nightCents(
  rate: TaxRate,
  { stayCents, nights, guests }: Record<'stayCents' | 'nights' | 'guests', number>,
) {
  if ('cents' in rate) return rate.cents
  return Math.min(rate.capCents, roundCents((stayCents / nights / Math.max(1, guests)) * (rate.percent / 100)))
}

/** Those among whom the price of a night is shared. */
export const taxedGuests = ({ adults, children, infants = 0 }: TaxParty): number => adults + children + infants

/** For whom and what the tax is reckoned. */
export interface Taxed extends TaxParty {
  stay: Stay
  /** What the stay costs without it, in cents of EUR. */
  stayCents: number
  /** The day on which it is booked: it decides which version holds. */
  today: Day
}

/**
 * The tourist tax of a stay (PD-21, PD-67 and PD-97) by the rules of its place, night by night; no lines where none is
 * asked.
 */
export function touristTaxLines(taxed: Taxed, rulesOfPlace: readonly TaxRule[]): TaxLine[] {
  const { stay, stayCents, today } = taxed
  const rule = ruleOn(today, rulesOfPlace)
  const heads = rule ? taxedHeads(rule, taxed) : 0
  if (!rule || heads === 0) return []
  const sharing = { stayCents, nights: nightsOf(stay), guests: taxedGuests(taxed) }
  return taxedNights(rule, stay).flatMap(({ from, to, nights, rate }) => {
    const unitCents = nightCents(rate, sharing)
    const quantity = nights * heads
    return unitCents > 0 ? [{ from, to, quantity, unitCents, cents: quantity * unitCents }] : []
  })
}
