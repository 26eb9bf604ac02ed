import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PricedWineBasket } from '#contract/extras/wine'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { addDays } from '#domain/calendar/day'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import type { BasketLine } from '#domain/wine/wine-basket'
import { payableOf } from '#server/features/bookings/public'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { orderingWine } from '#testing/bookings/ordering-wine'
import { testApp } from '#testing/site/app'
import { run as expireOrders } from './expire-orders.ts'
import { orderWine } from './order-wine.ts'

vi.setConfig({ testTimeout: 60_000 })

const site = await testApp()
const { app, db, clock, context } = site
const {
  bookingId,
  villa,
  arrival,
  at,
  lead,
  call,
  of,
  rosso,
  spumante,
  order,
  orders,
  stockOf,
  setStock,
  itemOf,
  lastEmails,
  eventsOf,
  reset,
} = await orderingWine(site)

beforeEach(reset)

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
    const input = { villaItemId: villa.id, lines: [rosso], note: '', deliveryCharge: 25 }
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, () => withTransaction(db, tx => orderWine(tx, context, actor, input))),
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
