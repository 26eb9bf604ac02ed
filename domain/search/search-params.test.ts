import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyQuery, searchSorts } from '#domain/search/query'
import { formatSearch, parseSearch, type SearchWorld } from '#domain/search/search-params'

const region = (id: number, countryId: number, subRegions: number[] = []) => ({
  id,
  countryId,
  subRegions: subRegions.map(sub => ({ id: sub, regionId: id })),
})
const world: SearchWorld = {
  regions: [
    region(1, 106, [101, 102, 103]),
    region(4, 106, [401, 402]),
    { ...region(5, 84), island: true },
    { ...region(14, 84), island: true },
    { ...region(16, 84), island: true },
    { ...region(27, 84), island: true },
    { ...region(38, 106), island: true },
    region(65, 84),
  ],
  amenityGroups: [{ id: 1 }, { id: 2 }, { id: 3 }],
  bedroomsMax: 12,
  today: '2027-02-01',
}
const read = (query: string) => parseSearch(new URLSearchParams(query), world)
const queryOf = (query: string) => read(query).query
const noticesOf = (query: string) => read(query).notices.map(({ field, code }) => `${field} ${code}`)

describe('an address is read', () => {
  test('in both ways of writing dates', () => {
    const stay = { from: '2027-06-05', to: '2027-06-12' }
    expect(queryOf('from=05 Jun 2027&to=12+Jun+2027').stay).toEqual(stay)
    expect(queryOf('startDate=2027-06-05&endDate=2027-06-12').stay).toEqual(stay)
  })

  test('with everything it can ask for', () => {
    expect(
      read(
        'des=16,1&subdes=102&rooms=4&people=8&amenities=3,1&minprice=2000&maxprice=9000&tev=1&sort=pricelow&showbooked=1&page=3&limit=20',
      ),
    ).toEqual({
      query: {
        ...emptyQuery,
        des: [1, 16],
        subdes: [102],
        rooms: 4,
        people: 8,
        amenities: [1, 3],
        minPrice: 2000,
        maxPrice: 9000,
        exquisite: true,
        sort: 'pricelow',
        showBooked: true,
        page: 3,
        limit: 20,
      },
      notices: [],
    })
  })

  test('as a form sends it without scripts: empty fields and repeated names', () => {
    expect(read('des=&from=&to=&rooms=&people=0&amenities=1&amenities=3&minprice=')).toEqual({
      query: { ...emptyQuery, amenities: [1, 3] },
      notices: [],
    })
  })

  test('with adults, children and infants as people, which are preserved', () => {
    const party = { adults: 4, children: 2, infants: 3 }
    expect(queryOf('adults=4&children=2&infants=3')).toMatchObject({ people: 7, party })
    expect(queryOf('people=4&adults=4')).not.toHaveProperty('party')
    expect(queryOf('people=5&adults=4')).not.toHaveProperty('party')
  })

  test('as many people as the counters can count are no mistake', () => {
    expect(read('people=52&adults=50&infants=4')).toEqual({ query: { ...emptyQuery, people: 52 }, notices: [] })
    expect(noticesOf('people=53')).toEqual(['people too-large'])
  })

  test('with days that may bend, or a month', () => {
    expect(queryOf('from=05 Jun 2027&to=12 Jun 2027&flex=3')).toMatchObject({ flex: 3 })
    expect(queryOf('month=Jul 2027')).toMatchObject({ month: { month: '2027-07', nights: 7 } })
    expect(queryOf('month=2027-07&nights=14').month).toEqual({ month: '2027-07', nights: 14 })
    expect(queryOf('month=Jul 2027&half=1').month).toEqual({ month: '2027-07', half: 1, nights: 7 })
    expect(queryOf('flex=3&nights=14')).toEqual(emptyQuery)
    expect(queryOf('half=1')).toEqual(emptyQuery)
    expect(queryOf('from=05 Jun 2027&to=12 Jun 2027&month=Jul 2027')).not.toHaveProperty('month')
  })
})

