import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { QuoteResponse } from '#contract/booking/booking-schemas'
import type { Property, VillaPlace } from '#contract/villas/villa-search'
import { priceInEuros, saleIn } from '#domain/booking/sale'
import { addDays, type Day, weekdayOf } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { type Currency, convert } from '#domain/pricing/currency'
import { type CurrencyId, centsOf, majorOf } from '#domain/pricing/money'
import { firstTerms } from '#domain/pricing/terms'
import { peopleOf } from '#domain/villas/guests'
import { testApp } from '#testing/site/app'

const { catalogue, clock, get, post } = await testApp()
const currencies = catalogue.content.currencies as readonly Currency[]

const saturdayFrom = (day: Day) => addDays(day, 6 - (weekdayOf(day) % 7))
const searches = fc.sample(
  fc.record({
    from: fc.integer({ min: 0, max: 160 }).map(days => saturdayFrom(addDays('2027-05-01', days))),
    nights: fc.constantFrom(7, 7, 14),
    adults: fc.integer({ min: 1, max: 6 }),
    children: fc.integer({ min: 0, max: 3 }),
    infants: fc.integer({ min: 0, max: 2 }),
    offset: fc.nat({ max: 20 }),
  }),
  { numRuns: 12, seed: 101 },
)
const ids: readonly CurrencyId[] = [1, 3, 10]

test('card, map, villa page, offer and schedule show the same price, for 200 stays in three currencies', async () => {
  let [compared, taxed] = [0, 0]
  for (const { from, nights, adults, children, infants, offset } of searches) {
    const stay = { from, to: addDays(from, nights) }
    const people = peopleOf({ adults, children, infants })
    const party = `adults=${adults}&children=${children}&infants=${infants}`
    const search = `from=${stay.from}&to=${stay.to}&people=${people}&${party}`
    const { properties } = (await get(`/api/core/properties/search?${search}&limit=60`)).body as {
      properties: Property[]
    }
    const { places } = (await get(`/api/core/properties/search/places?${search}`)).body as { places: VillaPlace[] }
    const offered = properties.filter(({ pending, otherDays }) => !pending && !otherDays).slice(offset, offset + 7)
    for (const { id, totalPrice } of offered) {
      const villa = catalogue.villas.get(id)
      if (!villa || totalPrice === null) throw new Error(`villa ${id} has no price`)
      expect(places.find(place => place.id === id)?.price).toBe(totalPrice)
      const { search, timezone } = villa
      const today = todayAt(clock.now(), timezone)
      for (const currencyId of ids) {
        // As a card shows it.
        const card = convert({ cents: centsOf(totalPrice), currency: 1 }, currencyId, currencies).cents
        // As the villa's page computes it.
        const euros = priceInEuros(
          { ...search, damageDepositCents: 0, damageTerms: [] },
          { stay, adults, children, infants, people },
          today,
        )
        const shown = euros && saleIn(euros, currencyId, { currencies, terms: firstTerms })
        const quoted = await get(
          `/api/core/bookings/ob/quote?propertyId=${id}&from=${stay.from}&to=${stay.to}&${party}&currencyId=${currencyId}&lang=en`,
        )
        const sale = quoted.body as QuoteResponse
        const due = majorOf(sale.schedule.reduce((sum, { amount }) => sum + centsOf(amount), 0))
        const where = [id, stay, adults, children, currencyId]
        expect([...where, shown?.totalCents, sale.totalPrice, due]).toEqual([
          ...where,
          card,
          majorOf(card),
          majorOf(card),
        ])
        compared++
        if (sale.services.length > 0) taxed++
      }
    }
  }
  expect(compared).toBeGreaterThanOrEqual(200)
  expect(taxed).toBeGreaterThan(compared / 2)
})

test('the number of travellers exempt from the local tax is entered once, and stays with the booking', async () => {
  const corsican = [...catalogue.villas.values()].find(({ search }) => search.regionId === 8 && search.sleeps >= 6)
  if (!corsican) throw new Error('no villa in Corsica')
  const propertyId = corsican.row.id
  const search = await get(`/api/core/properties/search?ids=${propertyId}&month=Jun 2027&people=5&adults=5`)
  const { stay } = search.body.properties[0] as Property
  const wanted = { propertyId, from: stay?.from ?? '', to: stay?.to ?? '', adults: 5 }
  const quote = async (more: string) => {
    const query = new URLSearchParams({ ...wanted, propertyId: String(propertyId), adults: '5' })
    return (await get(`/api/core/bookings/ob/quote?${query}${more}`)).body as QuoteResponse
  }
  const [all, three] = [await quote(''), await quote('&young=2')]
  expect(all.totalPrice).toBe(stay?.totalPrice)
  expect(three.services[0]?.price).toBeCloseTo(((all.services[0]?.price ?? 0) * 3) / 5)
  const held = await post('/api/core/bookings/ob', { ...wanted, currencyId: 1, young: 2, total: three.totalPrice })
  expect([held.status, held.body.booking]).toMatchObject([201, { young: 2, totalPrice: three.totalPrice }])
  const dearer = await post('/api/core/bookings/ob', { ...wanted, currencyId: 1, total: three.totalPrice })
  expect(dearer.body.code).toBe('dates-taken')
})
