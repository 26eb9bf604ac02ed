import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, medianRatio, quantile, spread } from './statistics.ts'

const numbers = fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 })

describe('median and quantile', () => {
  it('take the middle value, between two the mean', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(quantile([10, 20, 30, 40, 50], 0.99)).toBeCloseTo(49.6)
  })

  it('have no answer without values', () => {
    expect(median([])).toBeNaN()
  })

  it('lie within the values and increase with the share', () => {
    fc.assert(
      fc.property(numbers, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
        const found = quantile(values, share)
        expect(found).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9)
        expect(found).toBeLessThanOrEqual(Math.max(...values) + 1e-9)
        expect(quantile(values, 1)).toBeGreaterThanOrEqual(found)
      }),
    )
  })

  it('do not modify the values', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })
})

describe('spread', () => {
  it('is the width of the range as a share of the median', () => {
    expect(spread([90, 100, 120])).toBeCloseTo(0.3)
    expect(spread([7])).toBe(0)
  })
})

describe('medianRatio', () => {
  it('ignores a slow moment of both', () => {
    expect(medianRatio([60, 6, 60], [100, 10, 100])).toBeCloseTo(0.6)
  })

  it('ignores an outlier of one side', () => {
    expect(medianRatio([60, 2, 60], [100, 100, 100])).toBeCloseTo(0.6)
  })
})
