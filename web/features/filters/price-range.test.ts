import { describe, expect, test } from 'vitest'
import { limitsOf, move, rangeOf } from './price-range'

const ends = { from: 1, to: 100 }

describe('the price slider', () => {
  test('stands at its ends without limits, and then limits nothing', () => {
    expect(rangeOf(undefined, undefined, ends)).toEqual({ low: 1, high: 100 })
    expect(limitsOf({ low: 1, high: 100 }, ends)).toEqual({ minPrice: undefined, maxPrice: undefined })
  })

  test('counts in thousands of euros', () => {
    expect(rangeOf(5000, 12_400, ends)).toEqual({ low: 5, high: 12 })
    expect(limitsOf({ low: 5, high: 12 }, ends)).toEqual({ minPrice: 5000, maxPrice: 12_000 })
  })

  test('a limit beyond its ends stands at the end', () => {
    expect(rangeOf(200, 900_000, ends)).toEqual({ low: 1, high: 100 })
  })

  test('no thumb passes the other, or the end', () => {
    expect(move({ low: 5, high: 12 }, 'low', 20, ends)).toEqual({ low: 12, high: 12 })
    expect(move({ low: 5, high: 12 }, 'high', 2, ends)).toEqual({ low: 5, high: 5 })
    expect(move({ low: 5, high: 12 }, 'high', 200, ends)).toEqual({ low: 5, high: 100 })
    expect(move({ low: 5, high: 12 }, 'low', Number.NaN, ends)).toEqual({ low: 1, high: 12 })
  })
})
