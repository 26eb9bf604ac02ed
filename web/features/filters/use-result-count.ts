import type { SearchQuery } from '#domain/search/query'
import { formatSearch } from '#domain/search/search-params'
import { useDebouncedValue, useLastDefined } from '#web/hooks/use-debounced-value'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'
import { type Collection, toVillaSearchQuery } from './filter-query'

/** Number of villas that match a search, and how many would remain with each amenity group. */
export interface ResultCounts {
  total: number
  amenityGroupCounts: Record<string, number>
}

const debounceMs = 250

/** Results that the page already has, and the surrounding collection. */
interface Around {
  known?: { query: string; found: ResultCounts }
  collection?: Collection | undefined
}

/**
 * Counts the results of a search before it is applied, debounced and cancelled when superseded; the previous result
 * stands meanwhile. Known results need no request.
 */
export function useResultCount(query: SearchQuery, { known, collection }: Around = {}): ResultCounts | undefined {
  const lang = useLanguage()
  const current = toVillaSearchQuery(query, collection)
  const address = useDebouncedValue(current, debounceMs)
  const isKnown = known?.query === formatSearch({ ...query, page: 1 })
  const { data } = useQuery(isKnown || address !== current ? undefined : `found ${lang} ${address}`, async signal => {
    const asked = { ...Object.fromEntries(new URLSearchParams(address)), lang, limit: '1' }
    const { total, amenityGroupCounts } = await api('GET /core/properties/search', { query: asked }, { signal })
    return { total, amenityGroupCounts }
  })
  return useLastDefined(isKnown ? known.found : data) ?? known?.found
}
