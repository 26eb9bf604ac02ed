import type { Site } from '#contract/site'
import type { Day } from '#domain/day'
import { formatSearch, parseSearch } from '#domain/search/address'
import type { SearchQuery } from '#domain/search/query'
import { rememberedParameters } from './filter-cookies'
import { searchWorld } from './filter-query'

/** A search as the search bar keeps it: by the names of the results page's address. */
export type SearchValues = Readonly<Record<string, string>>

/** Reads the search bar's values. */
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

/** Writes what the search bar asks for, as an address has it. */
export function valuesOf(query: SearchQuery): SearchValues {
  const written = new URLSearchParams(formatSearch(query))
  return Object.fromEntries([...written].filter(([name]) => asked.includes(name)))
}

/** What is asked for by an address's query, as far as a search bar asks for it; empty where it says nothing of it. */
export const valuesIn = (search: string, site: Site, today: Day): SearchValues =>
  valuesOf(parseSearch(new URLSearchParams(search), searchWorld(site, today)).query)

/** What the visitor searched for last; empty where nothing is remembered that can still be used. */
export function rememberedValues(site: Site, today: Day): SearchValues {
  const known = rememberedParameters()
  return known.length > 0 ? valuesOf(queryOf(Object.fromEntries(known), site, today)) : {}
}
