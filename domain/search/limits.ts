import type { SearchQuery } from '#domain/search/query'
import { formatSearch } from '#domain/search/search-params'

/** The filters of a search: the members that hold each, and its parameters in an address. */
const limits = {
  destination: { members: ['des', 'subdes'], names: ['des', 'subdes'] },
  dates: {
    members: ['stay', 'flex', 'month'],
    names: ['from', 'to', 'startDate', 'endDate', 'flex', 'month', 'half', 'nights'],
  },
  people: { members: ['people', 'party'], names: ['people', 'adults', 'children', 'infants'] },
  bedrooms: { members: ['rooms'], names: ['rooms'] },
  amenities: { members: ['amenities'], names: ['amenities'] },
  priceFrom: { members: ['minPrice'], names: ['minprice'] },
  priceTo: { members: ['maxPrice'], names: ['maxprice'] },
  exquisite: { members: ['exquisite'], names: ['tev'] },
} as const satisfies Record<string, { members: readonly (keyof SearchQuery)[]; names: readonly string[] }>

/** A filter of a search. */
export type Limit = keyof typeof limits

/** All of them. */
export const limitNames = Object.keys(limits) as Limit[]

const membersOf = (query: SearchQuery, limit: Limit): Partial<SearchQuery> =>
  Object.fromEntries(
    limits[limit].members.flatMap(member => (query[member] === undefined ? [] : [[member, query[member]]])),
  )

const said = (query: SearchQuery, limit: Limit) => formatSearch(membersOf(query, limit))

/** Whether a search has a filter. */
export const isLimited = (query: SearchQuery, limit: Limit): boolean => said(query, limit) !== ''

/** Whether two searches have the same value of a filter. */
export const sameLimit = (a: SearchQuery, b: SearchQuery, limit: Limit): boolean => said(a, limit) === said(b, limit)

/** A search with the filter of another one. */
export function withLimitOf(query: SearchQuery, limit: Limit, other: SearchQuery): SearchQuery {
  const members: readonly string[] = limits[limit].members
  const rest = Object.fromEntries(Object.entries(query).filter(([member]) => !members.includes(member)))
  return { ...rest, ...membersOf(other, limit) } as SearchQuery
}

/** Whether an address has a parameter of a filter, also an empty one. */
export const mentionsLimit = (names: ReadonlySet<string>, limit: Limit): boolean =>
  limits[limit].names.some(name => names.has(name))
