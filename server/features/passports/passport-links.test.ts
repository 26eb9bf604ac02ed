import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emptyPassport } from '#domain/passports/passport'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { testApp } from '#testing/site/app'

const { app, clock, context, db } = await testApp()
const bookingId = 9002
const leads = bearer(await signInBy(app))
const stranger = await app.inject({
  method: 'POST',
  url: '/api/auth/createaccount_and_token',
  payload: { email: 'other@example.com', firstname: 'Otto', lastname: 'Falk', password: 'Sirocco2027' },
})

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/core/passportdetails${url}`, headers, payload })
const list = async () =>
  (await app.inject({ url: `/api/core/passportdetails/bookingid/${bookingId}`, headers: leads })).json()
const link = (id: string, headers = leads, lang = 'de') =>
  post(`/guestid/${id}/link`, { bookingId, lang }, { ...headers, 'idempotency-key': randomUUID() })
const secretOf = (address: string) => address.split('#')[1] ?? ''
const show = (secret: string) => post('/bylink/show', { secret })
const save = (secret: string, revision: number, typed: object) =>
  post('/bylink', { secret, details: { ...emptyPassport, ...typed } }, { 'if-match': `"${revision}"` })

test('a guest without an account fills in one row by a private link, and sees no other', async () => {
  const [first, second] = (await list()).guests
  await app.inject({
    method: 'POST',
    url: `/api/core/passportdetails/bookingid/${bookingId}`,
    headers: { ...leads, 'if-match': '"0"' },
    payload: { guestId: first.id, details: { ...emptyPassport, documentNumber: 'SECRET0001' }, guardianId: null },
  })
  const made = await link(second.id)
  expect(made.statusCode).toBe(201)
  const { address } = made.json()
  expect(address).toMatch(new RegExp(`^${context.configuration.publicUrl}/de/secure/passport-by-link#[\\w-]{43}$`))
  const secret = secretOf(address)
  const seen = await show(secret)
  expect(seen.json()).toMatchObject({ open: true, reference: '', guests: [{ id: second.id, revision: 0 }] })
  expect(seen.json().guests).toHaveLength(1)
  expect(seen.body).not.toContain('SECRET')
  expect(seen.headers['cache-control']).toContain('no-store')
  expect((await save(secret, 0, { surname: 'Weiß' })).json()).toMatchObject({
    revision: 1,
    details: { surname: 'Weiß' },
  })
  expect((await save(secret, 0, { surname: 'Late' })).statusCode).toBe(412)
  expect((await list()).guests[1].details.surname).toBe('Weiß')
  // Only the hash of the secret is stored.
  const { rows } = await db.execute<{ text: string }>(sql`select passport_link::text as text from passport_link`)
  expect(rows.map(({ text }) => text).join()).not.toContain(secret)
})

test('a new link of a row revokes the previous one, and archiving the row closes both', async () => {
  const { id } = (await list()).guests[2]
  const [one, two] = [secretOf((await link(id)).json().address), secretOf((await link(id)).json().address)]
  expect((await show(one)).json().code).toBe('link-over')
  expect((await show(two)).statusCode).toBe(200)
  await post(`/guestid/${id}/archive`, { bookingId }, leads)
  expect((await show(two)).json().code).toBe('link-over')
  expect((await save(two, 1, { surname: 'B' })).json().code).toBe('link-over')
  expect((await link(id)).statusCode).toBe(409)
})

test('nobody else creates a link, and unknown secrets open nothing', async () => {
  const { id } = (await list()).guests[1]
  expect((await link(id, bearer(stranger))).statusCode).toBe(404)
  expect((await link(id, { authorization: '' })).statusCode).toBe(401)
  expect((await link(randomUUID())).statusCode).toBe(404)
  expect((await show('x'.repeat(43))).statusCode).toBe(410)
})

test('a link expires with the day of departure', async () => {
  const { guests, departure } = await list()
  const secret = secretOf((await link(guests[1].id)).json().address)
  const start = clock.at
  await clock.set(Date.parse(departure) + 23 * 3_600_000)
  expect((await show(secret)).statusCode).toBe(200)
  await clock.set(Date.parse(departure) + 24 * 3_600_000)
  expect((await show(secret)).statusCode).toBe(410)
  await clock.set(start)
})
