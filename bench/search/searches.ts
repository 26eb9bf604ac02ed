import { addDays } from '#domain/day'
import { emptyQuery, type SearchQuery } from '#domain/search/query'
import { amenityGroups, randomFrom, regionIds } from '../catalogue.ts'

/** What a search answers, in the one shape in which all that are measured are compared. */
export interface Answer {
  total: number
  /** The first page. */
  ids: number[]
  /** How many have something of each amenity group, in the order of `amenityGroups`. */
  groups: number[]
}

/** One way to search. */
export interface Searcher {
  name: string
  search: (query: SearchQuery) => Answer | Promise<Answer>
  close?: () => Promise<void>
}

/**
 * Different searches of the kind that is measured: three regions, bedrooms, guests, two amenities, a price, seven nights
 * between April and October; the first page of sixty. The same for the same seed.
 */
export function makeSearches(number: number, seed: number, year: number): SearchQuery[] {
  const random = randomFrom(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const some = (count: number, list: readonly number[]) => {
    const left = [...list]
    return Array.from({ length: count }, () => left.splice(upTo(left.length), 1)[0] as number).sort((a, b) => a - b)
  }
  return Array.from({ length: number }, (): SearchQuery => {
    const rooms = 2 + upTo(4)
    const from = addDays(`${year}-04-10`, upTo(180))
    const minPrice = 1000 * (1 + upTo(6))
    return {
      ...emptyQuery,
      des: some(3, regionIds),
      rooms,
      people: rooms * 2 - upTo(2),
      amenities: some(2, amenityGroups.slice(0, 10)),
      minPrice,
      maxPrice: minPrice + 1000 * (4 + upTo(10)),
      stay: { from, to: addDays(from, 7) },
    }
  })
}
