import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/day'
import {
  type CollectionFilter,
  collectionQuery,
  mergeCollectionQuery,
  queryBeyondCollection,
  staysWithinCollection,
} from '#domain/search/collections'
import { referenceSearch } from '#domain/search/engine/reference-search'
import type { SearchVilla } from '#domain/search/engine/villa'
import { candidateStays } from '#domain/search/flexible-dates'
import { emptyQuery, type SearchQuery } from '#domain/search/query'
import { formatSearch, parseSearch } from '#domain/search/search-params'

const today = '2027-01-15'
const region = (id: number, countryId: number, subRegions: number[] = []) => ({
  id,
  countryId,
  subRegions: subRegions.map(sub => ({ id: sub, regionId: id })),
})
const regions = [region(1, 106, [101, 102]), region(14, 84), region(16, 84), region(27, 84)]
const world = { today, regions }
const families = { amenityGroupIds: [12, 3], bedsMin: 3 }

describe('a collection', () => {
  test('is a search for what its filter says', () => {
    expect(collectionQuery(families, world)).toEqual({ ...emptyQuery, amenities: [3, 12], rooms: 3 })
  })

  test('counts a price-from only above 1000 and a price-to only below 50000', () => {
    expect(collectionQuery({ priceFrom: 1000, priceTo: 50_000 }, world)).toEqual(emptyQuery)
    expect(collectionQuery({ priceFrom: 1001, priceTo: 49_999 }, world)).toMatchObject({
      minPrice: 1001,
      maxPrice: 49_999,
    })
  })

  test('with an arrival has its nights until that day is past', () => {
    const winter = { arrival: '2027-01-16', duration: 28 }
    expect(collectionQuery(winter, world).stay).toEqual({ from: '2027-01-16', to: '2027-02-13' })
    expect(collectionQuery(winter, { ...world, today: '2027-01-17' }).stay).toBeUndefined()
  })
})

describe('a collection of what can be had soon', () => {
  const stays = (arrivesWithin: number) => candidateStays(collectionQuery({ arrivesWithin, duration: 7 }, world), today)

  test.each([1, 2, 5, 13, 14])('searches any stay that begins within so many days: %i', days => {
    const begins = stays(days).map(({ from }) => from)
    expect(begins.toSorted()).toEqual(Array.from({ length: days + 1 }, (_, i) => addDays(today, i)))
    expect(stays(days).every(({ from, to }) => to === addDays(from, 7))).toBe(true)
  })

  test('is another one the next day', () => {
    const soon = { arrivesWithin: 14, duration: 7 }
    const tomorrow = collectionQuery(soon, { ...world, today: addDays(today, 1) })
    expect(tomorrow.stay?.from).toBe(addDays(collectionQuery(soon, world).stay?.from ?? '', 1))
  })
})

const own = collectionQuery(families, world)
const searchWorld = {
  ...world,
  amenityGroups: [3, 5, 12].map(id => ({ id })),
  bedroomsMax: 12,
}

/** The search of an address within a collection; undefined where the collection is dropped. */
function within(own: SearchQuery, address: string): SearchQuery | undefined {
  const params = new URLSearchParams(address)
  const query = mergeCollectionQuery(own, parseSearch(params, searchWorld).query, new Set(params.keys()))
  return staysWithinCollection(own, query) ? query : undefined
}

