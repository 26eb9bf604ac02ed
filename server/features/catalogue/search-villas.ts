import type { Property, SearchReply } from '#contract/properties'
import { type Audience, hiddenFrom } from '#domain/audience'
import { collectionQuery } from '#domain/collections'
import type { Language } from '#domain/language'
import { pageLimit, type SearchQuery } from '#domain/search/query'
import { todayAt } from '#server/platform/clock'
import type { Context } from '#server/platform/context'
import type { ListRow } from './content.ts'
import { presentProperty, wholeVilla } from './present.ts'

/** Searches the index and presents the page of villas that was asked for (section 2.5, decisions 8 to 13). */
export function searchVillas({ catalogue, clock }: Context, query: SearchQuery, language: Language): SearchReply {
  const now = clock.now()
  const found = catalogue.index.search(query, { now, today: todayAt(now) })
  return {
    properties: found.items.flatMap(item => {
      const villa = catalogue.villas.get(item.id)
      return villa ? [presentProperty(villa, catalogue.content, language, item, query.stay)] : []
    }),
    total: found.total,
    page: query.page,
    limit: query.limit,
    amenityGroupCounts: Object.fromEntries(found.amenityGroupCounts),
  }
}

/** Searches within a collection: by its filter, or, where it was chosen by hand, among its villas in their order. */
export function searchList(context: Context, list: ListRow, query: SearchQuery, language: Language): SearchReply {
  const { catalogue, clock } = context
  const chosen = catalogue.content.villasByList.get(list.id)
  if (!chosen) return searchVillas(context, query, language)
  const today = todayAt(clock.now())
  const visible = chosen.flatMap(({ villaId }) => {
    const villa = catalogue.villas.get(villaId)
    return villa && !hiddenFrom(query.audience, villa.search) ? [villa] : []
  })
  const first = (query.page - 1) * query.limit
  return {
    properties: visible
      .slice(first, first + query.limit)
      .map(villa => presentProperty(villa, catalogue.content, language, wholeVilla(villa, today))),
    total: visible.length,
    page: query.page,
    limit: query.limit,
    amenityGroupCounts: {},
  }
}

/** The villas of a collection as it stands. */
export function villasOfList(context: Context, list: ListRow, audience: Audience, language: Language): Property[] {
  const today = todayAt(context.clock.now())
  const query = { ...collectionQuery(list.filter, today), audience, limit: pageLimit.most }
  return searchList(context, list, query, language).properties
}
