import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalizeSearchQuery } from '#domain/search/canonical-query'
import { searchNames } from '#domain/search/parameters'
import { formatSearch, parseSearch, type SearchWorld } from '#domain/search/search-params'

const world: SearchWorld = {
  regions: [1, 4, 16].map(id => ({ id, countryId: 106, subRegions: [] })),
  amenityGroups: [1, 2, 3].map(id => ({ id, allowFiltering: true, live: true, deleted: false })),
  bedroomsMax: 12,
  today: '2027-02-01',
}
const read = (query: string) => parseSearch(new URLSearchParams(query), world)
/** Unusable values are reported under the canonical name. */
const readTold = (query: string) => {
  const { notices, ...found } = read(query)
  const named = (field: string) => ({ startDate: 'from', endDate: 'to' })[field] ?? field
  return { ...found, notices: notices.map(notice => ({ ...notice, field: named(notice.field) })) }
}

describe('a query is spelled in one way', () => {
  test.each([
    ['sort=pricelow&des=16', 'des=16&sort=pricelow'],
    ['des=1&rooms=&des=16&people=', 'des=1,16'],
    ['des=1%2C16', 'des=1,16'],
    ['%64es=16', 'des=16'],
    ['from=05%20Jun%202027&to=12%20Jun%202027', 'from=05+Jun+2027&to=12+Jun+2027'],
    ['startDate=2027-06-05&endDate=2027-06-12', 'from=05+Jun+2027&to=12+Jun+2027'],
    ['endDate=12-jun-2027&des=16&from=2027-06-05', 'des=16&from=05+Jun+2027&to=12+Jun+2027'],
    ['from=5+Jun+2027&to=12%2BJUN%2B2027', 'from=05+Jun+2027&to=12+Jun+2027'],
    ['from=&startDate=2027-06-05&to=12+Jun+2027', 'from=05+Jun+2027&to=12+Jun+2027'],
    ['from=05+Jun+2027&startDate=2027-07-05', 'from=05+Jun+2027'],
    ['startDate=2027-02-30&endDate=soon', 'from=2027-02-30&to=soon'],
    ['month=2027-07', 'month=Jul+2027'],
    ['rooms=4&rooms=5', 'rooms=4'],
    ['adults=2&des=16&children=1', 'des=16&adults=2&children=1'],
    ['sort=%3Cx%3E&des=nowhere', 'des=nowhere&sort=%3Cx%3E'],
  ])('%s is %s', (query, tidied) => {
    expect(canonicalizeSearchQuery(query)).toBe(tidied)
  })

  test('and keeps what else it carries, which alone changes nothing', () => {
    expect(canonicalizeSearchQuery('utm_source=letter&sort=pricelow&gclid=a%20b&des=16')).toBe(
      'des=16&sort=pricelow&utm_source=letter&gclid=a%20b',
    )
    expect(canonicalizeSearchQuery('utm_source=letter&des=16&gclid=x&sort=pricelow')).toBe(
      'utm_source=letter&des=16&gclid=x&sort=pricelow',
    )
  })

  test('a meaningful parameter without a value is preserved', () => {
    expect(canonicalizeSearchQuery('people=&amenities=', { empties: true })).toBe('people=&amenities=')
    expect(canonicalizeSearchQuery('amenities&people', { empties: true })).toBe('people=&amenities=')
    expect(canonicalizeSearchQuery('startDate=&endDate=', { empties: true })).toBe('from=&to=')
  })

  test('unless that would be much longer', () => {
    const long = `sort=x&des=${'<'.repeat(5000)}`
    expect(canonicalizeSearchQuery(long)).toBe(long)
  })
})

const value = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '16',
    '1,16',
    '16,1',
    '4711',
    '05 Jun 2027',
    '12 Jun 2027',
    '2027-06-05',
    '9-JUN-2027',
    'Jul 2027',
    '2027-07',
    '1',
    'pricelow',
    "it's",
    '%',
    '+',
  ),
  fc.string({ unit: 'binary' }),
)
const piece = fc
  .tuple(fc.oneof(fc.constantFrom(...searchNames), fc.constantFrom('utm_source', 'gclid', '')), value)
  .chain(([name, text]) => {
    const encoded = new URLSearchParams([[name, text]]).toString()
    return fc.constantFrom(encoded, encoded.replaceAll('+', '%20'), name, `${name}=${text.replace(/[&#]/g, '')}`)
  })
const query = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join('&'))

test('for any spelling, the tidied one is the same search, with the same mistakes, and is tidy', () => {
  fc.assert(
    fc.property(query, fc.boolean(), (asked, empties) => {
      const tidied = canonicalizeSearchQuery(asked, { empties })
      expect(readTold(tidied)).toEqual(readTold(asked))
      expect(canonicalizeSearchQuery(tidied, { empties })).toBe(tidied)
      const followed = new URL(`http://site/results?${tidied}`).search.slice(1)
      expect(canonicalizeSearchQuery(followed, { empties })).toBe(followed)
      if (empties) {
        const one = (name: string) => ({ startDate: 'from', endDate: 'to' })[name] ?? name
        const names = (text: string) =>
          new Set([...new URLSearchParams(text).keys()].filter(name => searchNames.includes(name)).map(one))
        expect(names(tidied)).toEqual(names(asked))
      }
    }),
    { numRuns: 2000 },
  )
})

test('a canonical query is tidy', () => {
  fc.assert(
    fc.property(query, asked => {
      const formatted = formatSearch(read(asked).query)
      expect(canonicalizeSearchQuery(formatted)).toBe(formatted)
    }),
  )
})
