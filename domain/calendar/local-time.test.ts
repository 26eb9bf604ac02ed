import { expect, test } from 'vitest'
import { isTimeOfDay, isTimezone } from './local-time'

test.each(['00:00', '09:05', '19:59', '23:59'])('%s is a time of day', text => {
  expect(isTimeOfDay(text)).toBe(true)
})

test.each(['', '24:00', '9:05', '09:60', '09:05:00', '09:05\n', 'noon'])('%j is no time of day', text => {
  expect(isTimeOfDay(text)).toBe(false)
})

test.each([
  ['Europe/Rome', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
])('that %j is a time zone: %s', (text, is) => {
  expect(isTimezone(text)).toBe(is)
})
