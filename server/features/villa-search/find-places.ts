import type { ResponseBody } from '#contract/endpoint'
import { maxMapVillas, type searchPlaces } from '#contract/villas/villa-search'
import { majorOf } from '#domain/pricing/money'
import type { SearchQuery } from '#domain/search/query'
import { totalOf } from '#server/catalogue/present'
import { findVillas } from '#server/catalogue/search-villas'
import type { Context } from '#server/context'

/** The coordinates of the villas of a search, for a map: all of them, or the first `mostPlaces`. */
export function findPlaces(
  context: Pick<Context, 'catalogue' | 'clock'>,
  query: SearchQuery,
): ResponseBody<typeof searchPlaces> {
  const { items, total } = findVillas(context, { ...query, sort: 'default', page: 1, limit: maxMapVillas })
  const places = items.flatMap(item => {
    const { id, state, weeklyFromCents } = item
    const row = context.catalogue.villas.get(id)?.row
    if (!row) return []
    const cents = totalOf(item) ?? weeklyFromCents
    return {
      id,
      name: row.name,
      regionId: row.regionId,
      loc: row.place,
      lat: row.lat,
      lng: row.lng,
      booked: state === 'booked',
      price: cents === undefined ? null : majorOf(cents),
    }
  })
  return { places, total }
}
