import { expect, test } from 'vitest'
import { starsAverage } from './reviews.ts'

test('the average of stars has one decimal, and there is none of nothing', () => {
  expect(starsAverage({ 5: 2, 4: 1 })).toBe(4.7)
  expect(starsAverage({ 1: 1, 5: 0 })).toBe(1)
  expect(starsAverage({})).toBeNull()
  expect(starsAverage({ 5: 0 })).toBeNull()
})
