import { expect, test, vi } from 'vitest'
import type { Trip } from '#contract/booking/trips'
import { demonstrationAccounts } from '#domain/demonstration'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { testApp } from '#testing/site/app'

vi.setConfig({ testTimeout: 60_000 })

const { app, clock, get } = await testApp()
/** The demonstration's confirmed stay in Sicily. */
const bookingId = 9002
type Headers = Record<string, string>

let callers = 0
const post = (url: string, headers: Headers, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/api/core${url}`,
    headers: { 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::9`, ...headers },
    payload,
  })

const lead = await signInBy(app)
const guest = await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' })
const agent = await signInBy(app, { email: demonstrationAccounts.agent, userType: 'cosignin' })
type Person = typeof lead

const pathOf = (person: Person) => `/api/core/bookings/contactid/${person.json().contact.id}/trips`
const tripsOf = async (person: Person, query = ''): Promise<Trip[]> =>
  (await get(pathOf(person) + query, bearer(person))).body.trips
const tripOf = async (person: Person, query = '') =>
  (await tripsOf(person, query)).find(trip => trip.bookingId === bookingId)
const taskOf = async (person: Person, kind: string) => (await tripOf(person))?.tasks.find(task => task.kind === kind)

async function invite(person: Person, role: 1 | 2, prices: boolean) {
  const { email } = person.json().contact
  const scope = { role, allBookings: false, bookings: [bookingId], prices }
  const names = { firstname: 'Nora', lastname: 'Aziz' }
  const { id } = (await post('/guestlogins/profile', bearer(lead), { email, ...names, ...scope })).json()
  await post(`/guestlogins/${id}/answer`, bearer(person), { accept: true })
  return id as string
}

test('a lead booker sees the current trips, nearest first, with villa, specialist and tasks', async () => {
  const trips = await tripsOf(lead)
  expect(trips.map(({ from }) => from)).toEqual(trips.map(({ from }) => from).toSorted())
  expect(trips.every(({ to, today }) => to >= today)).toBe(true)
  const held = trips.find(({ status }) => status === 1)
  expect(held?.heldUntil).toMatch(/^\d{4}-/)
  expect(held?.tasks.map(({ kind }) => kind)).toEqual(['deposit'])
  const sicily = await tripOf(lead, '?lang=de')
  expect(sicily).toMatchObject({ status: 2, priced: true, villa: { region: 'Sizilien' }, heldUntil: null })
  expect(sicily?.villa.picture?.url).toMatch(/^\/media\//)
  expect(sicily?.clientManager?.workPhone).toMatch(/^\+/)
  const kinds = sicily?.tasks.map(({ kind, state }) => `${kind} ${state}`)
  expect(kinds).toEqual(expect.arrayContaining(['balance open', 'passports open', 'guests done', 'deposit done']))
  const balance = sicily?.tasks.find(({ kind }) => kind === 'balance')
  const { body: booking } = await get(`/api/core/bookings/${bookingId}`, bearer(lead))
  expect(balance?.amount).toBe(booking.balanceRemaining)
})

test('passports count the guests that are complete, of the whole party for the lead booker', async () => {
  expect(await taskOf(lead, 'passports')).toMatchObject({ state: 'open', done: 0, total: 6 })
  const { body: list } = await get(`/api/core/passportdetails/bookingid/${bookingId}`, bearer(lead))
  const [one] = list.guests
  const details = {
    ...one.details,
    ...{ surname: 'Hartley', givenNames: 'James', sex: 'm', birthDate: '1980-02-03', nationality: 'GB' },
    ...{ birthCountry: 'GB', birthPlace: 'Leeds', documentType: 'passport', documentNumber: 'AB123456' },
    ...{ issueCountry: 'GB', issuePlace: 'Leeds', expiresOn: '2031-01-01' },
  }
  const saved = await post(
    `/passportdetails/bookingid/${bookingId}`,
    { ...bearer(lead), 'if-match': '"0"' },
    { guestId: one.id, details, guardianId: null },
  )
  expect(saved.statusCode).toBe(200)
  expect(saved.json()).toMatchObject({ readiness: 'ready', faults: {} })
  expect(await taskOf(lead, 'passports')).toMatchObject({ done: 1, total: 6 })
  // A guest who does not travel is not missing.
  const archived = list.guests[1]
  await post(
    `/passportdetails/bookingid/${bookingId}`,
    { ...bearer(lead), 'if-match': '"0"' },
    { guestId: archived.id, details: archived.details, guardianId: null },
  )
  await post(`/passportdetails/guestid/${archived.id}/archive`, bearer(lead), { bookingId, archived: true })
  expect(await taskOf(lead, 'passports')).toMatchObject({ done: 1, total: 5 })
})

test('an invited guest sees the shared trip with their own passport, and no money or guests', async () => {
  await invite(guest, 1, false)
  const trip = await tripOf(guest)
  expect((await tripsOf(guest)).length).toBe(1)
  expect(trip?.priced).toBe(false)
  expect(trip?.tasks).toEqual([
    expect.objectContaining({ kind: 'passports', state: 'open', done: 0, total: 1, amount: null }),
  ])
  expect(await taskOf(lead, 'guests')).toMatchObject({ state: 'done', done: 1 })
})

test('a travel agent invited with prices sees payments, and no passports', async () => {
  await invite(agent, 2, true)
  const kinds = (await tripOf(agent))?.tasks.map(({ kind }) => kind)
  expect(kinds).toContain('balance')
  expect(kinds).not.toContain('passports')
  // An agent is no guest.
  expect(await taskOf(lead, 'guests')).toMatchObject({ done: 1 })
})

test('another client’s trips are not found', async () => {
  for (const [path, headers] of [
    [pathOf(lead), bearer(agent)],
    [pathOf(agent), bearer(guest)],
    [pathOf(agent), bearer(lead)],
  ] as const) {
    const { status, body } = await get(path, headers)
    // Invited people see the trips of the lead booker that are shared with them, and those only.
    if (status === 200) expect(body.trips.map((trip: Trip) => trip.bookingId)).toEqual([bookingId])
    else expect(status).toBe(404)
  }
  expect((await get(pathOf(agent), bearer(guest))).status).toBe(404)
  expect((await get(pathOf(lead))).status).toBe(401)
})

test('a trip is current through the day of departure', async () => {
  const trip = await tripOf(lead)
  const noon = Date.parse(`${trip?.to}T12:00:00Z`)
  const currentAt = async (time: number) => {
    await clock.set(time)
    return tripOf(await signInBy(app))
  }
  expect(await currentAt(noon)).toBeDefined()
  expect(await currentAt(noon + 86_400_000)).toBeUndefined()
})
