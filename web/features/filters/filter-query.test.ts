import { describe, expect, test } from 'vitest'
import { emptyQuery, type SearchQuery } from '#domain/search/query'
import { addedCount, changed, filterCount, noFilters, onlyOf } from './filter-query'

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
    expect(changed(query, { des: [27, 14] })).toEqual({ ...query, des: [14, 27], page: 1 })
    expect(changed(query, { page: 2 }).page).toBe(2)
  })

  test('undefined removes a limit', () => {
    expect(changed(query, { rooms: undefined })).not.toHaveProperty('rooms')
  })

  test('without dates there is no filter by availability', () => {
    expect(changed(query, { stay: undefined }).showBooked).toBe(false)
  })

  test('clearing keeps the display options', () => {
    const sorted = changed(query, { sort: 'pricelow' })
    expect(changed(sorted, noFilters)).toEqual({ ...emptyQuery, sort: 'pricelow' })
    expect(filterCount(query)).toBe(3)
    expect(filterCount(changed(query, noFilters))).toBe(0)
  })

  test("clearing within a collection keeps the collection's filters", () => {
    const collection = { id: 7, own: { ...emptyQuery, rooms: 4, des: [16] } }
    expect(addedCount(query, collection)).toBe(1)
    const cleared = changed({ ...query, people: 8, sort: 'pricelow' }, onlyOf(collection))
    expect(cleared).toEqual({ ...collection.own, sort: 'pricelow' })
    expect(addedCount(cleared, collection)).toBe(0)
    expect(changed({ ...query, sort: 'pricelow' }, onlyOf(undefined))).toEqual({ ...emptyQuery, sort: 'pricelow' })
  })
})
