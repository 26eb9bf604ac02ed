import type { TaxRate, TaxRule, TaxScope, TaxTerms } from '#domain/booking/tax/tax-rules'
import { addDays, type Day, daysBetween, partsOf } from '#domain/calendar/day'
import { firstDayOf, monthOf, nextMonth } from '#domain/calendar/month'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import { roundCents } from '#domain/pricing/money'

/** The location of a villa, as rules name it. */
export interface TaxPlace {
  /** The country's slug. */
  country: string
  regionId: number
  /** The nearest village or town. */
  place: string
}

/** The party for the tax. */
export interface TaxParty {
  adults: number
  children: number
  infants?: number | undefined
  /** Guests under the age at which the place charges the tax, without infants; by default the children of the party. */
  young?: number | undefined
}

/** Nights at one rate: nights times persons or one house, each at `unitCents`. */
export interface TaxLine extends Stay {
  quantity: number
  /** Cents of EUR for one. */
  unitCents: number
  cents: number
}

/** Consecutive nights of a stay at the same rate. */
export interface TaxedNights extends Stay {
  nights: number
  rate: TaxRate
}

const narrowness = ({ place, regionId }: TaxScope) => (place !== undefined ? 2 : regionId !== undefined ? 1 : 0)

/** The text that names a scope, such as `italy`, `italy/1` and `italy/1/Noto`. */
export const taxScopeKey = ({ country, regionId, place }: TaxScope): string =>
  [country, ...(regionId === undefined ? [] : [regionId, ...(place === undefined ? [] : [place])])].join('/')

/** Parses the text that names a scope; undefined for any other. */
export function parseTaxScope(text: string): TaxScope | undefined {
  const [, country = '', region, place] = /^([a-z-]{2,60})(?:\/(\d{1,9})(?:\/([^\n]{1,120}))?)?$/.exec(text) ?? []
  if (!country) return undefined
  return { country, ...(region && { regionId: Number(region) }), ...(place && { place }) }
}

const listsOf = new WeakMap<readonly TaxRule[], Map<string, readonly TaxRule[]>>()

/**
 * The rules of a place among all, from which `ruleOn` chooses: the same array for all places with the same rules,
 * because the search index compares lists by identity.
 */
export function rulesAt({ country, regionId, place }: TaxPlace, rules: readonly TaxRule[]): readonly TaxRule[] {
  const here = rules.filter(
    rule =>
      rule.country === country &&
      (rule.regionId === undefined || rule.regionId === regionId) &&
      (rule.place === undefined || rule.place === place),
  )
  // The narrower place first; for the same place the latest.
  here.sort((a, b) => narrowness(b) - narrowness(a) || (a.from < b.from ? 1 : -1))
  const lists = listsOf.get(rules) ?? new Map<string, readonly TaxRule[]>()
  listsOf.set(rules, lists)
  const key = here.map(rule => rules.indexOf(rule)).join()
  const known = lists.get(key)
  if (!known) lists.set(key, here)
  return known ?? here
}

/** The rule for a booking made on a day, among those of its place. */
export const ruleOn = <Rule extends TaxTerms>(today: Day, rules: readonly Rule[]): Rule | undefined =>
  rules.find(({ from }) => from <= today)

/** The taxed nights of a stay, in chronological order. */
export function taxedNights({ rates, mostNights = Infinity }: TaxTerms, stay: Stay): TaxedNights[] {
  const found: TaxedNights[] = []
  const end = addDays(stay.from, Math.min(nightsOf(stay), mostNights))
  // A rate is that of a month: the nights of one month are taken at once.
  for (let from = stay.from; from < end; ) {
    let to = firstDayOf(nextMonth(monthOf(from)))
    if (to > end) to = end
    const { month } = partsOf(from)
    const rate = rates.find(({ months: [first, last] }) => first <= month && month <= last)?.rate
    const last = found.at(-1)
    if (rate && last?.rate === rate && last.to === from) {
      last.to = to
      last.nights += daysBetween(from, to)
    } else if (rate) found.push({ from, to, nights: daysBetween(from, to), rate })
    from = to
  }
  return found
}

/** The bounds on the number of guests under a rule's age; equal where the counters of the party determine it. */
export function youngBounds(
  { per, exemptUnder = 0 }: Pick<TaxTerms, 'per' | 'exemptUnder'>,
  { adults, children }: Pick<TaxParty, 'adults' | 'children'>,
): { least: number; most: number } {
  if (per === 'house' || exemptUnder === 0) return { least: 0, most: 0 }
  // Children are three to twelve, adults are older, and at least one of them is of age.
  const least = exemptUnder > 12 ? children : 0
  const most = exemptUnder > 13 ? children + Math.max(0, adults - 1) : children
  return { least, most }
}

/** The multiplier of a night: one for the house, or the number of taxed guests. */
export function taxedHeads(rule: TaxTerms, { young, ...party }: TaxParty): number {
  if (rule.per === 'house') return 1
  const { least, most } = youngBounds(rule, party)
  const usual = Math.min(most, party.children)
  return party.adults + party.children - Math.min(most, Math.max(least, young ?? usual))
}

/** The tax per unit and night in cents; a share applies to the night's price per guest. */
export function nightCents(
  rate: TaxRate,
  { stayCents, nights, guests }: Record<'stayCents' | 'nights' | 'guests', number>,
) {
  if ('cents' in rate) return rate.cents
  return Math.min(rate.capCents, roundCents((stayCents / nights / Math.max(1, guests)) * (rate.percent / 100)))
}

/** The number of guests who share the price of a night. */
export const taxedGuests = ({ adults, children, infants = 0 }: TaxParty): number => adults + children + infants

/** The stay and party for the tax. */
export interface TaxableStay extends TaxParty {
  stay: Stay
  /** The price of the stay without tax, in cents of EUR. */
  stayCents: number
  /** The day of booking: it decides which version applies. */
  today: Day
}

/**
 * The tourist tax of a stay (PD-21, PD-67 and PD-97) by the rules of its place, night by night; empty where there is
 * none.
 */
export function touristTaxLines(taxed: TaxableStay, rulesOfPlace: readonly TaxTerms[]): TaxLine[] {
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
