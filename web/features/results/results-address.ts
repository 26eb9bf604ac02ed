import { addedToCollection, keepsCollection } from '#domain/collections'
import { formatSearch } from '#domain/search/address'
import type { SearchQuery } from '#domain/search/query'
import type { Collection } from '#web/features/filters/public'

/** Where a search is shown: on the results page, on a collection's own page, or on the results page for a collection. */
export interface ResultsPlace {
  /** The results page, with the prefix of its language. */
  resultsPath: string
  /** The page that is shown. */
  path: string
  /** The collection within which is searched. */
  collection: Collection | undefined
}

const withQuery = (path: string, ...queries: string[]) => {
  const query = queries.filter(Boolean).join('&')
  return query ? `${path}?${query}` : path
}

/** Whether a search is shown where the collection is: it keeps all that the collection limits. */
export const staysInCollection = ({ collection }: ResultsPlace, query: SearchQuery): boolean =>
  collection !== undefined && keepsCollection(collection.own, query)

/**
 * The address of a search: on the page of the collection with what is asked beyond it, or, where there is no collection
 * or what it limits is changed (section 4), on the results page.
 */
export function searchAddress(place: ResultsPlace, query: SearchQuery): string {
  const { resultsPath, path, collection } = place
  if (!collection || !staysInCollection(place, query)) return withQuery(resultsPath, formatSearch(query))
  const added = formatSearch(addedToCollection(collection.own, query))
  return path === resultsPath ? withQuery(path, `collectionid=${collection.id}`, added) : withQuery(path, added)
}
