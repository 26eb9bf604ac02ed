import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TransferList, TransferOptions, TransferPrices } from '#contract/extras/transfers'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { addDays } from '#domain/calendar/day'
import { demonstrationAccounts } from '#domain/demonstration'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { transferTypes } from '#domain/transfers/transfer'
import { emptyTrip } from '#domain/trip-details/trip-details'
import { payableOf } from '#server/features/bookings/public'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'

const { app, db, clock, catalogue } = await testApp()
/** The demonstration's confirmed stay in Sicily. */
const bookingId = 9002
type Headers = Record<string, string>

const lead: Headers = bearer(await signInBy(app))
const guest: Headers = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
const staff: Headers = await staffBearer(db)
const stranger = { email: 'other@example.com', password: 'Sirocco2027' }
await app.inject({
  method: 'POST',
  url: '/api/auth/createaccount_and_token',
  payload: { ...stranger, firstname: 'Otto', lastname: 'Falk' },
})
const other: Headers = bearer(await signInBy(app, stranger))

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app.inject({
    method,
    url: `/api/${url}`,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    ...(payload && { payload }),
  })

const [stayItem] = await db
  .select()
  .from(tables.bookingItem)
  .where(and(eq(tables.bookingItem.bookingId, bookingId), eq(tables.bookingItem.kind, 'villa')))
if (!stayItem) throw new Error('no stay')
const { villaId, stay } = stayItem
const options: TransferOptions = (
  await call('GET', `core/transfers/foroptions/propertyid/${villaId}/type/airport`, lead)
).json()
const placeId = options.places[0]?.regionPlaceId ?? 0
const travel = `${stay.from}T14:30`

async function priceOf(type = 'airport', date = travel, passengers = 3): Promise<number> {
  const url = `core/transfers/forbooking/propertyid/${villaId}/type/${type}?passengercount=${passengers}&dateOfTravel=${date}&bookingid=${bookingId}`
  const { prices }: TransferPrices = (await call('GET', url, lead)).json()
  return prices.find(({ regionPlaceId }) => regionPlaceId === null || regionPlaceId === placeId)?.price ?? 0
}
const price = await priceOf()

const aRequest = (change: object = {}) => ({
  ...{ requestKey: randomUUID(), propertyId: villaId, bookingId, villaBookingItemId: stayItem.id },
  ...{ regionPlaceId: placeId, transferId: null, type: 'airport', direction: 'to-villa' },
  ...{ adultCount: 2, childCount: 1, infantCount: 0, isReturn: false, travelDateTime: travel },
  ...{ flightNumber: 'BA 2612', flightArrivalTime: '14:10', mainPassengerName: 'Ada Holm' },
  ...{ mainPassengerContactNumber: '+44 20 7946 0000', requireBoosterSeat: true, extraLuggage: false },
  ...{ notesToDriver: 'One pram.', price },
  ...change,
})
const request = (all: object[], headers: Headers = lead) =>
  call('POST', `core/bookings/transfer/request/villabookingitemid/${stayItem.id}`, headers, all)
const list = async (headers: Headers = lead): Promise<TransferList> =>
  (await call('GET', `core/bookings/${bookingId}/transfers`, headers)).json()
const requested = async (change: object = {}, headers: Headers = lead) => {
  const reply = await request([aRequest(change)], headers)
  expect([reply.statusCode, reply.statusCode === 201 ? '' : reply.body]).toEqual([201, ''])
  return (await list(headers)).transfers.at(-1)?.itemId ?? 0
}
const answer = (id: number, payload: object, headers: Headers = staff) =>
  call('POST', `office/transfers/${id}/answer`, headers, payload)
const statusOf = async (id: number) =>
  (await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.id, id)))[0]?.status
const lastEmails = async (count: number) =>
  (await db.select().from(tables.mail).orderBy(sql`id desc`).limit(count)).map(
    ({ recipient, subject }) => `${recipient}: ${subject}`,
  )
const payer = {
  ...{ title: 'Ms', firstname: 'Ada', lastname: 'Holm', email: 'ada@example.com', phone: '+44 20 7946 0000' },
  ...{ address1: '1 Harbour Street', address2: '', country: 'GB' },
}
const start = clock.at

beforeEach(async () => {
  await clock.set(start)
  await db.execute(sql`delete from booking_item where booking_id = ${bookingId} and kind = 'transfer'`)
  await db.delete(tables.transportation)
  await db.delete(tables.callLimit)
  await db.delete(tables.trip).where(eq(tables.trip.bookingId, bookingId))
})

