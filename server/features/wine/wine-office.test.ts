import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as tables from '#database/tables'
import { itemStatus } from '#domain/lifecycles/item-status'
import type { BasketLine } from '#domain/wine/wine-basket'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { orderingWine } from '#testing/bookings/ordering-wine'
import { testApp } from '#testing/site/app'

vi.setConfig({ testTimeout: 60_000 })

const site = await testApp()
const { app, db } = site
const {
  bookingId,
  villa,
  arrival,
  lead,
  guest,
  staff,
  call,
  of,
  rosso,
  spumante,
  order,
  request,
  orders,
  stockOf,
  itemOf,
  lastEmails,
  eventsOf,
  reset,
} = await orderingWine(site)
type Headers = Record<string, string>

beforeEach(reset)
const wineList = `/core/wines/villabookingitemid/${villa.id}`

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
    const { code, current } = (await call('POST', '/office/wine/wines/1', staff, edit)).json()
    expect([code, current.stock]).toEqual(['edited-meanwhile', 90])
  })

  test('corrects the texts of a wine; its stock stays, and an earlier version comes back', async () => {
    const content = '/office/content/wine/1'
    const details = async () => (await call('GET', content, staff)).json()
    const publish = async (part: 'shared' | 'fr', values: object) => {
      const { state } = await details()
      const revision = (await details()).parts[part].revision
      const body = { revision, values: { ...state[part], ...values } }
      const saved = (await call('PUT', `${content}/parts/${part}`, staff, body)).json()
      expect(saved).toMatchObject({ revision: expect.any(Number) })
      const parts = { [part]: saved.revision }
      expect((await call('POST', `${content}/publish`, staff, { parts })).statusCode).toBe(204)
    }
    const shown = async () =>
      (await call('GET', wineList, lead)).json().wines.find(({ wineId }: { wineId: number }) => wineId === 1)
    const before = (await details()).state
    await publish('fr', { style: 'Pâle, longue, volcanique.' })
    await order([rosso])
    await publish('shared', { producer: 'Tenuta Nuova', pictureId: 1 })
    expect((await details()).state.fr.style).toBe('Pâle, longue, volcanique.')
    expect(await shown()).toMatchObject({ producer: 'Tenuta Nuova', picture: { id: 1 }, bottlesLeft: 90 })
    // The state of before, and one for each draft and each publication.
    const { kind } = tables.recordVersion
    expect(await db.select().from(tables.recordVersion).where(eq(kind, 'wine'))).toHaveLength(5)
    await publish('shared', before.shared)
    await publish('fr', before.fr)
    expect(await shown()).toMatchObject({ producer: before.shared.producer, picture: null })
  })

  test('enters a new wine, which nobody can order before it has a price', async () => {
    const { id } = (await call('POST', '/office/content', staff, { kind: 'wine', name: 'Grillo' })).json()
    const content = `/office/content/wine/${id}`
    const region = (await call('GET', '/office/content/wine/1', staff)).json().state.shared
    const shared = { ...region, name: 'Grillo', pictureId: null }
    const parts: Record<string, number> = {}
    for (const [part, values] of Object.entries({ shared, en: { grape: 'Grillo', style: 'Dry.', pairing: 'Fish' } })) {
      const { revision } = (await call('GET', content, staff)).json().parts[part]
      parts[part] = (await call('PUT', `${content}/parts/${part}`, staff, { revision, values })).json().revision
    }
    expect((await call('POST', `${content}/publish`, staff, { parts })).statusCode).toBe(204)
    const listed = async () =>
      (await call('GET', wineList, lead)).json().wines.some(({ wineId }: { wineId: number }) => wineId === id)
    expect(await listed()).toBe(false)
    await expect(db.update(tables.wine).set({ live: true }).where(eq(tables.wine.id, id))).rejects.toThrow()
    const stock = { revision: 1, bottlePrice: 12.5, stock: 24, live: true }
    expect((await call('POST', `/office/wine/wines/${id}`, staff, stock)).statusCode).toBe(200)
    expect(await listed()).toBe(true)
    // A wine on offer keeps its price and stock until it is taken off the list.
    const withdraw = () => call('POST', `${content}/withdraw`, staff, {})
    expect((await withdraw()).json().code).toBe('not-in-this-state')
    await call('POST', `/office/wine/wines/${id}`, staff, { ...stock, revision: 2, live: false })
    expect((await withdraw()).statusCode).toBe(204)
    expect(await db.select().from(tables.wine).where(eq(tables.wine.id, id))).toEqual([])
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
