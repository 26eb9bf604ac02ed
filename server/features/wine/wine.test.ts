import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PricedWineBasket } from '#contract/extras/wine'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { addDays } from '#domain/calendar/day'
import { demonstrationAccounts } from '#domain/demonstration'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import type { BasketLine } from '#domain/wine/wine-basket'
import { payableOf } from '#server/features/bookings/public'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { run as expireOrders } from './expire-orders.ts'
import { orderWine } from './order-wine.ts'

vi.setConfig({ testTimeout: 60_000 })

const site = await testApp()
const { app, db, clock, context } = site
/** The demonstration's confirmed stay in Sicily. */
const bookingId = 9002
const [villa] = await db
  .select()
  .from(tables.bookingItem)
  .where(and(eq(tables.bookingItem.bookingId, bookingId), eq(tables.bookingItem.kind, 'villa')))
if (!villa) throw new Error('the demonstration has no stay in Sicily')
const arrival = villa.stay.from
const at = (daysBefore: number) => Date.parse(`${addDays(arrival, -daysBefore)}T12:00:00Z`)
await clock.set(at(30))

type Headers = Record<string, string>
const lead: Headers = bearer(await signInBy(app))
const guest: Headers = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
const staff = await staffBearer(db)
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app.inject({
    method,
    url: `/api${url}`,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    ...(payload && { payload }),
  })
const of = (name: string, id = villa.id) => `/core/bookings/wine/${name}/villabookingitemid/${id}`
/** Etna Rosso by the case of six, 24.50 a bottle; Etna Spumante by the bottle, 32.50. */
const rosso: BasketLine = { wineId: 1, quantity: 1, lineTotal: 147, numberofBottles: 6 }
const spumante: BasketLine = { wineId: 4, quantity: 2, lineTotal: 65, numberofBottles: 2 }
const order = (lines: BasketLine[], more: object = {}, headers: Headers = lead) =>
  call('POST', of('order'), headers, { lines, deliveryCharge: 25, ageConfirmed: true, ...more })
const request = (lines: BasketLine[], headers: Headers = lead) =>
  call('POST', of('order/complimentary'), headers, { lines, ageConfirmed: true })
const orders = async (headers: Headers = lead) => (await call('GET', of('orders'), headers)).json().orders
const stockOf = async (wineId: number) =>
  (await db.select().from(tables.wine).where(eq(tables.wine.id, wineId)))[0]?.stock
const setStock = (wineId: number, stock: number) =>
  db.update(tables.wine).set({ stock }).where(eq(tables.wine.id, wineId))
const itemOf = async (itemId: number) =>
  (await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.id, itemId)))[0]
const lastEmails = async (count: number) =>
  (await db.select().from(tables.mail).orderBy(sql`id desc`).limit(count)).map(({ subject, text }) => ({
    subject,
    text,
  }))
const eventsOf = async (itemId: number) =>
  (
    await db
      .select({ kind: tables.bookingEvent.kind })
      .from(tables.bookingEvent)
      .where(eq(tables.bookingEvent.itemId, itemId))
      .orderBy(asc(tables.bookingEvent.id))
  ).map(({ kind }) => kind)

beforeEach(async () => {
  await clock.set(at(30))
  await db.execute(sql`delete from booking_item where kind = 'wine'`)
  await db.delete(tables.callLimit)
  await setStock(1, 96)
  await setStock(4, 40)
})

