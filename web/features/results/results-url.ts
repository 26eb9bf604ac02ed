import { queryBeyondCollection, staysWithinCollection } from '#domain/search/collections'
import type { SearchQuery } from '#domain/search/query'
import { formatSearch } from '#domain/search/search-params'
import type { Collection } from '#web/features/filters/public'

/**
 * Where a search is shown: on the results page, on a collection's own page, or on the results page for a collection.
 */
export interface ResultsLocation {
  /** The results page, with the prefix of its language. */
  resultsPath: string
  /** Path of the current page. */
  path: string
  /** The collection to search in. */
  collection: Collection | undefined
}

const withQuery = (path: string, ...queries: string[]) => {
  const query = queries.filter(Boolean).join('&')
  return query ? `${path}?${query}` : path
}

/** Whether a search keeps all filters of the collection, and hence its page. */
export const staysInCollection = ({ collection }: ResultsLocation, query: SearchQuery): boolean =>
  collection !== undefined && staysWithinCollection(collection.own, query)

/**
 * The URL of a search: the collection's page with the further filters or, without a collection or if its own filters
 * change (SPEC A4), the results page.
 */
export function searchUrl(place: ResultsLocation, query: SearchQuery): string {
  const { resultsPath, path, collection } = place
  if (!collection || !staysInCollection(place, query)) return withQuery(resultsPath, formatSearch(query))
  const added = formatSearch(queryBeyondCollection(collection.own, query))
  return path === resultsPath ? withQuery(path, `collectionid=${collection.id}`, added) : withQuery(path, added)
}
