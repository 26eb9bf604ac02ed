import type { Site } from '#contract/site'
import { addedToCollection, keepsCollection } from '#domain/collections'
import { type Day, parseDay } from '#domain/day'
import { type Guests, parseGuests, tellingParty } from '#domain/guests'
import { firstDayOf, parseMonth } from '#domain/month'
import { formatSearch, parseSearch, type SearchWorld } from '#domain/search/address'
import { asksForNights } from '#domain/search/open-dates'
import { emptyQuery, type SearchQuery } from '#domain/search/query'

/** What filters change of a search; undefined takes a limit away. */
export type FilterChange = { [K in keyof SearchQuery]?: SearchQuery[K] | undefined }

/** What there is to search, as the frame of every page knows it. */
export const searchWorld = ({ destinations, amenityGroups, bedroomsMax }: Site, today: Day): SearchWorld => ({
  regions: destinations.flatMap(country => country.regions),
  amenityGroups,
  bedroomsMax,
  today,
})

/**
 * Reads a search that the server has read before: its canonical query is taken as it stands, and no today is needed,
 * which server and browser need not share.
 */
export function readCanonical(query: string, site: Site): SearchQuery {
  const params = new URLSearchParams(query)
  const month = parseMonth(params.get('month') ?? '')
  const day = parseDay(params.get('from') ?? '') ?? (month && firstDayOf(month))
  return parseSearch(params, searchWorld(site, day ?? '2000-01-01')).query
}

const ascending = (value: unknown) => (Array.isArray(value) ? value.toSorted((a, b) => a - b) : value)

/**
 * A search with some of its filters changed, in the order of addresses; it begins on its first page again. Villas are
 * taken for dates: without dates none are.
 */
export function changed(query: SearchQuery, change: FilterChange): SearchQuery {
  const next = { ...query, page: 1, ...change } as SearchQuery
  const isDated = asksForNights(next)
  const entries = Object.entries({ ...next, showBooked: next.showBooked && isDated })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, ascending(value)])
  return Object.fromEntries(entries) as SearchQuery
}

/** What clears every filter. */
export const noFilters: FilterChange = {
  des: [],
  subdes: [],
  stay: undefined,
  flex: undefined,
  month: undefined,
  rooms: undefined,
  roomsMost: undefined,
  people: undefined,
  party: undefined,
  amenities: [],
  minPrice: undefined,
  maxPrice: undefined,
  exquisite: undefined,
}

/** A collection within which is searched, and its own search. */
export interface Collection {
  id: number
  own: SearchQuery
}

/** What leaves of a search only what the collection limits, and without one nothing. */
export function onlyOf(collection: Collection | undefined): FilterChange {
  const { sort: _, showBooked: __, page: ___, limit: ____, audience: _____, ...own } = collection?.own ?? emptyQuery
  return { ...noFilters, ...own }
}

/**
 * The query by which calls find the villas of a search, also within a collection: whatever page of them is shown, and
 * in which order.
 */
export function villasAsked({ limit: _, ...query }: SearchQuery, collection: Collection | undefined): string {
  const within = collection && keepsCollection(collection.own, query) ? `collectionid=${collection.id}&` : ''
  return within + formatSearch({ ...query, sort: 'default', page: 1 })
}

/** How many kinds of filters the visitor has set: those of the collection are its own. */
export const addedCount = (query: SearchQuery, collection: Collection | undefined): number =>
  filterCount(collection ? addedToCollection(collection.own, query) : query)

/** How many kinds of filters a search uses. */
export const filterCount = (query: SearchQuery): number =>
  [
    query.des.length > 0 || query.subdes.length > 0,
    asksForNights(query),
    query.people,
    query.rooms,
    query.minPrice !== undefined || query.maxPrice !== undefined,
    query.amenities.length > 0 || query.exquisite,
  ].filter(Boolean).length

/** Who travels, by a search. */
export const guestsOf = ({ people, party }: Pick<SearchQuery, 'people' | 'party'>): Guests =>
  parseGuests({ people: people ?? 0, ...party })

/** What makes a search one for these guests. */
export const guestsChange = (guests: Guests): FilterChange => ({
  people: guests.people || undefined,
  party: tellingParty(guests),
})
