import type { ResultsData } from '#contract/pages'
import type { Audience } from '#domain/audience'
import { inCollection, stillMatches } from '#domain/collections'
import type { Language } from '#domain/language'
import { formatSearch } from '#domain/search/address'
import type { SearchQuery } from '#domain/search/query'
import type { ListRow } from '#server/features/catalogue/content'
import { presentList } from '#server/features/catalogue/present'
import { readSearch } from '#server/features/catalogue/read-search'
import { searchList, searchVillas } from '#server/features/catalogue/search-villas'
import { todayAt } from '#server/platform/clock'
import type { Context } from '#server/platform/context'
import { findRelaxations } from './find-relaxations.ts'

/** What the results page shows for the query of its address (section 2.5); a collection that is named applies while it matches. */
export function resultsData(context: Context, search: string, language: Language, audience: Audience): ResultsData {
  const { content } = context.catalogue
  const today = todayAt(context.clock.now())
  const params = new URLSearchParams(search)
  const { query, notices } = readSearch(context, params, audience)
  const named = content.listById.get(Number(params.get('collectionid')))
  const list = named?.listType === 3 && stillMatches(named.filter, query, today) ? named : undefined
  const searched = list ? inCollection(list.filter, query, today) : query
  return present(context, searched, language, { notices, list })
}

/** What a collection's page shows; undefined where the query changes a filter of it: then the results page is the place. */
export function collectionData(
  context: Context,
  list: ListRow,
  search: string,
  language: Language,
  audience: Audience,
): ResultsData | undefined {
  const today = todayAt(context.clock.now())
  const { query, notices } = readSearch(context, new URLSearchParams(search), audience)
  if (!stillMatches(list.filter, query, today)) return undefined
  const searched = inCollection(list.filter, query, today)
  return present(context, searched, language, { notices, list })
}

function present(
  context: Context,
  query: SearchQuery,
  language: Language,
  { notices, list }: { notices: ResultsData['notices']; list: ListRow | undefined },
): ResultsData {
  const search = (page: number) =>
    list ? searchList(context, list, { ...query, page }, language) : searchVillas(context, { ...query, page }, language)
  const asked = search(query.page)
  // A page beyond the last is the last.
  const last = Math.max(1, Math.ceil(asked.total / query.limit))
  const found = query.page > last ? search(last) : asked
  return {
    query: formatSearch({ ...query, page: found.page }),
    search: found,
    list: list ? presentList(list, context.catalogue.content, language) : null,
    notices,
    relaxations: found.total === 0 ? findRelaxations(context, query) : [],
  }
}