describe('whether wine can be ordered', () => {
  test('with its days, and the bottles that the company gives', async () => {
    expect((await call('GET', of('isWineSalesPossible'), lead)).json()).toMatchObject({
      ...{ possible: true, reason: null, opens: addDays(arrival, -60), closes: addDays(arrival, -7) },
      ...{ delivery: arrival, bookingId, complimentaryBottles: 2 },
    })
  })

  test.each([
    [61, 'too-early'],
    [60, null],
    [7, null],
    [6, 'too-late'],
  ])('%i days before arrival: %s', async (daysBefore, reason) => {
    await clock.set(at(daysBefore))
    const headers = bearer(await signInBy(app))
    const reply = (await call('GET', of('isWineSalesPossible'), headers)).json()
    expect([reply.possible, reply.reason]).toEqual([reason === null, reason])
    const ordered = await order([rosso], {}, headers)
    expect(ordered.statusCode).toBe(reason === null ? 201 : 409)
    if (reason) expect(ordered.json()).toMatchObject({ code: 'not-in-this-state', reason })
  })

  test('not in a region to which no wine is delivered', async () => {
    const away = await db.delete(tables.wineDelivery).where(eq(tables.wineDelivery.regionId, 1)).returning()
    expect((await call('GET', of('isWineSalesPossible'), lead)).json().reason).toBe('no-wines')
    expect((await call('GET', `/core/wines/villabookingitemid/${villa.id}`, lead)).json().wines).toEqual([])
    await db.insert(tables.wineDelivery).values(away)
  })

  test('not for a booking that is not confirmed', async () => {
    const set = (status: 2 | 3) => db.update(tables.booking).set({ status }).where(eq(tables.booking.id, bookingId))
    await db.execute(sql`alter table booking disable trigger all`)
    await set(bookingStatus.completed)
    expect((await call('GET', of('isWineSalesPossible'), lead)).json().reason).toBe('not-confirmed')
    await set(bookingStatus.confirmed)
    await db.execute(sql`alter table booking enable trigger all`)
  })
})

test('the wines of the place come first, with prices and words in the asked language', async () => {
  const { currencyId, wines } = (await call('GET', `/core/wines/villabookingitemid/${villa.id}?lang=de`, lead)).json()
  expect(currencyId).toBe(1)
  expect(wines[0].region).toEqual({ id: 1, name: 'Sizilien' })
  expect(wines.find(({ wineId }: { wineId: number }) => wineId === 1)).toMatchObject({
    ...{ appellation: 'Etna Rosso', bottlePrice: 24.5, casePrice: 147, bottlesPerCase: 6, bottlesLeft: 96 },
    pairing: expect.stringContaining('Schwertfisch'),
  })
})

describe('a basket', () => {
  const price = async (lines: BasketLine[]): Promise<PricedWineBasket> =>
    (await call('POST', of('applydeliverycharge'), lead, { lines })).json()

  test('has a delivery charge, and what is missing to a free one', async () => {
    expect((await call('GET', of('getdeliverychargethreshold'), lead)).json()).toEqual({
      ...{ currencyId: 1, threshold: 300, deliveryCharge: 25 },
    })
    expect(await price([rosso, spumante])).toMatchObject({
      ...{ bottles: 8, subtotal: 212, deliveryCharge: 25, total: 237, missing: 88, soldOut: [] },
    })
    expect(await price([rosso, rosso, rosso])).toMatchObject({
      ...{ lines: [{ quantity: 3, lineTotal: 441, numberofBottles: 18 }], deliveryCharge: 0, total: 441, missing: 0 },
    })
  })

  test('is in the currency of the booking', async () => {
    const set = (rate: number) => db.update(tables.booking).set({ rate }).where(eq(tables.booking.id, bookingId))
    await set(0.857)
    expect(await price([spumante])).toMatchObject({ subtotal: 55.7, deliveryCharge: 21.43, threshold: 257.1 })
    await set(1)
  })

  test('names wines that are sold out, and leaves out others', async () => {
    await setStock(1, 5)
    const priced = await price([rosso, { ...rosso, wineId: 25 }])
    expect(priced.lines).toMatchObject([{ wineId: 1 }])
    expect(priced.soldOut).toEqual([
      { wineId: 1, bottlesLeft: 5 },
      { wineId: 25, bottlesLeft: 0 },
    ])
  })
})

