import { describe, expect, test } from 'vitest'
import { endsAround, limitsOf, move, rangeOf, readAmount, spread } from './price-range'

const ends = { from: 1, to: 100 }

describe('the price slider', () => {
  test('stands at its ends without limits, and then limits nothing', () => {
    expect(rangeOf({}, ends)).toEqual({ low: 1, high: 100 })
    expect(limitsOf({ low: 1, high: 100 }, ends)).toEqual({ minPrice: undefined, maxPrice: undefined })
  })

  test('counts in thousands', () => {
    expect(rangeOf({ minPrice: 5000, maxPrice: 12_400 }, ends)).toEqual({ low: 5, high: 12 })
    expect(limitsOf({ low: 5, high: 12 }, ends)).toEqual({ minPrice: 5000, maxPrice: 12_000 })
  })

  test('reaches beyond its usual end where a search does, so that the limit is seen and kept', () => {
    const wide = endsAround({ maxPrice: 60_000 }, { from: 1, to: 47 })
    expect(rangeOf({ maxPrice: 60_000 }, wide).high).toBe(60)
    expect(limitsOf({ low: 1, high: 60 }, wide).maxPrice).toBe(60_000)
    expect(endsAround({ maxPrice: 47_000 }, { from: 1, to: 47 }).to).toBe(48)
    expect(endsAround({ maxPrice: 46_000 }, { from: 1, to: 47 }).to).toBe(47)
  })

  test('a limit below its end stands at the end', () => {
    expect(rangeOf({ minPrice: 200 }, ends)).toEqual({ low: 1, high: 100 })
  })

  test('no thumb passes the other, or the end', () => {
    expect(move({ low: 5, high: 12 }, 'low', 20, ends)).toEqual({ low: 12, high: 12 })
    expect(move({ low: 5, high: 12 }, 'high', 2, ends)).toEqual({ low: 5, high: 5 })
    expect(move({ low: 5, high: 12 }, 'high', 200, ends)).toEqual({ low: 5, high: 100 })
    expect(move({ low: 5, high: 12 }, 'low', Number.NaN, ends)).toEqual({ low: 1, high: 12 })
  })
})

test('an amount is read with whatever stands between its thousands', () => {
  expect(['12,000', '12.000', '12 000', '£ 12000'].map(readAmount)).toEqual([12_000, 12_000, 12_000, 12_000])
  expect(['', 'much', '1'.repeat(10)].map(readAmount)).toEqual([undefined, undefined, undefined])
})

test('villas are counted between the thousands of the slider, those beyond its ends at them', () => {
  const steps = [
    { from: 500, count: 1 },
    { from: 2000, count: 2 },
    { from: 2500, count: 3 },
    { from: 60_000, count: 4 },
  ]
  expect(spread(steps, { from: 1, to: 5 }, euros => euros)).toEqual([1, 5, 0, 4])
  expect(spread(steps, { from: 1, to: 5 }, euros => euros / 2)).toEqual([6, 0, 0, 4])
})
