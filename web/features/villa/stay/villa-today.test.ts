import { expect, test } from 'vitest'
import { villaToday } from './villa-today'

const beforeMidnightInRome = Date.UTC(2027, 5, 12, 21, 30)

test('today at a villa is its country’s today', () => {
  expect(villaToday('italy', beforeMidnightInRome)).toBe('2027-06-12')
  expect(villaToday('greece', beforeMidnightInRome)).toBe('2027-06-13')
})

test('a country that is not known yet is taken for Italy', () => {
  expect(villaToday('atlantis', beforeMidnightInRome)).toBe('2027-06-12')
})
