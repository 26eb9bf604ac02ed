import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilometresBetween, milesBetween } from '#domain/geography/distance'

const corfuAirport = { lat: 39.6019, lng: 19.9117 }
const kalami = { lat: 39.7433, lng: 19.9333 }

test('from Corfu airport to Kalami it is about sixteen kilometres as the crow flies', () => {
  expect(kilometresBetween(corfuAirport, kalami)).toBeCloseTo(15.8, 0)
  expect(milesBetween(corfuAirport, kalami)).toBeCloseTo(9.8, 0)
})

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('the way there is as long as the way back, and never longer than half the globe', () => {
  fc.assert(
    fc.property(position, position, (a, b) => {
      expect(kilometresBetween(a, b)).toBeCloseTo(kilometresBetween(b, a), 6)
      expect(kilometresBetween(a, b)).toBeLessThanOrEqual(20_016)
    }),
  )
})
