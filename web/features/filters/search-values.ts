import type { Site } from '#contract/site/site'
import type { Day } from '#domain/calendar/day'
import type { SearchQuery } from '#domain/search/query'
import { formatSearch, parseSearch } from '#domain/search/search-params'
import { rememberedParameters } from './filter-cookies'
import { searchWorld } from './filter-query'

/** State of the search bar: values by the parameters of the results URL. */
export type SearchValues = Readonly<Record<string, string>>

/** Parses the search bar's values. */
export const queryOf = (values: SearchValues, site: Site, today: Day): SearchQuery =>
  parseSearch(Object.entries(values), searchWorld(site, today)).query

const asked = [
  'des',
  'subdes',
  'from',
  'to',
  'flex',
  'month',
  'half',
  'nights',
  'people',
  'adults',
  'children',
  'infants',
  'rooms',
]

/** Serialises a search for the search bar. */
export function valuesOf(query: SearchQuery): SearchValues {
  const written = new URLSearchParams(formatSearch(query))
  return Object.fromEntries([...written].filter(([name]) => asked.includes(name)))
}

/** The search bar's values from a URL query, or from a form of its native fields; empty for those that are absent. */
export const valuesIn = (search: string | FormData, site: Site, today: Day): SearchValues =>
  // The form has no files, so that its values are texts.
  valuesOf(parseSearch(new URLSearchParams(search as string), searchWorld(site, today)).query)

/** The visitor's last search; empty if none is stored, or it is no longer valid. */
export function rememberedValues(site: Site, today: Day): SearchValues {
  const known = rememberedParameters()
  return known.length > 0 ? valuesOf(queryOf(Object.fromEntries(known), site, today)) : {}
}