describe('options and prices', () => {
  test('every villa has every type, with places and a price for each vehicle', async () => {
    const seen = new Set<number>()
    for (const { row } of catalogue.villas.values()) {
      if (seen.has(row.regionId)) continue
      seen.add(row.regionId)
      for (const type of transferTypes) {
        const url = `core/transfers/forbooking/propertyid/${row.id}/type/${type}?passengercount=8&dateOfTravel=2027-06-20`
        const { prices, currencyId }: TransferPrices = (await call('GET', url, lead)).json()
        expect([row.id, type, currencyId, prices.length > 0, prices.every(one => one.price > 20)]).toEqual([
          ...[row.id, type, 1, true, true],
        ])
        expect(new Set(prices.map(({ vehicle }) => vehicle))).toEqual(new Set(['minibus']))
      }
    }
    expect(seen.size).toBeGreaterThan(10)
  }, 60_000)

  test('a driver has hours and no places; a party that no vehicle takes has no prices', async () => {
    const driver: TransferOptions = (
      await call('GET', `core/transfers/foroptions/propertyid/${villaId}/type/chauffeurHalfday`, lead)
    ).json()
    expect([driver.hours, driver.places, driver.directions]).toEqual([5, [], ['from-villa']])
    const url = `core/transfers/forbooking/propertyid/${villaId}/type/airport?passengercount=16`
    expect((await call('GET', url, lead)).json().prices).toEqual([])
    expect((await call('GET', 'core/transfers/foroptions/propertyid/99999/type/airport', lead)).statusCode).toBe(404)
    expect((await call('GET', `${url}&dateOfTravel=2027-02-30`, lead)).statusCode).toBe(422)
  })

  test('a night costs more, and prices follow the rate of the booking', async () => {
    expect(await priceOf('airport', `${stay.from}T23:00`)).toBeCloseTo(price * 1.2, 1)
    await db.update(tables.booking).set({ rate: 1.1, currencyId: 3 }).where(eq(tables.booking.id, bookingId))
    expect(await priceOf()).toBeCloseTo(price * 1.1, 1)
    await db.update(tables.booking).set({ rate: 1, currencyId: 1 }).where(eq(tables.booking.id, bookingId))
  })
})

describe('a request', () => {
  test('waits for its confirmation, and client and company get e-mails', async () => {
    const id = await requested()
    const [shown] = (await list()).transfers
    expect(shown).toMatchObject({
      ...{ itemId: id, status: itemStatus.awaitingConfirmation, flightReference: 'BA2612', meetingTime: '14:10' },
      ...{ vehicle: 'sedan', babies: 0, totalPrice: price, destination: (await list()).villa, changes: [] },
    })
    expect(await lastEmails(2)).toEqual([
      expect.stringMatching(/: Transfer requested: /),
      `${demonstrationAccounts.leadBooker}: Your transfer is requested`,
    ])
    expect((await withTransaction(db, tx => payableOf(tx, bookingId, 'service')))?.itemIds ?? []).not.toContain(id)
  })

  test('both ways are one item over both days, at the sum of both prices', async () => {
    const back = `${stay.to}T23:00`
    const night = await priceOf('airport', back)
    const id = await requested({ isReturn: true, returnDateTime: back, price: Number((price + night).toFixed(2)) })
    const [item] = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.id, id))
    expect(item?.stay).toEqual({ from: stay.from, to: addDays(stay.to, 1) })
  })

  test.each([
    [{ travelDateTime: '2027-01-01T10:00' }, 'body.0.travelDateTime', 'past'],
    [{ travelDateTime: `${addDays(stay.from, -2)}T10:00` }, 'body.0.travelDateTime', 'outside'],
    [{ flightNumber: '' }, 'body.0.flightNumber', 'missing'],
    [{ mainPassengerName: '' }, 'body.0.mainPassengerName', 'missing'],
    [{ adultCount: 20 }, 'body.0.adultCount', 'too-many'],
    [{ regionPlaceId: 1_999_999 }, 'body.0.regionPlaceId', 'invalid'],
    [{ regionPlaceId: null }, 'body.0.regionPlaceId', 'missing'],
  ])('%j is refused', async (change, field, code) => {
    const reply = await request([aRequest(change)])
    expect([reply.statusCode, reply.json().errors]).toEqual([422, [expect.objectContaining({ field, code })]])
  })

  test('a differing price is told with the current one, and nothing is requested', async () => {
    const wrong = aRequest({ price: price - 1 })
    const reply = await request([aRequest(), wrong])
    expect([reply.statusCode, reply.json().current[1]]).toEqual([409, { requestKey: wrong.requestKey, price }])
    expect((await list()).transfers).toEqual([])
  })

  test('a hundred double submits make one', async () => {
    const body = [aRequest()]
    const replies = await Promise.all(Array.from({ length: 100 }, () => request(body)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect((await list()).transfers).toHaveLength(1)
  }, 60_000)

  test('is for a confirmed stay of one’s own', async () => {
    expect((await request([aRequest()], {})).statusCode).toBe(401)
    expect((await request([aRequest()], other)).statusCode).toBe(404)
    expect((await request([aRequest({ bookingId: 9004 })])).statusCode).toBe(404)
    await db.update(tables.booking).set({ status: bookingStatus.completed }).where(eq(tables.booking.id, bookingId))
    expect((await request([aRequest()])).json().type).toMatch('not-in-this-state')
    await db.execute(sql`alter table booking disable trigger all`)
    await db.update(tables.booking).set({ status: bookingStatus.confirmed }).where(eq(tables.booking.id, bookingId))
    await db.execute(sql`alter table booking enable trigger all`)
  })
})

