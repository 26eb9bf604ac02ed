import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatSearch } from '#domain/search/address'
import type { SearchQuery } from '#domain/search/query'
import { api } from '#web/api'
import { useLanguage } from '#web/messages'
import { useRested } from '#web/ui/rested'

/** How many villas a search would find, and how many would remain with each amenity group. */
export interface Found {
  total: number
  amenityGroupCounts: Record<string, number>
}

const pause = 250

/**
 * Counts what a search would find, before it is applied. A question that is superseded is cancelled. What is known of
 * a search already (that of the page) is not asked for.
 */
export function useFound(query: SearchQuery, known?: { query: string; found: Found }): Found | undefined {
  const lang = useLanguage()
  const address = useRested(formatSearch({ ...query, sort: 'default', page: 1, limit: 1 }), pause)
  const isKnown = known?.query === formatSearch({ ...query, page: 1 })
  const { data } = useQuery({
    queryKey: ['found', lang, address],
    enabled: !isKnown,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Found> => {
      const asked = { ...Object.fromEntries(new URLSearchParams(address)), lang }
      const { total, amenityGroupCounts } = await api('GET /core/properties/search', { query: asked }, { signal })
      return { total, amenityGroupCounts }
    },
  })
  return isKnown ? known.found : data
}
