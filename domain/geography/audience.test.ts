import { expect, test } from 'vitest'
import { audienceOf, hiddenFrom, hiddenRegion } from '#domain/geography/audience'

test.each([
  ['it', 'it'],
  ['IT', 'it'],
  ['gr', 'gr'],
  ['gb', 'default'],
  ['', 'default'],
  [undefined, 'default'],
])('the audience of office country %s is %s', (country, audience) => {
  expect(audienceOf(country)).toBe(audience)
})

test.each([
  ['default', true, true, false],
  ['it', true, false, true],
  ['it', false, true, false],
  ['gr', false, true, true],
  ['gr', true, false, false],
] as const)(
  'for %s, a villa hidden for Italy %s and for Greece %s is hidden: %s',
  (audience, italy, greece, hidden) => {
    expect(hiddenFrom(audience, { hideForItaly: italy, hideForGreece: greece })).toBe(hidden)
  },
)

test('the Greek islands as a whole are left out of Greece’s regions', () => {
  expect(hiddenRegion(5, 84)).toBe(true)
  expect(hiddenRegion(5, 1)).toBe(false)
  expect(hiddenRegion(16, 84)).toBe(false)
})