describe('the company’s answer', () => {
  test('codes map to states in any sequence until it is paid', async () => {
    const id = await requested()
    const expected = [
      ...([
        [1, 15],
        [2, 13],
        [4, 15],
        [0, 12],
        [5, 15],
        [9, 0],
        [2, 13],
        [0, 12],
        [9, 0],
        [1, 15],
      ] as const),
    ]
    for (const [code, status] of expected) {
      expect((await answer(id, { code })).statusCode).toBe(204)
      expect([code, await statusOf(id)]).toEqual([code, status])
    }
    await db.update(tables.bookingItem).set({ status: 5 }).where(eq(tables.bookingItem.id, id))
    expect((await answer(id, { code: 1 })).statusCode).toBe(409)
    const entries = await db
      .select()
      .from(tables.staffAuditEntry)
      .where(eq(tables.staffAuditEntry.action, 'transfer-answered'))
    expect(entries.length).toBeGreaterThanOrEqual(expected.length)
  })

  test('changes are a difference to accept; accepted, they apply and can be paid', async () => {
    const id = await requested()
    const proposal = { code: 3, time: '15:30', price: price + 10, message: 'The driver comes from Noto.' }
    expect((await answer(id, { ...proposal, code: 1 })).statusCode).toBe(422)
    expect((await answer(id, { code: 3 })).statusCode).toBe(422)
    expect((await answer(id, proposal)).statusCode).toBe(204)
    const [changed] = (await list()).transfers
    expect(changed).toMatchObject({
      ...{ status: itemStatus.acceptedWithChanges, totalPrice: price, message: proposal.message },
      changes: [
        { name: 'time', before: '14:30', after: '15:30' },
        { name: 'priceCents', before: price, after: price + 10 },
      ],
    })
    expect((await lastEmails(1))[0]).toBe(`${demonstrationAccounts.leadBooker}: Your transfer: another proposal`)
    const accept = () => call('POST', `core/bookings/transfer/${id}/answer`, lead, { answer: 'accept' })
    expect([(await accept()).statusCode, (await accept()).statusCode]).toEqual([200, 200])
    expect((await list()).transfers[0]).toMatchObject({ status: 15, totalPrice: price + 10, changes: [] })
    const payable = await withTransaction(db, tx => payableOf(tx, bookingId, 'service', { itemIds: [id] }))
    expect(payable?.cents).toBe(Math.round((price + 10) * 100))
  })

  test('a transfer that costs nothing is confirmed at once', async () => {
    const id = await requested()
    await answer(id, { code: 1, price: 0 })
    expect(await statusOf(id)).toBe(itemStatus.confirmed)
  })

  test('the price does not change while it is being paid', async () => {
    const id = await requested()
    await answer(id, { code: 1 })
    await db.insert(tables.paymentAttempt).values({
      ...{ bookingId, part: 'service', cents: 100, currencyId: 1, status: 1, provider: 'checkout', payer: 'contact' },
      ...{ language: 'en', itemIds: [id] },
    })
    expect((await answer(id, { code: 1, price: 1 })).statusCode).toBe(409)
    await db.delete(tables.paymentAttempt)
  })

  test('only staff for bookings answer', async () => {
    const id = await requested()
    const content = await staffBearer(db, await aColleague(db, { email: 'c@example.com', permissions: ['content'] }))
    for (const [headers, status] of [
      [{}, 401],
      [lead, 404],
      [content, 404],
    ] as const) {
      expect((await answer(id, { code: 1 }, headers)).statusCode).toBe(status)
      expect((await call('GET', 'office/transfers', headers)).statusCode).toBe(status)
    }
    const { transfers } = (await call('GET', 'office/transfers', staff)).json()
    expect(transfers).toMatchObject([{ itemId: id, email: demonstrationAccounts.leadBooker, supplier: null }])
    await answer(id, { code: 1 })
    expect((await call('GET', 'office/transfers', staff)).json().transfers).toEqual([])
    expect((await call('GET', 'office/transfers?state=coming', staff)).json().transfers).toHaveLength(1)
  })
})

