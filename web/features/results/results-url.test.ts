import { describe, expect, test } from 'vitest'
import { emptyQuery } from '#domain/search/query'
import { searchUrl } from './results-url'

const query = { ...emptyQuery, des: [16], rooms: 4, sort: 'pricelow' as const, page: 2 }
const results = { resultsPath: '/fr/results', path: '/fr/results', collection: undefined }
const own = { ...emptyQuery, rooms: 4 }
const collection = { resultsPath: '/results', path: '/villas-with-pools', collection: { id: 7, own } }

describe('the URL of a search', () => {
  test('is that of the results page', () => {
    expect(searchUrl(results, query)).toBe('/fr/results?des=16&rooms=4&sort=pricelow&page=2')
    expect(searchUrl(results, emptyQuery)).toBe('/fr/results')
  })

  test('stays with the collection and adds the further filters', () => {
    expect(searchUrl(collection, own)).toBe('/villas-with-pools')
    expect(searchUrl(collection, query)).toBe('/villas-with-pools?des=16&sort=pricelow&page=2')
    expect(searchUrl({ ...collection, path: '/results' }, query)).toBe(
      '/results?collectionid=7&des=16&sort=pricelow&page=2',
    )
  })

  test('leaves the collection when its own filters change', () => {
    expect(searchUrl(collection, { ...query, rooms: 5 })).toBe('/results?des=16&rooms=5&sort=pricelow&page=2')
    expect(searchUrl(collection, { ...emptyQuery, des: [16] })).toBe('/results?des=16')
  })
})
