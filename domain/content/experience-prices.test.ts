import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '#domain/calendar/day'
import {
  type ExperiencePrice,
  lowestPrice,
  nextDays,
  partyPrice,
  pricesOfYear,
  priceYears,
  takesPlace,
} from './experience-prices.ts'

const price = (facts: Partial<ExperiencePrice> = {}): ExperiencePrice => ({
  from: '2027-05-01',
  to: '2027-10-01',
  guests: 'adult',
  fewest: 1,
  most: 8,
  cents: 100_00,
  ...facts,
})
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const

describe('the prices of a year', () => {
  test('are cut to it, and stand in the order of days, guests and party', () => {
    const winter = price({ from: '2026-12-01', to: '2027-02-01', cents: 80_00 })
    const child = price({ guests: 'child', cents: 50_00 })
    const large = price({ fewest: 9, most: 12, cents: 90_00 })
    const other = price({ from: '2028-05-01', to: '2028-06-01' })
    expect(pricesOfYear([child, large, price(), other, winter], 2027)).toEqual([
      { ...winter, from: '2027-01-01' },
      price(),
      large,
      child,
    ])
    expect(pricesOfYear([winter], 2026)).toEqual([{ ...winter, to: '2027-01-01' }])
    expect(pricesOfYear([winter], 2025)).toEqual([])
  })

  test('are of the years from today on', () => {
    const prices = [
      price(),
      price({ from: '2026-05-01', to: '2026-10-01' }),
      price({ from: '2028-12-01', to: '2029-01-01' }),
    ]
    expect(priceYears(prices, '2027-01-15')).toEqual([2027, 2028])
    expect(priceYears(prices, '2027-10-01')).toEqual([2028])
    expect(priceYears([], '2027-01-15')).toEqual([])
  })
})

test('the lowest price is of those ahead, and not of children', () => {
  const prices = [
    price({ to: '2027-07-01', cents: 80_00 }),
    price({ from: '2027-07-01' }),
    price({ guests: 'child', cents: 1 }),
  ]
  expect(lowestPrice(prices, '2027-06-30')).toBe(80_00)
  expect(lowestPrice(prices, '2027-07-01')).toBe(100_00)
  expect(lowestPrice(prices, '2027-10-01')).toBeUndefined()
})

describe('the next days', () => {
  test('are days of its week within its season, tomorrow at the earliest', () => {
    const experience = { prices: [price()], weekdays: [2, 6] as const }
    expect(nextDays(experience, { today: '2027-04-20', most: 3 })).toEqual(['2027-05-01', '2027-05-04', '2027-05-08'])
    // 5 June 2027 is a Saturday.
    expect(nextDays(experience, { today: '2027-06-05', most: 1 })).toEqual(['2027-06-08'])
    expect(nextDays(experience, { today: '2027-09-29', most: 3 })).toEqual([])
  })

  test('each take place, and none is left out between them', () => {
    const weekdays = fc.uniqueArray(fc.constantFrom(...everyDay))
    fc.assert(
      fc.property(weekdays, fc.integer({ min: 0, max: 600 }), (days, offset) => {
        const today = addDays('2026-06-01', offset)
        const experience = { prices: [price()], weekdays: days }
        const next = nextDays(experience, { today, most: 5 })
        const between = Array.from({ length: 366 }, (_, i) => addDays(today, i + 1))
        expect(next).toEqual(between.filter(day => takesPlace(day, experience)).slice(0, 5))
        for (const day of next) expect(days).toContain(weekdayOf(day))
      }),
    )
  })
})

describe('what a party pays', () => {
  const prices = [price(), price({ guests: 'child', cents: 45_00 })]

  test('is the sum of its adults and children', () => {
    expect(partyPrice(prices, '2027-06-01', { adults: 2, children: 1 })).toBe(245_00)
  })

  test('is that of adults where children have no price of their own', () => {
    expect(partyPrice([price()], '2027-06-01', { adults: 2, children: 1 })).toBe(300_00)
  })

  test('is one price for a group of its size', () => {
    const groups = [
      price({ guests: 'group', most: 4, cents: 420_00 }),
      price({ guests: 'group', fewest: 5, cents: 525_00 }),
    ]
    expect(partyPrice(groups, '2027-06-01', { adults: 4, children: 0 })).toBe(420_00)
    expect(partyPrice(groups, '2027-06-01', { adults: 4, children: 1 })).toBe(525_00)
  })

  test('is not known for too many, and out of season', () => {
    expect(partyPrice(prices, '2027-06-01', { adults: 9, children: 0 })).toBeUndefined()
    expect(partyPrice(prices, '2027-10-01', { adults: 2, children: 0 })).toBeUndefined()
    expect(partyPrice(prices, '2027-06-01', { adults: 0, children: 0 })).toBeUndefined()
  })
})
