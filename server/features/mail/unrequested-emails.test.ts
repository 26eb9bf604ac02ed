import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { bearer, ownPage } from '#testing/accounts/accounts'
import { holding } from '#testing/bookings/holding'
import { testApp } from '#testing/site/app'
import { doJobs } from '#testing/site/do-jobs'

const one = await testApp()
const { app, clock, db } = one
const { held, send } = holding(one)

let callers = 0
const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++callers + 0x4000).toString(16)}::1` })
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { 'idempotency-key': randomUUID(), ...someone(), ...ownPage, ...headers },
  })
const problemOf = (reply: { body: string }) => JSON.parse(reply.body)
const emailsTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(desc(tables.mail.id))

const password = 'Sirocco2027'
const signUp = (email: string) =>
  post('/auth/createaccount_and_token', { email, firstname: 'Ada', lastname: 'Holm', password, lang: 'en' })
const answers = { guests: '6', country: 'greece', morning: 'pool' }
const tooMany = { status: 429, code: 'too-many-emails' }

test('moves of accounts to one address send it six e-mails an hour, whichever client requests them', async () => {
  const victim = 'moved@victim.example'
  const statuses: number[] = []
  for (let account = 0; account < 4; account++) {
    const own = bearer(await signUp(`mover${account}@example.com`))
    for (let i = 0; i < 3; i++) {
      const reply = await post('/core/contacts/changeemail', { email: victim, password }, own)
      statuses.push(reply.statusCode)
      if (reply.statusCode === 429) expect(problemOf(reply)).toMatchObject(tooMany)
    }
  }
  expect(statuses).toEqual([...Array(6).fill(202), ...Array(6).fill(429)])
  expect(await emailsTo(victim)).toHaveLength(6)
})

test('a registration that strangers ask for again and again can still be finished', async () => {
  const victim = 'registering@victim.example'
  await db.insert(tables.contact).values({ email: victim })
  for (let i = 0; i < 15; i++) {
    const reply = await signUp(victim)
    expect([reply.statusCode, reply.json().mailed]).toEqual([200, true])
  }
  const emails = await emailsTo(victim)
  expect(emails).toHaveLength(6)
  const token = /#t=([\w-]{43})/.exec(emails[0]?.html ?? '')?.[1] ?? ''
  const finished = await app.inject({
    method: 'POST',
    url: '/api/core/contacts/complete-registration',
    headers: { ...someone(), token },
    payload: { password, firstname: 'Ada', lastname: 'Holm' },
  })
  expect(finished.statusCode).toBe(200)
})

test('holds with a stranger’s address send it six e-mails an hour', async () => {
  const email = 'holder@victim.example'
  const refused: number[] = []
  for (let i = 0; i < 8; i++) {
    const { id, bearing } = await held({}, { email, firstname: 'A', lastname: 'B', conditions: true })
    const asked = await app.inject({ url: `/api/core/bookings/senddamagewaiverrequest/${id}`, headers: bearing })
    if (asked.statusCode === 429) {
      expect(problemOf(asked)).toMatchObject(tooMany)
      refused.push(i)
    }
    await send('PUT', `bookings/ob/expire/${id}`, {}, bearing)
  }
  expect(refused).toEqual([6, 7])
  expect(await emailsTo(email)).toHaveLength(6)
})

test('e-mails of different forms to one address count together; enquiries reach the office all the same', async () => {
  const email = 'forms@victim.example'
  for (let i = 0; i < 4; i++) {
    const sent = await post('/core/villamatches/send', { email, ...answers })
    expect(sent.statusCode).toBe(204)
  }
  for (let i = 0; i < 4; i++) {
    const person = { title: 'Dr', firstName: 'Ada', lastName: 'Holm', phoneCountry: 'GB', phone: '020 7946 0999' }
    const asked = {
      ...person,
      email,
      addressLine1: '1 Quay Street',
      country: 'GB',
      message: 'A quiet terrace?',
      shownFor: 60_000,
    }
    expect((await post('/core/enquiries/enquire', asked)).statusCode).toBe(200)
  }
  await doJobs(one, 'pass-on-enquiry')
  expect(await emailsTo(email)).toHaveLength(6)
  const toOffice = await emailsTo(one.context.configuration.office.email)
  expect(toOffice.filter(({ replyTo }) => replyTo === email)).toHaveLength(4)
  const refused = await post('/core/villamatches/send', { email, ...answers })
  expect(problemOf(refused)).toMatchObject(tooMany)
})

test('an owner whose mailbox strangers have filled still recovers the account', async () => {
  const email = 'owner@victim.example'
  await signUp(email)
  for (let i = 0; i < 20; i++) await post('/core/villamatches/send', { email, ...answers })
  expect(await emailsTo(email)).toHaveLength(6)
  const recover = () => post(`/core/contacts/passwordrecovery/email/${email}`, {})
  for (let i = 0; i < 6; i++) expect((await recover()).statusCode).toBe(202)
  expect(problemOf(await recover())).toMatchObject(tooMany)
  const [latest] = await emailsTo(email)
  const token = /#t=([\w-]{43})/.exec(latest?.html ?? '')?.[1] ?? ''
  await clock.set(clock.at + 3_590_000)
  const input = Buffer.from(JSON.stringify({ password: 'Maestral2028', token })).toString('base64')
  const reset = await post('/core/contacts/passwordreset', {}, { input })
  expect(reset.statusCode).toBe(204)
})
