import { expect, test } from 'vitest'
import type { Itinerary, PlannedExperience } from '#contract/extras/itineraries'
import { allPlanned, dropPlanned, putPlanned, statusName } from './plan-edits'

const item = (uuid: string, date: string, more: Partial<PlannedExperience> = {}): PlannedExperience => ({
  ...{ uuid, date, serviceId: 1, propertyId: 1, status: 3, quotedPrice: 10, previousPrice: null, selected: true },
  ...{ adults: 2, children: 0, childAges: [], time: '', note: '', message: '', problem: null, itemId: null },
  ...{ terms: { freeDays: 5, laterPercent: 50 }, deposit: null, revision: 1 },
  ...more,
})
const plan = {
  ...{ from: '2027-06-05', to: '2027-06-06', experiencesBeforeDateIn: [], experiencesAfterDateOut: [] },
  days: ['2027-06-05', '2027-06-06'].map(date => ({ date, weather: { air: 20, sea: 20 }, experiences: [] })),
} as unknown as Itinerary

test('an experience is at its day, by its hour, also outside of the stay', () => {
  const full = [
    item('late', '2027-06-05', { time: '18:00' }),
    item('early', '2027-06-05', { time: '09:00' }),
    item('before', '2027-06-01'),
    item('after', '2027-06-09'),
  ].reduce(putPlanned, plan)
  expect(full.days[0]?.experiences.map(({ uuid }) => uuid)).toEqual(['early', 'late'])
  expect(full.experiencesBeforeDateIn).toHaveLength(1)
  expect(full.experiencesAfterDateOut).toHaveLength(1)
  expect(allPlanned(full).map(({ uuid }) => uuid)).toEqual(['before', 'early', 'late', 'after'])
})

test('a move takes it away from its earlier day, and an older reply changes nothing', () => {
  const moved = putPlanned(putPlanned(plan, item('a', '2027-06-05')), item('a', '2027-06-06', { revision: 3 }))
  expect(moved.days.map(({ experiences }) => experiences.length)).toEqual([0, 1])
  expect(putPlanned(moved, item('a', '2027-06-05', { revision: 2 }))).toBe(moved)
  expect(allPlanned(dropPlanned(moved, 'a'))).toEqual([])
})

test('every status has a name', () => {
  expect([0, 1, 2, 3, 7, 15, 5, 13, 6, 8].map(statusName)).toEqual([
    ...[
      'planned',
      'requested',
      'requested',
      'bookable',
      'changed',
      'basket',
      'confirmed',
      'unavailable',
      'over',
      'over',
    ],
  ])
})
