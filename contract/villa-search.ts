import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { ids, language, picture } from '#contract/shapes'

/** What lists show of a villa, whatever is searched; the members are the specification's (section 3). */
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
  taxed: z.boolean().meta({ description: 'Its guests pay tourist tax, which is no part of a price by the week' }),
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

/** Nights that a villa can be had for, and what they cost with all that is mandatory. */
const pricedStay = z.object({ from: z.string(), to: z.string(), totalPrice: z.number() }).meta({ id: 'PricedStay' })
export type PricedStay = z.output<typeof pricedStay>

/** What a search finds out about a villa. Prices are whole villa or tier, EUR a week. */
const searchedVilla = z.object({
  booked: z.boolean().meta({ description: 'Taken for at least one of the nights asked for' }),
  pending: z.boolean().meta({ description: 'Some of the nights can only be had by asking' }),
  otherDays: z
    .boolean()
    .meta({ description: 'The stay asked for does not keep the villa’s changeover days, minimum or maximum stay' }),
  priceFrom: z.number(),
  priceTo: z.number(),
  totalPrice: z.number().nullable().meta({
    description: 'Price of the stay asked for with all that is mandatory: for two adults where no party is named',
  }),
  touristTax: z.number().nullable().meta({ description: 'What of it is tourist tax' }),
  stay: pricedStay.nullable().meta({
    description: 'Where the search leaves the days open: the stay that the villa can be had for, with its price',
  }),
  nearStay: pricedStay.nullable().meta({
    description:
      'Where the villa does not take the stay asked for: the nearest that it takes, at most two weeks from it; null where there is none',
  }),
  pricedFor_Rooms: z.number(),
  pricedFor_Sleeps: z.number(),
})
export type SearchedVilla = z.output<typeof searchedVilla>

/** A villa as lists show it. */
export const property = listedVilla.extend(searchedVilla.shape).meta({ id: 'Property' })
export type Property = z.output<typeof property>

/** The query of a search, as text: what it means is read by `#domain/search/address` (section 2.5, PD-8 to PD-12). */
const searchText = z.string().max(2000).optional()

const searchFilters = z.object({
  collectionid: searchText.meta({ description: 'Id of a collection whose filter applies' }),
  from: searchText.meta({ description: 'Check-in day, DD MMM YYYY or YYYY-MM-DD' }),
  to: searchText.meta({ description: 'Check-out day' }),
  startDate: searchText.meta({ description: 'The same as from' }),
  endDate: searchText.meta({ description: 'The same as to' }),
  flex: searchText.meta({ description: 'From and to may lie so many days earlier or later, 7 at most' }),
  month: searchText.meta({
    description: 'Instead of from and to: any stay that begins in a month, MMM YYYY or YYYY-MM',
  }),
  half: searchText.meta({
    description: '1 or 2: the stay begins in the first half of the month, to the 15th, or later',
  }),
  nights: searchText.meta({ description: 'How long a stay in the month is: 7 nights unless told, 4 to 40' }),
  rooms: searchText.meta({ description: 'At least so many bedrooms' }),
  people: searchText.meta({ description: 'At least so many sleeping places' }),
  adults: searchText.meta({ description: 'With children and infants: who the people are' }),
  children: searchText,
  infants: searchText,
  amenities: searchText.meta({ description: 'Ids of amenity groups, by commas; all of them are wanted' }),
  minprice: searchText.meta({ description: 'Whole euros a week' }),
  maxprice: searchText.meta({ description: 'Whole euros a week' }),
  des: searchText.meta({ description: 'Region ids, by commas' }),
  subdes: searchText.meta({ description: 'Sub-region ids, by commas' }),
  tev: searchText.meta({ description: '1: only think-exquisite villas' }),
  showbooked: searchText.meta({ description: '1: villas that are taken come too, last' }),
})

export const searchParameters = searchFilters.extend({
  sort: searchText.meta({
    description:
      'default, location, alphabetically, smallest, largest, pricelow, pricehigh, bedslow, bedshigh, sleepslow or sleepshigh',
  }),
  page: searchText.meta({ description: 'From 1' }),
  limit: searchText.meta({ description: 'Villas a page: 60 unless told, at most 10000' }),
})

export const searchReply = z
  .object({
    properties: z.array(property),
    total: z.number().meta({ description: 'How many villas match, taken ones left out unless showbooked' }),
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
  description: 'Filters, sorts and counts. A value that cannot be used is refused with the field named.',
  query: searchParameters.extend({
    lang: language.optional(),
    ids: ids.optional().meta({ description: 'Ids of villas, by commas: only these are looked at' }),
  }),
  reply: searchReply,
  refusals: ['invalid-input'],
  turn: 'calls',
})

/** A villa as a map shows it. */
const villaPlace = z
  .object({
    id: z.number(),
    name: z.string(),
    regionId: z.number(),
    loc: z.string().meta({ description: 'The name of the place' }),
    lat: z.number(),
    lng: z.number(),
    booked: z.boolean().meta({ description: 'Taken for at least one of the nights asked for' }),
    price: z.number().nullable().meta({
      description:
        'EUR: of the stay asked for with all that is mandatory, else of the cheapest week; null where there is none',
    }),
  })
  .meta({ id: 'VillaPlace' })
export type VillaPlace = z.output<typeof villaPlace>

/** So many villas a map is given at most: more can be told apart neither by the eye nor by a telephone in time. */
export const mostPlaces = 2000

export const searchPlaces = endpoint({
  method: 'GET',
  path: '/core/properties/search/places',
  group: 'public',
  access: 'anyone',
  turn: 'calls',
  summary: 'Where the villas of a search lie',
  description: `All villas that a search finds, for a map. Of more than ${mostPlaces} the first in the order of recommendation; \`total\` tells how many there are.`,
  query: searchFilters.extend({
    ids: ids.optional().meta({ description: 'Ids of villas, by commas: only these are looked at' }),
  }),
  reply: z.object({ places: z.array(villaPlace), total: z.number() }).meta({ id: 'VillaPlaces' }),
  refusals: ['invalid-input'],
})

/** How wide a step of the distribution of prices is, in whole euros a week. */
export const priceStep = 500

export const searchPrices = endpoint({
  method: 'GET',
  path: '/core/properties/search/prices',
  group: 'public',
  access: 'anyone',
  turn: 'calls',
  summary: 'How the prices of a search are distributed',
  description: `How many of the villas that a search finds cost what a week, in steps of ${priceStep} euros; those without a villa are left out. The search's own limits of the price are not applied, so that one sees what lies beyond them.`,
  query: searchFilters,
  reply: z
    .object({
      steps: z.array(
        z.object({
          from: z.number().meta({ description: 'Whole euros a week: from so many up to the next step' }),
          count: z.number(),
        }),
      ),
    })
    .meta({ id: 'SearchPrices' }),
  refusals: ['invalid-input'],
})

export const maxRoomsAndSleeps = endpoint({
  method: 'GET',
  path: '/core/properties/maxroomsandsleeps',
  group: 'public',
  access: 'anyone',
  summary: 'The largest numbers of bedrooms and guests of any villa',
  reply: z.object({ bedroomsMax: z.number(), sleepsMax: z.number() }),
  refusals: [],
})
