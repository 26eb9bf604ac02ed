import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { connect } from '#database/connection'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { holding } from '#testing/bookings/holding'
import { aBooking, anOption } from '#testing/builders/bookings'
import { testApp } from '#testing/site/app'
import { findBookings } from './queries.ts'

const site = await testApp()
const { app, db, clock, get } = site
const { send, aFreeVilla, held } = holding(site)
const minute = 60_000

const client = bearer(await signInBy(app))
const guest = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
const agent = bearer(await signInBy(app, { email: demonstrationAccounts.agent, userType: 'cosignin' }))
const see = async (id: number, headers: Record<string, string>) => (await get(`/api/core/bookings/${id}`, headers)).body

describe('a client’s bookings', () => {
  test('are read with all their rows on one connection', async () => {
    const { db: own, pool, close } = connect(site.url)
    const rows = await db.select({ id: tables.booking.id }).from(tables.booking).limit(20)
    const ids = rows.map(({ id }) => id)
    const found = await findBookings(own, ids)
    expect(found).toHaveLength(ids.length)
    expect(found).toEqual(
      await db
        .transaction(tx => findBookings(tx, ids))
        .then(all => all.map((one, i) => ({ ...one, now: found[i]?.now }))),
    )
    expect(pool.totalCount).toBe(1)
    await close()
  })

  test('are listed in their groups', async () => {
    const email = demonstrationAccounts.leadBooker
    const [lead] = await db.select().from(tables.contact).where(eq(tables.contact.email, email))
    const villa = await aFreeVilla()
    const give = async (
      item: Promise<{ bookingId: number }>,
      values: Partial<typeof tables.booking.$inferInsert> = {},
    ) => {
      const { bookingId } = await item
      await db
        .update(tables.booking)
        .set({ contactId: lead?.id ?? 0, ...values })
        .where(eq(tables.booking.id, bookingId))
      return bookingId
    }
    const at = (from: string, to: string) => ({ villaId: villa.id, stay: { from, to } })
    const past = await give(aBooking(db, at('2026-06-06', '2026-06-13')))
    const coming = await give(aBooking(db, at('2027-07-03', '2027-07-10')))
    const white = await give(aBooking(db, at('2027-07-10', '2027-07-17')), { whiteKey: true })
    const option = await give(anOption(db, { ...at('2027-07-17', '2027-07-24'), expiresAt: clock.at + minute }))
    const over = await give(anOption(db, { ...at('2027-07-24', '2027-07-31'), expiresAt: clock.at }))
    const path = `/api/core/bookings/contactid/${lead?.publicId}`
    const ids = (bookings: { id: number }[]) => bookings.map(({ id }) => id).toSorted((a, b) => a - b)
    const { body } = await get(path, client)
    expect(ids(body.PastBookings)).toEqual(expect.arrayContaining([past]))
    expect(ids(body.UpcomingConfirmed)).toEqual(expect.arrayContaining([coming]))
    expect(ids(body.WhitekeyBookings)).toEqual(expect.arrayContaining([white]))
    expect(ids(body.Provisional)).toEqual(expect.arrayContaining([option, over]))
    expect(body.Provisional.find(({ id }: { id: number }) => id === over).status).toBe(5)
    const { body: without } = await get(`${path}/excludepastbookings`, client)
    expect([without.PastBookings, ids(without.UpcomingConfirmed)]).toEqual([[], ids(body.UpcomingConfirmed)])
    // It is over at its time, whether or not the job has run; an option that still holds is not hidden.
    const hide = (id: number, headers = client) => send('POST', `bookings/${id}/hideallbookingitems`, {}, headers)
    for (const other of [guest, agent]) expect((await hide(over, other)).status).toBe(404)
    for (const id of [over, option]) expect((await hide(id)).status).toBe(204)
    const provisional = async () => ids((await get(path, client)).body.Provisional)
    expect(await provisional()).toContain(option)
    expect(await provisional()).not.toContain(over)
    const show = (headers: Record<string, string>) => send('POST', `bookings/${over}/showallbookingitems`, {}, headers)
    for (const other of [guest, agent]) expect((await show(other)).status).toBe(404)
    expect((await show(client)).status).toBe(204)
    expect(await provisional()).toContain(over)
  })
})

