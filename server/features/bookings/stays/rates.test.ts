import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { BookingResponse, QuoteResponse } from '#contract/booking/booking-schemas'
import * as tables from '#database/tables'
import type { FlexibleRate } from '#domain/pricing/season'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { heldStay, holding } from '#testing/bookings/holding'
import { aSeason } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const site = await testApp()
const { app, db, clock, get } = site
const { send, aFreeVilla } = holding(site)
const flexible: FlexibleRate = { surcharge: { percent: 8 }, depositPercent: 20, freeDays: 45 }
const party = { adults: 4, children: 2 }

const setRates = (villaId: number, rate: FlexibleRate | null) =>
  db.update(tables.season).set({ flexible: rate }).where(eq(tables.season.villaId, villaId))

async function aVillaWithRates(rate: FlexibleRate | null = flexible) {
  const villa = await aFreeVilla()
  await setRates(villa.id, rate)
  return villa.id
}

const quote = async (villaId: number, more = '') =>
  (
    await get(
      `/api/core/bookings/ob/quote?propertyId=${villaId}&from=${heldStay.from}&to=${heldStay.to}&adults=4&children=2${more}`,
    )
  ).body as QuoteResponse

const hold = (propertyId: number, more: object, headers: Record<string, string> = {}) =>
  send('POST', 'bookings/ob', { propertyId, ...heldStay, ...party, currencyId: 1, ...more }, headers)

async function held(villaId: number, more: object = {}) {
  const { body, status } = await hold(villaId, { ratePlan: 'flexible', total: 7665, ...more })
  expect([status, body.code]).toEqual([201, undefined])
  return { id: body.bookingId as number, booking: body.booking as BookingResponse, own: `Bearer ${body.jwt}` }
}

const setRate = (id: number, ratePlan: string, authorization?: string) =>
  send('POST', `bookings/${id}/setrate/${ratePlan}`, {}, authorization ? { authorization } : {})

const rowOf = async (id: number) => (await db.select().from(tables.booking).where(eq(tables.booking.id, id)))[0]

const isFlexible = {
  ratePlan: 'flexible',
  totalPrice: 7665,
  terms: { depositPercent: 20, balanceDays: 70, freeDays: 45 },
  cancellation: { freeHours: null, freeThrough: '2027-04-21', depositKeptThrough: null },
  payments: [
    { kind: 'deposit', amount: 1512, due: '2027-01-15' },
    { kind: 'balance', amount: 6048, due: '2027-03-27' },
  ],
}
const isStandard = {
  ratePlan: 'standard',
  totalPrice: 7105,
  terms: { depositPercent: 30, balanceDays: 70, freeDays: null },
  cancellation: { freeHours: 24, freeThrough: null, depositKeptThrough: '2027-03-27' },
  payments: [{ amount: 2100 }, { amount: 4900 }],
}

describe('a quote', () => {
  test('lists both rates side by side; what it says itself is of the standard one', async () => {
    const sale = await quote(await aVillaWithRates())
    expect(sale).toMatchObject(isStandard)
    expect(sale.rates).toMatchObject([isStandard, { ...isFlexible, stayPrice: 7560, lines: [{ unitPrice: 7560 }] }])
  })

  test('has the standard rate alone where the season, or one of the seasons, offers no other', async () => {
    const villaId = await aVillaWithRates(null)
    expect((await quote(villaId)).rates).toMatchObject([isStandard])
    await setRates(villaId, flexible)
    await db
      .update(tables.season)
      .set({ nights: { from: '2027-05-01', to: '2027-06-08' } })
      .where(eq(tables.season.villaId, villaId))
    await aSeason(db, { villaId, nights: { from: '2027-06-08', to: '2027-10-02' } })
    expect((await quote(villaId)).rates).toHaveLength(1)
  })

  test('cards and the map tell the standard price, which is the lowest', async () => {
    const villaId = await aVillaWithRates()
    const search = `ids=${villaId}&from=${heldStay.from}&to=${heldStay.to}&people=6&adults=4&children=2`
    await expect
      .poll(async () => (await get(`/api/core/properties/${villaId}/lang/en`)).body.seasons[0]?.flexible)
      .toEqual(flexible)
    expect((await get(`/api/core/properties/search?${search}`)).body.properties[0].totalPrice).toBe(7105)
  })
})

describe('a hold', () => {
  test('takes the rate that is chosen, and keeps its price and terms whatever becomes of the season', async () => {
    const villaId = await aVillaWithRates()
    const { id, booking, own } = await held(villaId)
    expect(booking).toMatchObject(isFlexible)
    await setRates(villaId, { surcharge: { percent: 20 }, depositPercent: 50, freeDays: 90 })
    expect((await get(`/api/core/bookings/${id}`, { authorization: own })).body).toMatchObject(isFlexible)
    expect(await rowOf(id)).toMatchObject({ ratePlan: 'flexible', depositPercent: 20, freeDays: 45 })
  })

  test('is by the standard rate unless told', async () => {
    const { body } = await hold(await aVillaWithRates(), { total: 7105 })
    expect(body.booking).toMatchObject(isStandard)
  })

  test('by a rate that is not offered is refused with what is; one that there is not is invalid', async () => {
    const villaId = await aVillaWithRates(null)
    const refused = await hold(villaId, { ratePlan: 'flexible', total: 7105 })
    expect([refused.status, refused.body.code]).toEqual([409, 'rate-not-offered'])
    expect(refused.body.sale).toMatchObject({ ...isStandard, rates: [isStandard] })
    const unknown = await hold(villaId, { ratePlan: 'cheapest', total: 7105 })
    expect([unknown.status, unknown.body.code, unknown.body.errors[0].field]).toEqual([
      422,
      'invalid-input',
      'body.ratePlan',
    ])
  })

  test('for another total than the rate has is refused with the price of now', async () => {
    const villaId = await aVillaWithRates()
    for (const [ratePlan, total] of [
      ['flexible', 7105],
      ['standard', 7665],
    ]) {
      const refused = await hold(villaId, { ratePlan, total })
      expect([refused.status, refused.body.code]).toEqual([409, 'price-changed'])
      expect(refused.body.sale).toMatchObject({ ratePlan, rates: [isStandard, isFlexible] })
    }
  })
})