describe('destinations', () => {
  test('Paxos brings Antipaxos', () => {
    expect(queryOf('des=27').des).toEqual([14, 27])
  })

  test('a lone sub-region stands for its region, all of them are the region alone', () => {
    expect(queryOf('subdes=102')).toMatchObject({ des: [1], subdes: [102] })
    expect(queryOf('subdes=101,102,103,401')).toMatchObject({ des: [1, 4], subdes: [401] })
  })

  test('the Greek islands stand for the islands of Greece, "all" for every region', () => {
    expect(queryOf('des=5').des).toEqual([14, 16, 27])
    expect(queryOf('des=5,65').des).toEqual([14, 16, 27, 65])
    expect(queryOf('des=999').des).toEqual([1, 4, 14, 16, 27, 38, 65])
  })
})

describe('unusable values are dropped or corrected, and reported', () => {
  test.each([
    ['des=1,4711', 'des unknown', { des: [1] }],
    ['des=x,1', 'des malformed', { des: [1] }],
    ['subdes=4711', 'subdes unknown', { subdes: [] }],
    ['amenities=1,9', 'amenities unknown', { amenities: [1] }],
    ['rooms=9999', 'rooms too-large', { rooms: 12 }],
    ['rooms=-3', 'rooms malformed', emptyQuery],
    ['people=many', 'people malformed', emptyQuery],
    ['minprice=9000&maxprice=2000', 'minprice reversed', { minPrice: 2000, maxPrice: 9000 }],
    ['sort=cheapest', 'sort unknown', { sort: 'default' }],
    ['limit=100000', 'limit too-large', { limit: 10_000 }],
    ['page=0.5', 'page malformed', { page: 1 }],
    ['from=05 Jun 2027&to=12 Jun 2027&flex=30', 'flex too-large', { flex: 7 }],
    ['month=Jul 2027&nights=2', 'nights malformed', { month: { month: '2027-07', nights: 7 } }],
    ['month=Jul 2027&nights=90', 'nights too-large', { month: { month: '2027-07', nights: 40 } }],
    ['month=Jul 2027&half=3', 'half malformed', { month: { month: '2027-07', nights: 7 } }],
    ['month=Feb 2027&half=first', 'half malformed', { month: { month: '2027-02', nights: 7 } }],
  ])('%s', (address, notice, query) => {
    expect(noticesOf(address)).toEqual([notice])
    expect(queryOf(address)).toMatchObject(query)
  })

  test.each([
    ['from=31 Feb 2027&to=12 Jun 2027', 'from impossible-day'],
    ['from=12 Jun 2027&to=05 Jun 2027', 'to end-before-start'],
    ['from=12 Jun 2027&to=12 Jun 2027', 'to end-before-start'],
    ['startDate=2027-01-31&endDate=2027-02-07', 'startDate past'],
    ['from=05 Jun 2027', 'from incomplete'],
    ['from=25 Dec 2028&to=01 Jan 2029', 'to too-far'],
    ['month=Jan 2027', 'month past'],
    ['month=2029-01', 'month too-far'],
    ['month=Brumaire', 'month impossible-day'],
  ])('%s', (address, notice) => {
    expect(noticesOf(address)).toEqual([notice])
    expect(queryOf(address).stay).toBeUndefined()
  })

  test.each([
    ['rooms=4x', 'rooms malformed'],
    ['rooms=x4', 'rooms malformed'],
    ['des=1,16x', 'des malformed'],
    ['to=05 Jun 2027', 'to incomplete'],
  ])('%s', (address, notice) => {
    expect(noticesOf(address)).toEqual([notice])
  })

  test('nothing that is just within its bounds', () => {
    for (const address of [
      'from=01 Feb 2027&to=08 Feb 2027',
      'from=24 Dec 2028&to=31 Dec 2028',
      'month=Feb 2027',
      'month=Dec 2028',
      'minprice=2000&maxprice=2000',
      'maxprice=2000',
      'minprice=9000',
      `des=${'1,'.repeat(1000)}`,
    ])
      expect(noticesOf(address), address).toEqual([])
    expect(queryOf('minprice=9000')).toMatchObject({ minPrice: 9000 })
    expect(queryOf('month=Feb 2027').month).toEqual({ month: '2027-02', nights: 7 })
    expect(parseSearch([['month', 'Feb 2027']], { ...world, today: '2027-02-28' }).notices).toEqual([])
  })

  test('ten thousand characters', () => {
    expect(noticesOf(`des=${'1,'.repeat(5000)}`)).toEqual(['des too-large'])
    expect(noticesOf(`sort=${'x'.repeat(10_000)}`)).toEqual(['sort unknown'])
  })
})

