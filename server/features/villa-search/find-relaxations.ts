import type { Relaxation } from '#contract/pages/results'
import { todayAt } from '#domain/calendar/today'
import { queryBeyondCollection } from '#domain/search/collections'
import { type Limit, sameLimit, withLimitOf } from '#domain/search/limits'
import type { SearchQuery } from '#domain/search/query'
import { formatSearch } from '#domain/search/search-params'
import type { Context } from '#server/context'

type Dropped = Exclude<Relaxation['drop'][number], 'collection'>

const limitsOf: Record<Dropped, readonly Limit[]> = {
  price: ['priceFrom', 'priceTo'],
  amenities: ['amenities'],
  exquisite: ['exquisite'],
  bedrooms: ['bedrooms'],
  dates: ['dates'],
  people: ['people'],
  destination: ['destination'],
}

// From the limit that visitors give up most easily to their main reason to search.
const order: Dropped[] = ['price', 'amenities', 'exquisite', 'bedrooms', 'dates', 'people', 'destination']

/**
 * For a search without results: what dropping one limit would find, or two where no single one helps. `own` is the
 * search of a collection, whose limits are not dropped.
 */
export function findRelaxations({ catalogue, clock }: Context, query: SearchQuery, own: SearchQuery): Relaxation[] {
  const now = clock.now()
  const first = { ...query, page: 1 }
  const isAsked = (dropped: Dropped) => limitsOf[dropped].some(limit => !sameLimit(query, own, limit))
  const without = (from: SearchQuery, dropped: Dropped) =>
    limitsOf[dropped].reduce((relaxed, limit) => withLimitOf(relaxed, limit, own), from)
  const count = (...drop: Dropped[]): Relaxation[] => {
    const relaxed = drop.reduce(without, first)
    const total = catalogue.index.count(relaxed, { now, today: todayAt(now) })
    return total > 0 ? [{ drop, query: formatSearch(relaxed), total }] : []
  }
  const asked = order.filter(isAsked)
  const single = asked.flatMap(drop => count(drop))
  if (single.length > 0) return single
  return asked.flatMap((one, i) => asked.slice(i + 1).flatMap(other => count(one, other)))
}

/** For a search within a collection without results: what it finds among all villas. */
export function countBeyondCollection(
  { catalogue, clock }: Context,
  query: SearchQuery,
  own: SearchQuery,
): Relaxation[] {
  const { roomsMost: _, among: __, ...asked } = queryBeyondCollection(own, { ...query, page: 1 })
  const now = clock.now()
  const total = catalogue.index.count(asked, { now, today: todayAt(now) })
  return total > 0 ? [{ drop: ['collection'], query: formatSearch(asked), total }] : []
}
