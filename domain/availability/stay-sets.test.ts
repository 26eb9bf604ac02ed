import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { intersectStays, mergeStays, subtractStays } from '#domain/availability/stay-sets'
import { addDays } from '#domain/calendar/day'
import { nightDays, type Stay } from '#domain/calendar/stay'

const stays: fc.Arbitrary<Stay[]> = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 12 })).map(([start, nights]) => {
    const from = addDays('2027-06-01', start)
    return { from, to: addDays(from, nights) }
  }),
  { maxLength: 8 },
)
const nights = (list: readonly Stay[]) => [...new Set(list.flatMap(nightDays))].toSorted()

test('stays that share nights merge; those that meet stay apart', () => {
  const week = { from: '2027-06-05', to: '2027-06-12' }
  const next = { from: '2027-06-12', to: '2027-06-19' }
  expect(mergeStays([next, week])).toEqual([week, next])
  expect(mergeStays([week, { from: '2027-06-11', to: '2027-06-14' }])).toEqual([{ from: week.from, to: '2027-06-14' }])
  expect(mergeStays([{ from: week.to, to: week.from }])).toEqual([])
})

test('merged stays have the same nights, each once', () => {
  fc.assert(
    fc.property(stays, list => {
      const merged = mergeStays(list)
      expect(nights(merged)).toEqual(nights(list))
      expect(merged.flatMap(nightDays)).toEqual(nights(list))
    }),
  )
})

test('each night of merged stays is either free or shared with the others', () => {
  fc.assert(
    fc.property(stays, stays, (list, others) => {
      const merged = mergeStays(list)
      const taken = new Set(nights(others))
      expect(nights(subtractStays(merged, others))).toEqual(nights(merged).filter(day => !taken.has(day)))
      expect(nights(intersectStays(merged, mergeStays(others)))).toEqual(nights(merged).filter(day => taken.has(day)))
    }),
  )
})
