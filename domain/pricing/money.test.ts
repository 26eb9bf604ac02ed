import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsOf, majorOf, roundCents, splitCents } from '#domain/pricing/money'

test.each([
  [0.5, 1],
  [1.4, 1],
  [-0.5, -1],
  [-0.4, 0],
])('%d cents are rounded to %d', (amount, cents) => {
  expect(roundCents(amount)).toBe(cents)
})

test('amounts are decimal major units outside and integer cents inside', () => {
  expect([centsOf(9800), centsOf(1020.5), centsOf(19.99)]).toEqual([980_000, 102_050, 1_999])
  fc.assert(fc.property(fc.integer({ min: -1e10, max: 1e10 }), cents => centsOf(majorOf(cents)) === cents))
})

describe('splitting an amount', () => {
  test('the remainder goes to the last part', () => {
    expect(splitCents(100, [1, 1, 1])).toEqual([33, 33, 34])
    expect(splitCents(980_001, [30, 70])).toEqual([294_000, 686_001])
  })

  test('small parts that are rounded up leave nothing below zero for the last', () => {
    expect(splitCents(3, [1, 1, 1, 1, 1, 1])).toEqual([1, 1, 1, 0, 0, 0])
  })

  test('needs something to split by', () => {
    expect(() => splitCents(100, [])).toThrow(RangeError)
    expect(() => splitCents(100, [0, 0])).toThrow(RangeError)
  })

  test('parts add up, and none has another sign than the whole', () => {
    const shares = fc
      .array(fc.nat(1000), { minLength: 1, maxLength: 20 })
      .filter(shares => shares.some(share => share > 0))
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), shares, (cents, shares) => {
        const parts = splitCents(cents, shares)
        expect(parts).toHaveLength(shares.length)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
        for (const part of parts) expect(part * cents).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
