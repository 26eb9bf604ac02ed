import { expect, test } from 'vitest'
import { formatListing, readListing } from './listing.ts'

const names = ['type', 'year'] as const

test('an address is read, and written in one order', () => {
  const listing = readListing('page=2&year=2026&type=magazine&utm_source=x', names)
  expect(listing).toEqual({ chosen: { type: 'magazine', year: '2026' }, page: 2 })
  expect(formatListing(listing, names)).toBe('type=magazine&year=2026&page=2')
})

test('what cannot be understood is passed over', () => {
  expect(readListing('type=<b>&year=&page=0', names)).toEqual({ chosen: {}, page: 1 })
  expect(readListing('page=1e3', names).page).toBe(1)
  expect(readListing('page=99999', names).page).toBe(1)
  expect(formatListing({ chosen: { other: 'x' }, page: 1 }, names)).toBe('')
})