describe('an order', () => {
  test('takes its bottles, can be paid at once, and is confirmed by e-mail', async () => {
    const reply = await order([rosso, spumante], { note: 'In the kitchen, please' })
    expect(reply.json()).toMatchObject({
      bookingId,
      order: {
        ...{ kind: 'paid', status: 10, bottles: 8, total: 237, deliveryCharge: 25, delivery: arrival },
        mine: true,
      },
    })
    const { itemId } = reply.json().order
    expect(await itemOf(itemId)).toMatchObject({ kind: 'wine', serviceId: 1, priceCents: 23_700, stay: villa.stay })
    expect([await stockOf(1), await stockOf(4)]).toEqual([90, 38])
    expect(await withTransaction(db, tx => payableOf(tx, bookingId, 'wine'))).toMatchObject({
      ...{ cents: 23_700, itemIds: [itemId] },
    })
    const [email] = await lastEmails(1)
    expect(email?.subject).toMatch(/: 8 bottles$/)
    expect(email?.text).toMatch(/Tenuta Lavascura · Contrada Nerina · 2021\s+6\s+€147[\s\S]*€237/)
    expect(await eventsOf(itemId)).toEqual(['wine-ordered'])
  })

  test.each([
    ['a total', [{ ...rosso, lineTotal: 140 }], 25],
    ['bottles', [{ ...rosso, numberofBottles: 12 }], 25],
    ['the delivery', [rosso], 0],
  ])('with other figures is not made: %s', async (_, lines, deliveryCharge) => {
    const reply = await order(lines, { deliveryCharge })
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({ code: 'price-changed', basket: { lines: [rosso], total: 172 } })
    expect(await stockOf(1)).toBe(96)
  })

  test.each([
    ['without a line', { lines: [] }],
    ['without the age', { ageConfirmed: false }],
    ['of nothing', { lines: [{ ...rosso, quantity: 0 }] }],
    [
      'of too many bottles',
      { lines: [{ ...rosso, quantity: 21, lineTotal: 3087, numberofBottles: 126 }], deliveryCharge: 0 },
    ],
  ])('%s is invalid', async (_, body) => {
    await setStock(1, 1000)
    expect((await order([rosso], body)).statusCode).toBe(422)
  })

  test('of a villa item 0 or another item is not found', async () => {
    expect((await call('POST', of('order', 0), lead, {})).statusCode).toBe(422)
    const [tax] = await db
      .select()
      .from(tables.bookingItem)
      .where(eq(tables.bookingItem.kind, 'villa-service'))
      .limit(1)
    expect((await call('GET', of('isWineSalesPossible', tax?.id), lead)).statusCode).toBe(404)
  })

  test('of the last case is made once, however many want it', async () => {
    await setStock(1, 6)
    const [contact] = await db
      .select({ id: tables.booking.contactId })
      .from(tables.booking)
      .where(eq(tables.booking.id, bookingId))
    const actor = { kind: 'lead-booker', contactId: contact?.id ?? 0 } as const
    const wish = { villaItemId: villa.id, lines: [rosso], note: '', deliveryCharge: 25 }
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, () => withTransaction(db, tx => orderWine(tx, context, actor, wish))),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = all.flatMap(one => (one.status === 'rejected' ? [one.reason.code] : []))
    expect([...new Set(codes)]).toEqual(['sold-out'])
    expect([await stockOf(1), (await orders()).length]).toEqual([0, 1])
  })

  test('that is repeated with its key is made once', async () => {
    const key = { ...lead, 'idempotency-key': randomUUID() }
    const replies = await Promise.all(Array.from({ length: 10 }, () => order([rosso], {}, key)))
    expect(replies.map(({ statusCode }) => statusCode).filter(status => status === 201).length).toBeGreaterThan(0)
    expect([await stockOf(1), (await orders()).length]).toEqual([90, 1])
  })
})

