import { formatSearch } from '#domain/search/address'
import type { SearchQuery } from '#domain/search/query'
import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { useLanguage } from '#web/messages'
import { useLast, useRested } from '#web/ui/rested'
import { type Collection, villasAsked } from './filter-query'

/** How many villas a search would find, and how many would remain with each amenity group. */
export interface Found {
  total: number
  amenityGroupCounts: Record<string, number>
}

const pause = 250

/** What is known of a search already (that of the page), and the collection within which is searched. */
interface Around {
  known?: { query: string; found: Found }
  collection?: Collection | undefined
}

/**
 * Counts what a search would find, before it is applied. A question waits until the search has rested, and is cancelled
 * when it is superseded; until the answer is there, the last one stands. What is known is not asked for.
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
