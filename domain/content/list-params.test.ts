import { expect, test } from 'vitest'
import { formatListParams, listUrls, paginate, parseListParams } from './list-params.ts'

const names = ['type', 'year'] as const

test('an address is read, and written in one order', () => {
  const listing = parseListParams('page=2&year=2026&type=magazine&utm_source=x', names)
  expect(listing).toEqual({ chosen: { type: 'magazine', year: '2026' }, page: 2 })
  expect(formatListParams(listing, names)).toBe('type=magazine&year=2026&page=2')
})

test('unusable parameters are ignored', () => {
  expect(parseListParams('type=<b>&year=&page=0', names)).toEqual({ chosen: {}, page: 1 })
  expect(parseListParams('page=1e3', names).page).toBe(1)
  expect(parseListParams('page=99999', names).page).toBe(1)
  expect(formatListParams({ chosen: { other: 'x' }, page: 1 }, names)).toBe('')
})

test('a page beyond the last is the last, and of nothing there is one page', () => {
  expect(paginate([1, 2, 3, 4, 5], { page: 2 }, 2)).toEqual({ items: [3, 4], page: 2, pages: 3 })
  expect(paginate([1, 2, 3, 4, 5], { page: 9 }, 2)).toEqual({ items: [5], page: 3, pages: 3 })
  expect(paginate([], { page: 3 }, 2)).toEqual({ items: [], page: 1, pages: 1 })
})

test('from a list its other choices begin at their first page, and its pages keep what is chosen', () => {
  const to = listUrls('/press', { type: 'magazine', year: null })
  expect(to({ year: 2026 })).toBe('/press?type=magazine&year=2026')
  expect(to({ type: null })).toBe('/press')
  expect(to({ page: 3 })).toBe('/press?type=magazine&page=3')
})
