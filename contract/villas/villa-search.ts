import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { ids, language, picture } from '#contract/schemas'

/** The data of a villa in lists, independent of a search; the members are the specification's (SPEC A3). */
export const listedVilla = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string().meta({ description: 'Path without language prefix' }),
  regionId: z.number(),
  subRegionId: z.number().nullable(),
  region: z.string(),
  loc: z.string().meta({ description: 'The name of the place' }),
  lat: z.number(),
  lng: z.number(),
  beds: z.number().meta({ description: 'Bedrooms' }),
  sleeps: z.number(),
  baths: z.number(),
  hideforitaly: z.boolean(),
  hideforgreece: z.boolean(),
  te: z.boolean().meta({ description: 'Of the think-exquisite selection' }),
  taxed: z.boolean().meta({ description: 'Its guests pay tourist tax, which weekly prices do not include' }),
  sortOrder_Recommended: z.number(),
  currencyId: z.number(),
  searchLocationGroups: z.array(z.string()),
  padding: z.object({ subregion: z.string() }),
  slideshowId: z.number(),
  starsAverage: z
    .number()
    .nullable()
    .meta({ description: 'Of all reviews, with one decimal; null where there are none' }),
  numberOfReviews: z.number(),
  thumb: picture,
})
export type ListedVilla = z.output<typeof listedVilla>

/** An available stay, and its price with everything mandatory. */
const pricedStay = z.object({ from: z.string(), to: z.string(), totalPrice: z.number() }).meta({ id: 'PricedStay' })
export type PricedStay = z.output<typeof pricedStay>

/** The result of a search for a villa. Prices are of the whole villa or a tier, EUR a week. */
const searchedVilla = z.object({
  booked: z.boolean().meta({ description: 'Taken for at least one of the requested nights' }),
  pending: z.boolean().meta({ description: 'Some of the nights are on request' }),
  otherDays: z
    .boolean()
    .meta({ description: 'The requested stay breaks the villa’s changeover days, minimum or maximum stay' }),
  priceFrom: z.number(),
  priceTo: z.number(),
  totalPrice: z.number().nullable().meta({
    description: 'The price of the requested stay with everything mandatory: by default for two adults',
  }),
  touristTax: z.number().nullable().meta({ description: 'The part of it that is tourist tax' }),
  stay: pricedStay.nullable().meta({
    description: 'For flexible dates: the available stay of the villa, with its price',
  }),
  nearStay: pricedStay.nullable().meta({
    description:
      'If the villa does not offer the requested stay: the nearest one that it offers, at most two weeks away; null where there is none',
  }),
  pricedFor_Rooms: z.number(),
  pricedFor_Sleeps: z.number(),
})
export type SearchedVilla = z.output<typeof searchedVilla>

/** A villa in lists. */
export const property = listedVilla.extend(searchedVilla.shape).meta({ id: 'Property' })
export type Property = z.output<typeof property>

/** The query of a search, as text: `#domain/search/search-params` parses it (SPEC A2.5, PD-8 to PD-12). */
const searchText = z.string().max(2000).optional()

const searchFilters = z.object({
  collectionid: searchText.meta({ description: 'Id of a collection whose filter applies' }),
  from: searchText.meta({ description: 'Check-in day, DD MMM YYYY or YYYY-MM-DD' }),
  to: searchText.meta({ description: 'Check-out day' }),
  startDate: searchText.meta({ description: 'The same as from' }),
  endDate: searchText.meta({ description: 'The same as to' }),
  flex: searchText.meta({ description: 'Flexibility in days, earlier or later than from and to, 7 at most' }),
  month: searchText.meta({
    description: 'Instead of from and to: any stay that begins in a month, MMM YYYY or YYYY-MM',
  }),
  half: searchText.meta({
    description: '1 or 2: the stay begins in the first half of the month, to the 15th, or later',
  }),
  nights: searchText.meta({ description: 'Nights of a stay in the month, 4 to 40; by default 7' }),
  rooms: searchText.meta({ description: 'Minimum bedrooms' }),
  people: searchText.meta({ description: 'Minimum capacity' }),
  adults: searchText.meta({ description: 'With children and infants: the party' }),
  children: searchText,
  infants: searchText,
  amenities: searchText.meta({ description: 'Ids of amenity groups, separated by commas; all must match' }),
  minprice: searchText.meta({ description: 'Whole euros a week' }),
  maxprice: searchText.meta({ description: 'Whole euros a week' }),
  des: searchText.meta({ description: 'Region ids, separated by commas' }),
  subdes: searchText.meta({ description: 'Sub-region ids, separated by commas' }),
  tev: searchText.meta({ description: '1: only think-exquisite villas' }),
  showbooked: searchText.meta({ description: '1: includes taken villas, last' }),
})

