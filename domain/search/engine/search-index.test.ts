import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstTaxRules } from '#domain/booking/tax/tax-rules'
import { rulesAt } from '#domain/booking/tax/tourist-tax'
import { addDays, type Day, type Weekday } from '#domain/calendar/day'
import type { Occupancy, Season } from '#domain/pricing/season'
import { referenceSearch } from '#domain/search/engine/reference-search'
import { buildIndex, buildIndexInSlices, type SearchIndex } from '#domain/search/engine/search-index'
import type { SearchVilla } from '#domain/search/engine/villa'
import { type SearchQuery, searchSorts } from '#domain/search/query'

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
      changeover: fc.constantFrom<Weekday[]>([6], [1, 6, 7], [7]),
      minimumNights: fc.constantFrom(2, 4, 7),
      weeklyCents: fc.tuple(fc.option(week, { freq: 3 }), fc.option(week, { freq: 3 }), fc.option(week, { freq: 12 })),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map(parts => {
    let at = '2027-04-15'
    return parts.map(({ gap, nights, ...terms }): Season => {
      const from = addDays(at, gap)
      at = addDays(from, nights)
      return { from, to: at, ...terms }
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
        taxRules: rulesAt({ country: rest.exquisite ? 'france' : 'italy', regionId, place: '' }, firstTaxRules),
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
    flex: sometimes(fc.constantFrom(1, 3)),
    month: sometimes(
      fc.record(
        {
          month: fc.constantFrom('2027-05', '2027-06', '2027-09'),
          half: fc.constantFrom(1 as const, 2 as const),
          nights: fc.constantFrom(5, 7, 14),
        },
        { requiredKeys: ['month', 'nights'] },
      ),
    ),
    rooms: sometimes(fc.integer({ min: 1, max: 7 })),
    roomsMost: sometimes(fc.integer({ min: 2, max: 6 })),
    among: sometimes(fc.uniqueArray(fc.nat({ max: 200 }), { size: 'max', maxLength: 200 })),
    people: sometimes(fc.integer({ min: 1, max: 13 })),
    party: sometimes(fc.constantFrom({ adults: 2, children: 2, infants: 1 }, { adults: 3, children: 0, infants: 3 })),
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
  // As an address is read: dates that are named go before a month, and only they can bend.
  .map(({ flex, month, ...query }) => ({ ...query, ...(query.stay ? { flex } : { month }) }))
  .map(query => Object.fromEntries(Object.entries(query).filter(([, v]) => v !== undefined)) as unknown as SearchQuery)

function expectSame(index: SearchIndex, villas: SearchVilla[], query: SearchQuery, at = clock) {
  const { amenityGroupCounts, ...found } = index.search(query, at)
  const plain = referenceSearch(villas, query, at, world)
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

  test('after many more came than it was built for', () => {
    const more = fc.uniqueArray(villa(fc.integer({ min: 1000, max: 2000 })), {
      minLength: 40,
      maxLength: 90,
      size: 'max',
      selector: v => v.id,
    })
    fc.assert(
      fc.property(catalogue, more, fc.array(search, { minLength: 2, maxLength: 4 }), (villas, others, queries) => {
        const index = buildIndex(villas, world)
        for (const other of others) index.put(other)
        for (const query of queries) expectSame(index, [...villas, ...others], query)
      }),
      { numRuns: 20 },
    )
  })

  test('when it is built in slices', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, search, async (villas, query) => {
        const index = await buildIndexInSlices(villas, world, () => Promise.resolve())
        expectSame(index, villas, query)
      }),
      { numRuns: 20 },
    )
  })

  test('as options expire, without any update', () => {
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
