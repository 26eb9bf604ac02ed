import { useMemo } from 'react'
import type { Property, VillaPlace } from '#contract/villas/villa-search'
import { useLastDefined } from '#web/hooks/use-debounced-value'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'

/** The villas of a search on a map. */
export interface ShownPlaces {
  /** The query that fetched them. */
  asked: string
  places: VillaPlace[]
  /** Number of villas that the search finds. */
  total: number
}

const placeOf = ({ id, name, regionId, loc, lat, lng, booked, totalPrice, priceFrom }: Property): VillaPlace => ({
  id,
  name,
  regionId,
  loc,
  lat,
  lng,
  booked,
  price: totalPrice ?? priceFrom,
})

/**
 * All villas of a search, fetched once there is a map; the previous ones stay meanwhile. If the request fails, the
 * villas of the list's page are shown.
 */
export function usePlaces(asked: string, listed: readonly Property[]) {
  const query = Object.fromEntries(new URLSearchParams(asked))
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`places ${asked}`, signal => api('GET /core/properties/search/places', { query }, { signal }))
  const shown = useMemo<ShownPlaces | undefined>(() => {
    if (data) return { asked, ...data }
    return failed ? { asked, places: listed.map(placeOf), total: listed.length } : undefined
  }, [asked, data, failed, listed])
  return { shown: useLastDefined(shown), waiting: shown === undefined, failed, again }
}
