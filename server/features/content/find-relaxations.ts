import type { Relaxation } from '#contract/pages'
import { formatSearch } from '#domain/search/address'
import type { SearchQuery } from '#domain/search/query'
import { todayAt } from '#server/platform/clock'
import type { Context } from '#server/platform/context'

type Dropped = Relaxation['drop'][number]

/** A search without one of its limits; undefined where it has no such limit. */
function without(query: SearchQuery, dropped: Dropped): SearchQuery | undefined {
  const { stay, rooms, people, minPrice, maxPrice, ...rest } = query
  const limits = {
    ...(stay && { stay }),
    ...(rooms && { rooms }),
    ...(people && { people }),
    ...(minPrice && { minPrice }),
    ...(maxPrice && { maxPrice }),
  }
  const omit = (...names: (keyof typeof limits)[]) =>
    Object.fromEntries(Object.entries(limits).filter(([name]) => !names.includes(name as keyof typeof limits)))
  switch (dropped) {
    case 'dates':
      return stay && { ...rest, ...omit('stay') }
    case 'price':
      return minPrice || maxPrice ? { ...rest, ...omit('minPrice', 'maxPrice') } : undefined
    case 'bedrooms':
      return rooms ? { ...rest, ...omit('rooms') } : undefined
    case 'people':
      return people ? { ...rest, ...omit('people') } : undefined
    case 'amenities':
      return query.amenities.length > 0 ? { ...query, amenities: [] } : undefined
    case 'destination':
      return query.des.length > 0 ? { ...query, des: [], subdes: [] } : undefined
  }
}

// From the limit that visitors give up most easily to the one that made them come.
const order: Dropped[] = ['price', 'amenities', 'bedrooms', 'dates', 'people', 'destination']

/** For a search that finds nothing: what giving up one limit would find, or two where no single one helps. */
export function findRelaxations({ catalogue, clock }: Context, query: SearchQuery): Relaxation[] {
  const now = clock.now()
  const first = { ...query, page: 1 }
  const count = (drop: Dropped[], relaxed: SearchQuery | undefined): Relaxation[] => {
    const total = relaxed ? catalogue.index.count(relaxed, { now, today: todayAt(now) }) : 0
    return relaxed && total > 0 ? [{ drop, query: formatSearch(relaxed), total }] : []
  }
  const single = order.flatMap(drop => count([drop], without(first, drop)))
  if (single.length > 0) return single
  return order.flatMap((one, i) =>
    order.slice(i + 1).flatMap(other => {
      const once = without(first, one)
      return count([one, other], once && without(once, other))
    }),
  )
}
