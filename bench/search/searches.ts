import { addDays } from '#domain/calendar/day'
import { emptyQuery, type SearchQuery } from '#domain/search/query'
import { amenityGroups, randomFrom, regionIds } from '../catalogue.ts'

/** A search result in a common form, for comparison. */
export interface Answer {
  total: number
  /** Ids of the first page. */
  ids: number[]
  /** Number of villas per amenity group, in the order of `amenityGroups`. */
  groups: number[]
}

/** A search implementation. */
export interface Searcher {
  name: string
  search: (query: SearchQuery) => Answer | Promise<Answer>
  close?: () => Promise<void>
}

/**
 * Different searches of the measured kind: three regions, bedrooms, guests, two amenities, a price, seven nights
 * between April and October; the first page of sixty. Deterministic for a seed.
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
