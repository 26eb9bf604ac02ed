import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { addDays } from '#domain/calendar/day'
import { demonstrationAccounts } from '#domain/demonstration'
import { emptyPassport } from '#domain/passports/passport'
import type { Language } from '#domain/text/language'
import { recordEvent } from '#server/features/booking-events/public'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { doJob, doJobs } from '#testing/site/do-jobs'
import { silentLog } from '#testing/site/silent-log'
import { run as sendReminders } from './send-reminders.ts'

vi.setConfig({ testTimeout: 60_000 })

const site = await testApp()
const { app, db, clock, context, configuration } = site
/** The demonstration's confirmed stay in Sicily, a party of several. */
const bookingId = 9002
const ofBooking = eq(tables.booking.id, bookingId)
const lead = await signInBy(app)
const guest = await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' })
// Months pass in these tests, during which people would have signed in again.
await db.execute(sql`update access_token set expires_at = '2029-01-01'`)
await db.execute(sql`update session set expires_at = '2029-01-01'`)

const call = (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) =>
  app.inject({ method, url: `/api/core/${url}`, headers, ...(payload && { payload }) })
const [stayed] = await db
  .select({ stay: tables.bookingItem.stay, id: tables.bookingItem.id })
  .from(tables.bookingItem)
  .where(eq(tables.bookingItem.bookingId, bookingId))
  .limit(1)
if (!stayed) throw new Error('the demonstration has no stay')
const stay = { from: '2027-06-05', to: '2027-06-12' }

const start = clock.at
const task = { signal: new AbortController().signal, log: silentLog }
const send = (more: Partial<typeof context> = {}) =>
  sendReminders({ ...context, ...more, mailer: { deliver: async () => {} } }, {}, task)
const rows = async () => {
  const found = await db.select().from(tables.reminder).where(eq(tables.reminder.bookingId, bookingId))
  return Object.fromEntries(
    found.map(({ kind, coSignInId, ...row }) => [`${kind}${coSignInId === null ? '' : ' guest'}`, row]),
  )
}
const states = async () => Object.fromEntries(Object.entries(await rows()).map(([name, { state }]) => [name, state]))
const mails = async () => {
  const all = await db.select().from(tables.mail).where(sql`cause like 'reminder %'`).orderBy(tables.mail.id)
  return all.map(({ recipient, language, subject, html, text }) => ({ recipient, language, subject, html, text }))
}
const at = (time: string) => clock.set(Date.parse(time))
const confirmed = async () => {
  await withTransaction(db, tx => recordEvent(tx, bookingId, { kind: 'confirmed', actor: 'system' }))
  await doJobs(site, 'plan-reminders')
}

beforeEach(async () => {
  await clock.set(start)
  await db.delete(tables.reminder)
  await db.delete(tables.reminderOptOut)
  await db.delete(tables.passport)
  await db.delete(tables.mail)
  await db.delete(tables.mailLimit)
  await db.update(tables.coSignIn).set({ language: 'en' })
  await db
    .update(tables.booking)
    .set({ status: 2, language: 'en', adults: 2, children: 0, infants: 0 })
    .where(ofBooking)
  await db.update(tables.bookingItem).set({ stay }).where(eq(tables.bookingItem.id, stayed.id))
})
afterAll(() => clock.set(start))

const due = '2027-05-08T09:00:00Z'

test('a confirmed booking plans its reminders, for the lead booker and each guest who has joined', async () => {
  await confirmed()
  expect(await states()).toEqual({
    passports: 'planned',
    'passports guest': 'planned',
    'arrival-week': 'planned',
    'arrival-week guest': 'planned',
    'arrival-day': 'planned',
    'arrival-day guest': 'planned',
    'trip-details': 'planned',
  })
  await send()
  expect(await mails()).toEqual([])
})

/** Sessions of staff end while months pass: each call has its own. */
const remind = async (given?: Record<string, string>) => {
  const headers = given ?? (await staffBearer(db))
  const reply = await app.inject({ method: 'POST', url: `/api/office/bookings/${bookingId}/reminders`, headers })
  return { status: reply.statusCode, body: reply.json() }
}

test('staff remind of what is missing, once a day and beside no reminder that is planned', async () => {
  await confirmed()
  await at('2027-05-01T09:00:00Z')
  const [first, second] = await Promise.all([remind(), remind()])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  const { sent } = (first.status === 200 ? first : second).body
  expect(sent).toBe((await mails()).length)
  expect(await states()).toMatchObject({ passports: 'sent', 'passports guest': 'sent', 'arrival-week': 'planned' })
  expect((await remind()).body.code).toBe('not-in-this-state')
  const [entry] = await db
    .select()
    .from(tables.staffAuditEntry)
    .where(eq(tables.staffAuditEntry.action, 'reminder-sent'))
  expect(entry?.reason).toContain('passports')
  await at('2027-05-08T09:00:00Z')
  await send()
  expect((await mails()).length).toBe(sent)
  expect((await remind()).status).toBe(200)
})

