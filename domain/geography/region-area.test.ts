import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMisplacement, radiusOfRegion } from './region-area.ts'

const corfu = { id: 1, country: 'greece', lat: 39.6, lng: 19.9, km: 45 }
const puglia = { id: 2, country: 'italy', lat: 40.7, lng: 17.3, km: 120 }
const regions = [corfu, puglia]

test('a position within its region is well placed; another one names where it lies', () => {
  expect(findMisplacement({ lat: 39.75, lng: 19.92 }, 1, regions)).toBeUndefined()
  expect(findMisplacement({ lat: 40.8, lng: 17.2 }, 1, regions)).toMatchObject({ nearest: puglia })
  expect(findMisplacement({ lat: 19.9, lng: 39.6 }, 1, regions)).toMatchObject({ nearest: undefined })
  expect(findMisplacement({ lat: 0, lng: 0 }, 9, regions)).toBeUndefined()
})

test('the circle of a region contains its places', () => {
  const position = fc.record({
    lat: fc.double({ min: 35, max: 45, noNaN: true }),
    lng: fc.double({ min: 5, max: 28, noNaN: true }),
  })
  fc.assert(
    fc.property(position, fc.array(position, { maxLength: 8 }), (middle, places) => {
      const area = { ...middle, id: 1, country: 'italy', km: radiusOfRegion(middle, places) }
      for (const place of places) expect(findMisplacement(place, 1, [area])).toBeUndefined()
    }),
  )
})
