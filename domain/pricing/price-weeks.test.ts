import { expect, test } from 'vitest'
import { openingWeek, seasonYearOf, weeksOfYear } from './price-weeks.ts'

test('from November on, prices open with the coming year', () => {
  expect([seasonYearOf('2027-01-15'), seasonYearOf('2027-10-31'), seasonYearOf('2027-11-01')]).toEqual([
    2027, 2027, 2028,
  ])
})

test('a year opens with the present week, another one with the first week that is let', () => {
  const weeks = weeksOfYear(2027)
  const seasons = [{ from: '2027-05-01', to: '2027-10-02' }]
  expect(weeks[openingWeek(weeks, '2027-06-10', seasons)]?.from).toBe('2027-06-05')
  expect(weeks[openingWeek(weeks, '2026-11-28', seasons)]?.from).toBe('2027-05-01')
  expect(openingWeek(weeks, '2026-11-28', [])).toBe(0)
})
