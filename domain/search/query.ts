import type { Day } from '#domain/calendar/day'
import type { Month, MonthHalf } from '#domain/calendar/month'
import type { Stay } from '#domain/calendar/stay'
import type { Audience } from '#domain/geography/audience'
import { type Guests, parseGuests, usualParty } from '#domain/villas/guests'

/** The orders of results (SPEC A2.5). */
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
 * Page sizes: the default and the maximum of the API (PD-8); the default of a page of the site, and the maximum that
 * its address can request.
 */
export const pageLimit = { usual: 60, most: 10_000, ofList: 36, mostOnPage: 120 } as const

/** Any stay of `nights` nights that begins in a month, or in its first or second half. */
export interface MonthAsked {
  month: Month
  half?: MonthHalf
  nights: number
}

/** The criteria of a search (SPEC A2.5, A7; PD-8 to PD-12). Absent members filter nothing. */
export interface SearchQuery {
  /** Region ids, one of which must be the villa's; empty: everywhere. */
  des: number[]
  /** Sub-region ids; each narrows its own region, and implies it where `des` lacks it. */
  subdes: number[]
  stay?: Stay
  /** Flexibility in days: how much earlier or later the stay can begin. */
  flex?: number
  /** Any stay in a month; only without `stay`. */
  month?: MonthAsked
  /** Bedrooms, at least. */
  rooms?: number
  /** Bedrooms, at most; only collections use it, no address does. */
  roomsMost?: number
  /** Ids of villas; only hand-picked collections use it, no address does. */
  among?: readonly number[]
  /** Guests who count towards the villa's capacity. */
  people?: number
  /** The party, where they are not all adults: it filters nothing, but is preserved. */
  party?: Omit<Guests, 'people'>
  /** Amenity group ids, all of which must match. */
  amenities: number[]
  /** Whole euros a week. */
  minPrice?: number
  maxPrice?: number
  /** Only think-exquisite villas (`tev=1`). */
  exquisite?: boolean
  sort: SearchSort
  /** Also shows villas that are taken for the stay, after the others. */
  showBooked: boolean
  /** From 1. */
  page: number
  /** Villas per page; absent: the default of the page or the API. */
  limit?: number
  audience: Audience
}

/** The search without any filter. */
export const emptyQuery: SearchQuery = {
  des: [],
  subdes: [],
  amenities: [],
  sort: 'default',
  showBooked: false,
  page: 1,
  audience: 'default',
}

/** The party for prices: the given one, or two by default. */
export function partyOf({ people, party }: Pick<SearchQuery, 'people' | 'party'>): Guests {
  const told = parseGuests({ people: people ?? null, ...party })
  return told.adults > 0 ? told : usualParty
}

/** The moment of a search in milliseconds since 1970 (options expire by it), and the day at the villas. */
export interface SearchClock {
  now: number
  today: Day
}

/** The availability of a villa for a stay: PD-11 calls a stay on request pending. */
export type StayAvailability = 'free' | 'pending' | 'booked'

/** A villa in the results. */
export interface SearchItem {
  id: number
  /** The availability for the stay; without dates: free. */
  state: StayAvailability
  /** The stay that was found, where the search has flexible dates; the price is for it. */
  stay?: Stay
  /** The price of the stay in cents of EUR; only with dates, and where every night has a price. */
  totalCents?: number
  /** The tourist tax for the party, in cents of EUR; by default for two. */
  taxCents?: number
  /** The cheapest and dearest published week in cents of EUR for the tier; absent where no season lets it. */
  weeklyFromCents?: number
  weeklyToCents?: number
  /** The bedrooms and guests of the prices (PD-10). */
  tier: { rooms: number; sleeps: number }
}

export interface SearchResult {
  /** The villas of the requested page. */
  items: SearchItem[]
  ids: number[]
  /** The number of all matches; taken villas count only with `showBooked`. */
  total: number
  /** Amenity group id → how many villas would remain if it were chosen too. */
  amenityGroupCounts: Map<number, number>
}
