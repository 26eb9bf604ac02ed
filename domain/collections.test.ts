import { describe, expect, test } from 'vitest'
import { collectionQuery, inCollection, stillMatches } from '#domain/collections'
import { emptyQuery } from '#domain/search/query'

const today = '2027-01-15'
const families = { amenityGroupIds: [12, 3], bedsMin: 3 }

describe('a collection', () => {
  test('is a search for what its filter says', () => {
    expect(collectionQuery(families, today)).toEqual({ ...emptyQuery, amenities: [3, 12], rooms: 3 })
  })

  test('counts a price-from only above 1000 and a price-to only below 50000', () => {
    expect(collectionQuery({ priceFrom: 1000, priceTo: 50_000 }, today)).toEqual(emptyQuery)
    expect(collectionQuery({ priceFrom: 1001, priceTo: 49_999 }, today)).toMatchObject({
      minPrice: 1001,
      maxPrice: 49_999,
    })
  })

  test('with an arrival asks for its nights until that day is past', () => {
    const winter = { arrival: '2027-01-16', duration: 28 }
    expect(collectionQuery(winter, today).stay).toEqual({ from: '2027-01-16', to: '2027-02-13' })
    expect(collectionQuery(winter, '2027-01-17').stay).toBeUndefined()
  })
})

describe('a collection applies', () => {
  test('to an address without filters, whatever its order and page', () => {
    expect(stillMatches(families, { ...emptyQuery, sort: 'largest', page: 2 }, today)).toBe(true)
  })

  test('while the filters are its own', () => {
    expect(stillMatches(families, { ...emptyQuery, amenities: [3, 12], rooms: 3, sort: 'pricelow' }, today)).toBe(true)
  })

  test('no more once a filter is changed', () => {
    expect(stillMatches(families, { ...emptyQuery, amenities: [3, 12], rooms: 4 }, today)).toBe(false)
    expect(stillMatches(families, { ...emptyQuery, amenities: [3], rooms: 3 }, today)).toBe(false)
  })
})

test('the order that the visitor asks for stays with the collection', () => {
  expect(inCollection(families, { ...emptyQuery, sort: 'largest' }, today)).toMatchObject({ sort: 'largest', rooms: 3 })
})
