import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { retentionStatements } from '#database/personal-data/statements'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { emptyPassport } from '#domain/passports/passport'
import { parseKeyRing } from '#server/platform/security/key-ring'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { encryptDetails } from './encrypt-details.ts'
import { reencryptPassports } from './reencrypt-passports.ts'

vi.setConfig({ testTimeout: 60_000 })

const { app, db, clock, context } = await testApp()
/** The demonstration's confirmed stay in Sicily. */
const bookingId = 9002
type Headers = Record<string, string>

let callers = 0
const call = (method: 'GET' | 'POST', url: string, headers: Headers = {}, payload?: object) =>
  app.inject({
    method,
    url: `/api/core${url}`,
    headers: { 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::8`, ...headers },
    ...(payload && { payload }),
  })

const lead = await signInBy(app)
const leads = bearer(lead)
const guest = await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' })
const agent = await signInBy(app, { email: demonstrationAccounts.agent, userType: 'cosignin' })
const other = await app.inject({
  method: 'POST',
  url: '/api/auth/createaccount_and_token',
  payload: { email: 'other@example.com', firstname: 'Otto', lastname: 'Falk', password: 'Sirocco2027' },
})
for (const [invited, role] of [
  [guest, 1],
  [agent, 2],
] as const) {
  const { email } = invited.json().contact
  const scope = { role, allBookings: false, bookings: [bookingId], prices: false }
  const { id } = (
    await call('POST', '/guestlogins/profile', leads, { email, firstname: 'Nora', lastname: 'Aziz', ...scope })
  ).json()
  await call('POST', `/guestlogins/${id}/answer`, bearer(invited), { accept: true })
}

const at = `/passportdetails/bookingid/${bookingId}`
const list = async (headers: Headers = leads) => (await call('GET', at, headers)).json()
const save = (headers: Headers, row: { id: string; revision: number }, typed: object, guardianId?: string) =>
  call(
    'POST',
    at,
    { ...headers, 'if-match': `"${row.revision}"` },
    {
      ...{ guestId: row.id, details: { ...emptyPassport, ...typed }, guardianId: guardianId ?? null },
    },
  )
const ada = {
  ...{ givenNames: 'Ada', surname: 'Holm', sex: 'f', birthDate: '1985-03-09', birthCountry: 'GB', nationality: 'GB' },
  ...{ documentType: 'passport', documentNumber: 'SECRET0001', issueCountry: 'GB', expiresOn: '2031-01-01' },
}
const stored = () => db.select().from(tables.passport).where(eq(tables.passport.bookingId, bookingId))
const erasures = () => db.select().from(tables.passportErasure).where(eq(tables.passportErasure.bookingId, bookingId))

beforeEach(async () => {
  await db.delete(tables.passport)
  await db.delete(tables.passportErasure)
})

test('every guest of the party has a row, the lead booker’s first with the name of the booking', async () => {
  const [row] = await db.select().from(tables.booking).where(eq(tables.booking.id, bookingId))
  const { guests, open, erasedOn, departure } = await list()
  expect(guests).toHaveLength((row?.adults ?? 0) + (row?.children ?? 0) + (row?.infants ?? 0))
  expect(open).toBe(true)
  expect(Date.parse(erasedOn) - Date.parse(departure)).toBe(30 * 86_400_000)
  expect(guests[0]).toMatchObject({ isLeadBooker: true, revision: 0, readiness: 'empty', archived: false })
  expect(guests[0].details.surname).not.toBe('')
  expect(guests[1]).toMatchObject({ isLeadBooker: false, details: emptyPassport })
  expect(await stored()).toEqual([])
})

test('complete details make a guest ready; incomplete ones are saved as a draft', async () => {
  const [first, second] = (await list()).guests
  const saved = await save(leads, first, ada)
  expect(saved.json()).toMatchObject({ revision: 1, readiness: 'ready', faults: {}, details: ada })
  expect((await save(leads, second, { birthDate: '19', nationality: 'Germany' })).json()).toMatchObject({
    readiness: 'incomplete',
    faults: { birthDate: 'invalid', surname: 'missing' },
    details: { nationality: 'DE' },
  })
  const again = await list()
  expect(again.guests.slice(0, 2)).toMatchObject([{ readiness: 'ready' }, { details: { birthDate: '19' } }])
  expect(saved.headers['cache-control']).toContain('no-store')
})

test('the database holds no word of the details', async () => {
  const [first] = (await list()).guests
  await save(leads, first, ada)
  const [row] = await stored()
  expect(row?.details).toMatch(/^v1\.main(\.[\w-]+){3}$/)
  const { rows } = await db.execute<{ text: string }>(sql`select passport::text as text from passport`)
  for (const word of ['Ada', 'Holm', 'SECRET', '1985', 'GB'])
    expect(
      rows
        .map(({ text }) => text)
        .join()
        .replace(row?.details ?? '', ''),
    ).not.toContain(word)
})

test('encrypted details that were moved to another row are rejected', async () => {
  const [first, second] = (await list()).guests
  await save(leads, first, ada)
  await save(leads, second, { surname: 'Aziz' })
  await db.execute(
    sql`update passport set details = (select details from passport where id = ${first.id}) where id = ${second.id}`,
  )
  expect((await call('GET', at, leads)).statusCode).toBe(500)
})

test('a save based on an older revision is rejected with the current row', async () => {
  const [first] = (await list()).guests
  await save(leads, first, ada)
  const stale = await save(leads, first, { ...ada, documentNumber: 'OTHER0002' })
  expect(stale.statusCode).toBe(412)
  expect(stale.json()).toMatchObject({ code: 'changed-since', current: { revision: 1, details: ada } })
  expect((await save(leads, { ...first, revision: 1 }, { ...ada, documentNumber: 'OTHER0002' })).json()).toMatchObject({
    revision: 2,
  })
})

test('of two first saves at the same time one wins, and the other is told', async () => {
  const [, second] = (await list()).guests
  const replies = await Promise.all([save(leads, second, { surname: 'One' }), save(leads, second, { surname: 'Two' })])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  expect(await stored()).toHaveLength(1)
})

test('a save that is repeated because its reply was lost succeeds', async () => {
  const [first] = (await list()).guests
  await save(leads, first, ada)
  const repeated = await save(leads, first, ada)
  expect([repeated.statusCode, repeated.json().revision]).toEqual([200, 1])
})

test('a save without a revision is invalid', async () => {
  const [first] = (await list()).guests
  const reply = await call('POST', at, leads, { guestId: first.id, details: emptyPassport, guardianId: null })
  expect(reply.statusCode).toBe(422)
})

test('an extra row is added once, however often the request is repeated', async () => {
  const before = (await list()).guests.length
  const key = { 'idempotency-key': randomUUID() }
  const replies = [await call('POST', `${at}/addextrarow`, { ...leads, ...key })]
  replies.push(await call('POST', `${at}/addextrarow`, { ...leads, ...key }))
  expect(replies.map(reply => reply.json().id)).toEqual([replies[0]?.json().id, replies[0]?.json().id])
  expect((await list()).guests).toHaveLength(before + 1)
})

test('twenty extra rows are the limit', async () => {
  const key = () => ({ ...leads, 'idempotency-key': randomUUID() })
  for (let n = 0; n < 20; n++) expect((await call('POST', `${at}/addextrarow`, key())).statusCode).toBe(200)
  expect((await call('POST', `${at}/addextrarow`, key())).statusCode).toBe(409)
})

test('an archived row asks for nothing, and can be restored with what it held', async () => {
  const [first, second] = (await list()).guests
  await save(leads, first, ada)
  const archive = (id: string, archived: boolean) =>
    call('POST', `/passportdetails/guestid/${id}/archive`, leads, { bookingId, archived })
  for (const id of [first.id, second.id, second.id])
    expect((await archive(id, true)).json()).toMatchObject({ archived: true })
  const { guests } = await list()
  expect(
    guests
      .filter(({ archived }: { archived: boolean }) => archived)
      .map(({ id }: { id: string }) => id)
      .sort(),
  ).toEqual([first.id, second.id].sort())
  expect((await save(leads, { ...first, revision: 2 }, { ...ada, surname: 'B' })).statusCode).toBe(409)
  const restored = await call('POST', `/passportdetails/guestid/${first.id}/archive`, leads, { archived: false })
  expect(restored.json()).toMatchObject({ archived: false, details: ada })
})

test('a minor needs an adult of the same booking', async () => {
  const [first, second] = (await list()).guests
  await save(leads, first, ada)
  const child = {
    givenNames: 'Bo',
    surname: 'Holm',
    sex: 'm',
    birthDate: '2019-01-01',
    birthCountry: 'GB',
    nationality: 'GB',
  }
  const alone = (await save(leads, second, child)).json()
  expect(alone).toMatchObject({ isMinor: true, faults: { guardian: 'missing' } })
  expect((await save(leads, alone, child, randomUUID())).statusCode).toBe(422)
  expect((await save(leads, alone, child, second.id)).statusCode).toBe(422)
  expect((await save(leads, alone, child, first.id)).json()).toMatchObject({ guardianId: first.id, readiness: 'ready' })
  await call('POST', `/passportdetails/guestid/${first.id}/archive`, leads, {})
  const { guests } = await list()
  expect(guests.find(({ id }: { id: string }) => id === second.id).faults).toEqual({ guardian: 'missing' })
})

test('a commune must be of its province', async () => {
  const [first] = (await list()).guests
  const born = { ...ada, birthCountry: 'IT', birthProvince: 'MI', birthCommune: '412058091' }
  const wrong = (await save(leads, first, born)).json()
  expect(wrong.faults).toEqual({ birthCommune: 'invalid' })
  expect((await save(leads, wrong, { ...born, birthProvince: 'RM' })).json().faults).toEqual({})
})

describe('access', () => {
  test.each([
    ['anonymous visitors', async () => ({}), 401],
    ['another client', async () => bearer(other), 404],
    ['travel agents', async () => bearer(agent), 404],
    ['staff', () => staffBearer(db), 404],
  ] as const)('%s see and change nothing', async (_, headers, status) => {
    const [first] = (await list()).guests
    await save(leads, first, ada)
    const theirs = await headers()
    for (const reply of [
      await call('GET', at, theirs),
      await save(theirs, { ...first, revision: 1 }, {}),
      await call('POST', `${at}/addextrarow`, { ...theirs, 'idempotency-key': randomUUID() }),
      await call('POST', `/passportdetails/guestid/${first.id}/archive`, theirs, { bookingId }),
    ]) {
      expect(reply.statusCode).toBe(status)
      expect(reply.body).not.toContain('SECRET')
    }
    expect(await stored()).toMatchObject([{ revision: 1, archivedAt: null }])
  })

  test('a guest sees and edits their own rows only', async () => {
    const [first] = (await list()).guests
    await save(leads, first, ada)
    const guests = bearer(guest)
    const seen = await list(guests)
    expect(seen.guests).toHaveLength(1)
    expect(seen.guests[0]).toMatchObject({ revision: 0, details: { givenNames: 'Nora', surname: 'Aziz' } })
    expect(JSON.stringify(seen)).not.toContain('SECRET')
    expect((await save(guests, { ...first, revision: 1 }, {})).statusCode).toBe(404)
    expect((await call('POST', `/passportdetails/guestid/${first.id}/archive`, guests, { bookingId })).statusCode).toBe(
      404,
    )
    const before = (await list()).guests.length
    const own = (await save(guests, seen.guests[0], { ...ada, documentNumber: 'NORA0001' })).json()
    expect(own).toMatchObject({ kind: 'party', ofGuestLogin: true, readiness: 'ready' })
    // The row takes a place of the party, and the lead booker sees it.
    const all = (await list()).guests
    expect(all).toHaveLength(before)
    expect(all.find(({ id }: { id: string }) => id === own.id).details.documentNumber).toBe('NORA0001')
    expect((await list(guests)).guests.map(({ id }: { id: string }) => id)).toEqual([own.id])
  })

  test('staff who impersonate the client see no passports', async () => {
    const staff = await staffBearer(db)
    const looked = await app.inject({
      method: 'POST',
      url: '/api/office/lookingon',
      headers: staff,
      payload: { contactId: lead.json().contact.id, reason: 'A question on the telephone' },
    })
    expect(looked.statusCode).toBe(200)
    for (const url of [at]) expect((await call('GET', url, bearer(looked))).statusCode).toBe(404)
  })
})

describe('erasure', () => {
  const day = 86_400_000
  const start = clock.at
  /** The work of the nightly job. */
  const purge = async () => {
    for (const statement of retentionStatements(24)) await db.execute(statement)
  }
  const departure = async () => Date.parse((await list()).departure)

  test('details are erased 30 days after departure, with proof', async () => {
    const [first, second] = (await list()).guests
    await save(leads, first, ada)
    await save(leads, second, { surname: 'Aziz' })
    const left = await departure()
    await clock.set(left + 29 * day)
    await purge()
    expect(await stored()).toHaveLength(2)
    await clock.set(left + 31 * day)
    await purge()
    expect(await stored()).toEqual([])
    expect(await erasures()).toMatchObject([{ bookingId, rows: 2 }])
    await clock.set(start)
  })

  test('the export of a guest’s data has their details in plain', async () => {
    const guests = bearer(guest)
    const [own] = (await list(guests)).guests
    await save(guests, own, ada)
    const { id } = guest.json().contact
    const told = (await call('GET', `/guestlogins/${id}/data`, guests)).json()
    expect(told.passports).toMatchObject([{ documentNumber: 'SECRET0001', surname: 'Holm' }])
  })
})

test('rotation encrypts every row with the active key, and both rows stay readable', async () => {
  const [first, second] = (await list()).guests
  await save(leads, first, ada)
  await save(leads, second, { surname: 'Aziz' })
  const [main] = [...context.configuration.keyRing.keys]
  const ring = parseKeyRing(`next:${Buffer.alloc(32, 5).toString('base64')},main:${main?.[1]}`)
  if (!ring) throw new Error('no key ring')
  await db.execute(
    sql`update passport set details = ${encryptDetails(ring, second.id, { ...emptyPassport, surname: 'Aziz' })} where id = ${second.id}`,
  )
  expect(await reencryptPassports(db, ring)).toBe(1)
  expect(await reencryptPassports(db, ring)).toBe(0)
  for (const { details } of await stored()) expect(details).toMatch(/^v1\.next\./)
})

test('lists of places and countries are public, and their errors are named', async () => {
  const { provinces } = (await call('GET', '/passportdetails/italyprovinces')).json()
  expect(provinces).toHaveLength(110)
  const { communes } = (await call('GET', '/passportdetails/italyprovinces/rm/communes')).json()
  expect(communes).toContainEqual({ code: '412058091', name: 'Roma', endedOn: null })
  expect((await call('GET', '/passportdetails/italyprovinces/XX/communes')).statusCode).toBe(404)
  const { countries } = (await call('GET', '/countries/passport/language/en')).json()
  expect(countries).toContainEqual({ code: 'DE', name: 'Germany' })
})

// The last test: a completed booking stays completed.
test('details are read-only after the stay, and asked of nobody before the booking is confirmed', async () => {
  const [first] = (await list()).guests
  await save(leads, first, ada)
  await db.update(tables.booking).set({ status: bookingStatus.completed }).where(eq(tables.booking.id, bookingId))
  const { open, guests } = await list()
  expect([open, guests.length]).toEqual([false, 1])
  expect((await save(leads, guests[0], { ...ada, surname: 'B' })).statusCode).toBe(409)
  expect((await call('GET', '/passportdetails/bookingid/9001', leads)).json()).toMatchObject({
    open: false,
    guests: [],
  })
})
