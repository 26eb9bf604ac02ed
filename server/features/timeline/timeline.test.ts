import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { expect, test, vi } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { demonstrationAccounts } from '#domain/demonstration'
import { recordEvent } from '#server/features/booking-events/public'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'

vi.setConfig({ testTimeout: 60_000 })

const { app, db } = await testApp()
/** The demonstration's confirmed stay in Sicily. */
const bookingId = 9002
const leads = bearer(await signInBy(app))
const guests = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
const stranger = await app.inject({
  method: 'POST',
  url: '/api/auth/createaccount_and_token',
  payload: { email: 'other@example.com', firstname: 'Otto', lastname: 'Falk', password: 'Sirocco2027' },
})
const [item] = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.bookingId, bookingId)).limit(1)
if (!item) throw new Error('the demonstration has no stay')
await db
  .update(tables.villa)
  .set({ arrivalFrom: '16:00', departureBy: '10:00' })
  .where(eq(tables.villa.id, item.villaId))
const [booked] = await db.select().from(tables.booking).where(eq(tables.booking.id, bookingId))
const reference = booked?.reference.toLowerCase()

type Headers = Record<string, string>
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers = {}) =>
  app.inject({ method, url, headers: { 'idempotency-key': randomUUID(), ...headers } })
const timeline = (headers: Headers, query = '') =>
  call('GET', `/api/core/bookings/${bookingId}/timeline${query}`, headers)
const feed = (method: 'POST' | 'DELETE', headers: Headers) =>
  call(method, `/api/core/bookings/${bookingId}/calendarfeed`, headers)
const read = (address: string) => call('GET', new URL(address).pathname)
const eventsIn = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map(event => new ICAL.Event(event))
}

test('the lead booker sees stay, payments, plans and events in the time of the villa', async () => {
  await withTransaction(db, async tx => {
    await recordEvent(tx, bookingId, { kind: 'confirmed', actor: 'system' })
    await recordEvent(tx, bookingId, { kind: 'guest-invited', actor: 'lead-booker' })
  })
  const flight = { id: 'a1', number: 'FR1234', airport: 'Palermo', day: item.stay.from, time: '12:10' }
  const trip = {
    ...{ bookingId, arrivalTime: '14:30', departureTime: '09:30' },
    flights: [{ ...flight, direction: 'to' as const }],
  }
  await db.insert(tables.trip).values(trip).onConflictDoUpdate({ target: tables.trip.bookingId, set: trip })
  const reply = await timeline(leads)
  expect(reply.headers['cache-control']).toContain('no-store')
  const { entries, conflicts, ...more } = reply.json()
  expect(more).toMatchObject({
    bookingId,
    timezone: 'Europe/Rome',
    today: '2027-01-15',
    feed: null,
    ...{ arrival: item.stay.from },
  })
  const of = (id: string) => entries.find((entry: { id: string }) => entry.id === id)
  expect(of('arrival')).toMatchObject({ kind: 'arrival', day: item.stay.from, time: '16:00', state: 'to-come' })
  expect(of('departure')).toMatchObject({ day: item.stay.to, time: '10:00' })
  expect(of('flight-a1')).toMatchObject({ kind: 'flight-to', time: '12:10', name: 'FR1234, Palermo' })
  const kinds = entries.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['payment-made', 'payment-due']))
  expect(entries.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['confirmed', 'guest-invited', 'deposit', 'balance']),
  )
  const days = entries.map(({ day, time }: { day: string; time: string }) => `${day} ${time}`)
  expect(days).toEqual(days.toSorted())
  expect(conflicts).toEqual([{ reason: 'arrives-early', entryIds: ['own-arrival', 'arrival'] }])
})

test('a guest without prices sees neither amounts nor the plans of the lead booker', async () => {
  await db.update(tables.guestLogin).set({ showsPrices: false })
  const { entries } = (await timeline(guests)).json()
  expect(new Set(entries.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['arrival', 'departure', 'event']))
  expect(entries.every(({ amount }: { amount: number | null }) => amount === null)).toBe(true)
  expect(entries.filter(({ what }: { what: string }) => what !== '').map(({ what }: { what: string }) => what)).toEqual(
    ['confirmed'],
  )
})

