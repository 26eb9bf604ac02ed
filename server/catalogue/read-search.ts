import { todayAt } from '#domain/calendar/today'
import type { Audience } from '#domain/geography/audience'
import { collectionQuery, mergeCollectionQuery, staysWithinCollection } from '#domain/search/collections'
import { emptyQuery, pageLimit, type SearchQuery } from '#domain/search/query'
import { parseSearch, type SearchWorld } from '#domain/search/search-params'
import type { Context } from '#server/context'
import type { ListRow } from './rows/content.ts'

const searchWorld = ({ catalogue, clock }: Context): SearchWorld => ({
  regions: catalogue.content.searchRegions,
  amenityGroups: catalogue.content.offeredAmenityGroups,
  bedroomsMax: catalogue.villas.largest.bedroomsMax,
  today: todayAt(clock.now()),
})

/**
 * Parses a search from query parameters; unusable ones are skipped and reported in the notices. A page shows fewer
 * villas at a time than an API request can fetch.
 */
export function readSearch(
  context: Context,
  params: Iterable<[string, string]>,
  audience: Audience,
  limitMost: number = pageLimit.mostOnPage,
) {
  const read = parseSearch(params, { ...searchWorld(context), limitMost })
  return { ...read, query: { ...read.query, audience } }
}

/** The search of a collection: its filter, or the villas that were chosen by hand, whatever their filter says. */
export function collectionSearch(context: Context, list: ListRow): SearchQuery {
  const chosen = context.catalogue.content.villasByList.get(list.id)
  if (chosen) return { ...emptyQuery, among: chosen.map(({ villaId }) => villaId) }
  return collectionQuery(list.filter, searchWorld(context))
}

/**
 * Parses a search within a collection. Where it changes what the collection limits, `within` is undefined: the
 * collection is dropped (SPEC A4).
 */
export function readSearchInCollection(
  context: Context,
  list: ListRow,
  params: URLSearchParams,
  audience: Audience,
  limitMost?: number,
) {
  const { query: asked, notices } = readSearch(context, params, audience, limitMost)
  const own = collectionSearch(context, list)
  const query = mergeCollectionQuery(own, asked, new Set(params.keys()))
  if (staysWithinCollection(own, query)) return { query, notices, within: { list, own } }
  const { roomsMost: _, among: __, ...dropped } = query
  return { query: dropped, notices, within: undefined }
}
