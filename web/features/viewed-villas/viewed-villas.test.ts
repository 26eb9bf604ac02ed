import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxViewed, withViewed } from './viewed-villas'

test('viewed villas are limited to four, latest first, without duplicates', () => {
  expect([1, 2, 3, 2, 4, 5].reduce(withViewed, [])).toEqual([5, 4, 2, 3])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 })), seen => {
      const viewed = seen.reduce(withViewed, [])
      expect(viewed.length).toBe(Math.min(maxViewed, new Set(seen).size))
      expect(new Set(viewed).size).toBe(viewed.length)
      expect(viewed[0]).toBe(seen.at(-1))
    }),
  )
})