describe('guests', () => {
  test('request, see and take back their own; the lead booker declines any', async () => {
    const own = await requested({}, guest)
    const ofLead = await requested()
    const shown = (await list(guest)).transfers
    expect(shown.map(one => [one.itemId, one.own]).sort()).toEqual(
      [
        [own, true],
        [ofLead, false],
      ].sort(),
    )
    const give = (id: number, headers: Headers) =>
      call('POST', `core/bookings/transfer/${id}/answer`, headers, { answer: 'decline' })
    expect((await give(ofLead, guest)).statusCode).toBe(404)
    expect((await give(own, guest)).statusCode).toBe(200)
    expect((await give(ofLead, lead)).statusCode).toBe(200)
    expect([await statusOf(own), await statusOf(ofLead)]).toEqual([itemStatus.cancelled, itemStatus.cancelled])
    expect((await lastEmails(1))[0]).toMatch('Transfer given up')
  })

  test('without prices, they see those of their own requests only', async () => {
    await db.update(tables.guestLogin).set({ showsPrices: false })
    await requested({}, guest)
    await requested()
    const prices = (await list(guest)).transfers.map(one => [one.own, one.totalPrice])
    expect(prices).toEqual(
      expect.arrayContaining([
        [true, price],
        [false, null],
      ]),
    )
    await db.update(tables.guestLogin).set({ showsPrices: true })
  })
})

describe('payment', () => {
  const consolidate = (itemIds: number[], headers: Headers = lead, change: object = {}) =>
    call('POST', 'core/bookings/transfer/consolidateforpayment', headers, {
      ...{ bookingId, itemIds, payer: { ...payer, ...change } },
    })

  test('accepts the changed ones and totals what can be paid', async () => {
    const [one, two] = [await requested(), await requested({ travelDateTime: `${stay.from}T15:00` })]
    await answer(one, { code: 1 })
    await answer(two, { code: 3, price: price + 5 })
    const reply = await consolidate([one, two])
    expect(reply.json()).toMatchObject({ total: Number((2 * price + 5).toFixed(2)), currencyId: 1 })
    expect(await statusOf(two)).toBe(itemStatus.readyForPayment)
    const [booked] = await db.select().from(tables.booking).where(eq(tables.booking.id, bookingId))
    expect(booked?.billingAddress).toBe('Ms Ada Holm\n1 Harbour Street\nGB')
    expect((await consolidate([one, two])).json().total).toBe(Number((2 * price + 5).toFixed(2)))
  })

  test('needs title, names, address and country, and items that can be paid', async () => {
    const id = await requested()
    expect((await consolidate([id])).statusCode).toBe(409)
    await answer(id, { code: 1 })
    for (const field of ['title', 'firstname', 'lastname', 'email', 'phone', 'address1', 'country'])
      expect((await consolidate([id], lead, { [field]: '' })).json().errors).toMatchObject([
        { field: `body.payer.${field}`, code: 'missing' },
      ])
    expect((await consolidate([id], other)).statusCode).toBe(404)
    expect((await consolidate([id + 1000])).statusCode).toBe(404)
  })
})

