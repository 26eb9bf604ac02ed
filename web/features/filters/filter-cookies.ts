import { formatSearch } from '#domain/search/address'
import type { SearchQuery } from '#domain/search/query'
import { type FilterCookie, filterCookies } from '#domain/search/remembered'
import { lifetimes, readCookie, writeCookie } from '#web/cookies'

/** What an address says in place of a cookie's parameter: it writes days by other names and in another form. */
const wordsFor = (parameter: string, { stay }: SearchQuery, written: URLSearchParams) =>
  parameter === 'startDate' ? stay?.from : parameter === 'endDate' ? stay?.to : written.get(parameter)

/**
 * Keeps the search that is shown for the visitor's next one (section 9): what was searched for, and nothing that was
 * only tried in a panel. Not called on the pages of collections.
 */
export function rememberFilters(query: SearchQuery): void {
  const written = new URLSearchParams(formatSearch(query))
  for (const [cookie, parameter] of Object.entries(filterCookies)) {
    const value = wordsFor(parameter, query, written) ?? ''
    if (value !== (readCookie(cookie) ?? '')) writeCookie(cookie, value, lifetimes.never)
  }
}

/** The parameters of the search that is remembered. */
export const rememberedParameters = (): [string, string][] =>
  (Object.keys(filterCookies) as FilterCookie[]).flatMap(cookie => {
    const value = readCookie(cookie)
    return value ? [[filterCookies[cookie], value] as [string, string]] : []
  })
