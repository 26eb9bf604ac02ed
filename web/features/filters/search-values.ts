import type { Site } from '#contract/site'
import type { Day } from '#domain/day'
import { parseSearch } from '#domain/search/address'
import type { SearchQuery } from '#domain/search/query'
import { filterCookies } from '#domain/search/remembered'
import { readCookie } from '#web/cookies'
import { searchWorld } from './filter-query'

/** A search as the search bar keeps it: by the names of the results page's address. */
export type SearchValues = Readonly<Record<string, string>>

/** Reads the search bar's values. */
export const queryOf = (values: SearchValues, site: Site, today: Day): SearchQuery =>
  parseSearch(Object.entries(values), searchWorld(site, today)).query

/** Writes what the search bar asks for; what is not asked for is empty. */
export const valuesOf = ({ des, subdes, stay, people, rooms }: SearchQuery): SearchValues => ({
  des: des.join(','),
  subdes: subdes.join(','),
  from: '',
  to: '',
  startDate: stay?.from ?? '',
  endDate: stay?.to ?? '',
  people: people ? String(people) : '',
  rooms: rooms ? String(rooms) : '',
})

/** What the visitor searched for last; empty where nothing is remembered that can still be used. */
export function rememberedValues(site: Site, today: Day): SearchValues {
  const known = Object.entries(filterCookies).flatMap(([cookie, name]) => {
    const value = readCookie(cookie)
    return value ? [[name, value] as const] : []
  })
  return known.length > 0 ? valuesOf(queryOf(Object.fromEntries(known), site, today)) : {}
}
