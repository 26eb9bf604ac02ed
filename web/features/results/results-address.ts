import { formatSearch } from '#domain/search/address'
import { emptyQuery, type SearchQuery } from '#domain/search/query'

/** Where a search is shown: on the results page, on a collection's own page, or on the results page for a collection. */
export interface ResultsPlace {
  /** The results page, with the prefix of its language. */
  resultsPath: string
  /** The page that is shown. */
  path: string
  /** The collection whose filter applies. */
  collection: number | undefined
}

const withQuery = (path: string, ...queries: string[]) => {
  const query = queries.filter(Boolean).join('&')
  return query ? `${path}?${query}` : path
}

/** The address of a search whose filters the visitor has set: the results page, whatever was shown before. */
export const searchAddress = ({ resultsPath }: ResultsPlace, query: SearchQuery): string =>
  withQuery(resultsPath, formatSearch(query))

/**
 * The address of the same villas shown otherwise: in another order, on another page, with those that are taken. A
 * collection stays what it is (section 4).
 */
export function shownAddress(place: ResultsPlace, query: SearchQuery): string {
  if (place.collection === undefined) return searchAddress(place, query)
  const { sort, showBooked, page } = query
  const shown = formatSearch({ ...emptyQuery, sort, showBooked, page })
  return place.path === place.resultsPath
    ? withQuery(place.path, `collectionid=${place.collection}`, shown)
    : withQuery(place.path, shown)
}