test('the demonstration’s lead booker has a provisional, a coming, a past and a White Key booking', async () => {
  const { body: contact } = await get('/api/core/contacts/current', client)
  const { body } = await get(`/api/core/bookings/contactid/${contact.id}`, client)
  const seeded = (group: string) => body[group].find(({ id }: { id: number }) => id > 9000 && id < 10_000)
  const [provisional, coming, past, white] = [
    'Provisional',
    'UpcomingConfirmed',
    'PastBookings',
    'WhitekeyBookings',
  ].map(seeded)
  expect(provisional).toMatchObject({ status: 1, bookingItems: [{ status: 4 }, { status: 10 }] })
  expect(coming.bookingItems[0].villa.url).toMatch(/^\/italy\/sicily\//)
  const [deposit, balance] = coming.payments
  expect([deposit.paidAt, balance.paidAt]).toEqual([expect.any(String), null])
  expect(coming.balanceRemaining).toBeGreaterThanOrEqual(balance.amount)
  expect(past).toMatchObject({ status: 3, balanceRemaining: 0 })
  expect(white).toMatchObject({ status: 2, whiteKey: true })
})

test('the booking of another client is not found by any endpoint', async () => {
  const own = await held({}, { email: 'ada@example.com' })
  const stranger = await held()
  const none = 2_000_000_000
  const item = own.booking.bookingItems[0].id as number
  const gets = (id: number, itemId: number) => [
    `bookings/${id}`,
    `bookings/bookingitemid/${itemId}`,
    `bookingitems/${itemId}`,
    `bookings/senddamagewaiverrequest/${id}`,
    `bookings/damagewaiverdetails/${id}/forcheckout/true`,
  ]
  const writes = (id: number, itemId: number): ['POST' | 'PUT', string, object][] => [
    ['PUT', `bookings/ob/keepalive/${id}`, {}],
    ['PUT', `bookings/ob/extend/${id}`, { email: 'eve@example.com' }],
    ['PUT', `bookings/ob/expire/${id}`, {}],
    ['PUT', 'bookings/setcjaffiliatebookingcode', { bookingId: id, cJAffiliateBookingCode: 'x' }],
    ['POST', `bookings/${id}/setcurrency/10`, {}],
    ['POST', `bookings/${id}/conditions`, { version: '2000-01-01' }],
    ['POST', `bookings/${id}/email`, { email: 'eve@example.com' }],
    ['POST', `bookings/${id}/processoffline/deposit`, {}],
    ['POST', `bookings/${id}/hideallbookingitems`, {}],
    ['POST', `bookings/${id}/showallbookingitems`, {}],
    ['POST', `bookingitems/${itemId}`, { step: 'accept' }],
    ['POST', 'bookings/setDamageWaiver', { bookingId: id, damageWaiver: true }],
  ]
  const told = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    { ...body, requestId: '' },
  ]
  for (const bearing of [stranger.bearing, client, guest, agent]) {
    for (const [i, path] of gets(own.id, item).entries()) {
      const missing = await get(`/api/core/${gets(none, none)[i]}`, bearing)
      expect(told(await get(`/api/core/${path}`, bearing))).toEqual(told(missing))
      expect(missing.status).toBe(404)
    }
    for (const [i, [method, path, body]] of writes(own.id, item).entries()) {
      const [, elsewhere, nothing] = writes(none, none)[i] ?? ['PUT', '', {}]
      const missing = await send(method, elsewhere, nothing, bearing)
      expect(told(await send(method, path, body, bearing))).toEqual(told(missing))
      expect(missing.status).toBe(404)
    }
  }
  expect(await see(own.id, own.bearing)).toMatchObject({ status: 0, email: 'ada@example.com', damageChoice: null })
})