test('everyone of the booking keeps a list of own transportation, and changes their own rows', async () => {
  const row = { bookingId, direction: 'to-villa', guests: 'Nora', means: 'Hire car', day: stay.from, time: '16:00' }
  const save = (payload: object, headers: Headers = lead) => call('POST', 'core/transportation', headers, payload)
  const made = (await save(row, guest)).json().transportations[0]
  expect(made).toMatchObject({ guests: 'Nora', own: true })
  await save({ ...row, guests: 'Ada' })
  const seen = (await call('GET', `core/transportation/bookingid/${bookingId}`, guest)).json().transportations
  expect(seen.map((one: { own: boolean }) => one.own).sort()).toEqual([false, true])
  const ofLead = seen.find((one: { own: boolean }) => !one.own).id
  expect((await call('DELETE', `core/transportation/${ofLead}`, guest)).statusCode).toBe(404)
  expect((await call('DELETE', `core/transportation/${made.id}`, other)).statusCode).toBe(404)
  expect((await save({ ...row, id: made.id, means: 'Train' }, other)).statusCode).toBe(404)
  expect((await save({ ...row, day: '2029-01-01' })).statusCode).toBe(422)
  expect((await save({ ...row, id: made.id, means: 'Train' })).json().transportations).toHaveLength(2)
  expect((await call('DELETE', `core/transportation/${made.id}`, guest)).statusCode).toBe(204)
})

describe('a changed flight', () => {
  const saveFlights = async (flights: object[], revision: number) =>
    app.inject({
      method: 'POST',
      url: `/api/core/bookings/${bookingId}/tripdetails`,
      headers: { ...lead, 'if-match': `"${revision}"` },
      payload: { ...emptyTrip, flights },
    })
  const flight = { id: 'a', direction: 'to', number: 'BA2612', airport: 'Catania', day: stay.from, time: '14:10' }
  const questions = async () =>
    (await db.select().from(tables.mail).where(sql`subject like 'Your flight changed%'`)).length

  test('asks the client once; moving waits for the company again', async () => {
    const id = await requested()
    await answer(id, { code: 1 })
    const before = await questions()
    await saveFlights([flight], 0)
    expect(await questions()).toBe(before)
    const moved = { ...flight, time: '17:40' }
    expect((await saveFlights([moved], 1)).statusCode).toBe(200)
    expect(await questions()).toBe(before + 1)
    await saveFlights([{ ...moved, airport: 'Catania CTA' }], 2)
    expect(await questions()).toBe(before + 1)
    expect((await list()).transfers[0]?.flightChange).toEqual({ day: stay.from, time: '17:40' })
    const move = () => call('POST', `core/bookings/transfer/${id}/flightchange`, lead, { answer: 'move' })
    expect([(await move()).statusCode, (await move()).statusCode]).toEqual([200, 200])
    expect(await statusOf(id)).toBe(itemStatus.awaitingConfirmation)
    expect((await list()).transfers[0]?.flightChange).toBeNull()
    const { transfers } = (await call('GET', 'office/transfers', staff)).json()
    expect(transfers[0]).toMatchObject({ moveWanted: { day: stay.from, time: '17:40' } })
  })

  test('a paid transfer takes the new time from the company, at no other price', async () => {
    const id = await requested()
    await answer(id, { code: 1 })
    await db.update(tables.bookingItem).set({ status: 5 }).where(eq(tables.bookingItem.id, id))
    await saveFlights([flight], 0)
    await saveFlights([], 1)
    expect((await list()).transfers[0]?.flightChange).toEqual({ day: null, time: null })
    await call('POST', `core/bookings/transfer/${id}/flightchange`, lead, { answer: 'move' })
    expect((await answer(id, { code: 1, price: price + 1 })).statusCode).toBe(422)
    expect((await answer(id, { code: 1, time: '18:00' })).statusCode).toBe(204)
    expect((await list()).transfers[0]).toMatchObject({
      status: 5,
      travelDateTime: `${stay.from}T18:00`,
      totalPrice: price,
    })
    expect((await lastEmails(1))[0]).toMatch('Your transfer has a new time')
  })
})

test('the timeline shows a transfer at its meeting time', async () => {
  await requested()
  const timeline = (await call('GET', `core/bookings/${bookingId}/timeline`, lead)).json()
  expect(timeline.entries.filter((entry: { kind: string }) => entry.kind === 'transfer')).toMatchObject([
    { day: stay.from, time: '14:10', name: expect.stringMatching(/^Airport transfer: /) },
  ])
})
