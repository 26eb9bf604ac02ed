import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { demonstrationAccounts } from '#domain/demonstration'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { payableOf } from '#server/features/bookings/public'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { run as lapseHours } from './lapse-hours.ts'

const { app, db, clock } = await testApp()
/** The demonstration's confirmed stay in Sicily. */
const bookingId = 9002
type Headers = Record<string, string>

const lead: Headers = bearer(await signInBy(app))
const guest = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
const staff = await staffBearer(db)
const stranger = { email: 'other@example.com', password: 'Sirocco2027' }
await app.inject({
  method: 'POST',
  url: '/api/auth/createaccount_and_token',
  payload: { ...stranger, firstname: 'Otto', lastname: 'Falk' },
})

const at = `/api/core/bookings/${bookingId}/hours`
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app.inject({
    method,
    url,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    ...(payload && { payload }),
  })
const ask = (payload: object, headers: Headers = lead) => call('POST', at, headers, payload)
const early = { kind: 'early-arrival', time: '12:00', note: 'A baby travels with us.' }
const askedId = async () => (await ask(early)).json().requests[0].id as number
const quote = (id: number, payload: object, headers: Headers = staff) =>
  call('POST', `/api/office/hours/${id}/answer`, headers, payload)
const quoted = async (price = 120) => {
  const id = await askedId()
  await quote(id, { answer: 'quoted', price, message: 'The house is free that morning.' })
  return id
}
const answer = (id: number, given: string, headers: Headers = lead) =>
  call('POST', `${at}/${id}/answer`, headers, { answer: given })
const services = () =>
  db
    .select()
    .from(tables.bookingItem)
    .where(sql`booking_id = ${bookingId} and kind = 'villa-service' and service_id in (8, 9)`)
const lastEmail = async () => (await db.select().from(tables.mail).orderBy(sql`id desc`).limit(1))[0]
const stateOf = async (id: number) =>
  (await db.select().from(tables.hoursRequest).where(eq(tables.hoursRequest.id, id)))[0]?.state
const [villa] = await db
  .select({ id: tables.bookingItem.villaId, stay: tables.bookingItem.stay })
  .from(tables.bookingItem)
  .where(sql`booking_id = ${bookingId} and kind = 'villa'`)
await db
  .update(tables.villa)
  .set({ arrivalFrom: '16:00', departureBy: '10:00' })
  .where(eq(tables.villa.id, villa?.id ?? 0))
const start = clock.at

beforeEach(async () => {
  await clock.set(start)
  await db.delete(tables.hoursRequest)
  await db.execute(sql`delete from booking_item where booking_id = ${bookingId} and service_id in (8, 9)`)
})

test('a request reaches the office, and changes nothing', async () => {
  const reply = await ask(early)
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({
    ...{ open: true, arrivalFrom: '16:00', timezone: 'Europe/Rome' },
    requests: [{ kind: 'early-arrival', time: '12:00', state: 'asked', price: null }],
  })
  const email = await lastEmail()
  expect([email?.subject, email?.text]).toEqual([
    expect.stringMatching(/^Early arrival requested/),
    expect.stringContaining('A baby travels with us.'),
  ])
  const { requests } = (await call('GET', '/api/office/hours', staff)).json()
  expect(requests).toMatchObject([{ bookingId, time: '12:00', arrivalFrom: '16:00', neighbour: null }])
  expect(await services()).toEqual([])
})

test('an accepted price is a service of the stay, which is paid with the others', async () => {
  const id = await quoted()
  const email = await lastEmail()
  expect(email?.subject).toMatch(/^An early arrival at /)
  expect(email?.text).toMatch(/12:00[\s\S]*120/)
  expect((await answer(id, 'accept')).json().requests[0]).toMatchObject({ state: 'accepted', price: 120 })
  expect((await answer(id, 'accept')).statusCode).toBe(200)
  const [item, ...more] = await services()
  expect([item, more]).toMatchObject([{ serviceId: 8, priceCents: 12_000, status: itemStatus.provisional }, []])
  const payable = await withTransaction(db, tx => payableOf(tx, bookingId, 'service'))
  expect(payable?.itemIds).toContain(item?.id)
  const listed = await call('POST', '/api/core/salesoperations/bookings/servicebookings', lead, {
    bookingIds: [bookingId],
  })
  expect(listed.json().items).toContainEqual(expect.objectContaining({ serviceId: 8, price: 120 }))
  expect((await ask(early)).statusCode).toBe(409)
  const entries = await db
    .select()
    .from(tables.staffAuditEntry)
    .where(eq(tables.staffAuditEntry.action, 'hours-quoted'))
  expect(entries.at(-1)?.reason).toMatch(/: early-arrival 12:00, 120$/)
})