describe('within a collection a search', () => {
  test('stays as it is in another order and on another page', () => {
    expect(within(own, 'sort=largest&page=2')).toEqual({ ...own, sort: 'largest', page: 2 })
  })

  test('stays while the address repeats its own filters', () => {
    expect(within(own, 'amenities=12,3&rooms=3')).toEqual(own)
  })

  test('is narrowed by what it says nothing about', () => {
    expect(within(own, 'people=8&des=16&from=05 Jun 2027&to=12 Jun 2027')).toEqual({
      ...own,
      people: 8,
      des: [16],
      stay: { from: '2027-06-05', to: '2027-06-12' },
    })
    expect(within(own, 'amenities=3,5,12')).toEqual({ ...own, amenities: [3, 5, 12] })
  })

  test.each([
    ['changed', 'rooms=4'],
    ['taken away', 'rooms='],
    ['partly taken away', 'amenities=3'],
    ['exchanged', 'amenities=5'],
  ])('is dropped when one of its own filters is %s: %s', (_, address) => {
    expect(within(own, address)).toBeUndefined()
  })

  test('of places is dropped when other places are named, or only a part of them', () => {
    const sicily = collectionQuery({ regionIds: [1, 27] }, world)
    expect(sicily.des).toEqual([1, 14, 27])
    expect(within(sicily, 'des=1,27')).toEqual(sicily)
    expect(within(sicily, 'des=1')).toBeUndefined()
    expect(within(sicily, 'des=1,27&subdes=101')).toBeUndefined()
  })

  test('of a part of a region stands for the region, as an address does', () => {
    const etna = collectionQuery({ subRegionIds: [102] }, world)
    expect(etna).toMatchObject({ des: [1], subdes: [102] })
    expect(within(etna, 'des=1&subdes=102')).toEqual(etna)
  })

  test('keeps what no address can say: the most bedrooms, the villas chosen by hand', () => {
    const small = { ...own, roomsMost: 5, among: [1, 2] }
    expect(within(small, 'people=4')).toMatchObject({ roomsMost: 5, among: [1, 2] })
  })

  test('leaves out of its address what it says itself', () => {
    expect(formatSearch(queryBeyondCollection(own, { ...own, people: 8, sort: 'largest' }))).toBe(
      'people=8&sort=largest',
    )
    expect(formatSearch(queryBeyondCollection(own, { ...own, amenities: [3, 5, 12] }))).toBe('amenities=3,5,12')
    expect(formatSearch(queryBeyondCollection(own, own))).toBe('')
  })
})

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const clean = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined))
const filter = fc
  .record({
    amenityGroupIds: sometimes(fc.subarray([3, 5, 12])),
    regionIds: sometimes(fc.subarray([1, 16, 27])),
    subRegionIds: sometimes(fc.subarray([101, 102])),
    people: sometimes(fc.integer({ min: 1, max: 8 })),
    bedsMin: sometimes(fc.integer({ min: 1, max: 4 })),
    bedsMax: sometimes(fc.integer({ min: 3, max: 6 })),
  })
  .map(members => clean(members) as CollectionFilter)
const address = fc
  .record({
    des: sometimes(fc.constantFrom('', '1', '16', '1,27', '27')),
    subdes: sometimes(fc.constantFrom('', '101', '102')),
    rooms: sometimes(fc.constantFrom('', '2', '3', '4')),
    people: sometimes(fc.constantFrom('', '2', '6')),
    amenities: sometimes(fc.constantFrom('', '3', '3,5', '3,12', '3,5,12')),
    from: sometimes(fc.constant('2027-06-05')),
    to: sometimes(fc.constant('2027-06-12')),
    sort: sometimes(fc.constantFrom('largest', 'pricelow')),
  })
  .map(members => new URLSearchParams(clean(members) as Record<string, string>).toString())
const villa = fc
  .record({
    place: fc.constantFrom([1, 101], [1, 102], [14, 0], [16, 0], [27, 0]),
    beds: fc.integer({ min: 1, max: 7 }),
    amenityGroups: fc.subarray([3, 5, 12]),
  })
  .map(({ place: [regionId = 0, sub], beds, amenityGroups }) => ({
    name: 'Villa',
    countryId: 1,
    countryOrder: 1,
    regionId,
    regionName: '',
    ...(sub && { subRegionId: sub, subRegionName: '' }),
    beds,
    sleeps: beds * 2,
    amenityGroups,
    lat: 38,
    lng: 20,
    exquisite: false,
    sortOrder: 1,
    tiers: [{ rooms: beds, sleeps: beds * 2 }],
    seasons: [],
    occupancies: [],
    taxRules: [],
    hideForItaly: false,
    hideForGreece: false,
  }))
const villas = fc
  .array(villa, { maxLength: 30, size: 'max' })
  .map(list => list.map((v, id): SearchVilla => ({ ...v, id })))

describe('any search within a collection', () => {
  const idsOf = (all: readonly SearchVilla[], query: SearchQuery) =>
    referenceSearch(
      all,
      { ...query, page: 1 },
      { now: 0, today },
      { from: today, to: '2028-12-31', subRegions: regions.flatMap(({ subRegions }) => subRegions) },
    ).items.map(({ id }) => id)

  test('finds no villa outside of it', () => {
    fc.assert(
      fc.property(
        filter,
        fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]), { nil: undefined }),
        address,
        villas,
        (f, among, asked, all) => {
          const own = { ...collectionQuery(f, world), ...(among && { among }) }
          const query = within(own, asked)
          fc.pre(query !== undefined)
          const members = new Set(idsOf(all, own))
          for (const id of idsOf(all, query as SearchQuery)) expect(members.has(id)).toBe(true)
        },
      ),
    )
  })

  test('round-trips through an address', () => {
    fc.assert(
      fc.property(filter, address, (f, asked) => {
        const own = collectionQuery(f, world)
        const query = within(own, asked)
        fc.pre(query !== undefined)
        expect(within(own, formatSearch(queryBeyondCollection(own, query as SearchQuery)))).toEqual(query)
      }),
    )
  })
})
