import { expect, test } from 'vitest'
import type { ResultsData } from '#contract/pages/results'
import type { Property } from '#contract/villas/villa-search'
import { addDays } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { formatSearch } from '#domain/search/search-params'
import { a } from '#testing/builders/a'
import { testApp } from '#testing/site/app'

const { catalogue, get } = await testApp()
const villaIds = [...catalogue.villas.keys()]
const party = 'adults=2&lang=en'

const quote = (villaId: number, { from, to }: Stay) =>
  get(`/api/core/bookings/ob/quote?propertyId=${villaId}&from=${from}&to=${to}&${party}`)

const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** Stays that are rejected for each reason: too long, too short and on any weekday. */
const requestedStays: Stay[] = [
  a.stay('2027-06-05', 42),
  a.stay('2027-05-19', 100),
  a.stay('2027-08-21', 41),
  ...weekdays.map(day => a.stay(addDays('2027-07-01', day), 40)),
  ...weekdays.map(day => a.stay(addDays('2027-09-01', day), 3)),
]

test('for each rejected stay, every stay and villa offered instead can be booked', async () => {
  let [offers, refusals] = [0, 0]
  for (const [at, villaId] of villaIds.entries())
    for (const stay of requestedStays.filter((_, i) => (i + at) % 13 === 0)) {
      const refused = await quote(villaId, stay)
      if (refused.status === 200) continue
      refusals++
      for (const { from, to, totalPrice } of refused.body.nearStays) {
        offers++
        const again = await quote(villaId, { from, to })
        expect([villaId, from, to, again.status, again.body.totalPrice]).toEqual([villaId, from, to, 200, totalPrice])
      }
      for (const { id } of refused.body.similarVillas)
        expect([id, stay, (await quote(id, stay)).status]).toEqual([id, stay, 200])
    }
  expect(refusals).toBeGreaterThan(50)
  expect(offers).toBeGreaterThan(100)
})

test('whatever dates are searched, each nearest stay on a card can be booked at its price', async () => {
  let offers = 0
  for (const stay of requestedStays) {
    const search = formatSearch({ stay, people: 2, showBooked: true, limit: 9 })
    const { body } = await get(`/api/core/properties/search?${search}`)
    for (const { id, otherDays, nearStay } of body.properties as Property[]) {
      if (stay.to > addDays(stay.from, 40)) expect([id, stay, otherDays]).toEqual([id, stay, true])
      if (!nearStay) continue
      offers++
      const again = await quote(id, nearStay)
      const told = [id, nearStay.from, nearStay.to, again.status, again.body.totalPrice]
      expect(told).toEqual([id, nearStay.from, nearStay.to, 200, nearStay.totalPrice])
    }
  }
  expect(offers).toBeGreaterThan(30)
})

test('where more nights are searched than can be booked, the other dates are the longest permitted stays', async () => {
  const regions = new Set([...catalogue.villas.values()].map(({ row }) => row.regionId))
  let offers = 0
  for (const region of regions) {
    const search = formatSearch({ stay: a.stay('2027-12-20', 200), des: [region] })
    const { body } = await get(`/api/cms/pages/bypath?path=${encodeURIComponent(`/results?${search}`)}`)
    for (const { query, from, to } of (body.results as ResultsData).otherStays) {
      offers++
      const there = await get(`/api/core/properties/search?${query}`)
      const quotes = await Promise.all((there.body.properties as Property[]).map(({ id }) => quote(id, { from, to })))
      expect(quotes.map(({ status }) => status)).toContain(200)
    }
  }
  expect(offers).toBeGreaterThan(5)
})
