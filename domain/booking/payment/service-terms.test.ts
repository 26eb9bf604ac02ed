import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/day'
import { serviceRefund, splitPrice } from './service-terms.ts'

const day = '2027-06-20'
const terms = { freeDays: 7, laterPercent: 40 }

describe('the refund of a service', () => {
  test.each([
    ['2027-06-13', 10_000],
    ['2027-06-14', 4_000],
    ['2027-06-19', 4_000],
    ['2027-06-20', 0],
    ['2027-06-25', 0],
  ])('cancelled on %s is %i of 10000', (today, returnedCents) => {
    expect(serviceRefund({ terms, day, today, paidCents: 10_000 })).toEqual({
      returnedCents,
      keptCents: 10_000 - returnedCents,
      freeThrough: '2027-06-13',
    })
  })

  test('never grows while the day comes nearer, and loses no cent', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.nat(60),
        fc.nat(100),
        fc.nat(80),
        (paidCents, freeDays, laterPercent, daysBefore) => {
          const on = (before: number) =>
            serviceRefund({ terms: { freeDays, laterPercent }, day, today: addDays(day, -before), paidCents })
          const [now, later] = [on(daysBefore), on(daysBefore - 1)]
          expect(now.returnedCents + now.keptCents).toBe(paidCents)
          expect(later.returnedCents).toBeLessThanOrEqual(now.returnedCents)
          expect(now.returnedCents).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('a deposit', () => {
  const percent = { depositPercent: 30, depositCents: null, balanceDays: 14 }
  const priced = { cents: 10_001, rate: 1, day, today: '2027-05-01' }

  test('in per cent leaves the rest for the balance', () => {
    expect(splitPrice({ terms: percent, ...priced })).toEqual({
      ...{ depositCents: 3_000, balanceCents: 7_001, due: '2027-06-06' },
    })
  })

  test('as a sum is converted into the currency of the booking', () => {
    const sum = { depositPercent: null, depositCents: 5_000, balanceDays: 14 }
    expect(splitPrice({ terms: sum, ...priced, rate: 1.2 })?.depositCents).toBe(6_000)
    expect(splitPrice({ terms: sum, ...priced, cents: 4_000 })).toBeUndefined()
  })

  test('is not asked once the balance is due, or without terms', () => {
    expect(splitPrice({ terms: percent, ...priced, today: '2027-06-05' })).toBeDefined()
    expect(splitPrice({ terms: percent, ...priced, today: '2027-06-06' })).toBeUndefined()
    const none = { depositPercent: null, depositCents: null, balanceDays: null }
    expect(splitPrice({ terms: none, ...priced })).toBeUndefined()
  })

  test('and its balance are the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 99 }), (cents, depositPercent) => {
        const split = splitPrice({ terms: { ...percent, depositPercent }, ...priced, cents })
        if (split) expect(split.depositCents + split.balanceCents).toBe(cents)
        else expect(Math.round((cents * depositPercent) / 100) % cents).toBe(0)
      }),
    )
  })
})
