import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partyGuests } from './party.ts'

const booked = { adults: 2, children: 1, infants: 1 }

test('the places of a party are adults, children and infants in that order', () => {
  expect(partyGuests(booked, []).map(({ slot, kind }) => [slot, kind])).toEqual([
    [1, 'adult'],
    [2, 'adult'],
    [3, 'child'],
    [4, 'infant'],
  ])
})

test('a guest of known age takes a place of that kind, wherever the passport details name them', () => {
  const known = [{ slot: 2, name: 'Bo Holm', age: 8 }]
  expect(partyGuests(booked, known).map(({ kind, name }) => [kind, name])).toEqual([
    ['adult', ''],
    ['child', 'Bo Holm'],
    ['adult', ''],
    ['infant', ''],
  ])
})

test.each([
  [1, 'infant'],
  [2, 'child'],
  [17, 'child'],
  [18, 'adult'],
] as const)('%d years: %s', (age, kind) => {
  expect(partyGuests({ adults: 1, children: 0, infants: 0 }, [{ slot: 1, name: '', age }])[0]?.kind).toBe(kind)
})

test('every place is listed once, and without known ages the kinds are those booked', () => {
  const few = fc.integer({ min: 0, max: 6 })
  const party = fc.record({ adults: few, children: few, infants: few })
  const known = fc.array(
    fc.record({
      slot: fc.integer({ min: 1, max: 20 }),
      name: fc.constant('Ada'),
      age: fc.option(fc.integer({ min: 0, max: 90 }), { nil: null }),
    }),
  )
  fc.assert(
    fc.property(party, known, (wanted, guests) => {
      const size = wanted.adults + wanted.children + wanted.infants
      const listed = partyGuests(wanted, guests)
      expect(listed.map(({ slot }) => slot)).toEqual(Array.from({ length: size }, (_, at) => at + 1))
      const plain = partyGuests(wanted, [])
      expect(plain.filter(({ kind }) => kind === 'infant')).toHaveLength(wanted.infants)
    }),
  )
})
