import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { emptyPassport } from '#domain/passports/passport'
import { emptyTrip, type TripDetails } from '#domain/trip-details/trip-details'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { run as encryptStored } from './encrypt-allergies.ts'

const { app, context, db, clock } = await testApp()
/** The demonstration's confirmed stay in Sicily. */
const bookingId = 9002
type Headers = Record<string, string>

const lead = bearer(await signInBy(app))
const guest = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
const agent = bearer(await signInBy(app, { email: demonstrationAccounts.agent, userType: 'cosignin' }))
const staff = await staffBearer(db)
const stranger = { email: 'other@example.com', password: 'Sirocco2027' }
await app.inject({
  method: 'POST',
  url: '/api/auth/createaccount_and_token',
  payload: { ...stranger, firstname: 'Otto', lastname: 'Falk' },
})

const url = `/api/core/bookings/${bookingId}/tripdetails`
const show = async (headers: Headers = lead) => (await app.inject({ method: 'GET', url, headers })).json()
const save = (details: Partial<TripDetails>, revision: number, headers: Headers = lead) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'if-match': `"${revision}"` },
    payload: { ...emptyTrip, ...details },
  })
const stored = () => db.select().from(tables.trip).where(eq(tables.trip.bookingId, bookingId))
const start = clock.at

beforeEach(async () => {
  await clock.set(start)
  await db.delete(tables.trip).where(eq(tables.trip.bookingId, bookingId))
})

const flight = {
  ...{ id: 'f1', direction: 'to' as const, number: 'ba 602', airport: 'Catania', time: '14:20' },
}

test('a new trip knows its villa, its party and the lead booker, and asks for the rest', async () => {
  const trip = await show()
  expect(trip).toMatchObject({ revision: 0, open: true, timezone: 'Europe/Rome', readiness: 'empty', savedAt: null })
  expect(trip.details).toEqual(emptyTrip)
  expect(trip.villa.rooms.length).toBeGreaterThan(0)
  expect(trip.villa.airports.length).toBeGreaterThan(0)
  expect(trip.party).toHaveLength(6)
  expect(trip.party[0]).toMatchObject({ slot: 1, kind: 'adult' })
  expect(trip.party[0].name).not.toBe('')
  expect(trip.missing).toEqual(expect.arrayContaining(['arrivalTime', 'departureTime', 'guests.2.name']))
  expect(trip.missing).not.toContain('guests.1.name')
  expect(Date.parse(trip.erasedOn) - Date.parse(trip.departure)).toBe(28 * 86_400_000)
})

test('allergies are encrypted in the database, those that an older version stored as text too', async () => {
  await save({ allergies: 'Hazelnuts' }, 0)
  expect((await stored())[0]?.allergies).toMatch(/^v1\./)
  expect((await show()).details.allergies).toBe('Hazelnuts')
  await db.update(tables.trip).set({ allergies: 'Walnuts' }).where(eq(tables.trip.bookingId, bookingId))
  expect((await show()).details.allergies).toBe('Walnuts')
  await encryptStored(context)
  expect((await stored())[0]?.allergies).toMatch(/^v1\./)
  expect((await show()).details.allergies).toBe('Walnuts')
})

test('details are saved complete or not, in one form, and faults are named by field', async () => {
  const { arrival } = await show()
  const first = await save(
    { arrivalTime: '16:30', flights: [{ ...flight, day: arrival }], diets: ['vegan', 'vegetarian'], allergies: 'Nuts' },
    0,
  )
  expect(first.statusCode).toBe(200)
  expect(first.headers['cache-control']).toContain('no-store')
  expect(first.json()).toMatchObject({ revision: 1, faults: {}, readiness: 'incomplete' })
  expect(first.json().details.flights[0].number).toBe('BA602')
  expect(first.json().details.diets).toEqual(['vegetarian', 'vegan'])
  const second = await save({ flights: [{ ...flight, number: 'plane', day: '2027-01-01' }] }, 1)
  expect(second.json()).toMatchObject({
    revision: 2,
    faults: { 'flights.f1.number': 'invalid', 'flights.f1.day': 'outside' },
  })
  expect((await show()).details.arrivalTime).toBe('')
})

test('a complete trip asks for nothing', async () => {
  const { party, missing } = await show()
  const guests = party.map(({ slot, kind }: { slot: number; kind: string }) => ({
    ...{ slot, name: `Guest ${slot}`, age: kind === 'adult' ? '' : '8', room: '1' },
  }))
  const told = { arrivalTime: '16:30', arrivalBy: 'Ferry', departureTime: '10:00', phone: '+44 20 7946 0999', guests }
  expect(missing.length).toBeGreaterThan(3)
  expect((await save(told, 0)).json()).toMatchObject({ missing: [], readiness: 'ready' })
})

