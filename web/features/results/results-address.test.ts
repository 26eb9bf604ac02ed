import { describe, expect, test } from 'vitest'
import { emptyQuery } from '#domain/search/query'
import { searchAddress, shownAddress } from './results-address'

const query = { ...emptyQuery, des: [16], rooms: 4, sort: 'pricelow' as const, page: 2 }
const results = { resultsPath: '/fr/results', path: '/fr/results', collection: undefined }
const collection = { resultsPath: '/results', path: '/villas-with-pools', collection: 7 }

describe('the address of a search', () => {
  test('is that of the results page', () => {
    expect(searchAddress(results, query)).toBe('/fr/results?des=16&rooms=4&sort=pricelow&page=2')
    expect(searchAddress(results, emptyQuery)).toBe('/fr/results')
    expect(shownAddress(results, query)).toBe(searchAddress(results, query))
  })

  test('leaves a collection when filters change', () => {
    expect(searchAddress(collection, query)).toBe('/results?des=16&rooms=4&sort=pricelow&page=2')
  })

  test('stays with the collection when only the order or the page changes', () => {
    expect(shownAddress(collection, query)).toBe('/villas-with-pools?sort=pricelow&page=2')
    expect(shownAddress({ ...collection, path: '/results' }, query)).toBe(
      '/results?collectionid=7&sort=pricelow&page=2',
    )
    expect(shownAddress(collection, emptyQuery)).toBe('/villas-with-pools')
  })
})
