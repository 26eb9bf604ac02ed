import { formatSearch } from '#domain/search/address'
import type { SearchQuery } from '#domain/search/query'
import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { useLanguage } from '#web/messages'
import { useLast, useRested } from '#web/ui/rested'
import { type Collection, villasAsked } from './filter-query'

/** Number of villas that match a search, and how many would remain with each amenity group. */
export interface Found {
  total: number
  amenityGroupCounts: Record<string, number>
}

const pause = 250

/** Results that the page already has, and the surrounding collection. */
interface Around {
  known?: { query: string; found: Found }
  collection?: Collection | undefined
}

/**
 * Counts the results of a search before it is applied, debounced and cancelled when superseded; the previous result
 * stands meanwhile. Known results need no request.
 */
export function useFound(query: SearchQuery, { known, collection }: Around = {}): Found | undefined {
  const lang = useLanguage()
  const current = villasAsked(query, collection)
  const address = useRested(current, pause)
  const isKnown = known?.query === formatSearch({ ...query, page: 1 })
  const { data } = useAsked(isKnown || address !== current ? undefined : `found ${lang} ${address}`, async signal => {
    const asked = { ...Object.fromEntries(new URLSearchParams(address)), lang, limit: '1' }
    const { total, amenityGroupCounts } = await api('GET /core/properties/search', { query: asked }, { signal })
    return { total, amenityGroupCounts }
  })
  return useLast(isKnown ? known.found : data) ?? known?.found
}
