import { describe, expect, test } from 'vitest'
import { pageCount, rangeOf, visiblePages } from './visible-pages'

const shown = (current: number, count: number) =>
  visiblePages(current, count)
    .map(page => page ?? '…')
    .join(' ')

describe('page numbers', () => {
  test('are all listed if few', () => {
    expect(shown(1, 1)).toBe('1')
    expect(shown(2, 4)).toBe('1 2 3 4')
  })

  test('are the first, the last and those around the current one', () => {
    expect(shown(6, 12)).toBe('1 … 5 6 7 … 12')
    expect(shown(1, 12)).toBe('1 2 … 12')
    expect(shown(12, 12)).toBe('1 … 11 12')
  })

  test('a gap of one page is that page', () => {
    expect(shown(4, 12)).toBe('1 2 3 4 5 … 12')
  })
})

test('an empty list has one page', () => {
  expect(pageCount(0, 60)).toBe(1)
  expect(pageCount(60, 60)).toBe(1)
  expect(pageCount(61, 60)).toBe(2)
})

test('a page states its range of villas, unless it shows all', () => {
  expect(rangeOf({ page: 1, limit: 36, total: 83 })).toEqual({ first: 1, last: 36, total: 83 })
  expect(rangeOf({ page: 3, limit: 36, total: 83 })).toEqual({ first: 73, last: 83, total: 83 })
  expect(rangeOf({ page: 1, limit: 36, total: 36 })).toBeUndefined()
  expect(rangeOf({ page: 4, limit: 36, total: 83 })).toBeUndefined()
})
