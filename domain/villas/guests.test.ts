import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeGuestCount,
  counterBounds,
  type GuestCounter,
  type Guests,
  maximumPlaces,
  noGuests,
  parseGuests,
  peopleOf,
} from '#domain/villas/guests'

const party = (adults: number, children: number, infants: number): Guests => ({
  people: peopleOf({ adults, children, infants }),
  adults,
  children,
  infants,
})

describe('how many people a party is', () => {
  test.each([
    [2, 0, 0, 2],
    [2, 3, 0, 5],
    [2, 3, 2, 5],
    [2, 3, 3, 6],
    [2, 0, 4, 4],
  ])('%i adults, %i children and %i infants are %i', (adults, children, infants, people) => {
    expect(peopleOf({ adults, children, infants })).toBe(people)
  })
})

describe('changing a counter', () => {
  test('recomputes people', () => {
    expect(changeGuestCount(party(2, 0, 0), 'children', 1)).toEqual(party(2, 1, 0))
    expect(changeGuestCount(party(2, 1, 2), 'infants', 1).people).toBe(4)
    expect(changeGuestCount(party(2, 1, 0), 'adults', -1)).toEqual(party(1, 1, 0))
  })

  test('a child or an infant brings an adult, who stays as long as they do', () => {
    expect(changeGuestCount(noGuests, 'children', 1)).toEqual(party(1, 1, 0))
    expect(changeGuestCount(noGuests, 'infants', 1)).toEqual(party(1, 0, 1))
    expect(changeGuestCount(party(1, 1, 0), 'adults', -1)).toEqual(party(1, 1, 0))
    expect(changeGuestCount(party(1, 0, 0), 'adults', -1)).toEqual(noGuests)
  })

  test('adults and children stop at 50 less the other, infants at 4, none below 0', () => {
    expect(changeGuestCount(party(48, 2, 0), 'adults', 1)).toEqual(party(48, 2, 0))
    expect(changeGuestCount(party(20, 0, 0), 'children', 60)).toEqual(party(20, 30, 0))
    expect(changeGuestCount(noGuests, 'children', 50)).toEqual(party(1, 49, 0))
    expect(changeGuestCount(party(2, 0, 4), 'infants', 1)).toEqual(party(2, 0, 4))
    expect(changeGuestCount(noGuests, 'infants', -1)).toEqual(noGuests)
  })
})

describe('reading guests', () => {
  test('an address carries people alone: they are adults', () => {
    expect(parseGuests({ people: '6' })).toEqual(party(6, 0, 0))
  })

  test('cookies carry the counters', () => {
    expect(parseGuests({ adults: '2', children: 1, infants: '3' })).toEqual(party(2, 1, 3))
    expect(parseGuests({ people: 4, adults: '2', children: 1, infants: '3' })).toEqual(party(2, 1, 3))
  })

  test('people wins where the counters add up to something else', () => {
    expect(parseGuests({ people: '8', adults: '2', children: '1' })).toEqual(party(8, 0, 0))
  })

  test('invalid numbers count as 0, excessive ones as the maximum', () => {
    expect(parseGuests({ people: '-3', adults: '2.5', children: 'x', infants: null })).toEqual(noGuests)
    expect(parseGuests({ people: '9999' })).toEqual(party(50, 0, 4))
    expect(parseGuests({ adults: 40, children: 40, infants: 9 })).toEqual(party(40, 10, 4))
  })
})

describe('whatever is clicked or read', () => {
  const keepsTheRules = (guests: Guests) => {
    const { people, adults, children, infants } = guests
    for (const count of [adults, children, infants]) expect(Number.isInteger(count) && count >= 0).toBe(true)
    expect(adults + children).toBeLessThanOrEqual(50)
    expect(infants).toBeLessThanOrEqual(4)
    if (children + infants > 0) expect(adults).toBeGreaterThanOrEqual(1)
    expect(people).toBe(peopleOf(guests))
    expect(parseGuests(guests)).toEqual(guests)
  }

  test('the party keeps the rules, and reading it again changes nothing', () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom<GuestCounter>('adults', 'children', 'infants'), fc.integer({ min: -60, max: 60 })),
    )
    fc.assert(
      fc.property(steps, steps => {
        let guests = noGuests
        for (const [counter, by] of steps) {
          guests = changeGuestCount(guests, counter, by)
          keepsTheRules(guests)
        }
      }),
    )
    const read = fc.oneof(fc.nat(120), fc.string(), fc.constant(undefined))
    fc.assert(
      fc.property(fc.record({ people: read, adults: read, children: read, infants: read }), given =>
        keepsTheRules(parseGuests(given)),
      ),
    )
  })

  test('changing one counter leaves the other children and infants alone', () => {
    fc.assert(
      fc.property(
        fc.nat(50),
        fc.nat(50),
        fc.nat(4),
        fc.integer({ min: -60, max: 60 }),
        (adults, children, infants, by) => {
          const before = parseGuests({ adults, children, infants })
          const { people: _, adults: __, ...others } = changeGuestCount(before, 'adults', by)
          expect(others).toEqual({ children: before.children, infants: before.infants })
          expect(changeGuestCount(before, 'infants', by).children).toBe(before.children)
        },
      ),
    )
  })
})

test('a number is parsed with surrounding spaces, and not out of other text', () => {
  expect(parseGuests({ people: ' 4 ' }).people).toBe(4)
  for (const people of ['x4', '4x', '-4', '1e1', '12345']) expect(parseGuests({ people })).toEqual(noGuests)
})

test('a counter moves between its bounds: what it may be set to, it takes', () => {
  const full = changeGuestCount({ ...noGuests, people: 50, adults: 50 }, 'infants', 4)
  expect(full.people).toBe(maximumPlaces)
  expect(parseGuests({ people: maximumPlaces })).toEqual(full)
  const alone = parseGuests({ adults: 1, children: 1 })
  expect(counterBounds('adults', alone)).toEqual({ min: 1, max: 49 })
  expect(counterBounds('adults', parseGuests({ adults: 1 })).min).toBe(0)
})
