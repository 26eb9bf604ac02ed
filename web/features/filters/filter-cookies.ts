import type { SearchQuery } from '#domain/search/query'
import { type FilterCookie, filterCookies } from '#domain/search/remembered'
import { formatSearch } from '#domain/search/search-params'
import { lifetimes, readCookie, writeCookie } from '#web/lib/cookies'

/** The URL's equivalent of a cookie parameter: names and format of dates differ. */
const wordsFor = (parameter: string, { stay }: SearchQuery, written: URLSearchParams) =>
  parameter === 'startDate' ? stay?.from : parameter === 'endDate' ? stay?.to : written.get(parameter)

/**
 * Stores the applied search for the next visit (SPEC A9), not what was only tried in a panel. Not called on
 * collection pages.
 */
export function rememberFilters(query: SearchQuery): void {
  const written = new URLSearchParams(formatSearch(query))
  for (const [cookie, parameter] of Object.entries(filterCookies)) {
    const value = wordsFor(parameter, query, written) ?? ''
    if (value !== (readCookie(cookie) ?? '')) writeCookie(cookie, value, lifetimes.never)
  }
}

/** Parameters of the stored search. */
export const rememberedParameters = (): [string, string][] =>
  (Object.keys(filterCookies) as FilterCookie[]).flatMap(cookie => {
    const value = readCookie(cookie)
    return value ? [[filterCookies[cookie], value] as [string, string]] : []
  })
