import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { addDays } from '#domain/calendar/day'
import { itemStatus } from '#domain/lifecycles/item-status'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'

const { app, db, clock } = await testApp()
const bookingId = 9002
type Headers = Record<string, string>
const lead: Headers = bearer(await signInBy(app))
const staff: Headers = await staffBearer(db)
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
const start = clock.at

async function aTransfer(kind: 'transfer' | 'experience-service' = 'transfer'): Promise<number> {
  const [item] = await db
    .insert(tables.bookingItem)
    .values({
      ...{
        bookingId,
        villaId,
        kind,
        serviceId: kind === 'transfer' ? 1 : 42,
        priceCents: 9000,
        stay: { from: stay.from, to: addDays(stay.from, 1) },
      },
      status: kind === 'transfer' ? itemStatus.awaitingConfirmation : itemStatus.requested,
    })
    .returning()
  const itemId = item?.id ?? 0
  if (kind === 'transfer')
    await db.insert(tables.transfer).values({
      ...{ itemId, bookingId, requestKey: randomUUID(), type: 'airport', direction: 'to-villa', vehicle: 'sedan' },
      ...{ adults: 2, children: 0, infants: 0, day: stay.from, time: '14:30', flightNumber: 'BA2612' },
      ...{ passengerName: 'Ada Holm', passengerPhone: '+44 20 7946 0000', notes: 'One pram.' },
    })
  return itemId
}

/** Asks a supplier and returns the secret of the link in the e-mail. */
async function ask(itemId: number, headers = staff): Promise<string> {
  const reply = await call('POST', `office/items/${itemId}/supplier`, headers, {
    email: 'driver@example.com',
    language: 'de',
  })
  expect([reply.statusCode, reply.body]).toEqual([204, ''])
  const [mail] = await db.select().from(tables.mail).orderBy(sql`id desc`).limit(1)
  expect(mail?.recipient).toBe('driver@example.com')
  expect(mail?.text).not.toMatch(/Holm|946 0000|pram/)
  return /\/de\/secure\/supplier#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const show = (secret: string) => call('POST', 'core/supplierrequests/bylink/show', {}, { secret })
const answer = (secret: string, payload: object) =>
  call('POST', 'core/supplierrequests/bylink', {}, { secret, ...payload })
const statusOf = async (id: number) =>
  (await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.id, id)))[0]?.status

beforeEach(async () => {
  await clock.set(start)
  await db.execute(
    sql`delete from booking_item where booking_id = ${bookingId} and kind in ('transfer', 'experience-service')`,
  )
})

test('a supplier sees the journey, and the passenger only after acceptance, which confirms the transfer', async () => {
  const id = await aTransfer()
  const secret = await ask(id)
  const before = (await show(secret)).json()
  expect(before).toMatchObject({
    state: 'sent',
    contact: null,
    adults: 2,
    transfer: { flight: 'BA2612', time: '14:30' },
  })
  expect(JSON.stringify(before)).not.toMatch(/Holm|946 0000|pram/)
  const replies = await Promise.all(Array.from({ length: 20 }, () => answer(secret, { answer: 'accept' })))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(replies[0]?.json()).toMatchObject({
    state: 'accepted',
    contact: { name: 'Ada Holm', phone: '+44 20 7946 0000', note: 'One pram.' },
  })
  expect(await statusOf(id)).toBe(itemStatus.readyForPayment)
  const told = await db.select().from(tables.mail).where(sql`subject = 'Your transfer is confirmed'`)
  expect(told).toHaveLength(1)
})

