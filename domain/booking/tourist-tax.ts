import { addDays, type Day, partsOf } from '#domain/day'
import { puglia, sicily } from '#domain/place-ids'
import { nightDays, type Stay } from '#domain/stay'

/**
 * A tax on stays: of a country, or of regions of it, in force from a day until the next version of the same place. It is
 * counted by the night, for each person or for the house.
 */
export interface TaxRule {
  from: Day
  /** The country's slug; with `regionIds`, those regions of it alone. */
  country: string
  regionIds?: readonly number[]
  per: 'person' | 'house'
  /** Children, who are younger than the age from which it is asked, pay none. */
  children: 'pay' | 'exempt'
  /** Nights of a stay beyond so many cost nothing. */
  mostNights?: number
  /** Cents of EUR a night by the month in which it lies; months that are not named cost nothing. */
  rates: readonly { months: readonly [first: number, last: number]; cents: number }[]
}

/**
 * What communes and islands ask, as far as we know it. A rule for regions comes before one for their country. A change
 * adds a rule with its first day and never alters an older one: a booking keeps what it was sold with.
 */
export const taxRules: readonly TaxRule[] = [
  {
    from: '2000-01-01',
    country: 'greece',
    per: 'house',
    children: 'pay',
    rates: [
      { months: [4, 10], cents: 1500 },
      { months: [11, 12], cents: 400 },
      { months: [1, 3], cents: 400 },
    ],
  },
  {
    from: '2000-01-01',
    country: 'italy',
    per: 'person',
    children: 'exempt',
    mostNights: 7,
    rates: [{ months: [1, 12], cents: 250 }],
  },
  {
    from: '2000-01-01',
    country: 'italy',
    regionIds: [sicily, puglia],
    per: 'person',
    children: 'exempt',
    mostNights: 10,
    rates: [{ months: [4, 10], cents: 200 }],
  },
  {
    from: '2000-01-01',
    country: 'france',
    per: 'person',
    children: 'exempt',
    rates: [{ months: [1, 12], cents: 165 }],
  },
]

/** For whom the tax is reckoned, and where. */
export interface Taxed {
  stay: Stay
  country: string
  regionId: number
  adults: number
  children: number
  /** The day on which it is booked: it decides which version holds. */
  today: Day
}

/** Nights of one rate: so many, times persons or one house, each for so much. */
export interface TaxLine extends Stay {
  quantity: number
  /** Cents of EUR for one. */
  unitCents: number
  cents: number
}

function ruleOf({ country, regionId, today }: Taxed, rules: readonly TaxRule[]): TaxRule | undefined {
  const here = rules.filter(
    rule => rule.country === country && rule.from <= today && (rule.regionIds?.includes(regionId) ?? true),
  )
  // The narrower place first, of the same place the latest.
  const [rule] = here.toSorted(
    (a, b) => Number(b.regionIds !== undefined) - Number(a.regionIds !== undefined) || (a.from < b.from ? 1 : -1),
  )
  return rule
}

/** The tourist tax of a stay (decisions 21 and 67), night by night; no lines where none is asked. */
export function touristTaxLines(taxed: Taxed, rules: readonly TaxRule[] = taxRules): TaxLine[] {
  const rule = ruleOf(taxed, rules)
  if (!rule) return []
  const heads = rule.per === 'house' ? 1 : taxed.adults + (rule.children === 'pay' ? taxed.children : 0)
  const rateOf = (day: Day) => {
    const { month } = partsOf(day)
    return rule.rates.find(({ months: [first, last] }) => first <= month && month <= last)?.cents ?? 0
  }
  const lines: TaxLine[] = []
  for (const night of nightDays(taxed.stay).slice(0, rule.mostNights)) {
    const unitCents = rateOf(night)
    const last = lines.at(-1)
    if (heads === 0 || unitCents === 0) continue
    if (last?.unitCents === unitCents && last.to === night) {
      last.to = addDays(night, 1)
      last.quantity += heads
      last.cents += heads * unitCents
    } else lines.push({ from: night, to: addDays(night, 1), quantity: heads, unitCents, cents: heads * unitCents })
  }
  return lines
}