test('hours that cost nothing are agreed once they are accepted', async () => {
  await answer(await quoted(0), 'accept')
  expect(await services()).toMatchObject([{ priceCents: 0, status: itemStatus.confirmed }])
})

test('a refused price is on no bill, and the client can ask again', async () => {
  const id = await quoted()
  expect((await answer(id, 'refuse')).json().requests[0].state).toBe('refused')
  expect((await answer(id, 'accept')).statusCode).toBe(409)
  expect(await services()).toEqual([])
  expect((await ask({ ...early, time: '14:00' })).statusCode).toBe(201)
})

test('a new request replaces the open one of its kind; a withdrawn one cannot be answered', async () => {
  const first = await askedId()
  const second = await askedId()
  expect([await stateOf(first), await stateOf(second)]).toEqual(['withdrawn', 'asked'])
  expect((await call('DELETE', `${at}/${second}`, lead)).statusCode).toBe(200)
  expect((await quote(second, { answer: 'quoted', price: 10 })).statusCode).toBe(409)
})

test('a request that is repeated with its key is made once', async () => {
  const key = { 'idempotency-key': randomUUID() }
  await ask(early, { ...lead, ...key })
  await ask(early, { ...lead, ...key })
  expect(await db.select().from(tables.hoursRequest)).toHaveLength(1)
})

test.each([
  [{ kind: 'early-arrival', time: '17:00' }, 'time'],
  [{ kind: 'late-departure', time: '09:00' }, 'time'],
  [{ kind: 'late-departure', time: '9' }, 'time'],
])('%o is no other hour', async (wrong, field) => {
  const reply = await ask(wrong)
  expect([reply.statusCode, reply.json().errors[0].field]).toEqual([422, `body.${field}`])
})

describe('open requests end', () => {
  test('when the stay begins, whether or not the job has run', async () => {
    const id = await quoted()
    await clock.set(Date.parse(`${villa?.stay.from}T06:00Z`))
    expect((await answer(id, 'accept', bearer(await signInBy(app)))).statusCode).toBe(409)
    await lapseHours({ db })
    expect(await stateOf(id)).toBe('lapsed')
  })

  test('not before it', async () => {
    const id = await askedId()
    await lapseHours({ db })
    expect(await stateOf(id)).toBe('asked')
  })
})

describe('access', () => {
  test.each([
    ['an invited guest', guest, 404],
    ['another client', undefined, 404],
    ['an anonymous visitor', {}, 401],
  ] as const)('%s neither sees, asks nor answers', async (_, given, status) => {
    const headers = given ?? bearer(await signInBy(app, stranger))
    const id = await quoted()
    expect((await call('GET', at, headers)).statusCode).toBe(status)
    expect((await ask(early, headers)).statusCode).toBe(status)
    expect((await answer(id, 'accept', headers)).statusCode).toBe(status)
    expect((await call('DELETE', `${at}/${id}`, headers)).statusCode).toBe(status)
    expect(await stateOf(id)).toBe('quoted')
  })

  test('only staff for bookings see and answer requests', async () => {
    const id = await askedId()
    const contacts = await staffBearer(
      db,
      await aColleague(db, { email: 'contacts@example.com', permissions: ['contacts'] }),
    )
    for (const headers of [lead, contacts]) {
      expect((await call('GET', '/api/office/hours', headers)).statusCode).toBe(404)
      expect((await quote(id, { answer: 'declined' }, headers)).statusCode).toBe(404)
    }
    expect(await stateOf(id)).toBe('asked')
  })

  test('nothing can be asked of a booking that is not confirmed', async () => {
    const set = (status: 2 | 4) => db.update(tables.booking).set({ status }).where(eq(tables.booking.id, bookingId))
    await db.execute(sql`alter table booking disable trigger all`)
    await set(bookingStatus.cancelled)
    expect((await ask(early)).statusCode).toBe(409)
    await set(bookingStatus.confirmed)
    await db.execute(sql`alter table booking enable trigger all`)
  })
})