describe('an unpaid order returns its bottles', () => {
  test('when the client gives it up', async () => {
    const { itemId } = (await order([rosso])).json().order
    const cancel = () => call('DELETE', `/core/bookings/wine/order/${itemId}`, lead)
    expect((await cancel()).json()).toMatchObject({ status: itemStatus.declined })
    expect((await cancel()).statusCode).toBe(200)
    expect(await stockOf(1)).toBe(96)
    expect(await eventsOf(itemId)).toEqual(['wine-ordered', 'wine-cancelled'])
  })

  test('after 24 hours, but not while a bank decides', async () => {
    const { itemId } = (await order([rosso])).json().order
    const [attempt] = await db
      .insert(tables.paymentAttempt)
      .values({
        ...{ bookingId, part: 'wine', cents: 17_200, currencyId: 1, status: 1, itemIds: [itemId] },
        ...{ provider: 'checkout', payer: 'contact', language: 'en' },
      })
      .returning({ id: tables.paymentAttempt.id })
    await clock.set(at(29) + 60_000)
    await expireOrders({ db })
    expect((await itemOf(itemId))?.status).toBe(itemStatus.provisional)
    await db.delete(tables.paymentAttempt).where(eq(tables.paymentAttempt.id, attempt?.id ?? 0))
    await expireOrders({ db })
    expect([(await itemOf(itemId))?.status, await stockOf(1)]).toEqual([itemStatus.expired, 96])
    await expireOrders({ db })
    expect(await stockOf(1)).toBe(96)
  })

  test('later where it is paid by bank transfer', async () => {
    const { itemId } = (await order([rosso])).json().order
    const reply = await call('POST', `/core/bookings/${bookingId}/processoffline/wine`, lead)
    expect(reply.statusCode).toBe(200)
    await clock.set(at(28))
    await expireOrders({ db })
    expect((await itemOf(itemId))?.status).toBe(itemStatus.provisional)
    await clock.set(at(25) + 60_000)
    await expireOrders({ db })
    expect((await itemOf(itemId))?.status).toBe(itemStatus.expired)
  })

  test('with its booking', async () => {
    const { itemId } = (await order([rosso])).json().order
    await db.update(tables.bookingItem).set({ status: itemStatus.cancelled }).where(eq(tables.bookingItem.id, itemId))
    expect(await stockOf(1)).toBe(96)
  })
})

describe('complimentary wine', () => {
  const gift: BasketLine = { wineId: 1, quantity: 2, lineTotal: 0, numberofBottles: 2 }
  const answer = (itemId: number, given: 'grant' | 'refuse', headers: Headers = staff) =>
    call('POST', `/office/wine/orders/${itemId}/answer`, headers, { answer: given, message: 'Enjoy it.' })

  test('is requested, granted by staff, delivered and on the timeline', async () => {
    const { itemId } = (await request([gift])).json().order
    expect(await itemOf(itemId)).toMatchObject({ status: itemStatus.requested, serviceId: 2, priceCents: 0 })
    expect(await stockOf(1)).toBe(94)
    const [toClient, toOffice] = await lastEmails(2)
    expect([toOffice?.subject, toClient?.subject]).toEqual([
      ...[expect.stringMatching(/^Complimentary wine requested/), 'Your request for complimentary wine'],
    ])
    const listed = (await call('GET', '/office/wine/orders', staff)).json()
    expect(listed.orders).toMatchObject([{ itemId, bookingId, allowance: 2, bottles: 2 }])
    expect((await answer(itemId, 'grant')).statusCode).toBe(204)
    expect((await answer(itemId, 'refuse')).statusCode).toBe(409)
    expect((await lastEmails(1))[0]).toMatchObject({
      ...{ subject: expect.stringMatching(/^Complimentary wine for /), text: expect.stringContaining('Enjoy it.') },
    })
    const { entries } = (await call('GET', `/core/bookings/${bookingId}/timeline`, lead)).json()
    expect(entries).toContainEqual(
      expect.objectContaining({
        id: `wine-${itemId}`,
        kind: 'wine-delivery',
        day: arrival,
        name: 'Complimentary wine',
      }),
    )
    const delivered = () => call('POST', `/office/wine/orders/${itemId}/delivered`, staff)
    expect([(await delivered()).statusCode, (await delivered()).statusCode]).toEqual([204, 204])
    expect((await call('GET', '/office/wine/orders?state=delivered', staff)).json().orders).toMatchObject([{ itemId }])
    expect(await eventsOf(itemId)).toEqual(['wine-ordered', 'wine-granted', 'wine-delivered'])
    expect((await request([gift])).json()).toMatchObject({ code: 'not-in-this-state', complimentaryBottles: 0 })
  })

  test('that is refused goes back into stock and can be chosen again', async () => {
    const { itemId } = (await request([gift])).json().order
    await answer(itemId, 'refuse')
    expect([(await itemOf(itemId))?.status, await stockOf(1)]).toEqual([itemStatus.unavailable, 96])
    expect((await request([gift])).statusCode).toBe(201)
  })

  test('is not more than the company gives, nor of any wine, nor priced', async () => {
    expect((await request([{ ...gift, quantity: 3, numberofBottles: 3 }])).statusCode).toBe(409)
    expect((await request([{ ...gift, wineId: 4 }])).statusCode).toBe(409)
    expect((await request([{ ...gift, lineTotal: 10 }])).statusCode).toBe(422)
  })

  test('can be withdrawn by the client', async () => {
    const { itemId } = (await request([gift])).json().order
    await call('DELETE', `/core/bookings/wine/order/${itemId}`, lead)
    expect([(await itemOf(itemId))?.status, await stockOf(1)]).toEqual([itemStatus.cancelled, 96])
    expect((await answer(itemId, 'grant')).statusCode).toBe(409)
  })
})

