import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchReply } from '#contract/villas/villa-search'
import { addDays } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { emptyQuery, type SearchQuery, searchSorts } from '#domain/search/query'
import { languages } from '#domain/text/language'
import { searchVillas } from '#server/catalogue/search-villas'
import { testApp } from '#testing/site/app'
import { searchTexts } from './search-text.ts'

test('a reply concatenated from texts equals the presented villas, as the contract has them', async () => {
  const context = await testApp()
  const textOf = searchTexts(context)
  const today = todayAt(context.clock.now())
  const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
  const stay = fc
    .tuple(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 14 }))
    .map(([days, nights]) => ({ from: addDays(today, days), to: addDays(today, days + nights) }))
  const asked = fc.record({
    des: fc.subarray([1, 4, 14, 16, 27]),
    stay: sometimes(stay),
    rooms: sometimes(fc.integer({ min: 1, max: 6 })),
    people: sometimes(fc.integer({ min: 1, max: 12 })),
    maxPrice: sometimes(fc.integer({ min: 2000, max: 20_000 })),
    sort: fc.constantFrom(...searchSorts),
    showBooked: fc.boolean(),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.constantFrom(5, 60),
    audience: fc.constantFrom('default' as const, 'it' as const, 'gr' as const),
  })
  fc.assert(
    fc.property(asked, fc.constantFrom(...languages), (parts, language) => {
      const query = { ...emptyQuery, ...parts } as SearchQuery
      const presented = searchReply.parse(searchVillas(context, query, language))
      expect([...textOf(query, language)].join('')).toBe(JSON.stringify(presented))
    }),
  )
})
