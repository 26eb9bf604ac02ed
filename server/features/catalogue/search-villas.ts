import type { SearchReply } from '#contract/properties'
import type { Language } from '#domain/language'
import type { SearchQuery } from '#domain/search/query'
import { todayAt } from '#server/platform/clock'
import type { Context } from '#server/platform/context'
import { presentProperty } from './present.ts'

/** Searches the index and presents the page of villas that was asked for (section 2.5, decisions 8 to 13). */
export function searchVillas({ catalogue, clock }: Context, query: SearchQuery, language: Language): SearchReply {
  const now = clock.now()
  const found = catalogue.index.search(query, { now, today: todayAt(now) })
  return {
    properties: found.items.flatMap(item => {
      const villa = catalogue.villas.get(item.id)
      return villa ? [presentProperty(villa, catalogue.content, language, item)] : []
    }),
    total: found.total,
    page: query.page,
    limit: query.limit,
    amenityGroupCounts: Object.fromEntries(found.amenityGroupCounts),
  }
}
