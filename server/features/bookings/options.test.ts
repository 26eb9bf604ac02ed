import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aBooking } from '#testing/builders/bookings'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { run as tidyOptions } from './occupancy/expire-options.ts'

const { app, context, db, clock, catalogue, get } = await testApp()
const minute = 60_000

let addresses = 0
/** A fresh IP address. */
const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++addresses).toString(16)}::1` })

/** A villa on Corfu, free all summer, and the body that requests a week of it in June. */
async function aFreeVilla() {
  const villa = await aVilla(db)
  await expect.poll(() => catalogue.villas.get(villa.id)).toBeDefined()
  const stay = { from: '2027-06-05', to: '2027-06-12' }
  const body = { propertyId: villa.id, ...stay, adults: 4, children: 2, currencyId: 1, total: 7105 }
  return { villa, stay, body }
}

const send = async (method: 'POST' | 'PUT', url: string, payload: object, headers: Record<string, string>) => {
  const reply = await app.inject({ method, url: `/api/core/${url}`, payload, headers })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined, cookies: reply.cookies }
}
const hold = (body: object, headers: Record<string, string> = someone()) => send('POST', 'bookings/ob', body, headers)
const as = (jwt: string) => ({ authorization: `Bearer ${jwt}` })
const see = (id: number, jwt: string) => get(`/api/core/bookings/${id}`, as(jwt))
const act = (what: string, id: number, jwt: string, body: object = {}) =>
  send('PUT', `bookings/ob/${what}/${id}`, body, as(jwt))

/** An option of a visitor without an account. */
async function anOption() {
  const free = await aFreeVilla()
  const { status, body } = await hold(free.body)
  expect([status, body.code]).toEqual([201, undefined])
  // A browser renews its token every quarter of an hour; here it does not expire.
  await db.execute(sql`update access_token set expires_at = app_now() + interval '1 day'`)
  return { ...free, id: body.bookingId as number, jwt: body.jwt as string }
}

/** Runs the job of each minute twice, as two processes would. */
async function tidy() {
  const mailer = { deliver: async () => {} }
  await Promise.all([1, 2].map(() => tidyOptions({ ...context, mailer })))
}

const client = bearer(await signInBy(app))

describe('a quote', () => {
  test('has every price line, the tax, and the amounts with their due days', async () => {
    const { villa } = await aFreeVilla()
    const asked = `propertyId=${villa.id}&from=2027-06-05&to=2027-06-12&adults=4&children=2`
    const { status, body } = await get(`/api/core/bookings/ob/quote?${asked}&lang=de`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      currencyId: 1,
      stayPrice: 7000,
      lines: [{ from: '2027-06-05', to: '2027-06-12', quantity: 7, unitPrice: 7000, price: 7000 }],
      services: [
        {
          name: 'Kurtaxe',
          price: 105,
          lines: [{ from: '2027-06-05', to: '2027-06-12', quantity: 7, unitPrice: 15, price: 105 }],
        },
      ],
      totalPrice: 7105,
      payments: [
        { kind: 'deposit', amount: 2100 },
        { kind: 'balance', amount: 4900, due: '2027-03-27' },
      ],
      terms: { depositPercent: 30, balanceDays: 70, freeCancellationHours: 24 },
    })
    const pounds = await get(`/api/core/bookings/ob/quote?${asked}&currencyId=10`)
    const { stayPrice, lines, services, totalPrice, payments } = pounds.body
    const sum = (prices: number[]) => Math.round(prices.reduce((a, b) => a + b, 0) * 100) / 100
    expect(sum(lines.map(({ price }: { price: number }) => price))).toBe(stayPrice)
    expect(sum(payments.map(({ amount }: { amount: number }) => amount))).toBe(stayPrice)
    expect(sum([stayPrice, services[0].price])).toBe(totalPrice)
    expect(totalPrice).toBeLessThan(7105)
  })
})

describe('an option', () => {
  test('holds the villa for an hour, for a visitor whose token is limited to it', async () => {
    const { villa, stay, body } = await aFreeVilla()
    const email = 'ada@example.com'
    const trip = { arrivalTime: '16:30', arrivalBy: 'BA 602' }
    const reply = await hold({ ...body, email, trip, lang: 'fr', infants: 1 })
    expect([reply.status, reply.body]).toMatchObject([
      201,
      {
        contact: { guest: true, email: null },
        booking: {
          id: reply.body.bookingId,
          reference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
          status: 0,
          onlineBooking: true,
          language: 'fr',
          adults: 4,
          children: 2,
          infants: 1,
          rooms: 4,
          email,
          bookingItems: [
            {
              kind: 'villa',
              status: 4,
              villa: { id: villa.id },
              ...stay,
              price: 7000,
              optionExpiryMilliseconds: 60 * minute,
            },
            { kind: 'villa-service', status: 10, name: 'Taxe de séjour', price: 105, optionExpiryMilliseconds: null },
          ],
          totalPrice: 7105,
          balanceRemaining: 7000,
          schedule: [
            { kind: 'deposit', amount: 2100 },
            { kind: 'balance', amount: 4900, due: '2027-03-27' },
            { kind: 'tourist-tax', name: 'Taxe de séjour', amount: 105, due: '2027-03-27', state: 'to-come' },
          ],
          bookingPaymentCurrencySymbol: '€',
          trip: { arrivalTime: '16:30', arrivalBy: 'BA 602' },
        },
      },
    ])
    expect(reply.body.booking.clientInvoice.bookingItemsPayable).toHaveLength(2)
    expect(reply.cookies.map(({ name }) => name)).toContain('session')
    const { bookingId, jwt } = reply.body
    expect((await see(bookingId, jwt)).body).toMatchObject({ id: bookingId, email })
    const other = await anOption()
    for (const path of [`bookings/${bookingId}`, `bookings/bookingitemid/${reply.body.booking.bookingItems[0].id}`])
      expect((await get(`/api/core/${path}`, as(other.jwt))).status).toBe(404)
  })

  test('takes its nights from calendar and search, and releases them in the second in which it expires', async () => {
    const { villa, id, jwt, stay } = await anOption()
    const start = clock.at
    const search = async () => {
      const { body } = await get(`/api/core/properties/search?from=${stay.from}&to=${stay.to}&limit=10000`)
      return body.properties.some((one: { id: number }) => one.id === villa.id)
    }
    const isFree = async () => {
      const { body } = await get(`/api/core/properties/${villa.id}/availability?from=${stay.from}&to=${stay.from}`)
      return body.bookableDates.length === 1
    }
    await expect.poll(isFree).toBe(false)
    expect(await search()).toBe(false)
    await clock.set(start + 60 * minute - 1)
    expect((await see(id, jwt)).body.status).toBe(0)
    expect([await isFree(), await search()]).toEqual([false, false])
    await clock.set(start + 60 * minute)
    const { body } = await see(id, jwt)
    expect(body).toMatchObject({ status: 5, balanceRemaining: 0, clientInvoice: { bookingItemsPayable: [] } })
    expect(body.bookingItems[0]).toMatchObject({ status: 9, optionExpiryMilliseconds: null })
    expect([await isFree(), await search()]).toEqual([true, true])
    for (const what of ['keepalive', 'expire', 'extend'])
      expect(await act(what, id, jwt, { email: 'ada@example.com' })).toMatchObject({
        status: 409,
        body: { code: 'option-over' },
      })
    await clock.set(start)
  })

  test('is kept alive by its page, extended for a visitor with an address, and expires after four hours', async () => {
    const { id, jwt } = await anOption()
    const start = clock.at
    const left = async (what: string, body?: object) => (await act(what, id, jwt, body)).body.optionExpiryMilliseconds
    expect(await left('keepalive')).toBe(60 * minute)
    await clock.set(start + 50 * minute)
    expect(await left('keepalive')).toBe(20 * minute)
    expect((await act('extend', id, jwt)).body.code).toBe('address-needed')
    expect((await act('extend', id, jwt, { email: 'nowhere' })).status).toBe(422)
    expect(await left('extend', { email: 'ada@example.com' })).toBe(50 * minute)
    expect((await see(id, jwt)).body.email).toBe('ada@example.com')
    for (let i = 0; i < 10; i++) await left('extend')
    expect(await left('extend')).toBe(190 * minute)
    await clock.set(start + 239 * minute)
    expect(await left('keepalive')).toBe(1 * minute)
    await clock.set(start + 240 * minute)
    expect((await act('keepalive', id, jwt)).body.code).toBe('option-over')
    await clock.set(start)
  })

  test('announces no change where it has enough time left', async () => {
    const { id, jwt } = await anOption()
    const count = async () => (await db.select().from(tables.changeLog)).length
    const before = await count()
    for (let i = 0; i < 5; i++) await act('keepalive', id, jwt)
    expect(await count()).toBe(before)
  })

  test('that is released is free immediately, and cannot be revived', async () => {
    const { id, jwt, body } = await anOption()
    expect((await act('expire', id, jwt)).status).toBe(204)
    expect((await see(id, jwt)).body.status).toBe(5)
    for (const what of ['keepalive', 'expire', 'extend']) expect((await act(what, id, jwt)).status).toBe(409)
    expect((await hold(body)).status).toBe(201)
  })

  test('of a client is visible to them and their guests, and not to others', async () => {
    const { body } = await aFreeVilla()
    const reply = await hold(body, { ...someone(), ...client })
    expect([reply.status, reply.body.jwt, reply.body.contact.email]).toEqual([
      201,
      null,
      demonstrationAccounts.leadBooker,
    ])
    const { bookingId, contact } = reply.body
    const path = `/api/core/bookings/${bookingId}`
    expect((await get(path, client)).body.email).toBe(demonstrationAccounts.leadBooker)
    const guest = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
    expect((await get(path, guest)).body).toMatchObject({ id: bookingId, email: null, trip: null })
    const agent = bearer(await signInBy(app, { email: demonstrationAccounts.agent, userType: 'cosignin' }))
    const missing = await get('/api/core/bookings/2000000000', agent)
    const withheld = await get(path, agent)
    expect([withheld.status, { ...withheld.body, requestId: '' }]).toEqual([404, { ...missing.body, requestId: '' }])
    const list = await get(`/api/core/bookings/contactid/${contact.id}`, client)
    expect(list.body.Provisional.map(({ id }: { id: number }) => id)).toContain(bookingId)
    expect((await get(`/api/core/bookings/contactid/${contact.id}`, guest)).status).toBe(200)
    expect((await get(`/api/core/bookings/contactid/${contact.id}`, agent)).status).toBe(404)
    // Guests find shared bookings by their own id only.
    const idOf = async (headers: typeof guest) => (await get('/api/core/contacts/current', headers)).body.id
    const shared = await get(`/api/core/bookings/contactid/${await idOf(guest)}`, guest)
    expect(shared.body.Provisional.find(({ id }: { id: number }) => id === bookingId)).toMatchObject({ email: null })
    expect((await get(`/api/core/bookings/contactid/${await idOf(guest)}`, agent)).status).toBe(404)
    expect((await get(`/api/core/bookings/contactid/${await idOf(guest)}`, client)).status).toBe(404)
    expect((await hold(body, { ...someone(), ...guest })).status).toBe(404)
    for (const what of ['keepalive', 'expire', 'extend'])
      expect((await send('PUT', `bookings/ob/${what}/${bookingId}`, {}, guest)).status).toBe(404)
    await send('PUT', `bookings/ob/expire/${bookingId}`, {}, client)
  })

  test('is one of three at most, of a contact and from an address', async () => {
    const villas = await Promise.all(Array.from({ length: 4 }, aFreeVilla))
    const here = someone()
    const outcomes = await Promise.all(villas.map(({ body }) => hold(body, here)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409])
    expect(outcomes.find(({ status }) => status === 409)?.body.code).toBe('too-many-options')
    const others = await Promise.all(Array.from({ length: 4 }, aFreeVilla))
    const theirs = await Promise.all(others.map(({ body }) => hold(body, { ...someone(), ...client })))
    expect(theirs.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409])
    for (const { body } of theirs)
      if (body.bookingId) await send('PUT', `bookings/ob/expire/${body.bookingId}`, {}, client)
  })

  test('is the same for a repeated key, and none for another body under that key', async () => {
    const { body } = await aFreeVilla()
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all(Array.from({ length: 5 }, () => hold(body, { ...someone(), ...key })))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.bookingId} ${body.jwt}`)).size).toBe(1)
    // A visitor who lost the first reply gets a session all the same.
    const again = await hold(body, { ...someone(), ...key })
    const session = again.cookies.find(({ name }) => name === 'session')
    expect([again.status, again.cookies.length, session?.httpOnly]).toEqual([201, 2, true])
    const renewed = await app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { cookie: `session=${session?.value}`, 'sec-fetch-site': 'same-origin' },
    })
    expect([renewed.statusCode, renewed.json().contact?.guest]).toEqual([200, true])
    expect(await hold({ ...body, adults: 3 }, { ...someone(), ...key })).toMatchObject({
      status: 409,
      body: { code: 'key-reused' },
    })
  })
})