test('staff remind nobody of a topic that is switched off, unless the law requires it', async () => {
  await confirmed()
  await at('2027-05-01T09:00:00Z')
  const { contactId } = (await db.select().from(tables.booking).where(ofBooking))[0] ?? {}
  if (!contactId) throw new Error('the booking has no client')
  await db.insert(tables.reminderOptOut).values([
    { contactId, topic: 'passports' },
    { contactId, topic: 'trip-details' },
  ])
  expect((await remind()).body).toEqual({ sent: 2 })
  expect(await states()).toMatchObject({ passports: 'sent', 'passports guest': 'sent', 'trip-details': 'planned' })
})

test('nobody is reminded by staff once the stay has begun, or by others than staff', async () => {
  await confirmed()
  await at('2027-06-05T09:00:00Z')
  expect((await remind()).body.code).toBe('not-in-this-state')
  expect((await remind(bearer(lead))).status).toBe(404)
  expect(await mails()).toEqual([])
})

test.each([
  ['en', 'Passport details for', 'are still missing'],
  ['fr', 'Données de passeport pour', 'manquent encore'],
  ['de', 'Passdaten für', 'fehlen noch'],
] as const)('missing passports are asked for once, in %s', async (language: Language, subject, text) => {
  await db.update(tables.booking).set({ language }).where(ofBooking)
  await db.update(tables.coSignIn).set({ language })
  await confirmed()
  await at(due)
  await Promise.all([send(), send()])
  await send()
  const [toLead, toGuest, ...others] = (await mails()).toSorted((one, other) =>
    one.recipient === demonstrationAccounts.leadBooker ? -1 : other.recipient === demonstrationAccounts.guest ? -1 : 1,
  )
  expect(others).toEqual([])
  expect(toLead).toMatchObject({ recipient: demonstrationAccounts.leadBooker, language })
  expect(toLead?.subject).toContain(subject)
  expect(toLead?.text).toContain(text)
  const prefix = language === 'en' ? '' : `/${language}`
  expect(toLead?.html).toContain(`${configuration.publicUrl}${prefix}/secure/passport-details?booking=${bookingId}`)
  // The law asks for passports in Italy: nothing offers to switch it off.
  expect(toLead?.html).not.toContain('/secure/subscriptions')
  expect(toGuest).toMatchObject({ recipient: demonstrationAccounts.guest, language })
  for (const mail of [toLead, toGuest]) expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]|undefined|reminder_/)
  const secret = /passport-by-link#([\w-]{43})/.exec(toGuest?.html ?? '')?.[1]
  const shown = await call('POST', 'passportdetails/bylink/show', {}, { secret })
  expect(shown.json().guests).toHaveLength(1)
  expect((await states()).passports).toBe('sent')
})

const details = {
  ...emptyPassport,
  ...{ givenNames: 'Ada', surname: 'Weiss', sex: 'f', birthDate: '1980-02-03', birthCountry: 'DE' },
  ...{ birthPlace: 'Kiel', nationality: 'DE', documentType: 'passport', documentNumber: 'C01X00T47' },
  ...{ issueCountry: 'DE', issuePlace: 'Kiel', expiresOn: '2035-01-01' },
}
const savePassports = async (count: number) => {
  const url = `passportdetails/bookingid/${bookingId}`
  const { guests } = (await call('GET', url, bearer(lead))).json()
  for (const { id, revision } of guests.slice(0, count)) {
    const headers = { ...bearer(lead), 'if-match': `"${revision}"` }
    expect((await call('POST', url, headers, { guestId: id, details, guardianId: null })).statusCode).toBe(200)
  }
}

test('nothing is asked for once it is done, and nobody is asked right after working on it', async () => {
  await confirmed()
  await at(due)
  await savePassports(1)
  await send()
  const toLead = async () => (await mails()).filter(({ recipient }) => recipient === demonstrationAccounts.leadBooker)
  expect(await toLead()).toEqual([])
  // Three quiet days, then the office opens on Tuesday.
  expect((await rows()).passports?.dueAt.toISOString()).toBe('2027-05-11T08:00:00.000Z')
  await at('2027-05-11T08:00:00Z')
  await savePassports(2)
  await send()
  expect(await toLead()).toEqual([])
  expect((await states()).passports).toBe('skipped')
})

test('a reminder leaves in office hours only, and a clock that is set back sends none again', async () => {
  await confirmed()
  await at('2027-05-08T21:30:00Z')
  await send()
  expect(await mails()).toEqual([])
  expect((await rows()).passports?.dueAt.toISOString()).toBe('2027-05-10T08:00:00.000Z')
  await at('2027-05-10T08:00:00Z')
  await send()
  expect(await mails()).toHaveLength(2)
  await at('2027-05-08T09:00:00Z')
  await send()
  await at('2027-05-10T09:00:00Z')
  await send()
  expect(await mails()).toHaveLength(2)
})

