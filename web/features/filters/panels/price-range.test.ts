import { describe, expect, test } from 'vitest'
import { asWritten } from './price-limits'
import { expandSliderBounds, histogramBuckets, limitsOf, move, rangeOf, readAmount, writeLimit } from './price-range'

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

  test('extends its range if a search exceeds it, so that the limit is visible and retained', () => {
    const wide = expandSliderBounds({ maxPrice: 60_000 }, { from: 1, to: 47 })
    expect(rangeOf({ maxPrice: 60_000 }, wide).high).toBe(60)
    expect(limitsOf({ low: 1, high: 60 }, wide).maxPrice).toBe(60_000)
    expect(expandSliderBounds({ maxPrice: 47_000 }, { from: 1, to: 47 }).to).toBe(48)
    expect(expandSliderBounds({ maxPrice: 46_000 }, { from: 1, to: 47 }).to).toBe(47)
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

test('a typed limit stays exact, but does not pass the other', () => {
  expect(writeLimit({}, 'maxPrice', 7800)).toEqual({ maxPrice: 7800 })
  expect(writeLimit({ maxPrice: 7800 }, 'minPrice', 5450)).toEqual({ minPrice: 5450, maxPrice: 7800 })
  expect(writeLimit({ maxPrice: 7800 }, 'minPrice', 9000)).toEqual({ minPrice: 7800, maxPrice: 7800 })
  expect(writeLimit({ minPrice: 5450 }, 'maxPrice', 500)).toEqual({ minPrice: 5450, maxPrice: 5450 })
  expect(writeLimit({ minPrice: 5450 }, 'minPrice', 0)).toEqual({ minPrice: undefined })
})

test('an amount of another currency is restored as typed', () => {
  expect([7799.6, 7850.3, 7840.4, 7_999.2].map(asWritten)).toEqual([7800, 7850, 7840, 8000])
  // The rate has moved since: the exact amount is unknown.
  expect(asWritten(7814.2)).toBe(7800)
})

test('an amount is parsed with any thousands separator', () => {
  expect(['12,000', '12.000', '12 000', '£ 12000'].map(readAmount)).toEqual([12_000, 12_000, 12_000, 12_000])
  expect(['', 'much', '1'.repeat(10)].map(readAmount)).toEqual([undefined, undefined, undefined])
})

test('villas are counted per thousand of the slider, those beyond its ends at the ends', () => {
  const steps = [
    { from: 500, count: 1 },
    { from: 2000, count: 2 },
    { from: 2500, count: 3 },
    { from: 60_000, count: 4 },
  ]
  expect(histogramBuckets(steps, { from: 1, to: 5 }, euros => euros)).toEqual([1, 5, 0, 4])
  expect(histogramBuckets(steps, { from: 1, to: 5 }, euros => euros / 2)).toEqual([6, 0, 0, 4])
})