describe('an unavailable stay', () => {
  test('because of taken nights gives the nearest stays with their price differences, and similar villas', async () => {
    const { villa, body, stay } = await aFreeVilla()
    await aBooking(db, { villaId: villa.id, stay })
    const { status, body: told } = await hold(body)
    expect([status, told.code]).toEqual([409, 'dates-taken'])
    expect(told.nearStays.length).toBeGreaterThanOrEqual(3)
    expect(told.nearStays.length).toBeLessThanOrEqual(5)
    for (const near of told.nearStays) {
      expect(near.from >= stay.to || near.to <= stay.from).toBe(true)
      expect(near.totalPrice - 7105).toBeCloseTo(near.difference)
    }
    expect(told.similarVillas.length).toBeGreaterThan(0)
    for (const { id } of told.similarVillas) expect(id).not.toBe(villa.id)
    expect(told.similarVillas[0]).toMatchObject({ name: expect.any(String), totalPrice: expect.any(Number) })
    for (const { totalPrice } of told.similarVillas) {
      expect(totalPrice).toBeLessThanOrEqual(7105 * 1.5)
      expect(totalPrice).toBeGreaterThanOrEqual(7105 * 0.5)
    }
  })

  test.each([
    [
      { from: '2027-06-06', to: '2027-06-13' },
      { reason: 'changeover', weekdays: [6] },
    ],
    [{ from: '2027-09-04', to: '2027-10-30' }, { reason: 'not-let' }],
    [
      { from: '2027-06-05', to: '2027-07-31' },
      { reason: 'maximum', nights: 40 },
    ],
    [{ from: '2026-06-06', to: '2026-06-13' }, { reason: 'past' }],
    [{ adults: 30 }, { reason: 'too-small' }],
  ])('for %o gives %o', async (wrong, reason) => {
    const { body } = await aFreeVilla()
    expect(await hold({ ...body, ...wrong })).toMatchObject({ status: 409, body: { code: 'stay-refused', ...reason } })
  })

  test('at another price gives the new lines', async () => {
    const { body, villa } = await aFreeVilla()
    await db
      .update(tables.season)
      .set({ weeklyCents: [770_000] })
      .where(eq(tables.season.villaId, villa.id))
    const { status, body: told } = await hold(body)
    expect([status, told.code]).toEqual([409, 'price-changed'])
    expect(told.sale).toMatchObject({ totalPrice: 7805, lines: [{ price: 7700 }] })
    expect((await hold({ ...body, total: told.sale.totalPrice })).status).toBe(201)
  })

  test('with invalid dates names the field', async () => {
    const { body } = await aFreeVilla()
    const wrong: [object, string][] = [
      [{ adults: 0 }, 'body.adults'],
      [{ to: body.from }, 'body.to'],
      [{ from: body.to, to: body.from }, 'body.to'],
      [{ currencyId: 2 }, 'body.currencyId'],
      [{ total: -1 }, 'body.total'],
      [{ email: 'nowhere' }, 'body.email'],
    ]
    for (const [change, field] of wrong) {
      const reply = await hold({ ...body, ...change })
      expect([reply.status, reply.body.errors[0].field]).toEqual([422, field])
    }
    expect((await hold({ ...body, propertyId: 2_000_000_000 })).status).toBe(404)
  })
})

