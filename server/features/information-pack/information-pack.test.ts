import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { pdfText } from '#testing/pdf-text'
import { testApp } from '#testing/site/app'

const { app, db } = await testApp()
/** The demonstration's confirmed stay in Sicily. */
const bookingId = 9002
type Headers = Record<string, string>

let callers = 0
const call = (method: 'GET' | 'POST', url: string, headers: Headers = {}, payload?: object) =>
  app.inject({
    method,
    url: `/api/core${url}`,
    headers: { 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::9`, ...headers },
    ...(payload && { payload }),
  })

const leads = bearer(await signInBy(app))
const at = (language = 'en') => `/bookings/${bookingId}/informationpack?lang=${language}`
const pack = async (language = 'en', headers: Headers = leads) => (await call('GET', at(language), headers)).json()

async function invite(email: string, role: 1 | 2, bookings = [bookingId]): Promise<Headers> {
  const session = await signInBy(app, { email, userType: 'cosignin' })
  const scope = { role, allBookings: false, bookings, prices: false }
  const { id } = (
    await call('POST', '/guestlogins/profile', leads, { email, firstname: 'Nora', lastname: 'Aziz', ...scope })
  ).json()
  await call('POST', `/guestlogins/${id}/answer`, bearer(session), { accept: true })
  return bearer(session)
}

test('it tells of the journey, the house, the weather of the stay, people and emergency numbers', async () => {
  const told = await pack()
  expect(told).toMatchObject({
    bookingId,
    villa: { country: 'Italy', countryCode: 'italy', houseRules: expect.any(Array) },
    clientManager: { workPhone: expect.stringMatching(/^\+/) },
    emergency: expect.arrayContaining([
      { service: 'any', number: '112' },
      { service: 'sea', number: '1530' },
    ]),
  })
  const month = Number(told.from.slice(5, 7))
  expect(told.weather[0]).toMatchObject({ month, air: expect.any(Number), sea: expect.any(Number) })
  expect(told.packing).toContain('papers')
  expect(told.villa.nearby.some(({ kind }: { kind: string }) => kind === 'airport')).toBe(true)
  // The nearest hospital of the region is hours away.
  expect(told.hospital).toBe(null)
  expect(JSON.stringify(told)).not.toMatch(/"(price|amount)/i)
})

test('it is in the requested language', async () => {
  const [german, french] = [await pack('de'), await pack('fr')]
  expect([german.villa.country, french.villa.country]).toEqual(['Italien', 'Italie'])
  expect(german.region.introduction).not.toBe(french.region.introduction)
})

test('the PDF holds it, in the language of the page', async () => {
  const { body, statusCode } = await call('POST', '/documents/links', leads, {
    kind: 'information-pack',
    id: bookingId,
    lang: 'de',
  })
  expect(statusCode).toBe(200)
  const opened = await app.inject({ url: new URL(JSON.parse(body).address).pathname })
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = (await pdfText(opened.rawPayload)).replaceAll(/\s+/g, ' ')
  const { villa, clientManager } = await pack('de')
  for (const words of [villa.name, 'Urlaubsmappe', 'Was in den Koffer gehört', 'Seenotrettung', clientManager.fullName])
    expect(text).toContain(words)
})

describe('it is for those who may see the booking', () => {
  test('guests and travel agents who are invited, and staff', async () => {
    const readers = [
      await invite(demonstrationAccounts.guest, 1),
      await invite(demonstrationAccounts.agent, 2),
      await staffBearer(db),
    ]
    for (const headers of readers) expect((await call('GET', at(), headers)).statusCode).toBe(200)
    const [guest] = readers
    const link = await call('POST', '/documents/links', guest, { kind: 'information-pack', id: bookingId })
    expect(link.statusCode).toBe(200)
  })

  test('nobody else', async () => {
    expect((await call('GET', at())).statusCode).toBe(401)
    const other = await app.inject({
      method: 'POST',
      url: '/api/auth/createaccount_and_token',
      payload: { email: 'other@example.com', firstname: 'Otto', lastname: 'Falk', password: 'Sirocco2027' },
    })
    for (const url of [at(), '/bookings/999999/informationpack'])
      expect((await call('GET', url, bearer(other))).statusCode).toBe(404)
    const link = await call('POST', '/documents/links', bearer(other), { kind: 'information-pack', id: bookingId })
    expect(link.statusCode).toBe(404)
  })

  test('not before the confirmation, nor after a cancellation', async () => {
    const set = (status: (typeof bookingStatus)[keyof typeof bookingStatus]) =>
      db.update(tables.booking).set({ status }).where(eq(tables.booking.id, bookingId))
    await set(bookingStatus.cancelled)
    const reply = await call('GET', at(), leads)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'not-in-this-state'])
    const link = await call('POST', '/documents/links', leads, { kind: 'information-pack', id: bookingId })
    expect(link.json().code).toBe('not-in-this-state')
  })
})
