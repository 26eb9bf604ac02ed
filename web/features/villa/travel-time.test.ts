import { expect, test } from 'vitest'
import { formatTravelTime } from './travel-time'

test('a duration is in hours and minutes', () => {
  expect([3, 60, 75, 180].map(minutes => formatTravelTime(minutes, 'en'))).toEqual([
    '3 mins',
    '1 hr',
    '1 hr 15 mins',
    '3 hrs',
  ])
  expect(formatTravelTime(75, 'de')).toBe('1 Std. 15 Min.')
  expect(formatTravelTime(75, 'fr').replaceAll(/\s/g, ' ')).toBe('1 h 15 min')
})
