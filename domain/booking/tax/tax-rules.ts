import type { Day } from '#domain/calendar/day'
import { corsica, puglia, sicily } from '#domain/geography/place-ids'

/**
 * The source of a rule. `assumed`: law and kind are certain, but the amount is an estimate until the office enters it.
 */
export interface TaxSource {
  law: string
  page?: string
  amount: 'as-published' | 'assumed'
}

/** The rate per person or house and night: an amount, or a share of the night's price per person up to a cap. */
export type TaxRate = { cents: number } | { percent: number; capCents: number }

/** The months of a night in which a tax has a rate; other months are free. */
export interface TaxSeason {
  months: readonly [first: number, last: number]
  rate: TaxRate
}

/**
 * The terms of a tax on stays, in force from a day until the next version for the same place. It is charged per night,
 * by person or by house. Cents are of EUR.
 */
export interface TaxTerms {
  from: Day
  per: 'person' | 'house'
  /** Guests under this age are exempt; by default none are. Infants never pay. */
  exemptUnder?: number | undefined
  /** Nights of a stay beyond this number are free. */
  mostNights?: number | undefined
  /** Without a season no tax is charged. */
  rates: readonly TaxSeason[]
}

/** Where a tax applies: in a country, in a region of it, or in one place of that region. */
export interface TaxScope {
  /** The country's slug. */
  country: string
  regionId?: number | undefined
  /** A village or town, as villas name it. */
  place?: string | undefined
}

/** A version of a tax, with its scope and its source. */
export interface TaxRule extends TaxTerms, TaxScope {
  source: TaxSource
}

const allYear = [1, 12] as const

/**
 * Houses without stars: a share of the night's price per person; in Corsica and on the coast with a legal supplement.
 */
const french = 'Code général des collectivités territoriales, art. L.2333-26 to L.2333-32; minors: L.2333-31'
/** Communes set amounts, ages and nights, up to five euros a night. */
const italian = 'Decreto legislativo 23/2011, art. 4; regulation of the commune'

const southern: Omit<TaxRule, 'regionId'> = {
  from: '2000-01-01',
  country: 'italy',
  source: { law: italian, amount: 'assumed' },
  per: 'person',
  exemptUnder: 12,
  mostNights: 10,
  rates: [{ months: [4, 10], rate: { cents: 200 } }],
}

/** The first versions, which settings of the company follow (PD-185). A booking retains the rule of its sale. */
export const firstTaxRules: readonly TaxRule[] = [
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
  { ...southern, regionId: sicily },
  { ...southern, regionId: puglia },
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
    regionId: corsica,
    source: {
      // 5 %, at most €2.20, plus a tenth for the island.
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
    regionId: corsica,
    place: 'Palombaggia',
    source: {
      // 3 %, plus a tenth for the island; the cap is assumed.
      law: `${french}; commune of Porto-Vecchio, October 2018`,
      page: 'http://porto-vecchio-tourisme.blogspot.com/2018/10/taxe-de-sejour-une-volonte-de-retablir.html',
      amount: 'assumed',
    },
    per: 'person',
    exemptUnder: 18,
    rates: [{ months: allYear, rate: { percent: 3.3, capCents: 253 } }],
  },
]
