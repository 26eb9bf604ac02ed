import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import * as tables from '#database/tables'
import { nightsToHold } from '#domain/booking/hold/hold-limits'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aVilla } from '#testing/builders/villas'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

// Many concurrent requests take long on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

const one = await testApp({ environment: { HOLD_PERCENT: '5' } })
const other = await testApp({ beside: one, environment: { HOLD_PERCENT: '5' } })
const { db, clock } = one
const processes = [one, other] as const

const villas = await Promise.all(Array.from({ length: 60 }, () => aVilla(db)))
for (const { catalogue } of processes)
  await eventually(async () => expect(villas.every(({ id }) => catalogue.villas.has(id))).toBe(true))

interface Answer {
  status: number
  body: any
}

const send = async (
  at: number,
  method: 'POST' | 'PUT',
  url: string,
  payload: object,
  headers = {},
): Promise<Answer> => {
  const { app } = processes[at % 2] as typeof one
  const reply = await app.inject({ method, url: `/api/core/bookings/${url}`, payload, headers })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}
const stay = { from: '2027-06-05', to: '2027-06-12' }
/** Holds a week in June, from an IP address. */
const hold = (at: number, address: string, headers = {}): Promise<Answer> => {
  const propertyId = villas[at % villas.length]?.id
  const body = { propertyId, ...stay, adults: 4, children: 2, currencyId: 1, total: 7105 }
  return send(at, 'POST', 'ob', body, { 'x-forwarded-for': address, ...headers })
}
const told = ({ status, body }: Answer) => (status === 201 ? 201 : (body.because ?? body.code))
const counted = (answers: Answer[]) =>
  Object.fromEntries(
    Map.groupBy(answers, told)
      .entries()
      .map(([answer, all]) => [answer, all.length]),
  )
const budget = { villas: one.catalogue.villas.size, percent: 5 }
const allowed = nightsToHold('2027-06', budget)
const heldNights = async () => {
  const { rows } = await db.execute<{ nights: number }>(sql`
    select coalesce(sum(upper(stay) - lower(stay)), 0)::int as nights from booking_item
    join option on option.booking_item_id = booking_item.id and option.expires_at > app_now()
    join booking on booking.id = booking_item.booking_id
    where kind = 'villa' and booking_item.status = 4 and booking.online and booking.status in (0, 1)`)
  return rows[0]?.nights ?? 0
}
/** The index of a villa that none of these replies holds. */
const freeBeside = (answers: Answer[]) =>
  villas.findIndex((_, i) => !answers.some(({ status }, at) => status === 201 && at % villas.length === i))
/** A client with a confirmed address and without bookings. */
async function newcomer() {
  const email = 'newcomer@example.com'
  const person = { email, password: 'Tramontana7', firstname: 'Ada', lastname: 'Ferrante' }
  const url = '/api/auth/createaccount_and_token'
  const made = await one.app.inject({ method: 'POST', url, payload: person })
  expect([made.statusCode, made.body]).toEqual([200, expect.stringContaining('token')])
  const signedUp = bearer(made)
  const [mail] = await db.select().from(tables.mail).where(eq(tables.mail.recipient, email)).orderBy(tables.mail.id)
  const token = /#t=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const headers = { ...signedUp, token }
  const confirmed = await one.app.inject({ method: 'POST', url: '/api/core/contacts/confirmemail', headers })
  expect([confirmed.statusCode, confirmed.body]).toEqual([204, ''])
  return signedUp
}
/** Moves the clock on until the holds of the test before have expired. */
const later = () => clock.set(clock.at + 5 * 3_600_000)

test('hundreds of concurrent requests from one address through two processes hold three villas, and a visitor holds one for an hour', async () => {
  const answers = await Promise.all(Array.from({ length: 120 }, (_, i) => hold(i, '198.51.100.7')))
  expect(counted(answers)[201]).toBe(3)
  const refused = answers.find(({ body }) => body.because === 'address')
  expect([refused?.status, refused?.body.code, refused?.body.holds]).toEqual([409, 'too-many-options', []])
  const beside = await hold(freeBeside(answers), '192.0.2.5')
  expect([told(beside), beside.body.booking.bookingItems[0].optionExpiryMilliseconds]).toEqual([201, 3_600_000])
  await later()
})

