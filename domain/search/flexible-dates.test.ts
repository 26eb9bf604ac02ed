import { expect, test } from 'vitest'
import { candidateStays, hasDates, isFlexible } from '#domain/search/flexible-dates'

const stay = { from: '2027-06-05', to: '2027-06-12' }
const july = { month: '2027-07', nights: 14 }
const today = '2027-02-01'

test('a search has nights by days or by month, and is flexible where they can shift', () => {
  expect([{}, { stay }, { month: july }].map(hasDates)).toEqual([false, true, true])
  expect([{}, { stay }, { flex: 3 }, { stay, flex: 3 }, { month: july }].map(isFlexible)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

test('in a month every day of it may be the first', () => {
  const stays = candidateStays({ month: july }, today)
  expect(stays).toHaveLength(31)
  expect(stays.at(0)).toEqual({ from: '2027-07-01', to: '2027-07-15' })
  expect(stays.at(-1)).toEqual({ from: '2027-07-31', to: '2027-08-14' })
})

test.each([
  [1, '2027-07-01', '2027-07-15'],
  [2, '2027-07-16', '2027-07-31'],
] as const)('half %d of a month has the days from %s to %s', (half, first, last) => {
  const stays = candidateStays({ month: { ...july, half } }, today)
  expect([stays.at(0)?.from, stays.at(-1)?.from]).toEqual([first, last])
})

test('in the month that has begun today is the first', () => {
  const stays = candidateStays({ month: { month: '2027-02', nights: 7 } }, '2027-02-20')
  expect(stays.map(({ from }) => from)).toEqual(Array.from({ length: 9 }, (_, i) => `2027-02-${20 + i}`))
})

test('a stay ends on the last published day at the latest', () => {
  const stays = candidateStays({ month: { month: '2028-12', nights: 7 } }, today)
  expect(stays.at(-1)).toEqual({ from: '2028-12-24', to: '2028-12-31' })
})

test('days that may bend begin with those that are named; without either nothing is open', () => {
  expect(candidateStays({ stay }, today)).toEqual([stay])
  const [first, ...others] = candidateStays({ stay, flex: 1 }, today).map(({ from }) => from)
  expect(first).toBe(stay.from)
  expect(others.toSorted()).toEqual(['2027-06-04', '2027-06-06'])
  expect(candidateStays({}, today)).toEqual([])
})