describe('the office', () => {
  const wines = async () => (await call('GET', '/office/wine/wines', staff)).json().wines
  const rossoOf = async () => (await wines()).find(({ id }: { id: number }) => id === 1)

  test('changes price and stock, and orders keep their price', async () => {
    const { itemId } = (await order([rosso])).json().order
    const { revision } = await rossoOf()
    const edit = { revision, bottlePrice: 26, stock: 12, live: true }
    expect((await call('POST', '/office/wine/wines/1', staff, edit)).json()).toMatchObject({
      bottlePrice: 26,
      stock: 12,
    })
    expect((await call('POST', '/office/wine/wines/1', staff, edit)).json().code).toBe('edited-meanwhile')
    expect((await order([rosso])).json().code).toBe('price-changed')
    expect((await orders())[0]).toMatchObject({ itemId, total: 172 })
    await db.update(tables.wine).set({ bottleCents: 2_450 }).where(eq(tables.wine.id, 1))
    const [entry] = await db
      .select()
      .from(tables.staffAuditEntry)
      .where(eq(tables.staffAuditEntry.action, 'wine-edited'))
    expect(entry?.reason).toMatch(/24\.5 EUR, 90, on offer → 26 EUR, 12, on offer$/)
  })

  test('does not overwrite bottles that were ordered meanwhile', async () => {
    const { revision } = await rossoOf()
    await order([rosso])
    const edit = { revision, bottlePrice: 24.5, stock: 96, live: true }
    expect((await call('POST', '/office/wine/wines/1', staff, edit)).json().code).toBe('edited-meanwhile')
  })

  test('takes a wine off the list', async () => {
    const { revision } = await rossoOf()
    await call('POST', '/office/wine/wines/1', staff, { revision, bottlePrice: 24.5, stock: 96, live: false })
    expect((await order([rosso])).json()).toMatchObject({ code: 'sold-out', soldOut: [{ wineId: 1, bottlesLeft: 0 }] })
    await db.update(tables.wine).set({ live: true }).where(eq(tables.wine.id, 1))
  })

  test('sets the complimentary bottles of a booking by its reference', async () => {
    const [booking] = await db.select().from(tables.booking).where(eq(tables.booking.id, bookingId))
    const reference = booking?.reference.replace('-', ' ').toLowerCase() ?? ''
    const set = (bottles: number, named = reference) =>
      call('POST', '/office/wine/allowance', staff, { reference: named, bottles })
    expect((await set(6)).json()).toEqual({ bookingId, reference: booking?.reference, bottles: 6 })
    expect((await call('GET', of('isWineSalesPossible'), lead)).json().complimentaryBottles).toBe(6)
    expect((await set(6, 'AAAA-AAAA')).statusCode).toBe(404)
    await set(2)
  })
})