describe('an address is written', () => {
  test('with all criteria', () => {
    const stay = { from: '2027-06-05', to: '2027-06-12' }
    const party = { adults: 4, children: 2, infants: 1 }
    expect(
      formatSearch({
        ...{ des: [14, 27], subdes: [102], stay, flex: 3, people: 6, party, rooms: 4, amenities: [1, 3] },
        ...{ minPrice: 2000, maxPrice: 9000, exquisite: true, sort: 'pricelow', showBooked: true, page: 3, limit: 20 },
      }),
    ).toBe(
      'des=27&subdes=102&from=05+Jun+2027&to=12+Jun+2027&flex=3&people=6&adults=4&children=2&infants=1&rooms=4' +
        '&amenities=1,3&minprice=2000&maxprice=9000&tev=1&sort=pricelow&showbooked=1&page=3&limit=20',
    )
    expect(formatSearch({ month: { month: '2027-07', nights: 14 } })).toBe('month=Jul+2027&nights=14')
    expect(formatSearch({ month: { month: '2027-07', nights: 7 } })).toBe('month=Jul+2027')
    expect(formatSearch({ month: { month: '2027-07', half: 2, nights: 10 } })).toBe('month=Jul+2027&half=2&nights=10')
    expect(formatSearch({ des: [14], flex: 3 })).toBe('des=14')
  })

  test('in one order, without what is usual', () => {
    expect(formatSearch(emptyQuery)).toBe('')
    expect(
      formatSearch({ ...emptyQuery, rooms: 4, des: [1, 16], stay: { from: '2027-06-05', to: '2027-06-12' }, page: 2 }),
    ).toBe('des=1,16&from=05+Jun+2027&to=12+Jun+2027&rooms=4&page=2')
  })
})

const number = fc.oneof(fc.integer({ min: -2, max: 60_000 }).map(String), fc.constantFrom('', '0', '1e9', '٣', 'x'))
const ids = fc
  .array(
    fc.constantFrom('1', '4', '5', '14', '16', '27', '101', '102', '103', '401', '402', '999', '3', '9', 'x', '-1'),
    {
      maxLength: 6,
    },
  )
  .map(list => list.join(','))
const date = fc.constantFrom(
  '05 Jun 2027',
  '2027-06-12',
  '12-jul-2027',
  '2026-06-12',
  '2027-02-30',
  '2031-01-01',
  'soon',
)
const parameter = fc.oneof(
  fc.tuple(fc.constantFrom('des', 'subdes', 'amenities'), ids),
  fc.tuple(fc.constantFrom('from', 'to', 'startDate', 'endDate'), date),
  fc.tuple(fc.constant('half'), fc.constantFrom('1', '2', '3', 'first')),
  fc.tuple(fc.constant('month'), fc.constantFrom('Jul 2027', '2027-12', '2026-07', '2031-01', 'soon')),
  fc.tuple(
    fc.constantFrom(
      'rooms',
      'people',
      'adults',
      'children',
      'infants',
      'flex',
      'nights',
      'minprice',
      'maxprice',
      'page',
      'limit',
      'tev',
    ),
    number,
  ),
  fc.tuple(fc.constant('sort'), fc.constantFrom(...searchSorts, 'PriceLow', '')),
  fc.tuple(fc.constant('showbooked'), fc.constantFrom('0', '1', 'yes')),
  fc.tuple(fc.string(), fc.string()),
)

test('whatever is read and written is read again as the same search, without notices', () => {
  fc.assert(
    fc.property(fc.array(parameter, { maxLength: 14, size: 'max' }), params => {
      const { query } = parseSearch(params, world)
      const address = formatSearch(query)
      expect(read(address)).toEqual({ query, notices: [] })
      expect(formatSearch(queryOf(address))).toBe(address)
    }),
    { numRuns: 500 },
  )
})
