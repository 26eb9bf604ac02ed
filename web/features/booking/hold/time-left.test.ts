import { expect, test } from 'vitest'
import { toTimeLeft } from './time-left'

test.each([
  [60 * 60_000, { kind: 'minutes', minutes: 60 }],
  [60 * 60_000 - 1, { kind: 'minutes', minutes: 59 }],
  [5 * 60_000, { kind: 'minutes', minutes: 5 }],
  [5 * 60_000 - 1, { kind: 'seconds', minutes: 4, seconds: '59' }],
  [61_000, { kind: 'seconds', minutes: 1, seconds: '01' }],
  [999, { kind: 'seconds', minutes: 0, seconds: '00' }],
  [0, { kind: 'over' }],
  [-5, { kind: 'over' }],
])('%d milliseconds are formatted as %o', (left, told) => {
  expect(toTimeLeft(left)).toEqual(told)
})