describe('the rate of an option', () => {
  test('is changed to and fro at the prices of its beginning, also in another currency', async () => {
    const villaId = await aVillaWithRates()
    const { id, booking, own } = await held(villaId)
    expect(booking.rates).toMatchObject([isStandard, isFlexible])
    await setRates(villaId, null)
    const standard = await setRate(id, 'standard', own)
    expect(standard.body).toMatchObject({ ...isStandard, rates: [isStandard, isFlexible] })
    expect(await rowOf(id)).toMatchObject({ ratePlan: 'standard', depositPercent: null, freeDays: null })
    expect((await setRate(id, 'flexible', own)).body).toMatchObject(isFlexible)
    const pounds = await send('POST', `bookings/${id}/setcurrency/10`, {}, { authorization: own })
    // Of a villa at the same price.
    const offered = await quote(await aVillaWithRates(null), '&currencyId=10')
    expect(pounds.body).toMatchObject({ ratePlan: 'flexible', bookingPaymentCurrencyId: 10 })
    const [first, second] = pounds.body.rates
    expect(first.totalPrice).toBe(offered.totalPrice)
    expect(pounds.body.totalPrice).toBe(second.totalPrice)
    expect((await setRate(id, 'standard', own)).body.totalPrice).toBe(first.totalPrice)
  })

  test('is chosen by who makes the booking alone', async () => {
    const { id, own } = await held(await aVillaWithRates())
    const other = await held(await aVillaWithRates())
    expect((await setRate(id, 'standard')).status).toBe(401)
    expect((await setRate(id, 'standard', other.own)).body.code).toBe('not-found')
    expect((await setRate(id, 'standard', bearer(await signInBy(app)).authorization)).body.code).toBe('not-found')
    expect((await setRate(id, 'standard', (await staffBearer(db)).authorization)).status).toBe(404)
    expect((await setRate(id, 'cheapest', own)).body.code).toBe('invalid-input')
    expect(await rowOf(id)).toMatchObject({ ratePlan: 'flexible' })
  })

  test('has no choice where there was none, and none once a payment has begun or the time is over', async () => {
    const plain = await held(await aVillaWithRates(null), { ratePlan: 'standard', total: 7105 })
    expect(plain.booking.rates).toEqual([])
    expect((await setRate(plain.id, 'flexible', plain.own)).body.code).toBe('rate-not-offered')
    const paying = await held(await aVillaWithRates())
    await db
      .update(tables.booking)
      .set({ currencySettledAt: new Date(clock.at) })
      .where(eq(tables.booking.id, paying.id))
    expect((await setRate(paying.id, 'standard', paying.own)).body.code).toBe('not-in-this-state')
    const { body } = await get(`/api/core/bookings/${paying.id}`, { authorization: paying.own })
    expect(body).toMatchObject({ ...isFlexible, rates: [] })
    const late = await held(await aVillaWithRates())
    await db.execute(`update option set expires_at = app_now() - interval '1 second'`)
    expect((await setRate(late.id, 'standard', late.own)).body.code).toBe('option-over')
  })
})

test('the office holds a villa by the rate that the client wishes', async () => {
  const [client] = await db.select().from(tables.contact).limit(1)
  const book = async (villaId: number, ratePlan: string) => {
    const payload = { contactId: client?.publicId, propertyId: villaId, ...heldStay, ...party, currencyId: 1, ratePlan }
    const headers = await staffBearer(db)
    return (await app.inject({ method: 'POST', url: '/api/office/bookings', payload, headers })).json()
  }
  const { payments, ...rest } = isFlexible
  expect(await book(await aVillaWithRates(), 'flexible')).toMatchObject({
    ...rest,
    rates: [],
    payments: payments.map(({ kind, amount }) => ({ kind, amount })),
  })
  expect((await book(await aVillaWithRates(null), 'flexible')).code).toBe('rate-not-offered')
})

test('the database keeps a rate and its terms together', async () => {
  const { id } = await held(await aVillaWithRates())
  const refused = (set: object) =>
    db
      .update(tables.booking)
      .set(set)
      .where(eq(tables.booking.id, id))
      .then(
        () => 'kept',
        error => (error.cause as { constraint?: string }).constraint,
      )
  for (const wrong of [
    { ratePlan: 'standard' },
    { depositPercent: null },
    { freeDays: 0 },
    { depositPercent: 101 },
    { ratePlan: 'cheapest' },
  ])
    expect([wrong, await refused(wrong)]).toEqual([wrong, 'booking_rate_plan'])
})