test('a proposal reaches the office, which answers the client; a second one replaces it', async () => {
  const id = await aTransfer()
  const secret = await ask(id)
  expect((await answer(secret, { answer: 'propose' })).statusCode).toBe(422)
  await answer(secret, { answer: 'propose', time: '15:00' })
  await answer(secret, { answer: 'propose', time: '15:15', price: 70, message: 'Traffic.' })
  expect(await statusOf(id)).toBe(itemStatus.awaitingConfirmation)
  const [row] = (await call('GET', 'office/transfers', staff)).json().transfers
  expect(row.supplier).toMatchObject({
    state: 'proposed',
    proposedTime: '15:15',
    proposedPrice: 70,
    message: 'Traffic.',
  })
  expect((await answer(secret, { answer: 'decline' })).json().state).toBe('declined')
  expect((await answer(secret, { answer: 'accept' })).statusCode).toBe(409)
})

test('a link ends when it is replaced or withdrawn, when its item ends, and the day after the service', async () => {
  const id = await aTransfer()
  const first = await ask(id)
  const second = await ask(id)
  expect([(await show(first)).statusCode, (await show(second)).statusCode]).toEqual([410, 200])
  const [request] = await db.select().from(tables.supplierRequest).where(sql`state = 'sent'`)
  const withdraw = () => call('DELETE', `office/supplierrequests/${request?.id}`, staff)
  expect([(await withdraw()).statusCode, (await withdraw()).statusCode]).toEqual([204, 204])
  expect((await show(second)).json().code).toBe('link-over')
  const third = await ask(id)
  await clock.set(Date.parse(`${addDays(stay.from, 1)}T20:00:00Z`))
  expect((await show(third)).statusCode).toBe(200)
  await clock.set(Date.parse(`${addDays(stay.from, 2)}T00:00:00Z`))
  expect((await show(third)).statusCode).toBe(410)
  await clock.set(start)
  await call('POST', `core/bookings/transfer/${id}/answer`, lead, { answer: 'decline' })
  expect((await show(third)).statusCode).toBe(410)
  expect((await show('x'.repeat(43))).statusCode).toBe(410)
})

test('suppliers can be asked for other items too, whose status the office decides', async () => {
  const id = await aTransfer('experience-service')
  await db.insert(tables.plannedExperience).values({
    ...{ id: randomUUID(), bookingId, villaItemId: stayItem.id, experienceId: 42, itemId: id, day: stay.from },
    ...{ adults: 2, children: 1, childAges: [8], time: '09:30', note: 'No nuts.', requestedAt: new Date(clock.at) },
  })
  const secret = await ask(id)
  expect((await show(secret)).json()).toMatchObject({
    ...{ transfer: null, contact: null, from: stay.from, to: stay.from, name: expect.stringMatching(/Markt/) },
    ...{ adults: 2, children: 1, babies: 0, childAges: [8] },
    experience: { time: '09:30', meeting: expect.stringMatching(/./) },
  })
  const { requests } = (await call('GET', 'office/experiences', staff)).json()
  expect(requests).toMatchObject([{ itemId: id, supplier: { email: 'driver@example.com', state: 'sent' } }])
  const accepted = (await answer(secret, { answer: 'accept' })).json()
  expect(accepted.contact).toMatchObject({ name: expect.stringMatching(/\w+ \w+/), note: 'No nuts.' })
  expect(await statusOf(id)).toBe(itemStatus.requested)
  const [email] = await db.select().from(tables.mail).orderBy(sql`id desc`).limit(1)
  expect(email?.text).toContain('/office/experiences')
})

test('only staff for bookings ask and withdraw', async () => {
  const id = await aTransfer()
  const content = await staffBearer(db, await aColleague(db, { email: 'c@example.com', permissions: ['content'] }))
  for (const [headers, status] of [
    [{}, 401],
    [lead, 404],
    [content, 404],
  ] as const) {
    const body = { email: 'driver@example.com' }
    expect((await call('POST', `office/items/${id}/supplier`, headers, body)).statusCode).toBe(status)
    expect((await call('DELETE', 'office/supplierrequests/1', headers)).statusCode).toBe(status)
  }
  expect(
    (await call('POST', `office/items/${stayItem.id}/supplier`, staff, { email: 'a@example.com' })).statusCode,
  ).toBe(404)
})
