import type { ResultsData } from '#contract/pages/results'
import type { Audience } from '#domain/geography/audience'
import { emptyQuery, pageLimit, type SearchQuery } from '#domain/search/query'
import { formatSearch } from '#domain/search/search-params'
import type { Language } from '#domain/text/language'
import { presentList } from '#server/catalogue/present'
import { readSearch, readSearchInCollection } from '#server/catalogue/read-search'
import type { ListRow } from '#server/catalogue/rows/content'
import { searchVillas } from '#server/catalogue/search-villas'
import type { Context } from '#server/context'
import { findAlternativeStays } from './find-alternative-stays.ts'
import { countBeyondCollection, findRelaxations } from './find-relaxations.ts'

/** The parsed search and, within a collection, the collection with its own search. */
interface Searched {
  query: SearchQuery
  notices: ResultsData['notices']
  within?: { list: ListRow; own: SearchQuery } | undefined
}

/**
 * Data of the results page for the query of its URL (SPEC 2.5). A named collection applies while the query matches it.
 */
export function resultsData(context: Context, search: string, language: Language, audience: Audience): ResultsData {
  const params = new URLSearchParams(search)
  const list = context.catalogue.content.listById.get(Number(params.get('collectionid')))
  const searched: Searched = list
    ? readSearchInCollection(context, list, params, audience)
    : readSearch(context, params, audience)
  if (params.get('collectionid') && !list) searched.notices.push({ field: 'collectionid', code: 'unknown' })
  return present(context, searched, language)
}

/**
 * Data of a collection's page. Where the query overrides one of its filters, returns the query for the results page
 * instead.
 */
export function collectionData(
  context: Context,
  list: ListRow,
  search: string,
  language: Language,
  audience: Audience,
): { results: ResultsData } | { instead: string } {
  const searched = readSearchInCollection(context, list, new URLSearchParams(search), audience)
  return searched.within ? { results: present(context, searched, language) } : { instead: formatSearch(searched.query) }
}

function present(context: Context, { query, notices, within }: Searched, language: Language): ResultsData {
  const limit = query.limit ?? pageLimit.ofList
  const asked = searchVillas(context, { ...query, limit }, language)
  // A page beyond the last shows the last.
  const last = Math.max(1, Math.ceil(asked.total / limit))
  const found = query.page > last ? searchVillas(context, { ...query, limit, page: last }, language) : asked
  const own = within?.own ?? emptyQuery
  return {
    ...(context.catalogue.villas.size === 0 && { siteIsEmpty: true as const }),
    query: formatSearch({ ...query, page: found.page }),
    search: found,
    list: within ? presentList(within.list, context.catalogue.content, language) : null,
    listQuery: within ? formatSearch(own) : null,
    notices,
    otherStays: found.total === 0 ? findAlternativeStays(context, query, own) : [],
    relaxations:
      found.total === 0
        ? [...findRelaxations(context, query, own), ...(within ? countBeyondCollection(context, query, own) : [])]
        : [],
  }
}
