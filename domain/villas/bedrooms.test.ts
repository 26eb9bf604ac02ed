import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampBedrooms } from '#domain/villas/bedrooms'

test.each([
  [4, 4],
  [-1, 0],
  [51, 50],
  [3.9, 3],
  [Number.NaN, 0],
  [Infinity, 50],
])('%d bedrooms are %i', (asked, bedrooms) => {
  expect(clampBedrooms(asked)).toBe(bedrooms)
})

test('the server’s maximum replaces 50', () => {
  expect(clampBedrooms(12, 9)).toBe(9)
})

test('bedrooms are whole and within the bounds', () => {
  fc.assert(
    fc.property(fc.double(), fc.nat(100), (asked, most) => {
      const bedrooms = clampBedrooms(asked, most)
      expect(Number.isInteger(bedrooms) && bedrooms >= 0 && bedrooms <= most).toBe(true)
      expect(clampBedrooms(bedrooms, most)).toBe(bedrooms)
    }),
  )
})
