import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extendedExpiry, holdTimesOn, firstHoldTimes as times } from '#domain/booking/hold/hold-times'

const minute = 60_000
const held = { startedAt: 0, expiresAt: 60 * minute, now: 0 }

describe('an option', () => {
  test('stays the same while enough time is left, however often the page sends a keep-alive', () => {
    expect(extendedExpiry('keep', { ...held, now: 45 * minute }, times)).toBe(held.expiresAt)
  })
  test('is extended when it is about to expire', () => {
    expect(extendedExpiry('keep', { ...held, now: 45 * minute + 1 }, times)).toBe(65 * minute + 1)
  })
  test('is extended by half an hour', () => {
    expect(extendedExpiry('extend', { ...held, now: 10 * minute }, times)).toBe(90 * minute)
  })
  test('leaves twenty minutes to the bank', () => {
    expect(extendedExpiry('challenge', { ...held, now: 50 * minute }, times)).toBe(70 * minute)
    expect(extendedExpiry('challenge', { ...held, now: 10 * minute }, times)).toBe(held.expiresAt)
  })
  test('lasts four hours at most, and is never shortened', () => {
    const moment = fc.integer({ min: 0, max: 600 * minute })
    const why = fc.constantFrom('keep', 'extend', 'challenge' as const)
    fc.assert(
      fc.property(moment, moment, fc.array(why, { maxLength: 20 }), (now, expiresAt, whys) => {
        let end = expiresAt
        for (const one of whys) {
          const next = extendedExpiry(one as 'keep', { startedAt: 0, expiresAt: end, now }, times)
          expect(next).toBeGreaterThanOrEqual(end)
          if (next > end) expect(next).toBeLessThanOrEqual(240 * minute)
          end = next
        }
      }),
    )
  })
})

test('times are those of their day', () => {
  const later = { ...times, from: '2027-01-01', first: 30 }
  expect(holdTimesOn('2026-12-31', [later, times]).first).toBe(60)
  expect(holdTimesOn('2027-01-01', [times, later]).first).toBe(30)
  expect(() => holdTimesOn('1999-12-31')).toThrow(RangeError)
})