export const searchParameters = searchFilters.extend({
  sort: searchText.meta({
    description:
      'default, location, alphabetically, smallest, largest, pricelow, pricehigh, bedslow, bedshigh, sleepslow or sleepshigh',
  }),
  page: searchText.meta({ description: 'From 1' }),
  limit: searchText.meta({ description: 'Villas per page, at most 10000; by default 60' }),
})

export const searchReply = z
  .object({
    properties: z.array(property),
    total: z.number().meta({ description: 'How many villas match, without taken ones unless showbooked' }),
    page: z.number(),
    limit: z.number(),
    amenityGroupCounts: z
      .record(z.string(), z.number())
      .meta({ description: 'Amenity group id → how many villas would remain if it were chosen too' }),
  })
  .meta({ id: 'SearchReply' })
export type SearchReply = z.output<typeof searchReply>

export const searchProperties = endpoint({
  method: 'GET',
  path: '/core/properties/search',
  group: 'public',
  access: 'anyone',
  summary: 'Search villas',
  description: 'Filters, sorts and counts. An unusable value is rejected with its field.',
  query: searchParameters.extend({
    lang: language.optional(),
    ids: ids.optional().meta({ description: 'Ids of villas, separated by commas: restricts the search to these' }),
  }),
  reply: searchReply,
  problems: ['invalid-input'],
  queue: 'calls',
})

/** A villa on a map. */
const villaPlace = z
  .object({
    id: z.number(),
    name: z.string(),
    regionId: z.number(),
    loc: z.string().meta({ description: 'The name of the place' }),
    lat: z.number(),
    lng: z.number(),
    booked: z.boolean().meta({ description: 'Taken for at least one of the requested nights' }),
    price: z.number().nullable().meta({
      description:
        'EUR: of the requested stay with everything mandatory, else of the cheapest week; null where there is none',
    }),
  })
  .meta({ id: 'VillaPlace' })
export type VillaPlace = z.output<typeof villaPlace>

/** The most villas on a map: more can neither be distinguished nor drawn by a phone in time. */
export const maxMapVillas = 2000

export const searchPlaces = endpoint({
  method: 'GET',
  path: '/core/properties/search/places',
  group: 'public',
  access: 'anyone',
  queue: 'calls',
  summary: 'Get the positions of the villas of a search',
  description: `All villas that a search finds, for a map. Of more than ${maxMapVillas} the first in the recommended order; \`total\` is the number of all.`,
  query: searchFilters.extend({
    ids: ids.optional().meta({ description: 'Ids of villas, separated by commas: restricts the search to these' }),
  }),
  reply: z.object({ places: z.array(villaPlace), total: z.number() }).meta({ id: 'VillaPlaces' }),
  problems: ['invalid-input'],
})

/** The width of a step in the price distribution, in whole euros a week. */
export const priceStep = 500

export const searchPrices = endpoint({
  method: 'GET',
  path: '/core/properties/search/prices',
  group: 'public',
  access: 'anyone',
  queue: 'calls',
  summary: 'Get the price distribution of a search',
  description: `The number of villas by weekly price, in steps of ${priceStep} euros; empty steps are omitted. The search's own price range is ignored, so that visitors see the prices beyond it.`,
  query: searchFilters,
  reply: z
    .object({
      steps: z.array(
        z.object({
          from: z.number().meta({ description: 'Whole euros a week: the lower end of the step' }),
          count: z.number(),
        }),
      ),
    })
    .meta({ id: 'SearchPrices' }),
  problems: ['invalid-input'],
})

export const maxRoomsAndSleeps = endpoint({
  method: 'GET',
  path: '/core/properties/maxroomsandsleeps',
  group: 'public',
  access: 'anyone',
  summary: 'Get the largest numbers of bedrooms and guests of any villa',
  reply: z.object({ bedroomsMax: z.number(), sleepsMax: z.number() }),
  problems: [],
})
