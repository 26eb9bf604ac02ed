import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { addDays } from '#domain/calendar/day'
import { demonstrationAccounts } from '#domain/demonstration'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { reencryptAccess } from './stored-access.ts'

const { app, db, clock, configuration } = await testApp()
/** The demonstration's confirmed stay in Sicily. */
const bookingId = 9002
type Headers = Record<string, string>
const staff: Headers = await staffBearer(db)
const [item] = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.bookingId, bookingId)).limit(1)
if (!item) throw new Error('no stay')
const { stay, villaId } = item
const written = {
  directions: { en: 'Left after the chapel.', fr: '', de: 'Nach der Kapelle links.' },
  handover: { en: 'Rosa waits at the gate.', fr: '', de: '' },
  codes: 'Gate 4711',
}

const call = async (method: 'GET' | 'PUT', url: string, headers: Headers, payload?: object) => {
  const reply = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}
const path = `/office/bookings/${bookingId}/villaaccess`
const set = (revision: number, headers: Headers = staff, more: object = {}) =>
  call('PUT', path, { 'if-match': `"${revision}"`, ...headers }, { ...written, ...more })
const seenBy = async (signIn: () => Promise<Headers>, lang = 'en') =>
  call('GET', `/core/bookings/${bookingId}/villaaccess?lang=${lang}`, await signIn())
const lead = async (): Promise<Headers> => bearer(await signInBy(app))
const at = (daysBefore: number) => clock.set(Date.parse(`${addDays(stay.from, -daysBefore)}T12:00:00Z`))
const start = clock.at

beforeEach(async () => {
  await clock.set(start)
  await db.delete(tables.villaAccess)
})

test('guests read it in their language from seven days before arrival until departure', async () => {
  expect((await set(0)).body).toMatchObject({ ...written, bookingId, revision: 1 })
  const nights = 7
  for (const [daysBefore, isShown] of [
    [8, false],
    [7, true],
    [-nights, true],
    [-nights - 1, false],
  ] as const) {
    await at(daysBefore)
    const { body } = await seenBy(lead, 'de')
    expect(body.from).toBe(addDays(stay.from, -7))
    expect(body.access).toEqual(
      isShown
        ? { directions: 'Nach der Kapelle links.', handover: 'Rosa waits at the gate.', codes: 'Gate 4711' }
        : null,
    )
  }
})

test('it is encrypted, on no public page, in no PDF and in no log', async () => {
  await set(0)
  const [row] = await db.select().from(tables.villaAccess)
  expect(row?.details).toMatch(/^v1\./)
  expect(row?.details).not.toContain('4711')
  const entries = await db.select().from(tables.staffAuditEntry)
  expect(entries.at(-1)).toMatchObject({ action: 'villa-access-changed' })
  expect(Object.keys(entries.at(-1)?.changes ?? {}).toSorted()).toEqual(['codes', 'directions', 'handover'])
  expect(JSON.stringify(entries)).not.toMatch(/4711|chapel/)
  await at(2)
  for (const url of [`/core/bookings/${bookingId}/informationpack?lang=en`, `/core/properties/${villaId}`])
    expect(JSON.stringify((await call('GET', url, await lead())).body)).not.toMatch(/4711|chapel/)
})

test('a stale edit is refused with the current state, and a repeated one succeeds', async () => {
  await set(0)
  expect((await set(0)).status).toBe(200)
  const stale = await set(0, staff, { codes: 'Gate 1' })
  expect([stale.status, stale.body.code, stale.body.current.codes]).toEqual([412, 'changed-since', 'Gate 4711'])
  expect((await set(1, staff, { codes: 'Gate 1' })).body).toMatchObject({ codes: 'Gate 1', revision: 2 })
})

test('another key takes over without loss', async () => {
  await set(0)
  const keys = new Map([...configuration.keyRing.keys, ['next', Buffer.alloc(32, 7).toString('base64')]])
  expect(await reencryptAccess(db, { activeId: 'next', keys })).toBe(1)
  expect(await reencryptAccess(db, { activeId: 'next', keys })).toBe(0)
})

test('only the people who travel read it, and only staff for bookings write it', async () => {
  await set(0)
  await at(2)
  const guest = async () => bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
  const agent = async () => bearer(await signInBy(app, { email: demonstrationAccounts.agent, userType: 'cosignin' }))
  expect((await seenBy(guest)).status).toBe(200)
  expect((await seenBy(agent)).status).toBe(404)
  expect((await seenBy(async () => ({}))).status).toBe(401)
  expect((await seenBy(async () => staffBearer(db))).status).toBe(404)
  const content = await staffBearer(db, await aColleague(db, { email: 'c@example.com', permissions: ['content'] }))
  for (const [headers, status] of [
    [{}, 401],
    [await lead(), 404],
    [content, 404],
  ] as const) {
    expect((await call('GET', path, headers)).status).toBe(status)
    expect((await set(1, headers)).status).toBe(status)
  }
})
