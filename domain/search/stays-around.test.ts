import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, lastPublishedDay } from '#domain/calendar/day'
import { nightsOf } from '#domain/calendar/stay'
import { maxShiftDays, shiftedStays } from '#domain/search/stays-around'

const today = '2027-05-10'

test('the stays around a stay begin some days earlier or later, the nearest first', () => {
  const around = shiftedStays({ from: '2027-06-12', to: '2027-06-19' }, today)
  expect(around.slice(0, 3)).toEqual([
    { from: '2027-06-11', to: '2027-06-18' },
    { from: '2027-06-13', to: '2027-06-20' },
    { from: '2027-06-10', to: '2027-06-17' },
  ])
  expect(around).toHaveLength(28)
})

test('they have the same length, never begin before today, and are published', () => {
  const stay = fc
    .tuple(fc.nat({ max: 590 }), fc.integer({ min: 1, max: 60 }))
    .map(([days, nights]) => ({ from: addDays(today, days), to: addDays(today, days + nights) }))
  fc.assert(
    fc.property(stay, asked => {
      for (const other of shiftedStays(asked, today)) {
        expect(nightsOf(other)).toBe(nightsOf(asked))
        expect(other.from >= today && other.to <= lastPublishedDay(today)).toBe(true)
        const moved = Math.abs(daysBetween(asked.from, other.from))
        expect(moved >= 1 && moved <= maxShiftDays).toBe(true)
      }
    }),
  )
})