describe('access', () => {
  const stranger = { email: 'other@example.com', password: 'Sirocco2027' }
  const calls = (headers: Headers, itemId: number) => [
    call('GET', of('isWineSalesPossible'), headers),
    call('GET', `/core/wines/villabookingitemid/${villa.id}`, headers),
    call('GET', of('getdeliverychargethreshold'), headers),
    call('GET', of('orders'), headers),
    call('POST', of('applydeliverycharge'), headers, { lines: [rosso] }),
    order([rosso], {}, headers),
    request([{ ...rosso, quantity: 1, numberofBottles: 1, lineTotal: 0 }], headers),
    call('DELETE', `/core/bookings/wine/order/${itemId}`, headers),
  ]
  const statuses = async (headers: Headers, itemId: number) =>
    new Set((await Promise.all(calls(headers, itemId))).map(({ statusCode }) => statusCode))

  test('another client, an anonymous visitor and staff find nothing', async () => {
    const { itemId } = (await order([rosso])).json().order
    await app.inject({
      method: 'POST',
      url: '/api/auth/createaccount_and_token',
      payload: { ...stranger, firstname: 'Otto', lastname: 'Falk' },
    })
    expect(await statuses(bearer(await signInBy(app, stranger)), itemId)).toEqual(new Set([404]))
    expect(await statuses({}, itemId)).toEqual(new Set([401]))
    expect(await statuses(staff, itemId)).toEqual(new Set([404]))
    expect([await stockOf(1), (await orders()).length]).toEqual([90, 1])
  })

  test('only staff for bookings work on orders and wines', async () => {
    const { itemId } = (await order([rosso])).json().order
    const person = await aColleague(db, { email: 'contacts@example.com', permissions: ['contacts'] })
    for (const headers of [lead, guest, await staffBearer(db, person)]) {
      const replies = await Promise.all([
        call('GET', '/office/wine/orders', headers),
        call('GET', '/office/wine/wines', headers),
        call('POST', `/office/wine/orders/${itemId}/answer`, headers, { answer: 'grant' }),
        call('POST', `/office/wine/orders/${itemId}/delivered`, headers),
        call('POST', '/office/wine/wines/1', headers, { revision: 1, bottlePrice: 1, stock: 1, live: true }),
        call('POST', '/office/wine/allowance', headers, { reference: 'AAAA-AAAA', bottles: 6 }),
      ])
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    }
    expect((await itemOf(itemId))?.status).toBe(itemStatus.provisional)
  })

  test('an unpaid order can neither be granted nor delivered', async () => {
    const { itemId } = (await order([rosso])).json().order
    const granted = await call('POST', `/office/wine/orders/${itemId}/answer`, staff, { answer: 'grant' })
    const delivered = await call('POST', `/office/wine/orders/${itemId}/delivered`, staff)
    expect([granted.statusCode, delivered.statusCode]).toEqual([409, 409])
  })
})

describe('a guest', () => {
  test('orders, sees the sums of their own orders only, and declines none', async () => {
    await db.execute(sql`update guest_login set shows_prices = false`)
    const { itemId: leads } = (await order([spumante])).json().order
    const { itemId: own } = (await order([rosso], { note: 'From us' }, guest)).json().order
    const seen = await orders(guest)
    expect(seen).toMatchObject([
      { itemId: own, total: 172, mine: true, note: 'From us' },
      { itemId: leads, total: null, mine: false, lines: [{ price: null, bottlePrice: null }] },
    ])
    expect((await orders())[0]).toMatchObject({ itemId: own, total: 172, mine: false })
    expect((await call('DELETE', `/core/bookings/wine/order/${own}`, guest)).statusCode).toBe(404)
    await db.execute(sql`update guest_login set shows_prices = true`)
  })
})
