import { expect, test } from 'vitest'
import { isOtherHour } from './hours.ts'

const usual = { arrivalFrom: '16:00', departureBy: '10:00' }

test.each([
  ['early-arrival', '12:00', true],
  ['early-arrival', '16:00', false],
  ['early-arrival', '18:00', false],
  ['late-departure', '10:00', false],
  ['late-departure', '10:30', true],
  ['late-departure', '25:00', false],
  ['early-arrival', '', false],
] as const)('%s at %s: %s', (kind, time, other) => {
  expect(isOtherHour(kind, time, usual)).toBe(other)
})

test('a villa without usual hours is asked about any time', () => {
  const none = { arrivalFrom: null, departureBy: null }
  expect(isOtherHour('early-arrival', '20:00', none)).toBe(true)
  expect(isOtherHour('late-departure', '08:00', none)).toBe(true)
})
