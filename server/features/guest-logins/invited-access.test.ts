import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import * as tables from '#database/tables'
import { formatMoney } from '#domain/calendar/formats'
import { demonstrationAccounts } from '#domain/demonstration'
import { languages } from '#domain/text/language'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { accessMatrix } from '#testing/generated/access-matrix'
import { declaredAnswers } from '#testing/generated/declared-answers'
import { likelyIn, requestsTo } from '#testing/generated/generated-calls'
import { testApp } from '#testing/site/app'
import { isSoak, rounds } from '#testing/soak'

vi.setConfig({ testTimeout: 120_000 })

const { app, db } = await testApp()
const { operations } = await declaredAnswers(app)

/** The demo's upcoming stay with its deposit paid, and its provisional booking. */
const [a, b] = [9002, 9001]
type Headers = Record<string, string>

let callers = 0
const call = (method: 'GET' | 'POST', url: string, headers: Headers = {}, payload?: object) =>
  app.inject({
    method,
    url: `/api/core${url}`,
    headers: { 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::9`, ...headers },
    ...(payload && { payload }),
  })

const lead = await signInBy(app)
const guest = await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' })
const agent = await signInBy(app, { email: demonstrationAccounts.agent, userType: 'cosignin' })
const stranger = await app.inject({
  method: 'POST',
  url: '/api/auth/createaccount_and_token',
  payload: { email: 'other@example.com', firstname: 'Otto', lastname: 'Falk', password: 'Sirocco2027' },
})
const leadId: string = lead.json().contact.id

/** The lead booker invites a guest, who accepts. */
async function invite(invited: typeof guest, scope: object): Promise<string> {
  const { email } = invited.json().contact
  const person = { email, firstname: 'Nora', lastname: 'Aziz', role: 1, allBookings: false, bookings: [] }
  const { id } = (await call('POST', '/guestlogins/profile', bearer(lead), { ...person, ...scope })).json()
  const answered = await call('POST', `/guestlogins/${id}/answer`, bearer(invited), { accept: true })
  expect(answered.statusCode).toBe(204)
  return id
}

const guestLoginId = await invite(guest, { bookings: [a], prices: false })
await invite(agent, { bookings: [b], prices: true, role: 2 })

const itemsOf = async (bookingId: number) =>
  (await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.bookingId, bookingId))).map(({ id }) => id)
const items = { [a]: await itemsOf(a), [b]: await itemsOf(b) }
const itemOf = (bookingId: number) => items[bookingId]?.[0] ?? 0

/** An endpoint about one booking, with its status for the lead booker and for guests with and without prices. */
const about = (
  what: string,
  make: (id: number) => [method: 'GET' | 'POST', url: string, payload?: object],
  answers: { lead: number; priced: number; unpriced: number },
) => ({ what, make, answers })

const calls = [
  about('the booking', id => ['GET', `/bookings/${id}`], { lead: 200, priced: 200, unpriced: 200 }),
  about('the booking of an item', id => ['GET', `/bookings/bookingitemid/${itemOf(id)}`], {
    ...{ lead: 200, priced: 200, unpriced: 200 },
  }),
  about('an item', id => ['GET', `/bookingitems/${itemOf(id)}`], { lead: 200, priced: 200, unpriced: 200 }),
  about('its damage deposit', id => ['GET', `/bookings/damagewaiverdetails/${id}/forcheckout/true`], {
    ...{ lead: 200, priced: 200, unpriced: 404 },
  }),
  about('its checkout', id => ['GET', `/googledatalayer/bookingcheckout/${id}`], {
    ...{ lead: 200, priced: 200, unpriced: 404 },
  }),
  about('its cancellation terms', id => ['GET', `/bookings/${id}/cancellation`], {
    ...{ lead: 200, priced: 404, unpriced: 404 },
  }),
  about('its invoices', id => ['GET', `/bookings/${id}/invoices`], { lead: 200, priced: 404, unpriced: 404 }),
  about('its changes', id => ['GET', `/bookings/${id}/changes`], { lead: 200, priced: 404, unpriced: 404 }),
  about('its payment links', id => ['GET', `/bookings/${id}/paymentlinks`], { lead: 200, priced: 404, unpriced: 404 }),
  about('its calendar', id => ['POST', '/documents/links', { kind: 'calendar', id }], {
    ...{ lead: 200, priced: 200, unpriced: 200 },
  }),
  about('its confirmation', id => ['POST', '/documents/links', { kind: 'confirmation', id }], {
    ...{ lead: 200, priced: 404, unpriced: 404 },
  }),
  about('paying by transfer', id => ['POST', `/bookings/${id}/processoffline/balance`, {}], {
    ...{ lead: 200, priced: 200, unpriced: 404 },
  }),
]

describe.each(calls)('$what', ({ make, answers }) => {
  const ask = async (id: number, headers: Headers) => {
    const [method, url, payload] = make(id)
    return (await call(method, url, headers, payload)).statusCode
  }

  test('is closed to strangers, and to guests of another booking', async () => {
    expect(await ask(a, {})).toBe(401)
    expect(await ask(a, bearer(stranger))).toBe(404)
    expect(await ask(a, bearer(agent))).toBe(404)
    expect(await ask(b, bearer(guest))).toBe(404)
  })

  test('serves the lead booker, and guests by their right to prices', async () => {
    expect(await ask(a, bearer(guest))).toBe(answers.unpriced)
    expect(await ask(a, bearer(lead))).toBe(answers.lead)
    const scope = { role: 1, allBookings: false, bookings: [a] }
    await call('POST', `/guestlogins/${guestLoginId}/scope`, bearer(lead), { ...scope, prices: true })
    expect(await ask(a, bearer(guest))).toBe(answers.priced)
    await call('POST', `/guestlogins/${guestLoginId}/scope`, bearer(lead), { ...scope, prices: false })
    expect(await ask(a, bearer(guest))).toBe(answers.unpriced)
  })
})

test('staff see all of a booking, with any invitations', async () => {
  const seen = (await call('GET', `/bookings/${a}`, await staffBearer(db))).json()
  expect(seen.totalPrice).toBeGreaterThan(0)
})

test('lists and items contain the bookings of the invitation, and no others', async () => {
  const own: string = guest.json().contact.id
  for (const id of [own, leadId]) {
    const groups = (await call('GET', `/bookings/contactid/${id}`, bearer(guest))).json()
    expect(
      Object.values(groups)
        .flat()
        .map(one => (one as { id: number }).id),
    ).toEqual([a])
  }
  const services = await call('POST', '/salesoperations/bookings/servicebookings', bearer(guest), {
    bookingIds: [a, b],
  })
  expect(services.json().items).not.toEqual([])
  for (const item of services.json().items) expect(item).toMatchObject({ bookingId: a, price: null, lines: [] })
})

test('bookings of others cannot be named in an invitation', async () => {
  await db.update(tables.account).set({ provenAt: new Date() })
  const person = { email: 'third@example.com', firstname: 'Ida', lastname: 'Falk', role: 1, prices: true }
  const scope = { allBookings: false, bookings: [a] }
  expect((await call('POST', '/guestlogins/profile', bearer(stranger), { ...person, ...scope })).statusCode).toBe(404)
  const none = await call('POST', '/guestlogins/profile', bearer(lead), { ...person, allBookings: false, bookings: [] })
  expect(none.json().errors).toContainEqual(expect.objectContaining({ field: 'body.bookings', code: 'missing' }))
})

test('guests see the names of guests with whom they share a booking', async () => {
  const names = async (of: typeof guest) =>
    (await call('GET', `/guestlogins/contact/${of.json().contact.id}`, bearer(of)))
      .json()
      .guestLogins.map((one: { id: string }) => one.id)
  expect(await names(guest)).toEqual([guestLoginId])
  const scope = { role: 1, prices: false, allBookings: false }
  await call('POST', `/guestlogins/${guestLoginId}/scope`, bearer(lead), { ...scope, bookings: [a, b] })
  expect(await names(guest)).toHaveLength(2)
  expect(await names(agent)).toContain(guestLoginId)
  await call('POST', `/guestlogins/${guestLoginId}/scope`, bearer(lead), { ...scope, bookings: [a] })
})

/** All numbers and texts in a reply, except ids, days and percentages: any of them could be an amount. */
const leavesOf = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, member]) =>
        /(id|days|percent|hours)$/i.test(name) ? [] : leavesOf(member),
      )
    : [value]

/** The amounts of a booking, as its lead booker sees them. */
async function amountsOf(bookingId: number): Promise<number[]> {
  const money = /price|amount|balance|remaining/i
  const found: number[] = []
  const look = (value: unknown, name: string): void => {
    if (typeof value === 'number' && money.test(name) && value >= 20) found.push(value)
    if (value !== null && typeof value === 'object')
      for (const [key, member] of Object.entries(value)) look(member, Number.isInteger(Number(key)) ? name : key)
  }
  look((await call('GET', `/bookings/${bookingId}`, bearer(lead))).json(), '')
  return [...new Set(found)]
}

/** Public prices of the catalogue and travel times, which can equal an amount of the booking by chance. */
const catalogue = '/core/itineraries/villabookingid/{id}/experiences'

const opened = operations.filter(({ method, path }) => {
  const row = accessMatrix[`${method} ${path}`]
  // Endpoints that end the session or the invitation are excluded.
  return Array.isArray(row) && row.includes('co-sign-in') && !/^\/auth|\/contacts\/|\/answer$/.test(path)
})

test('no endpoint open to guests without prices returns an amount of the booking', async () => {
  const amounts = await amountsOf(a)
  expect(amounts.length).toBeGreaterThan(5)
  const texts = amounts.flatMap(amount => languages.map(language => formatMoney(amount, 'EUR', language)))
  const ids = fc.constantFrom<unknown>(a, ...(items[a] ?? []))
  const uuid = fc.constantFrom<unknown>(guest.json().contact.id, leadId, guestLoginId)
  const likely = { ...(await likelyIn(db)), ...{ id: ids, bookingId: ids, bookingIds: fc.constant([a]), uuid } }
  const answered = new Set<string>()
  for (const operation of opened.filter(({ path }) => path !== catalogue)) {
    const runs = fc.asyncProperty(requestsTo(operation, likely), async request => {
      const payload = request.payload !== undefined && { 'content-type': 'application/json' }
      const sender = { 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::9` }
      const reply = await app.inject({
        ...request,
        headers: { ...request.headers, ...payload, ...sender, ...bearer(guest) },
      })
      if (reply.statusCode >= 300 || !String(reply.headers['content-type']).includes('json')) return
      answered.add(operation.path)
      for (const leaf of leavesOf(reply.json())) {
        if (typeof leaf === 'number') expect(amounts, request.url as string).not.toContain(leaf)
        if (typeof leaf === 'string') for (const text of texts) expect(leaf).not.toContain(text)
      }
    })
    await fc.assert(runs, { numRuns: rounds({ few: 12, many: 100 }), ...(!isSoak && { seed: 2027 }) })
  }
  expect([...answered]).toEqual(expect.arrayContaining(['/core/bookings/{id}', '/core/bookingitems/{id}']))
})

test('a guest invited to one booking gets nothing of another from any endpoint', async () => {
  const [other] = await db.select().from(tables.booking).where(eq(tables.booking.id, b))
  const ids = fc.constantFrom<unknown>(b, ...(items[b] ?? []))
  const uuid = fc.constantFrom<unknown>(guest.json().contact.id, leadId)
  const likely = { ...(await likelyIn(db)), ...{ id: ids, bookingId: ids, bookingIds: fc.constant([b]), uuid } }
  for (const operation of opened) {
    const runs = fc.asyncProperty(requestsTo(operation, likely), async request => {
      const payload = request.payload !== undefined && { 'content-type': 'application/json' }
      const sender = { 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::9` }
      const reply = await app.inject({
        ...request,
        headers: { ...request.headers, ...payload, ...sender, ...bearer(guest) },
      })
      expect(reply.body, request.url as string).not.toContain(other?.reference)
      expect(reply.body).not.toMatch(new RegExp(`"(booking)?Id":${b}\\b`, 'i'))
    })
    await fc.assert(runs, { numRuns: rounds({ few: 8, many: 100 }), ...(!isSoak && { seed: 2027 }) })
  }
})
