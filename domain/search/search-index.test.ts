import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '#domain/day'
import { plainSearch } from '#domain/search/plain-search'
import { emptyQuery, type SearchQuery, searchSorts } from '#domain/search/query'
import { buildIndex, type SearchIndex } from '#domain/search/search-index'
import type { SearchVilla } from '#domain/search/villa'
import type { Occupancy, Season } from '#domain/season'

const today = '2027-05-10'
const now = 1_000_000
const clock = { now, today }
const world = {
  from: '2027-05-01',
  to: '2027-07-31',
  subRegions: [
    { id: 101, regionId: 1 },
    { id: 102, regionId: 1 },
    { id: 2701, regionId: 27 },
    { id: 2702, regionId: 27 },
  ],
}

const day = (from: Day, days: number) => fc.nat({ max: days }).map(n => addDays(from, n))
const week = fc.integer({ min: 200, max: 900 }).map(euros => euros * 1000 + 1)

// Seasons follow one another from the middle of April to August, with gaps; the first lies partly in the past.
const seasons = fc
  .array(
    fc.record({
      gap: fc.constantFrom(0, 0, 0, 6),
      nights: fc.integer({ min: 3, max: 40 }),
      bookable: fc.constantFrom('online' as const, 'online' as const, 'on-request' as const),
      weeklyCents: fc.tuple(fc.option(week, { freq: 3 }), fc.option(week, { freq: 3 }), fc.option(week, { freq: 12 })),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map(parts => {
    let at = '2027-04-15'
    return parts.map(({ gap, nights, ...terms }): Season => {
      const from = addDays(at, gap)
      at = addDays(from, nights)
      return { from, to: at, changeover: [6], minimumNights: 4, ...terms }
    })
  })

const occupancy = fc
  .record({
    kind: fc.constantFrom('booking' as const, 'option' as const, 'option' as const, 'block' as const),
    from: day('2027-04-25', 95),
    nights: fc.integer({ min: 1, max: 14 }),
    expiresAt: fc.constantFrom(now - 1, now, now + 1, now + 50),
  })
  .map(
    ({ nights, expiresAt, ...taken }): Occupancy => ({
      ...taken,
      to: addDays(taken.from, nights),
      ...(taken.kind === 'option' && { expiresAt }),
    }),
  )

const villa = (id: fc.Arbitrary<number>) =>
  fc
    .record({
      id,
      name: fc.constantFrom('Aurelia', 'aurelia', 'Bastide', 'Corallo', 'Domaine', 'Elan'),
      region: fc.constantFrom([1, 101], [1, 102], [1, undefined], [16, undefined], [27, 2701], [27, 2702]),
      beds: fc.integer({ min: 3, max: 6 }),
      amenityGroups: fc.subarray([1, 2, 3]),
      exquisite: fc.boolean(),
      sortOrder: fc.nat({ max: 3 }),
      tiers: fc.constantFrom([1, 2], [2], []),
      seasons,
      occupancies: fc.array(occupancy, { maxLength: 3 }),
      hideForItaly: fc.boolean(),
      hideForGreece: fc.boolean(),
    })
    .map(({ region: [regionId = 0, subRegionId], tiers, ...rest }): SearchVilla => {
      const rooms = [...tiers, rest.beds]
      return {
        ...rest,
        countryId: 1,
        countryOrder: regionId === 1 ? 1 : 2,
        regionId,
        regionName: `Region ${regionId}`,
        ...(subRegionId !== undefined && { subRegionId, subRegionName: `Area ${subRegionId}` }),
        sleeps: rest.beds * 2,
        lat: 38,
        lng: 20,
        tiers: rooms.map(beds => ({ rooms: beds, sleeps: beds * 2 })),
        seasons: rest.seasons.map(season => ({ ...season, weeklyCents: season.weeklyCents.slice(-rooms.length) })),
      }
    })

const catalogue = fc.uniqueArray(villa(fc.nat({ max: 200 })), {
  minLength: 8,
  maxLength: 40,
  size: 'max',
  selector: v => v.id,
})

const stay = fc
  .tuple(day('2027-05-04', 90), fc.integer({ min: 1, max: 12 }))
  .map(([from, nights]) => ({ from, to: addDays(from, nights) }))

const sometimes = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

const search = fc
  .record({
    des: fc.oneof(fc.constant([]), fc.subarray([1, 16, 27, 99])),
    subdes: fc.oneof(fc.constant([]), fc.subarray([101, 102, 2701])),
    stay: sometimes(stay),
    rooms: sometimes(fc.integer({ min: 1, max: 7 })),
    roomsMost: sometimes(fc.integer({ min: 2, max: 6 })),
    people: sometimes(fc.integer({ min: 1, max: 13 })),
    amenities: fc.oneof(fc.constant([]), fc.subarray([1, 2, 3])),
    minPrice: sometimes(fc.integer({ min: 2000, max: 9000 })),
    maxPrice: sometimes(fc.integer({ min: 2000, max: 9000 })),
    exquisite: sometimes(fc.constant(true)),
    sort: fc.constantFrom(...searchSorts),
    showBooked: fc.boolean(),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.constantFrom(2, 5, 60),
    audience: fc.constantFrom('default' as const, 'it' as const, 'gr' as const),
  })
  .map(query => Object.fromEntries(Object.entries(query).filter(([, v]) => v !== undefined)) as unknown as SearchQuery)

function expectSame(index: SearchIndex, villas: SearchVilla[], query: SearchQuery, at = clock) {
  const { amenityGroupCounts, ...found } = index.search(query, at)
  const plain = plainSearch(villas, query, at, world)
  expect(found).toEqual({ items: plain.items, ids: plain.items.map(item => item.id), total: plain.total })
  for (const [group, count] of amenityGroupCounts) expect(count).toBe(plain.countOf(group))
  expect(index.count(query, at)).toBe(plain.total)
}

describe('the index finds what the plain search finds', () => {
  test('villas, order, states, prices and counts', () => {
    fc.assert(
      fc.property(catalogue, fc.array(search, { minLength: 4, maxLength: 8 }), (villas, queries) => {
        const index = buildIndex(villas, world)
        for (const query of queries) expectSame(index, villas, query)
      }),
      { numRuns: 300 },
    )
  })

  test('after villas were put, replaced and removed', () => {
    const change = fc.oneof(
      villa(fc.nat({ max: 60 })),
      fc.nat({ max: 60 }).map(id => ({ id })),
    )
    fc.assert(
      fc.property(
        catalogue,
        fc.array(change, { maxLength: 60, size: 'max' }),
        fc.array(search, { minLength: 1, maxLength: 4 }),
        (villas, changes, queries) => {
          const index = buildIndex(villas, world)
          const held = new Map(villas.map(v => [v.id, v]))
          for (const changed of changes) {
            if ('seasons' in changed) {
              held.set(changed.id, changed)
              index.put(changed)
            } else {
              held.delete(changed.id)
              index.remove(changed.id)
            }
            for (const query of queries.slice(0, 1)) expectSame(index, [...held.values()], query)
          }
          expect(index.size).toBe(held.size)
          for (const query of queries) expectSame(index, [...held.values()], query)
        },
      ),
    )
  })

  test('as options expire, without being told', () => {
    fc.assert(
      fc.property(catalogue, search, stay, (villas, query, dates) => {
        const index = buildIndex(villas, world)
        for (const later of [-10, 0, 1, 2, 60]) {
          expectSame(index, villas, { ...query, stay: dates }, { today, now: now + later })
        }
      }),
    )
  })

  test('as days go by', () => {
    fc.assert(
      fc.property(catalogue, search, fc.nat({ max: 60 }), (villas, query, days) => {
        expectSame(buildIndex(villas, world), villas, query, { now, today: addDays(today, days) })
      }),
    )
  })
})

const house: SearchVilla = {
  id: 7,
  name: 'Villa Calypso',
  countryId: 84,
  countryOrder: 2,
  regionId: 16,
  regionName: 'Corfu',
  beds: 4,
  sleeps: 8,
  amenityGroups: [3],
  lat: 39.6,
  lng: 19.9,
  exquisite: false,
  sortOrder: 1,
  tiers: [
    { rooms: 2, sleeps: 4 },
    { rooms: 4, sleeps: 8 },
  ],
  seasons: [
    {
      from: '2027-05-01',
      to: '2027-06-05',
      changeover: [6],
      minimumNights: 4,
      bookable: 'online',
      weeklyCents: [300_000, 500_000],
    },
    {
      from: '2027-06-05',
      to: '2027-08-01',
      changeover: [6],
      minimumNights: 7,
      bookable: 'on-request',
      weeklyCents: [null, 800_100],
    },
  ],
  occupancies: [],
  hideForItaly: false,
  hideForGreece: true,
}
const may = { from: '2027-05-20', to: '2027-05-27' }
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
    const occupancies: Occupancy[] = [{ kind: 'option', ...may, expiresAt: now + 5 }]
    const held = { ...house, occupancies }
    expect(first(held, { stay: may }, { today, now: now + 4 })).toBeUndefined()
    expect(first(held, { stay: may }, { today, now: now + 5 })?.state).toBe('free')
    const booked = { ...house, occupancies: [...occupancies, { kind: 'booking' as const, ...may }] }
    expect(first(booked, { stay: may, showBooked: true }, { today, now: now + 5 })?.state).toBe('booked')
  })

  test('takes new guests on the day on which others leave', () => {
    const held = { ...house, occupancies: [{ kind: 'booking' as const, from: '2027-05-13', to: '2027-05-20' }] }
    expect(first(held, { stay: may })?.state).toBe('free')
    expect(first(held, { stay: { ...may, from: '2027-05-19' } })).toBeUndefined()
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
