import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const { app, db, catalogue, clock, get } = await testApp()

let addresses = 0
const stay = { from: '2027-06-05', to: '2027-06-12' }

async function send(method: 'POST' | 'PUT', path: string, payload: object, headers: Record<string, string> = {}) {
  const reply = await app.inject({ method, url: `/api/core/bookings/${path}`, payload, headers })
  return { status: reply.statusCode, body: reply.json() }
}

/** A week in June, held by a visitor without an account from a fresh IP address. */
async function held(told: object = {}) {
  const villa = await aVilla(db)
  await expect.poll(() => catalogue.villas.get(villa.id)).toBeDefined()
  const body = { propertyId: villa.id, ...stay, adults: 4, children: 2, currencyId: 1, total: 7105, ...told }
  const from = { 'x-forwarded-for': `2001:db8:${(++addresses).toString(16)}::1` }
  const reply = await send('POST', 'ob', body, from)
  expect([reply.status, reply.body.code]).toEqual([201, undefined])
  await db.execute(sql`update access_token set expires_at = app_now() + interval '1 day'`)
  return {
    id: reply.body.bookingId as number,
    booking: reply.body.booking,
    as: { authorization: `Bearer ${reply.body.jwt}` },
  }
}

const ada = {
  firstname: 'Ada',
  lastname: 'Ferrante',
  email: 'ada@example.com',
  phone: '+39 06 5550 199',
  wishes: 'A cot',
}
const see = async (id: number, as: Record<string, string>) => (await get(`/api/core/bookings/${id}`, as)).body

test('the booker is stored, and can be corrected; other travel details stay', async () => {
  const { id, as } = await held({ trip: { arrivalTime: '16:30', arrivalBy: 'BA 602' } })
  expect(await send('PUT', `ob/booker/${id}`, ada, as)).toMatchObject({ status: 200, body: { email: ada.email } })
  await send('PUT', `ob/booker/${id}`, { ...ada, email: 'ada.f@example.com' }, as)
  expect(await see(id, as)).toMatchObject({
    firstname: 'Ada',
    lastname: 'Ferrante',
    email: 'ada.f@example.com',
    trip: { phone: ada.phone, notes: 'A cot', arrivalTime: '16:30', arrivalBy: 'BA 602' },
  })
})

test('a missing or invalid field is named, and nothing is stored', async () => {
  const { id, as } = await held()
  const { status, body } = await send(
    'PUT',
    `ob/booker/${id}`,
    { ...ada, lastname: ' ', email: 'ada@', phone: 'x' },
    as,
  )
  expect(status).toBe(422)
  const fields = body.errors.map(({ field, code }: { field: string; code: string }) => [field, code])
  expect(fields).toEqual(
    expect.arrayContaining([
      ['body.lastname', 'missing'],
      ['body.email', 'email'],
      ['body.phone', 'phone'],
    ]),
  )
  expect(await see(id, as)).toMatchObject({ firstname: null, email: null, trip: null })
})

test('the booking of another visitor is not found', async () => {
  const [{ id, as }, other] = [await held(), await held()]
  const client = bearer(await signInBy(app))
  const missing = await send('PUT', 'ob/booker/2147483647', ada, as)
  for (const stranger of [other.as, client]) {
    const { status, body } = await send('PUT', `ob/booker/${id}`, ada, stranger)
    expect([status, body.code, body.detail]).toEqual([404, 'not-found', missing.body.detail])
  }
  expect(await see(id, as)).toMatchObject({ email: null })
})

test('an expired option cannot be changed', async () => {
  const { id, as } = await held({ email: 'ada@example.com' })
  const before = clock.now()
  await clock.set(before + 61 * 60_000)
  expect(await send('PUT', `ob/booker/${id}`, { ...ada, email: 'other@example.com' }, as)).toMatchObject({
    status: 409,
    body: { code: 'option-over' },
  })
  expect(await see(id, as)).toMatchObject({ status: 5, email: 'ada@example.com' })
  await clock.set(before)
})

test('accepted conditions stay on the booking, with version, language and time', async () => {
  const { booking } = await held({ conditions: true, lang: 'de', firstname: 'Ada', lastname: 'Ferrante' })
  expect(booking).toMatchObject({
    firstname: 'Ada',
    lastname: 'Ferrante',
    conditions: {
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      language: 'de',
      acceptedAt: new Date(clock.now()).toISOString(),
    },
  })
  expect((await held()).booking.conditions).toBeNull()
})
