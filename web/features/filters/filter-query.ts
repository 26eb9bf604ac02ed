import type { Site } from '#contract/site/site'
import { type Day, parseDay } from '#domain/calendar/day'
import { firstDayOf, parseMonth } from '#domain/calendar/month'
import { queryBeyondCollection, staysWithinCollection } from '#domain/search/collections'
import { hasDates } from '#domain/search/flexible-dates'
import { emptyQuery, type SearchQuery } from '#domain/search/query'
import { formatSearch, parseSearch, type SearchWorld } from '#domain/search/search-params'
import { describesParty, type Guests, parseGuests } from '#domain/villas/guests'

/** Changes of filters; undefined removes a limit. */
export type FilterChange = { [K in keyof SearchQuery]?: SearchQuery[K] | undefined }

/** The searchable values, from the data of the site layout. */
export const searchWorld = ({ destinations, amenityGroups, bedroomsMax }: Site, today: Day): SearchWorld => ({
  regions: destinations.flatMap(country => country.regions),
  amenityGroups,
  bedroomsMax,
  today,
})

/**
 * Parses a search that the server has parsed before: its canonical query is valid as it is, and needs no today, which
 * can differ between server and browser.
 */
export function readCanonical(query: string, site: Site): SearchQuery {
  const params = new URLSearchParams(query)
  const month = parseMonth(params.get('month') ?? '')
  const day = parseDay(params.get('from') ?? '') ?? (month && firstDayOf(month))
  return parseSearch(params, searchWorld(site, day ?? '2000-01-01')).query
}

const ascending = (value: unknown) => (Array.isArray(value) ? value.toSorted((a, b) => a - b) : value)

/**
 * A search with some filters changed, in canonical order; it returns to the first page. Filtering by availability
 * requires dates.
 */
export function applyFilterChange(query: SearchQuery, change: FilterChange): SearchQuery {
  const next = { ...query, page: 1, ...change } as SearchQuery
  const isDated = hasDates(next)
  const entries = Object.entries({ ...next, showBooked: next.showBooked && isDated })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, ascending(value)])
  return Object.fromEntries(entries) as SearchQuery
}

/** Clears every filter. */
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

/** A collection with its own search. */
export interface Collection {
  id: number
  own: SearchQuery
}

/** The change that reduces a search to the collection's filters; to none without a collection. */
export function restrictToCollection(collection: Collection | undefined): FilterChange {
  const { sort: _, showBooked: __, page: ___, limit: ____, audience: _____, ...own } = collection?.own ?? emptyQuery
  return { ...noFilters, ...own }
}

/** Query parameters for the villas of a search, also within a collection, with page and order. */
export function toVillaSearchQuery({ limit: _, ...query }: SearchQuery, collection: Collection | undefined): string {
  const within = collection && staysWithinCollection(collection.own, query) ? `collectionid=${collection.id}&` : ''
  return within + formatSearch({ ...query, sort: 'default', page: 1 })
}

/** Number of filter kinds that the visitor has set, beyond those of the collection. */
export const countAddedFilters = (query: SearchQuery, collection: Collection | undefined): number =>
  countFilters(collection ? queryBeyondCollection(collection.own, query) : query)

/** Number of filter kinds that a search uses. */
export const countFilters = (query: SearchQuery): number =>
  [
    query.des.length > 0 || query.subdes.length > 0,
    hasDates(query),
    query.people,
    query.rooms,
    query.minPrice !== undefined || query.maxPrice !== undefined,
    query.amenities.length > 0 || query.exquisite,
  ].filter(Boolean).length

/** The party of a search. */
export const guestsOf = ({ people, party }: Pick<SearchQuery, 'people' | 'party'>): Guests =>
  parseGuests({ people: people ?? 0, ...party })

/** Sets the party of a search. */
export const guestsChange = (guests: Guests): FilterChange => ({
  people: guests.people || undefined,
  party: describesParty(guests),
})