test('a booking of two villas expires with the first of their options', async () => {
  const { id, jwt, villa } = await anOption()
  const second = await aFreeVilla()
  const stay = { from: '2027-07-03', to: '2027-07-10' }
  const [item] = await db
    .insert(tables.bookingItem)
    .values({ bookingId: id, villaId: second.villa.id, stay, status: 4 })
    .returning()
  const expiresAt = new Date(clock.at + 5 * minute)
  await db.insert(tables.option).values({ bookingItemId: item?.id ?? 0, startedAt: new Date(clock.at), expiresAt })
  const start = clock.at
  await clock.set(start + 5 * minute)
  expect((await see(id, jwt)).body.status).toBe(5)
  await aBooking(db, { villaId: second.villa.id, stay })
  expect((await db.select().from(tables.booking).where(eq(tables.booking.id, id)))[0]?.status).toBe(5)
  expect((await act('keepalive', id, jwt)).status).toBe(409)
  // The other villa is released too, though its option had time left.
  await tidy()
  expect((await hold({ ...second.body, propertyId: villa.id })).status).toBe(201)
  await clock.set(start)
})

describe('an option that has ended', () => {
  const statusOf = async (id: number) =>
    (await db.select().from(tables.booking).where(eq(tables.booking.id, id)))[0]?.status
  const lettersTo = (recipient: string) =>
    db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(tables.mail.id)

  test('is tidied, and its holder is notified once, in their language, with a link back', async () => {
    const { body, villa } = await aFreeVilla()
    const email = 'late@example.com'
    const { body: held } = await hold({ ...body, email, lang: 'de' })
    const start = clock.at
    await tidy()
    expect(await statusOf(held.bookingId)).toBe(0)
    await clock.set(start + 60 * minute)
    await tidy()
    await tidy()
    expect(await statusOf(held.bookingId)).toBe(5)
    const letters = await lettersTo(email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toBe(`Ihre Option auf ${villa.name} ist abgelaufen`)
    expect(letters[0]?.html).toContain(`/de${villa.path}?from=05+Jun+2027&amp;to=12+Jun+2027`)
    const { rows } = await db.execute(sql`select 1 from option where held_from is not null and expires_at <= app_now()`)
    expect(rows).toEqual([])
    await clock.set(start)
  })

  test('because its nights were taken is also reported; its holder’s own release is not', async () => {
    const { body, stay, villa } = await aFreeVilla()
    const taken = await hold({ ...body, email: 'taken@example.com' })
    const given = await aFreeVilla()
    const { body: givenUp } = await hold({ ...given.body, email: 'given@example.com' })
    await act('expire', givenUp.bookingId, givenUp.jwt)
    const start = clock.at
    await clock.set(start + 60 * minute)
    await aBooking(db, { villaId: villa.id, stay })
    expect(await statusOf(taken.body.bookingId)).toBe(5)
    await tidy()
    expect(await lettersTo('taken@example.com')).toHaveLength(1)
    expect(await lettersTo('given@example.com')).toEqual([])
    await clock.set(start)
  })
})
