import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildIndex } from '#domain/search/engine/search-index'
import type { SearchVilla } from '#domain/search/engine/villa'
import { emptyQuery, type SearchQuery, searchSorts } from '#domain/search/query'
import { a } from '#testing/builders/a'

const today = '2027-05-10'
const now = 1_000_000
const clock = { now, today }
const world = { from: '2027-05-01', to: '2027-07-31', subRegions: [{ id: 101, regionId: 1 }] }

const house = a.villa({
  sleeps: 8,
  amenityGroups: [3],
  tiers: [
    { rooms: 2, sleeps: 4 },
    { rooms: 4, sleeps: 8 },
  ],
  seasons: [
    a.season({ from: '2027-05-01', to: '2027-06-05', minimumNights: 4, weeklyCents: [300_000, 500_000] }),
    a.season({ from: '2027-06-05', to: '2027-08-01', bookable: 'on-request', weeklyCents: [null, 800_100] }),
  ],
  hideForGreece: true,
})
const may = a.stay('2027-05-20')
const first = (v: SearchVilla, query: Partial<SearchQuery>, at = clock) =>
  buildIndex([v], world).search({ ...emptyQuery, ...query }, at).items[0]

describe('a villa', () => {
  test('is priced by the smallest tier that takes the party, across seasons, rounded once', () => {
    expect(first(house, { stay: may, people: 3 })).toMatchObject({ totalCents: 300_000, tier: { rooms: 2, sleeps: 4 } })
    expect(first(house, { stay: may, people: 3, rooms: 3 })).toMatchObject({ totalCents: 500_000 })
    // Two nights at 3,000 a week and, as June lets the whole house only, two at 8,001.
    const across = { from: '2027-06-03', to: '2027-06-07' }
    expect(first(house, { stay: across, people: 3 })).toMatchObject({ totalCents: 314_314, state: 'pending' })
  })

  test('with an option is taken until the very moment at which it expires', () => {
    const option = a.option(may.from, now + 5)
    const held = { ...house, occupancies: [option] }
    expect(first(held, { stay: may }, { today, now: now + 4 })).toBeUndefined()
    expect(first(held, { stay: may }, { today, now: now + 5 })?.state).toBe('free')
    const booked = { ...house, occupancies: [option, a.booking(may.from)] }
    expect(first(booked, { stay: may, showBooked: true }, { today, now: now + 5 })?.state).toBe('booked')
  })

  test('takes new guests on the day on which others leave', () => {
    const held = { ...house, occupancies: [a.booking('2027-05-13')] }
    expect(first(held, { stay: may })?.state).toBe('free')
    expect(first(held, { stay: { ...may, from: '2027-05-19' } })).toBeUndefined()
  })

  test('whose days may bend is shown with the nearest stay that it takes', () => {
    const saturdays = {
      ...house,
      seasons: [a.season({ from: '2027-05-01', to: '2027-08-01' })],
      tiers: house.tiers.slice(1),
    }
    const wednesday = a.stay('2027-06-09')
    expect(first(saturdays, { stay: wednesday })).toMatchObject({ state: 'free' })
    expect(first(saturdays, { stay: wednesday })).not.toHaveProperty('stay')
    expect(first(saturdays, { stay: wednesday, flex: 3 })).toMatchObject({ stay: a.stay('2027-06-12'), state: 'free' })
    const booked = { ...saturdays, occupancies: [a.booking('2027-06-12')] }
    expect(first(booked, { stay: a.stay('2027-06-12'), flex: 3 })).toBeUndefined()
    expect(first(booked, { stay: a.stay('2027-06-12'), flex: 7 })).toMatchObject({ stay: a.stay('2027-06-05') })
    // An exact match is found as without flexibility, even if other guests would have to change over with it.
    expect(first(booked, { stay: a.stay('2027-06-20', 4), flex: 1 })).toMatchObject({ stay: a.stay('2027-06-20', 4) })
  })

  test('is shown with the cheapest stay of a month, and of these the earliest', () => {
    const seasons = [
      a.season({ from: '2027-05-01', to: '2027-06-12', weeklyCents: [600_000] }),
      a.season({ from: '2027-06-12', to: '2027-06-26', weeklyCents: [500_000] }),
      a.season({ from: '2027-06-26', to: '2027-08-01', weeklyCents: [900_000] }),
    ]
    const changing = { ...house, seasons, tiers: house.tiers.slice(1) }
    const june = { month: '2027-06', nights: 7 }
    expect(first(changing, { month: june })).toMatchObject({ stay: a.stay('2027-06-12'), totalCents: 500_000 })
    expect(first(changing, { month: june, minPrice: 5500 })).toMatchObject({ stay: a.stay('2027-06-05') })
    expect(first(changing, { month: june, minPrice: 5000, maxPrice: 5000 })).toMatchObject({ totalCents: 500_000 })
    expect(first(changing, { month: june, maxPrice: 4000, showBooked: true })).toBeUndefined()
    expect(first(changing, { month: { month: '2027-06', nights: 14 } })).toMatchObject({
      stay: a.stay('2027-06-12', 14),
    })
    expect(first(changing, { month: { month: '2027-06', nights: 10 } })).toBeUndefined()
  })

  test('is absent where it is hidden', () => {
    expect(first(house, { audience: 'gr' })).toBeUndefined()
    expect(first(house, { audience: 'it' })?.id).toBe(7)
  })

  test('is not found in a sub-region that has no villas', () => {
    expect(first(house, { des: [16], subdes: [101] })?.id).toBe(7)
    expect(first(house, { des: [1], subdes: [101] })).toBeUndefined()
    expect(first(house, { subdes: [4711] })).toBeUndefined()
  })
})