test('a clock that jumps past the arrival sends nothing that no longer helps', async () => {
  await confirmed()
  await at('2027-06-05T10:00:00Z')
  await send()
  expect(await mails()).toEqual([])
  expect(new Set(Object.values(await states()))).toEqual(new Set(['skipped']))
})

test('a worker that dies while it sends leaves the reminder planned, and another sends it once', async () => {
  await confirmed()
  await at(due)
  const documents = {
    ...context.documents,
    reminderEmail: async () => {
      // The effect of a killed process on the database: its connection is gone within the transaction.
      await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`)
      throw new Error('killed')
    },
  }
  await send({ documents })
  expect(await mails()).toEqual([])
  expect((await states()).passports).toBe('planned')
  await send()
  expect(await mails()).toHaveLength(2)
})

test('arrival reminders can be switched off, each by its own recipient; those that the law asks for cannot', async () => {
  await confirmed()
  const { id } = lead.json().contact
  const chosen = await call('POST', `contacts/${id}/subscriptions`, bearer(lead), { reminders: [] })
  expect(chosen.json()).toMatchObject({ reminders: [] })
  await at(due)
  await send()
  expect((await states()).passports).toBe('sent')
  await at('2027-05-29T09:00:00Z')
  await send()
  expect(await states()).toMatchObject({ 'arrival-week': 'skipped', 'arrival-week guest': 'sent' })
  const last = (await mails()).at(-1)
  expect(last?.recipient).toBe(demonstrationAccounts.guest)
  expect(last?.subject).toMatch(/: you arrive in 7 days$/)
  expect(last?.html).toContain(`${configuration.publicUrl}/secure/guest-subscriptions`)
  expect((await call('GET', `contacts/${id}/subscriptions`, bearer(lead))).json().reminders).toEqual([])
  const again = { reminders: ['arrival', 'passports', 'trip-details'] }
  expect((await call('POST', `contacts/${id}/subscriptions`, bearer(lead), again)).json().reminders).toHaveLength(3)
  // A guest decides for their own, and strangers for nobody's.
  const guestId = guest.json().contact.id
  expect((await call('GET', `guestlogins/${guestId}/subscriptions`, bearer(guest))).json().reminders).toHaveLength(3)
  expect((await call('POST', `contacts/${id}/subscriptions`, bearer(guest), { reminders: [] })).statusCode).toBe(404)
})

test('a stay that moves takes its reminders along; what told the old dates is told once more', async () => {
  await confirmed()
  await at('2027-05-29T09:00:00Z')
  await send()
  expect(await states()).toMatchObject({ passports: 'sent', 'arrival-week': 'sent', 'arrival-day': 'planned' })
  const moved = { from: addDays(stay.from, 7), to: addDays(stay.to, 7) }
  await db.update(tables.bookingItem).set({ stay: moved }).where(eq(tables.bookingItem.id, stayed.id))
  const data = { previousFrom: stay.from, previousTo: stay.to, ...moved }
  await withTransaction(db, tx => recordEvent(tx, bookingId, { kind: 'moved', actor: 'staff', data }))
  // Not yet planned anew: nothing is sent for the old dates.
  await at('2027-06-04T09:00:00Z')
  await send()
  expect(await states()).toMatchObject({ 'arrival-day': 'planned' })
  await doJobs(site, 'plan-reminders')
  expect(await states()).toMatchObject({ passports: 'sent', 'arrival-week': 'planned', 'arrival-day': 'planned' })
  expect((await rows())['arrival-week']?.dueAt.toISOString()).toBe('2027-06-05T09:00:00.000Z')
})

test('bookings without reminders, such as imported ones, are planned at night', async () => {
  const enqueued = async () => {
    await doJob(site, 'plan-all-reminders')
    const { rows: waiting } = await db.execute<{ id: number }>(sql`
      delete from pgboss.job where name = 'plan-reminders' and state = 'created' returning (data ->> 'bookingId')::integer as id`)
    return waiting.map(({ id }) => id).includes(bookingId)
  }
  expect(await enqueued()).toBe(false)
  await at('2027-05-03T03:40:00Z')
  expect(await enqueued()).toBe(true)
  await doJob(site, 'plan-reminders', { bookingId })
  expect(await enqueued()).toBe(false)
})

test('a cancelled booking ends its reminders in the same transaction', async () => {
  await confirmed()
  const headers = { ...(await staffBearer(db)), 'idempotency-key': crypto.randomUUID() }
  const url = `/api/office/bookings/${bookingId}/cancel`
  const reply = await app.inject({ method: 'POST', url, headers, payload: { returned: 0 } })
  expect(reply.statusCode).toBe(200)
  expect(new Set(Object.values(await states()))).toEqual(new Set(['ended']))
})
