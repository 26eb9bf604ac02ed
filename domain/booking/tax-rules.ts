import type { Day } from '#domain/day'
import { corsica, puglia, sicily } from '#domain/place-ids'

/** Where a rule stands. `assumed` says that law and kind are so, but the amount is ours until the office has entered it. */
export interface TaxSource {
  law: string
  page?: string
  amount: 'as-published' | 'assumed'
}

/** What one person, or the house, pays for a night: an amount, or a share of the night's price by person up to a cap. */
export type TaxRate = { cents: number } | { percent: number; capCents: number }

/**
 * A tax on stays: of a country, of regions or of places there, in force from a day until the next version of the same
 * place. It is counted by the night, for each person or for the house. Cents are of EUR.
 */
export interface TaxRule {
  from: Day
  /** The country's slug; with `regionIds` or `places`, those of it alone. */
  country: string
  regionIds?: readonly number[]
  /** Villages and towns, as villas name them. */
  places?: readonly string[]
  source: TaxSource
  per: 'person' | 'house'
  /** Guests younger than so many years pay none; nobody is exempt unless told. Infants never pay. */
  exemptUnder?: number
  /** Nights of a stay beyond so many cost nothing. */
  mostNights?: number
  /** By the month in which a night lies; months that are not named cost nothing. */
  rates: readonly { months: readonly [first: number, last: number]; rate: TaxRate }[]
}

const allYear = [1, 12] as const

/** Houses without stars: a share of the night's price by person; in Corsica and on the coast with what is added by law. */
const french = 'Code général des collectivités territoriales, art. L.2333-26 to L.2333-32; minors: L.2333-31'
/** Communes decide on amounts, ages and nights, up to five euros a night. */
const italian = 'Decreto legislativo 23/2011, art. 4; regulation of the commune'

/**
 * What countries, communes and islands ask, as far as we know it. The narrower place comes before the wider. A change
 * adds a rule with its first day and never alters an older one: a booking keeps what it was sold with.
 */
export const taxRules: readonly TaxRule[] = [
  {
    from: '2000-01-01',
    country: 'greece',
    source: {
      law: 'Law 5162/2024, art. 24, climate resilience fee: detached houses of more than 80 m²',
      page: 'https://hotelizer.gitbook.io/manual/en/quick-guides/climate-change-resilience-fee-2025',
      amount: 'as-published',
    },
    per: 'house',
    rates: [
      { months: [4, 10], rate: { cents: 1500 } },
      { months: [11, 12], rate: { cents: 400 } },
      { months: [1, 3], rate: { cents: 400 } },
    ],
  },
  {
    from: '2000-01-01',
    country: 'italy',
    source: { law: italian, amount: 'assumed' },
    per: 'person',
    exemptUnder: 12,
    mostNights: 7,
    rates: [{ months: allYear, rate: { cents: 250 } }],
  },
  {
    from: '2000-01-01',
    country: 'italy',
    regionIds: [sicily, puglia],
    source: { law: italian, amount: 'assumed' },
    per: 'person',
    exemptUnder: 12,
    mostNights: 10,
    rates: [{ months: [4, 10], rate: { cents: 200 } }],
  },
  {
    from: '2000-01-01',
    country: 'france',
    source: { law: french, amount: 'assumed' },
    per: 'person',
    exemptUnder: 18,
    rates: [{ months: allYear, rate: { percent: 5, capCents: 330 } }],
  },
  {
    from: '2000-01-01',
    country: 'france',
    regionIds: [corsica],
    source: {
      // 5 %, at most €2.20, and a tenth more for the island.
      law: `${french}; Communauté d’agglomération de Bastia, 2018, taken for communes that we know no other of`,
      page: 'https://france3-regions.francetvinfo.fr/corse/haute-corse/taxe-sejour-2019-changements-communaute-agglomeration-bastia-1517485.html',
      amount: 'assumed',
    },
    per: 'person',
    exemptUnder: 18,
    rates: [{ months: allYear, rate: { percent: 5.5, capCents: 242 } }],
  },
  {
    from: '2000-01-01',
    country: 'france',
    places: ['Palombaggia'],
    source: {
      // 3 %, and a tenth more for the island; the cap is assumed.
      law: `${french}; commune of Porto-Vecchio, October 2018`,
      page: 'http://porto-vecchio-tourisme.blogspot.com/2018/10/taxe-de-sejour-une-volonte-de-retablir.html',
      amount: 'assumed',
    },
    per: 'person',
    exemptUnder: 18,
    rates: [{ months: allYear, rate: { percent: 3.3, capCents: 253 } }],
  },
]
