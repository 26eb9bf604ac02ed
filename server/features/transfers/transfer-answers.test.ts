import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { demonstrationAccounts } from '#domain/demonstration'
import { itemStatus } from '#domain/lifecycles/item-status'
import { emptyTrip } from '#domain/trip-details/trip-details'
import { payableOf } from '#server/features/bookings/public'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { requestingTransfers } from '#testing/bookings/transfers'
import { testApp } from '#testing/site/app'

type Headers = Record<string, string>
const site = await testApp()
const { app, db, clock } = site
const transfers = await requestingTransfers(site)
const { bookingId, lead, other, staff, call, stay, price, requested, list, answer, statusOf, lastEmails } = transfers
const start = clock.at

beforeEach(async () => {
  await clock.set(start)
  await transfers.reset()
})

const payer = {
  ...{ title: 'Ms', firstname: 'Ada', lastname: 'Holm', email: 'ada@example.com', phone: '+44 20 7946 0000' },
  ...{ address1: '1 Harbour Street', address2: '', country: 'GB' },
}

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