test('names and ages come from passport details: nobody is asked twice, and staff see no names of passports', async () => {
  const { guests } = (
    await app.inject({ method: 'GET', url: `/api/core/passportdetails/bookingid/${bookingId}`, headers: lead })
  ).json()
  await app.inject({
    method: 'POST',
    url: `/api/core/passportdetails/bookingid/${bookingId}`,
    headers: { ...lead, 'if-match': '"0"' },
    payload: {
      guestId: guests[1].id,
      details: { ...emptyPassport, givenNames: 'Bo', surname: 'Zander', birthDate: '2019-01-01' },
      guardianId: null,
    },
  })
  const own = await show()
  const bo = own.party.find(({ name }: { name: string }) => name === 'Bo Zander')
  expect(bo).toMatchObject({ kind: 'child', age: expect.any(Number) })
  expect(own.missing).not.toContain(`guests.${bo.slot}.age`)
  const seen = await show(staff)
  expect(seen.party.find(({ slot }: { slot: number }) => slot === bo.slot)).toMatchObject({ name: '', age: bo.age })
  expect(JSON.stringify(seen)).not.toContain('Zander')
  await db.delete(tables.passport)
})

describe('two editors', () => {
  test('a save based on an older revision is rejected with the current state', async () => {
    await save({ notes: 'First' }, 0)
    const stale = await save({ notes: 'Second' }, 0, staff)
    expect(stale.statusCode).toBe(412)
    expect(stale.json()).toMatchObject({
      code: 'changed-since',
      current: { revision: 1, details: { notes: 'First' } },
    })
  })

  test('of two first saves at the same time one wins', async () => {
    const replies = await Promise.all([save({ notes: 'One' }, 0), save({ notes: 'Two' }, 0)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  })

  test('a save that is repeated because its reply was lost succeeds', async () => {
    await save({ notes: 'First' }, 0)
    const repeated = await save({ notes: 'First' }, 0)
    expect([repeated.statusCode, repeated.json().revision]).toEqual([200, 1])
  })

  test('a change by staff is logged with its fields, and not with what they say', async () => {
    await save({ allergies: 'Nuts' }, 0, staff)
    const [entry] = await db
      .select()
      .from(tables.staffAuditEntry)
      .where(eq(tables.staffAuditEntry.action, 'trip-changed'))
    expect(entry?.reason).toMatch(/^\S+-\S+: allergies$/)
  })
})

describe('access', () => {
  test.each([
    ['an invited guest', guest, 404],
    ['a travel agent', agent, 404],
    ['another client', undefined, 404],
    ['an anonymous visitor', {}, 401],
  ] as const)('%s does not learn that there is a trip', async (_, given, status) => {
    const headers = given ?? bearer(await signInBy(app, stranger))
    expect((await app.inject({ method: 'GET', url, headers })).statusCode).toBe(status)
    expect((await save({ notes: 'Mine' }, 0, headers)).statusCode).toBe(status)
    expect(await stored()).toEqual([])
  })

  test('staff without the permission for bookings do not see it', async () => {
    const contactsOnly = await staffBearer(
      db,
      await aColleague(db, { email: 'contacts@example.com', permissions: ['contacts'] }),
    )
    expect((await app.inject({ method: 'GET', url, headers: contactsOnly })).statusCode).toBe(404)
    expect((await save({ notes: 'Mine' }, 0, contactsOnly)).statusCode).toBe(404)
  })

  test('after departure nothing can be changed', async () => {
    const { departure } = await show()
    await clock.set(Date.parse(departure) + 3 * 86_400_000)
    expect((await save({ notes: 'Late' }, 0, bearer(await signInBy(app)))).statusCode).toBe(409)
  })
})

test.each([
  [{ arrivalTime: '25:00' }, 'arrivalTime'],
  [
    {
      flights: [
        { ...flight, day: '' },
        { ...flight, day: '' },
      ],
    },
    'flights',
  ],
  [{ cots: 99 }, 'cots'],
  [{ guests: [{ slot: 1, name: 'a\u0000', age: '', room: '' }] }, 'guests.0.name'],
])('%o is invalid', async (wrong, field) => {
  const reply = await save(wrong as Partial<TripDetails>, 0)
  expect([reply.statusCode, reply.json().errors?.[0]?.field]).toEqual([422, `body.${field}`])
})