test('names sort without accents and case', () => {
  const names = ['Zefiro', 'Étoile', 'dune', 'eden', 'Fjord']
  const index = buildIndex(
    names.map((name, id) => ({ ...house, id, name })),
    world,
  )
  const { ids } = index.search({ ...emptyQuery, sort: 'alphabetically' }, clock)
  expect(ids.map(id => names[id])).toEqual(['dune', 'eden', 'Étoile', 'Fjord', 'Zefiro'])
})

test('an index grows beyond the room it was made with', () => {
  const index = buildIndex([], world)
  for (let id = 1; id <= 500; id++) index.put({ ...house, id })
  expect(index.count({ ...emptyQuery, stay: may, people: 8 }, clock)).toBe(500)
})

test('of villas with the same terms each keeps its own prices when another goes, or takes other terms', () => {
  const priced = (id: number, cents: number, from = '2027-05-01') =>
    a.villa({ id, tiers: house.tiers.slice(1), seasons: [a.season({ from, to: '2027-08-01', weeklyCents: [cents] })] })
  const index = buildIndex([priced(1, 100_000), priced(2, 200_000), priced(3, 300_000), priced(4, 400_000)], world)
  const prices = () =>
    Object.fromEntries(
      index.search({ ...emptyQuery, stay: may }, clock).items.map(({ id, totalCents }) => [id, totalCents]),
    )
  index.remove(1)
  expect(prices()).toEqual({ 2: 200_000, 3: 300_000, 4: 400_000 })
  index.put(priced(2, 250_000, '2027-05-08'))
  expect(prices()).toEqual({ 2: 250_000, 3: 300_000, 4: 400_000 })
  index.put(priced(5, 500_000))
  expect(prices()).toEqual({ 2: 250_000, 3: 300_000, 4: 400_000, 5: 500_000 })
})

test('bad numbers and days find something or nothing, but never fail', () => {
  const index = buildIndex([house], world)
  const numbers = [NaN, -1, 0, 0.5, 2 ** 31, 1e300, Infinity, -Infinity]
  const days = ['', 'soon', '2027-02-31', '0000-00-00', '9999-12-31', today]
  fc.assert(
    fc.property(
      fc.record({
        des: fc.array(fc.constantFrom(...numbers, 16), { maxLength: 3 }),
        subdes: fc.array(fc.constantFrom(...numbers, 101), { maxLength: 3 }),
        amenities: fc.array(fc.constantFrom(...numbers, 3), { maxLength: 3 }),
        rooms: fc.constantFrom(...numbers),
        roomsMost: fc.constantFrom(...numbers),
        people: fc.constantFrom(...numbers),
        minPrice: fc.constantFrom(...numbers),
        maxPrice: fc.constantFrom(...numbers),
        page: fc.constantFrom(...numbers),
        limit: fc.constantFrom(...numbers),
        stay: fc.record({ from: fc.constantFrom(...days), to: fc.constantFrom(...days) }),
        sort: fc.constantFrom(...searchSorts),
        showBooked: fc.boolean(),
      }),
      query => {
        const { items, total } = index.search({ ...emptyQuery, ...query }, clock)
        expect(items.length).toBeLessThanOrEqual(total)
      },
    ),
  )
  expect(index.count({ ...emptyQuery, rooms: NaN, minPrice: NaN }, clock)).toBe(1)
})
