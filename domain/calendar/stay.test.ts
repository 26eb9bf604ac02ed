import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/day'
import { includesNight, nightDays, nightsOf, overlap, type Stay } from '#domain/calendar/stay'

const stays = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 40 }))
  .map(([start, nights]): Stay => ({ from: addDays('2027-05-01', start), to: addDays('2027-05-01', start + nights) }))

test('a week from Saturday to Saturday has seven nights, without that of the check-out day', () => {
  const week = { from: '2027-06-05', to: '2027-06-12' }
  expect(nightsOf(week)).toBe(7)
  expect(nightDays(week)).toEqual([
    '2027-06-05',
    '2027-06-06',
    '2027-06-07',
    '2027-06-08',
    '2027-06-09',
    '2027-06-10',
    '2027-06-11',
  ])
})

test('the next guests may come on the day the last ones leave', () => {
  expect(overlap({ from: '2027-06-05', to: '2027-06-12' }, { from: '2027-06-12', to: '2027-06-19' })).toBe(false)
})

test('two stays overlap when a night belongs to both', () => {
  fc.assert(
    fc.property(stays, stays, (a, b) => {
      expect(overlap(a, b)).toBe(nightDays(a).some(night => includesNight(b, night)))
      expect(overlap(a, b)).toBe(overlap(b, a))
    }),
  )
})