test('a hundred concurrent addresses hold no more than their share of the month, and clients and new accounts can still hold', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => hold(i, `10.${i % 100}.3.4`)))
  const refused = answers.find(({ body }) => body.because === 'unproven')
  expect([refused?.status, refused?.body.code]).toEqual([409, 'address-not-proven'])
  expect(await heldNights()).toBeGreaterThan(7)
  expect(await heldNights()).toBeLessThanOrEqual(allowed * 0.6)
  const [client, stranger] = [bearer(await signInBy(one.app)), await newcomer()]
  for (const who of [client, stranger]) {
    const beside = await hold(freeBeside(answers), '10.1.3.4', who)
    expect([told(beside), beside.body.booking?.bookingItems[0].optionExpiryMilliseconds]).toEqual([201, 3_600_000])
    await send(0, 'PUT', `ob/expire/${beside.body.bookingId}`, {}, who)
  }
  await later()
})

test('a hundred addresses of one network leave capacity for visitors of others', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => hold(i, `203.0.113.${i}`)))
  expect(counted(answers)).toMatchObject({ network: expect.any(Number) })
  expect(await heldNights()).toBeLessThanOrEqual(allowed * 0.4)
  expect(told(await hold(freeBeside(answers), '192.0.2.1'))).toBe(201)
  await later()
})

test('of four concurrent holds under one e-mail address, through two processes, one is rejected', async () => {
  const holds = await Promise.all([0, 1, 2, 3].map(i => hold(i, `10.${i}.7.7`)))
  expect(counted(holds)).toEqual({ 201: 4 })
  const person = {
    firstname: 'Ada',
    lastname: 'Ferrante',
    email: 'ada@example.com',
    phone: '+39 06 5550 199',
    wishes: '',
  }
  const enter = ({ body: { bookingId, jwt } }: Answer, at: number, url = 'ob/booker') =>
    send(at, 'PUT', `${url}/${bookingId}`, person, { authorization: `Bearer ${jwt}` })
  const answers = await Promise.all(holds.map((one, at) => enter(one, at)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409])
  const late = answers.findIndex(({ status }) => status === 409)
  expect(answers[late]?.body).toMatchObject({ code: 'too-many-options', because: 'email' })
  const extended = await enter(holds[late] as Answer, 0, 'ob/extend')
  expect([extended.status, told(extended)]).toEqual([409, 'email'])
  const again = await enter(holds[(late + 1) % 4] as Answer, 1)
  expect(again.status).toBe(200)
  await later()
})

test('holds that wait for a transfer count with the others', async () => {
  const jwts = await Promise.all([0, 1, 2].map(i => hold(i, '198.51.100.20')))
  expect(counted(jwts)).toEqual({ 201: 3 })
  for (const { body } of jwts) {
    await db.execute(sql`update booking set status = ${bookingStatus.officeOption} where id = ${body.bookingId}`)
  }
  expect(told(await hold(3, '198.51.100.20'))).toBe('address')
  await db.execute(sql`update booking set status = 4 where online and status = 1`)
  await db.execute(sql`update booking_item set status = 6 where kind = 'villa' and status = 4`)
  await later()
})

test('the fourth hold of a client names the three by villa and days', async () => {
  const client = bearer(await signInBy(one.app))
  const made = [await hold(10, '198.51.100.30', client)]
  made.push(await hold(11, '198.51.100.31', client), await hold(12, '198.51.100.32', client))
  const fourth = await hold(13, '198.51.100.33', client)
  expect(fourth.body).toMatchObject({ code: 'too-many-options', because: 'contact' })
  expect(fourth.body.holds).toEqual(
    made.map(({ body }) => ({
      bookingId: body.bookingId,
      reference: body.reference,
      villa: body.booking.bookingItems[0].villa,
      ...stay,
    })),
  )
  for (const { body } of made) await send(0, 'PUT', `ob/expire/${body.bookingId}`, {}, client)
})

test('a villa that is released and held again is not blocked for others for long', async () => {
  const answers: unknown[] = []
  for (let i = 0; i < 6; i++) {
    const answer = await hold(20, '198.51.100.40')
    answers.push(told(answer))
    if (answer.status === 201)
      await send(0, 'PUT', `ob/expire/${answer.body.bookingId}`, {}, { authorization: `Bearer ${answer.body.jwt}` })
  }
  expect(answers).toEqual([201, 201, 201, 201, 'too-many-requests', 'too-many-requests'])
  expect(told(await hold(20, '192.0.2.99'))).toBe(201)
})