test.each([
  ['nobody', {}, 401],
  ['another client', bearer(stranger), 404],
] as const)('%s sees no timeline and gets no feed', async (_, headers, status) => {
  expect((await timeline(headers)).statusCode).toBe(status)
  expect((await feed('POST', headers)).statusCode).toBe(status)
  expect((await feed('DELETE', headers)).statusCode).toBe(status)
})

test('staff read it in the back office’s place of the client only, and create no feed', async () => {
  const staff = await staffBearer(db)
  expect([(await timeline(staff)).statusCode, (await feed('POST', staff)).statusCode]).toEqual([404, 404])
})

test('a calendar program follows the trip by a private address, with stable ids and the zone of the villa', async () => {
  const { address } = (await feed('POST', leads)).json()
  expect(address).toMatch(/\/api\/core\/calendarfeeds\/[\w-]{43}\.ics$/)
  const reply = await read(address)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, expect.stringContaining('text/calendar')])
  expect(reply.headers['cache-control']).toContain('no-store')
  for (const line of reply.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const events = eventsIn(reply.body)
  const ids = events.map(({ uid }) => uid)
  expect(ids).toEqual(expect.arrayContaining([`${reference}@stay.maestrale`, `${reference}-arrival@trip.maestrale`]))
  expect(new Set(ids).size).toBe(ids.length)
  const arrival = events.find(({ uid }) => uid === `${reference}-arrival@trip.maestrale`)
  // In June it is two hours later in Italy than in UTC.
  expect(arrival?.startDate.toJSDate().toISOString()).toBe(`${item.stay.from}T14:00:00.000Z`)
  expect(arrival?.startDate.zone.tzid).toBe('Europe/Rome')
  const stay = events.find(({ uid }) => uid === `${reference}@stay.maestrale`)
  expect([stay?.startDate.isDate, stay?.endDate.toString()]).toEqual([true, item.stay.to])
  const before = arrival?.sequence ?? 0

  await withTransaction(db, tx => recordEvent(tx, bookingId, { kind: 'guest-joined', actor: 'co-sign-in' }))
  const again = eventsIn((await read(address)).body)
  expect(again.map(({ uid }) => uid)).toEqual(ids)
  expect(again.find(({ uid }) => uid === arrival?.uid)?.sequence).toBe(before + 1)
  // Only the hash of the secret is stored.
  const { rows } = await db.execute<{ text: string }>(sql`select calendar_feed::text as text from calendar_feed`)
  expect(rows.map(({ text }) => text).join()).not.toContain(address.split('/').at(-1)?.slice(0, 43))
})

test('a new address replaces the old one, a revoked one is over, and each person has their own', async () => {
  const [one, two] = [(await feed('POST', leads)).json().address, (await feed('POST', leads)).json().address]
  const { address: theirs } = (await feed('POST', guests)).json()
  expect([(await read(one)).statusCode, (await read(two)).statusCode]).toEqual([410, 200])
  expect((await timeline(leads)).json().feed).toEqual({ createdAt: expect.any(String) })
  expect((await feed('DELETE', leads)).statusCode).toBe(204)
  expect([(await read(two)).statusCode, (await read(theirs)).statusCode]).toEqual([410, 200])
  expect((await read(theirs)).body).not.toContain('own-arrival')
  await db.update(tables.guestLogin).set({ archivedAt: sql`app_now()` })
  expect((await read(theirs)).statusCode).toBe(410)
  await db.update(tables.guestLogin).set({ archivedAt: null })
})

test('a cancelled booking leaves calendars the end of the stay, and nothing that is due', async () => {
  const { address } = (await feed('POST', leads)).json()
  const headers = { ...(await staffBearer(db)), 'idempotency-key': randomUUID() }
  const url = `/api/office/bookings/${bookingId}/cancel`
  expect((await app.inject({ method: 'POST', url, headers, payload: { returned: 0 } })).statusCode).toBe(200)
  const events = eventsIn((await read(address)).body)
  expect(events.map(({ uid, component }) => [uid, component.getFirstPropertyValue('status')])).toEqual([
    [`${reference}@stay.maestrale`, 'CANCELLED'],
  ])
  expect((await feed('POST', leads)).json().code).toBe('not-in-this-state')
  const { entries } = (await timeline(leads)).json()
  expect(entries.map(({ what }: { what: string }) => what)).toContain('cancelled')
})
