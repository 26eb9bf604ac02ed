import { addDays, type Day } from '#domain/calendar/day'
import { flexibilityDays } from '#domain/search/flexible-dates'
import { isLimited, limitNames, mentionsLimit, sameLimit, withLimitOf } from '#domain/search/limits'
import { emptyQuery, type SearchQuery } from '#domain/search/query'
import { expandDestinations, type SearchWorld } from '#domain/search/search-params'

/**
 * The filter of a collection (SPEC A3, `listType` 3). Prices are whole euros a week; absent members filter nothing.
 */
export interface CollectionFilter {
  amenityGroupIds?: number[]
  regionIds?: number[]
  subRegionIds?: number[]
  arrival?: Day
  /** In place of an arrival day: the stay begins at most so many days from today; at most twice the flexibility. */
  arrivesWithin?: number
  /** Nights from the arrival. */
  duration?: number
  people?: number
  bedsMin?: number
  bedsMax?: number
  priceFrom?: number
  priceTo?: number
}

/** A minimum price counts only above the first, a maximum only below the second (SPEC A5). */
export const priceThresholds = { from: 1000, to: 50_000 } as const

/** The ends of the price slider, in thousands of euros a week (SPEC A5). */
export const priceSlider = { usual: { from: 1, to: 100 }, collection: { from: 1, to: 47 } } as const

type AskedDates = Pick<SearchQuery, 'stay' | 'flex'>

function datesAsked({ arrival, arrivesWithin, duration }: CollectionFilter, today: Day): AskedDates {
  if (!duration) return {}
  if (arrival) return arrival >= today ? { stay: { from: arrival, to: addDays(arrival, duration) } } : {}
  if (!arrivesWithin) return {}
  const flex = Math.min(flexibilityDays.most, Math.ceil(arrivesWithin / 2))
  const from = addDays(today, arrivesWithin - flex)
  return { stay: { from, to: addDays(from, duration) }, flex }
}

/** The search of a collection. A past arrival is ignored. */
export function collectionQuery(
  filter: CollectionFilter,
  { today, regions }: Pick<SearchWorld, 'today' | 'regions'>,
): SearchQuery {
  const { people, bedsMin, bedsMax, priceFrom, priceTo } = filter
  return {
    ...emptyQuery,
    ...expandDestinations({ des: filter.regionIds ?? [], subdes: filter.subRegionIds ?? [] }, regions),
    amenities: [...(filter.amenityGroupIds ?? [])].sort((a, b) => a - b),
    ...datesAsked(filter, today),
    ...(people && { people }),
    ...(bedsMin && { rooms: bedsMin }),
    ...(bedsMax && { roomsMost: bedsMax }),
    ...(priceFrom && priceFrom > priceThresholds.from && { minPrice: priceFrom }),
    ...(priceTo && priceTo < priceThresholds.to && { maxPrice: priceTo }),
  }
}

/**
 * Whether a search stays within a collection whose own search is `own`: it has the same values for everything that the
 * collection limits. Anything else is free, more amenities included. Otherwise the site drops the collection
 * (SPEC A4).
 */
export const staysWithinCollection = (own: SearchQuery, query: SearchQuery): boolean =>
  limitNames.every(
    limit =>
      !isLimited(own, limit) ||
      sameLimit(own, query, limit) ||
      (limit === 'amenities' && own.amenities.every(id => query.amenities.includes(id))),
  )

/**
 * The search for an address of a collection: the collection's values apply where the address has none. `names` are the
 * address's parameters; one without a value removes a limit.
 */
export function mergeCollectionQuery(own: SearchQuery, asked: SearchQuery, names: ReadonlySet<string>): SearchQuery {
  const { roomsMost, among } = own
  const untold = limitNames.filter(limit => !mentionsLimit(names, limit))
  return {
    ...untold.reduce((query, limit) => withLimitOf(query, limit, own), asked),
    ...(roomsMost && { roomsMost }),
    ...(among && { among }),
  }
}

/** The part of a search that goes beyond the collection's own: the content of its address. */
export const queryBeyondCollection = (own: SearchQuery, query: SearchQuery): SearchQuery =>
  limitNames
    .filter(limit => sameLimit(own, query, limit))
    .reduce((added, limit) => withLimitOf(added, limit, emptyQuery), query)
