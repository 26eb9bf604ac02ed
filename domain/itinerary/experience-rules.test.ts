import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExperiencePrice } from '#domain/content/experience-prices'
import {
  type DayFacts,
  findPartyPrice,
  findPlanProblem,
  needsChildAges,
  type Party,
  type PlannableExperience,
  placesLeft,
} from './experience-rules.ts'

const price = (guests: ExperiencePrice['guests'], cents: number): ExperiencePrice => ({
  ...{ from: '2027-04-01', to: '2027-11-01', fewest: 1, most: 8 },
  guests,
  cents,
})
const walk: PlannableExperience = {
  prices: [price('adult', 6000), price('child', 3000)],
  weekdays: [1, 2, 3, 4, 5, 6],
  priceUnit: 'person',
  mostGuests: 8,
  fromAge: 6,
}
const boat: PlannableExperience = { ...walk, prices: [price('group', 42_000)], priceUnit: 'group', fromAge: null }
const party = (more: Partial<Party> = {}): Party => ({ adults: 2, children: 0, childAges: [], ...more })
const facts = (more: Partial<DayFacts> = {}): DayFacts => ({
  ...{ stay: { from: '2027-06-05', to: '2027-06-12' }, today: '2027-03-01', taken: 0 },
  ...more,
})

describe('an experience cannot be planned', () => {
  test.each([
    ['on the day itself', '2027-06-08', party(), facts({ today: '2027-06-08' }), 'too-late'],
    ['before the stay', '2027-06-04', party(), facts(), 'outside-stay'],
    ['after the stay', '2027-06-14', party(), facts(), 'outside-stay'],
    ['on a weekday on which it is closed', '2027-06-06', party(), facts(), 'closed-weekday'],
    [
      'outside its season',
      '2027-12-06',
      party(),
      facts({ stay: { from: '2027-12-04', to: '2027-12-11' } }),
      'out-of-season',
    ],
    ['for more guests than it takes', '2027-06-08', party({ adults: 9 }), facts(), 'too-many-guests'],
    ['for a child that is too young', '2027-06-08', party({ children: 1, childAges: [5] }), facts(), 'too-young'],
    ['once the day is full', '2027-06-08', party(), facts({ taken: 7 }), 'sold-out'],
    ['on a day that the company has closed', '2027-06-08', party(), facts({ places: 0 }), 'sold-out'],
    ['without the ages on which its price depends', '2027-06-08', party({ children: 1 }), facts(), 'ages-needed'],
  ])('%s', (_, day, guests, of, problem) => {
    expect(findPlanProblem(walk, day, guests, of)).toBe(problem)
  })

  test('except on the days of arrival and departure, which count', () => {
    expect(findPlanProblem(walk, '2027-06-05', party(), facts())).toBeUndefined()
    expect(findPlanProblem(walk, '2027-06-12', party(), facts())).toBeUndefined()
  })

  test('except in a year without any price, which the office quotes', () => {
    const later = facts({ stay: { from: '2029-06-02', to: '2029-06-09' } })
    expect(findPlanProblem(walk, '2029-06-05', party(), later)).toBeUndefined()
    expect(findPartyPrice(walk, '2029-06-05', party())).toBeUndefined()
  })
})

test('a group has a day for itself', () => {
  expect(findPlanProblem(boat, '2027-06-08', party(), facts({ taken: 2 }))).toBe('sold-out')
  expect(findPlanProblem(walk, '2027-06-08', party(), facts({ taken: 2 }))).toBeUndefined()
})

test('children pay less up to twelve, and as adults from thirteen on', () => {
  expect(findPartyPrice(walk, '2027-06-08', party({ children: 2, childAges: [12, 13] }))).toBe(6000 * 3 + 3000)
  expect(findPartyPrice(boat, '2027-06-08', party({ children: 2, childAges: [12, 13] }))).toBe(42_000)
})

test('ages are asked for only where they matter', () => {
  expect(needsChildAges(walk, '2027-06-08', { children: 1 })).toBe(true)
  expect(needsChildAges(walk, '2027-06-08', { children: 0 })).toBe(false)
  expect(needsChildAges(boat, '2027-06-08', { children: 1 })).toBe(false)
})

const aParty = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }))
  .map(([adults, childAges]) => ({ adults, children: childAges.length, childAges }))

test('a further child never makes it cheaper, and a younger child never dearer', () => {
  fc.assert(
    fc.property(aParty, fc.integer({ min: 0, max: 17 }), (some, age) => {
      fc.pre(some.adults + some.children < 8)
      const of = (ages: number[]) =>
        findPartyPrice(walk, '2027-06-08', { ...some, children: ages.length, childAges: ages }) ?? Number.NaN
      const [without, grown, young] = [of(some.childAges), of([...some.childAges, 17]), of([...some.childAges, age])]
      expect(young).toBeGreaterThanOrEqual(without)
      expect(young).toBeLessThanOrEqual(grown)
    }),
  )
})

test('accepted parties never exceed the places of a day, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(aParty, { maxLength: 20 }), fc.integer({ min: 0, max: 20 }), (parties, places) => {
      let taken = 0
      for (const some of parties) {
        const older = { ...some, childAges: some.childAges.map(age => Math.max(age, 6)) }
        if (findPlanProblem(walk, '2027-06-08', older, facts({ taken, places })) === undefined)
          taken += some.adults + some.children
      }
      expect(taken).toBeLessThanOrEqual(places)
      expect(placesLeft(walk, { taken, places })).toBe(places - taken)
    }),
  )
})
