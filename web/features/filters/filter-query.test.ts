import { describe, expect, test } from 'vitest'
import { emptyQuery, type SearchQuery } from '#domain/search/query'
import { applyFilterChange, countAddedFilters, countFilters, noFilters, restrictToCollection } from './filter-query'

const query: SearchQuery = {
  ...emptyQuery,
  des: [16],
  rooms: 4,
  stay: { from: '2027-06-05', to: '2027-06-12' },
  showBooked: true,
  page: 3,
}

describe('changing a filter', () => {
  test('returns to the first page and keeps the rest', () => {
    expect(applyFilterChange(query, { des: [27, 14] })).toEqual({ ...query, des: [14, 27], page: 1 })
    expect(applyFilterChange(query, { page: 2 }).page).toBe(2)
  })

  test('undefined removes a limit', () => {
    expect(applyFilterChange(query, { rooms: undefined })).not.toHaveProperty('rooms')
  })

  test('without dates there is no filter by availability', () => {
    expect(applyFilterChange(query, { stay: undefined }).showBooked).toBe(false)
  })

  test('clearing keeps the display options', () => {
    const sorted = applyFilterChange(query, { sort: 'pricelow' })
    expect(applyFilterChange(sorted, noFilters)).toEqual({ ...emptyQuery, sort: 'pricelow' })
    expect(countFilters(query)).toBe(3)
    expect(countFilters(applyFilterChange(query, noFilters))).toBe(0)
  })

  test("clearing within a collection keeps the collection's filters", () => {
    const collection = { id: 7, own: { ...emptyQuery, rooms: 4, des: [16] } }
    expect(countAddedFilters(query, collection)).toBe(1)
    const cleared = applyFilterChange({ ...query, people: 8, sort: 'pricelow' }, restrictToCollection(collection))
    expect(cleared).toEqual({ ...collection.own, sort: 'pricelow' })
    expect(countAddedFilters(cleared, collection)).toBe(0)
    expect(applyFilterChange({ ...query, sort: 'pricelow' }, restrictToCollection(undefined))).toEqual({
      ...emptyQuery,
      sort: 'pricelow',
    })
  })
})
