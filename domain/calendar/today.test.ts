import { expect, test } from 'vitest'
import { todayAt } from '#domain/calendar/today'

test('today begins an hour earlier in Greece than in Italy and France', () => {
  const beforeMidnightInRome = Date.UTC(2027, 5, 30, 21, 30)
  expect(todayAt(beforeMidnightInRome, 'Europe/Rome')).toBe('2027-06-30')
  expect(todayAt(beforeMidnightInRome, 'Europe/Paris')).toBe('2027-06-30')
  expect(todayAt(beforeMidnightInRome, 'Europe/Athens')).toBe('2027-07-01')
})

test('a day changes at its midnight, forwards and back', () => {
  const midnight = Date.UTC(2027, 0, 14, 23)
  expect(todayAt(midnight - 1)).toBe('2027-01-14')
  expect(todayAt(midnight)).toBe('2027-01-15')
  expect(todayAt(midnight - 1)).toBe('2027-01-14')
})
