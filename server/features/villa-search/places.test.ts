import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxMapVillas, type Property, searchPlaces, type VillaPlace } from '#contract/villas/villa-search'
import { addDays } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { emptyQuery } from '#domain/search/query'
import { anOption } from '#testing/builders/bookings'
import { testApp } from '#testing/site/app'
import { findPlaces } from './find-places.ts'

const context = await testApp()
const { clock, db, get } = context
const today = todayAt(clock.now())

const asPlaces = (properties: Property[]): VillaPlace[] =>
  properties.map(({ id, name, regionId, loc, lat, lng, booked, totalPrice, priceFrom }) => ({
    id,
    name,
    regionId,
    loc,
    lat,
    lng,
    booked,
    price: totalPrice ?? priceFrom,
  }))
const byId = (places: VillaPlace[]) => places.toSorted((a, b) => a.id - b.id)

test('places are those of all villas that the search finds, with the price of the result list', async () => {
  const sometimes = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
  const stay = { from: addDays(today, 150), to: addDays(today, 157) }
  const asked = fc.record({
    des: sometimes(['16', '1,4', '27']),
    startDate: sometimes([stay.from]),
    rooms: sometimes(['3', '6']),
    people: sometimes(['4', '10']),
    maxprice: sometimes(['12000']),
    showbooked: sometimes(['1']),
    collectionid: sometimes(['2', '3']),
  })
  await fc.assert(
    fc.asyncProperty(asked, async given => {
      const params = Object.entries({ ...given, ...(given.startDate && { endDate: stay.to }) })
      const query = new URLSearchParams(params.filter((entry): entry is [string, string] => entry[1] !== undefined))
      const [all, { body }] = await Promise.all([
        get(`/api/core/properties/search?${query}&limit=10000`),
        get(`/api/core/properties/search/places?${query}`),
      ])
      expect(body.total).toBe(all.body.total)
      expect(byId(body.places)).toEqual(byId(asPlaces(all.body.properties)))
    }),
    { numRuns: 40 },
  )
})

test('a villa that is taken is a place only where taken ones are requested', async () => {
  const stay = { from: addDays(today, 150), to: addDays(today, 157) }
  const search = `/api/core/properties/search/places?des=16&startDate=${stay.from}&endDate=${stay.to}`
  const [free] = (await get(search)).body.places
  await anOption(db, { villaId: free.id, stay, expiresAt: clock.at + 60_000 })
  await expect.poll(async () => (await get(search)).body.places.map(({ id }: VillaPlace) => id)).not.toContain(free.id)
  const shown = (await get(`${search}&showbooked=1`)).body.places.find(({ id }: VillaPlace) => id === free.id)
  expect(shown).toMatchObject({ booked: true, name: free.name })
})

test('villas hidden in a country are no places there', async () => {
  const { body: all } = await get('/api/core/properties/search/places')
  const { body } = await get('/api/core/properties/search/places', { cookie: 'officecountry=it' })
  const { body: list } = await get('/api/core/properties/search?limit=10000', { cookie: 'officecountry=it' })
  expect(byId(body.places).map(({ id }) => id)).toEqual(byId(asPlaces(list.properties)).map(({ id }) => id))
  expect(all.total).toBeGreaterThanOrEqual(body.total)
})

test.each([
  ['des=998', 'query.des'],
  ['from=31 Feb 2027&to=12 Jun 2027', 'query.from'],
  ['collectionid=999', 'query.collectionid'],
  ['rooms=four', 'query.rooms'],
])('places are rejected as the search is: %s', async (query, field) => {
  const { status, body } = await get(`/api/core/properties/search/places?${query}`)
  expect(status).toBe(422)
  expect(body.errors).toMatchObject([{ field }])
})

test('of very many villas the first are places, and the reply has the total', () => {
  const [one] = context.catalogue.villas.values()
  if (!one) throw new Error('There is no villa')
  const items = Array.from({ length: maxMapVillas }, (_, i) => ({
    id: i + 1,
    state: 'free' as const,
    tier: one.search.tiers[0],
  }))
  expect(items).toHaveLength(maxMapVillas)
  const asked: number[] = []
  const many = {
    clock: context.clock,
    catalogue: {
      ...context.catalogue,
      villas: new Map(items.map(({ id }) => [id, one])),
      index: {
        search: ({ limit = 0 }) => {
          asked.push(limit)
          return { items, ids: items.map(({ id }) => id), total: 100_000, amenityGroupCounts: new Map() }
        },
      },
    },
  } as unknown as Parameters<typeof findPlaces>[0]
  const answer = searchPlaces.reply.parse(findPlaces(many, emptyQuery))
  expect(asked).toEqual([maxMapVillas])
  expect(answer.total).toBe(100_000)
  expect(answer.places).toHaveLength(maxMapVillas)
})

describe('a search among some villas alone', () => {
  test('finds the same of them as without the restriction', async () => {
    const { body: all } = await get('/api/core/properties/search?des=16&people=4')
    const [first, second] = all.properties
    const elsewhere = (await get('/api/core/properties/search?des=1&limit=1')).body.properties[0]
    const { body } = await get(
      `/api/core/properties/search?des=16&people=4&ids=${second.id},${elsewhere.id},${first.id},999999`,
    )
    expect(body.properties).toEqual([second, first])
    expect(body.total).toBe(2)
  })

  test('stays within a collection chosen by hand', async () => {
    const { body: all } = await get('/api/core/properties/search?limit=10000')
    const every = all.properties.map(({ id }: Property) => id)
    const [[list, chosen = []] = []] = context.catalogue.content.villasByList
    expect(chosen.length).toBeGreaterThan(0)
    const outside = every.find((id: number) => !chosen.some(({ villaId }) => villaId === id))
    const { body } = await get(`/api/core/properties/search?collectionid=${list}&ids=${outside},${chosen[0]?.villaId}`)
    expect(body.properties.map(({ id }: Property) => id)).toEqual([chosen[0]?.villaId])
  })

  test.each(['', '0', '1,', 'x', '1.5', '-1', '1e3', Array(101).fill('1').join(','), '99999999999'])(
    'is rejected by name for ids=%s',
    async ids => {
      const { status, body } = await get(`/api/core/properties/search?ids=${ids}`)
      expect(status).toBe(422)
      expect(body.errors).toMatchObject([{ field: 'query.ids' }])
    },
  )
})
