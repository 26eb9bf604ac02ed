import { expect, test } from 'vitest'
import { isAccessShown } from './villa-access.ts'

test.each([
  ['2027-06-04', false],
  ['2027-06-05', true],
  ['2027-06-19', true],
  ['2027-06-20', false],
])('on %s the way into the villa is shown: %s', (today, isShown) => {
  expect(isAccessShown({ from: '2027-06-12', to: '2027-06-19' }, today)).toBe(isShown)
})
