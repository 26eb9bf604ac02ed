import type { Audience } from '#domain/audience'
import type { Day } from '#domain/day'
import { type Guests, parseGuests, usualParty } from '#domain/guests'
import type { Month, MonthHalf } from '#domain/month'
import type { Stay } from '#domain/stay'

/** The orders in which results can be asked for (section 2.5). */
export const searchSorts = [
  'default',
  'location',
  'alphabetically',
  'smallest',
  'largest',
  'pricelow',
  'pricehigh',
  'bedslow',
  'bedshigh',
  'sleepslow',
  'sleepshigh',
] as const

export type SearchSort = (typeof searchSorts)[number]

/**
 * Villas that a call is answered with, and the most that it may ask for (PD-8); villas on a page of the site, and
 * the most that its address may ask for.
 */
export const pageLimit = { usual: 60, most: 10_000, ofList: 36, mostOnPage: 120 } as const

/** Any stay of so many nights that begins in a month, or in its first or second half. */
export interface MonthAsked {
  month: Month
  half?: MonthHalf
  nights: number
}

/** What a visitor looks for (sections 2.5, 7; PD-8 to PD-12). What is absent does not limit. */
export interface SearchQuery {
  /** Region ids, of which a villa's must be one; none: everywhere. */
  des: number[]
  /** Sub-region ids; each narrows its own region, and stands for it where `des` lacks it. */
  subdes: number[]
  stay?: Stay
  /** So many days earlier or later the stay may begin. */
  flex?: number
  /** Any stay of so many nights in a month; only where no stay is named. */
  month?: MonthAsked
  /** Bedrooms, at least. */
  rooms?: number
  /** Bedrooms, at most; only collections ask for it, no address does. */
  roomsMost?: number
  /** Ids of villas, of which it must be one; only collections chosen by hand ask for it, no address does. */
  among?: readonly number[]
  /** Guests who count towards what a villa sleeps. */
  people?: number
  /** Who they are, where they are not all adults: it limits nothing, but is not forgotten. */
  party?: Omit<Guests, 'people'>
  /** Amenity group ids: all of them. */
  amenities: number[]
  /** Whole euros a week. */
  minPrice?: number
  maxPrice?: number
  /** Only think-exquisite villas (`tev=1`). */
  exquisite?: boolean
  sort: SearchSort
  /** Shows villas that are taken for the stay too, after the others. */
  showBooked: boolean
  /** From 1. */
  page: number
  /** Villas a page; absent: as many as is usual where they are shown. */
  limit?: number
  audience: Audience
}

/** The search that limits nothing. */
export const emptyQuery: SearchQuery = {
  des: [],
  subdes: [],
  amenities: [],
  sort: 'default',
  showBooked: false,
  page: 1,
  audience: 'default',
}

/** For whom prices are reckoned: who travels, as far as it is told, and two where it is not. */
export function partyOf({ people, party }: Pick<SearchQuery, 'people' | 'party'>): Guests {
  const told = parseGuests({ people: people ?? null, ...party })
  return told.adults > 0 ? told : usualParty
}

/** When the search happens: the moment in milliseconds since 1970 (options expire by it) and the day at the villas. */
export interface SearchClock {
  now: number
  today: Day
}

/** What a villa's nights are to a stay: PD-11 calls a stay that must be asked for pending. */
export type NightsState = 'free' | 'pending' | 'booked'

/** One villa of the page of results. */
export interface SearchItem {
  id: number
  /** What the nights of the stay are; without dates: free. */
  state: NightsState
  /** The stay that was found, where the search leaves the days open; the price is for it. */
  stay?: Stay
  /** The price of the stay in cents of EUR; only with dates, and where every night has a price. */
  totalCents?: number
  /** The tourist tax that comes to it for the party, in cents of EUR: for two where nobody is named. */
  taxCents?: number
  /** The cheapest and dearest published week in cents of EUR for the tier; absent where no season lets it. */
  weeklyFromCents?: number
  weeklyToCents?: number
  /** The bedrooms and guests that the prices are for (PD-10). */
  tier: { rooms: number; sleeps: number }
}

export interface SearchResult {
  /** The villas of the page asked for. */
  items: SearchItem[]
  ids: number[]
  /** All that match; those that are taken only with `showBooked`. */
  total: number
  /** Amenity group id → how many would remain if it were chosen too. */
  amenityGroupCounts: Map<number, number>
}
