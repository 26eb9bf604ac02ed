import { addDays, type Day } from '#domain/day'
import { formatSearch } from '#domain/search/address'
import { emptyQuery, type SearchQuery } from '#domain/search/query'

/** The filter of a collection (section 3, `listType` 3). Prices are whole euros a week; what is absent filters nothing. */
export interface CollectionFilter {
  amenityGroupIds?: number[]
  regionIds?: number[]
  subRegionIds?: number[]
  arrival?: Day
  /** Nights from the arrival. */
  duration?: number
  people?: number
  bedsMin?: number
  bedsMax?: number
  priceFrom?: number
  priceTo?: number
}

/** A price-from counts only above the first, a price-to only below the second (section 5). */
export const priceThresholds = { from: 1000, to: 50_000 } as const

/** The ends of the price slider, in thousands of euros a week (section 5). */
export const priceSlider = { usual: { from: 1, to: 100 }, collection: { from: 1, to: 47 } } as const

const ascending = (ids: readonly number[] | undefined) => [...(ids ?? [])].sort((a, b) => a - b)

/** The search that a collection stands for. An arrival that is past no longer counts. */
export function collectionQuery(filter: CollectionFilter, today: Day): SearchQuery {
  const { arrival, duration, people, bedsMin, bedsMax, priceFrom, priceTo } = filter
  return {
    ...emptyQuery,
    des: ascending(filter.regionIds),
    subdes: ascending(filter.subRegionIds),
    amenities: ascending(filter.amenityGroupIds),
    ...(arrival && duration && arrival >= today && { stay: { from: arrival, to: addDays(arrival, duration) } }),
    ...(people && { people }),
    ...(bedsMin && { rooms: bedsMin }),
    ...(bedsMax && { roomsMost: bedsMax }),
    ...(priceFrom && priceFrom > priceThresholds.from && { minPrice: priceFrom }),
    ...(priceTo && priceTo < priceThresholds.to && { maxPrice: priceTo }),
  }
}

// How the villas are shown, which a visitor may change without leaving the collection.
const filterOf = ({ sort: _, page: __, limit: ___, showBooked: ____, audience: _____, ...filter }: SearchQuery) =>
  filter

/** Whether a search filters nothing: only its order, page or length may be told. */
export const filtersNothing = (query: SearchQuery): boolean => formatSearch(filterOf(query)) === ''

/**
 * Whether a collection's filter still applies to a search: it is what the search filters by, or the search filters
 * nothing. Once the visitor changes a filter the collection is dropped (section 4).
 */
export const stillMatches = (filter: CollectionFilter, query: SearchQuery, today: Day): boolean =>
  filtersNothing(query) || formatSearch(filterOf(collectionQuery(filter, today))) === formatSearch(filterOf(query))

/** The search of a collection's page: the collection's filter, in the order and on the page that the visitor asks for. */
export const inCollection = (filter: CollectionFilter, query: SearchQuery, today: Day): SearchQuery => ({
  ...query,
  ...filterOf(collectionQuery(filter, today)),
})
