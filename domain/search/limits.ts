import { formatSearch } from '#domain/search/address'
import type { SearchQuery } from '#domain/search/query'

/** What can limit a search: the members that say it, and the names by which an address tells it. */
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

/** One thing that can limit a search. */
export type Limit = keyof typeof limits

/** All of them. */
export const limitNames = Object.keys(limits) as Limit[]

const membersOf = (query: SearchQuery, limit: Limit): Partial<SearchQuery> =>
  Object.fromEntries(
    limits[limit].members.flatMap(member => (query[member] === undefined ? [] : [[member, query[member]]])),
  )

const said = (query: SearchQuery, limit: Limit) => formatSearch(membersOf(query, limit))

/** Whether a search is limited so. */
export const isLimited = (query: SearchQuery, limit: Limit): boolean => said(query, limit) !== ''

/** Whether two searches are limited in the same way. */
export const sameLimit = (a: SearchQuery, b: SearchQuery, limit: Limit): boolean => said(a, limit) === said(b, limit)

/** A search that is limited as another one is. */
export function withLimitOf(query: SearchQuery, limit: Limit, other: SearchQuery): SearchQuery {
  const members: readonly string[] = limits[limit].members
  const rest = Object.fromEntries(Object.entries(query).filter(([member]) => !members.includes(member)))
  return { ...rest, ...membersOf(other, limit) } as SearchQuery
}

/** Whether an address, by the names of its parameters, says anything of a limit: also that there is none. */
export const tellsLimit = (names: ReadonlySet<string>, limit: Limit): boolean =>
  limits[limit].names.some(name => names.has(name))
