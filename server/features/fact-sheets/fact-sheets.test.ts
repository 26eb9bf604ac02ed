import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { type Language, localPath } from '#domain/text/language'
import type { Mailer } from '#server/adapters/mail/mail'
import { jobs } from '#server/jobs'
import { stepsOf } from '#server/platform/jobs/steps'
import { aContact } from '#testing/builders/content'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { silentLog } from '#testing/site/silent-log'
import { purgeRequests } from './public.ts'

const site = 'https://villas.example'
const lines: string[] = []
const environment = { PUBLIC_URL: site }
const one = await testApp({ environment, log: line => lines.push(line) })
const other = await testApp({ environment, beside: one })
const { app, catalogue, clock, db } = one

const path = '/api/core/contacts/emailsub/pdfrequest'
let callers = 0
const from = () => ({ 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::1` })
/** Each request comes from an IP address of its own, unless `headers` gives one. */
const ask = (email: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}, process = one) =>
  process.post(path, { email, propertyId: 1, ...more }, { ...from(), ...headers })

const delivered: string[] = []
const mailer: Mailer = {
  deliver: async ({ recipient }) => {
    delivered.push(recipient)
  },
}
const { signal } = new AbortController()

/**
 * Runs the waiting jobs of a kind concurrently, every second one in the other process; `twice` as after a lost
 * acknowledgement.
 */
async function work(name: string, { by = mailer, twice = false } = {}) {
  const { rows } = await db.execute<{ id: string; data: never }>(
    sql`update pgboss.job set state = 'completed' where state = 'created' and name = ${name} returning id, data`,
  )
  const { run } = (await jobs.find(job => job.name === name)?.handler()) ?? {}
  if (!run) throw new Error(`no job ${name}`)
  const all = twice ? [...rows, ...rows] : rows
  await Promise.all(
    all.map(({ id, data }, i) =>
      run({ ...(i % 2 ? other : one).context, mailer: by }, data, { step: stepsOf(db, id), signal, log: silentLog }),
    ),
  )
}
const mailTo = (email: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, email)).orderBy(tables.mail.id)
const contactOf = async (email: string) =>
  (await db.select().from(tables.contact).where(eq(tables.contact.email, email)))[0]
const requestsOf = async (email: string) => {
  const contact = await contactOf(email)
  return db
    .select()
    .from(tables.factSheetRequest)
    .where(eq(tables.factSheetRequest.contactId, contact?.id ?? 0))
}
const linksIn = (html = '') => [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)

beforeEach(async () => {
  delivered.length = 0
  await db.execute(sql`delete from pgboss.job`)
})

describe('the reply', () => {
  test('is the same for every address, and does not reveal known ones', async () => {
    const { email, publicId } = await aContact(db)
    const known = await ask(` ${email.toUpperCase()} `)
    const stranger = await ask('Stranger@example.com')
    const again = await ask('stranger@example.com')
    expect([known.status, stranger.status, again.status]).toEqual([200, 200, 200])
    const ids = [publicId, ...[known, stranger, again].map(({ body }) => body.contactId)]
    expect(new Set(ids).size).toBe(4)
    const shape = ({ status, body, headers }: typeof known) => [status, Object.keys(body), Object.keys(headers).sort()]
    expect(shape(known)).toEqual(shape(stranger))
  })

  test('is the same once an address has had its e-mails, and where a program is suspected', async () => {
    const email = 'often@example.com'
    const body = { contactId: expect.any(String) }
    for (let i = 0; i < 5; i++) expect(await ask(email)).toMatchObject({ status: 200, body })
    expect(await ask(email, { website: 'https://casino.example' })).toMatchObject({ status: 200, body })
  })

  test.each([
    [{ email: 'not an address' }, 'email', 'email'],
    [{ email: '' }, 'email', 'missing'],
    [{ name: 'See https://casino.example' }, 'name', 'name'],
    [{ name: 'x'.repeat(81) }, 'name', 'too-long'],
    [{ propertyId: 0 }, 'propertyId', undefined],
    [{ shownFor: -1 }, 'shownFor', undefined],
  ])('is a validation error of the field: %o', async (wrong, field, code) => {
    const kept = async () => (await db.select().from(tables.factSheetRequest)).length
    const before = await kept()
    const { status, body } = await one.post(path, { email: 'a@example.com', propertyId: 1, ...wrong }, from())
    expect(status).toBe(422)
    expect(body.errors).toContainEqual(expect.objectContaining({ field: `body.${field}`, ...(code && { code }) }))
    expect(await kept()).toBe(before)
  })

  test('is that the villa does not exist, for one that is not let or hidden from the visitor', async () => {
    expect((await ask('nowhere@example.com', { propertyId: 99_999 })).status).toBe(404)
    const { id } = await aVilla(db, { hideForItaly: true })
    await expect.poll(() => catalogue.villas.get(id)).toBeDefined()
    const asked = (country: string) => ask('nowhere@example.com', { propertyId: id }, { 'x-visitor-country': country })
    expect((await asked('it')).status).toBe(404)
    expect(await contactOf('nowhere@example.com')).toBeUndefined()
    expect((await asked('gb')).status).toBe(200)
  })

  test('is an error after twenty from one IP address, in whatever process', async () => {
    const network = { 'x-forwarded-for': '192.0.2.77' }
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, i) => ask(`many${i}@example.com`, {}, network, i % 2 ? other : one)),
    )
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

describe('the e-mail', () => {
  test.each([
    ['en', 'Kalami House: the fact sheet', 'Dear Ada,'],
    ['fr', 'Kalami House\u00a0: la fiche', 'Ada'],
    ['de', 'Kalami House: das Datenblatt', 'Ada'],
  ] as [Language, string, string][])('leads in %s to the sheet, which opens', async (lang, subject, greeting) => {
    const email = `${lang}@example.com`
    expect((await ask(email, { lang, name: 'Ada' })).status).toBe(200)
    await work('send-fact-sheet', { twice: true })
    const [letter, ...more] = await mailTo(email)
    expect(more).toEqual([])
    expect(letter).toMatchObject({ language: lang, replyTo: 'office@maestrale.example', listUnsubscribe: null })
    expect(letter?.subject.replaceAll(/\s/g, ' ')).toBe(subject.replaceAll(/\s/g, ' '))
    expect(letter?.text).toContain(greeting)
    expect(letter?.text).toContain(email)
    const sheet = `${site}/api/core/properties/1/factsheet/lang/${lang}`
    expect(linksIn(letter?.html)).toContain(sheet)
    expect(linksIn(letter?.html)).toContain(site + localPath('/greece/corfu/villas/kalami-house', lang))
    const paper = await app.inject({ url: new URL(sheet).pathname })
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  test('has no name in its greeting where none was given', async () => {
    await ask('unnamed@example.com')
    await work('send-fact-sheet')
    expect((await mailTo('unnamed@example.com'))[0]?.text).not.toContain('Dear')
  })

  test('subscribes no address, and sends a confirmation link to one whose box was ticked', async () => {
    await ask('paper@example.com')
    await ask('both@example.com', { newsletter: 'yes' })
    await work('send-fact-sheet')
    await work('ask-to-confirm')
    const subjects = async (email: string) => (await mailTo(email)).map(({ subject }) => subject)
    expect(await subjects('paper@example.com')).toEqual(['Kalami House: the fact sheet'])
    expect((await subjects('both@example.com')).sort()).toEqual([
      'Kalami House: the fact sheet',
      'Please confirm your subscription to our newsletter',
    ])
    const { id = 0 } = (await contactOf('paper@example.com')) ?? {}
    const { emailSubscription } = tables
    expect(await db.select().from(emailSubscription).where(eq(emailSubscription.contactId, id))).toEqual([])
  })

  test('goes to one address three times a day at most, from whatever process and however many concurrent requests', async () => {
    const email = 'bombed@example.com'
    const start = clock.at
    await Promise.all(Array.from({ length: 8 }, (_, i) => ask(email, {}, {}, i % 2 ? other : one)))
    await work('send-fact-sheet', { twice: true })
    expect(await mailTo(email)).toHaveLength(3)
    await clock.set(start + 23 * 3_600_000)
    await ask(email)
    await work('send-fact-sheet')
    expect(await mailTo(email)).toHaveLength(3)
    await clock.set(start + 25 * 3_600_000)
    await ask(email)
    await work('send-fact-sheet')
    expect(await mailTo(email)).toHaveLength(4)
    await clock.set(start)
  })

  test('is one for one key, whichever process repeats it', async () => {
    const email = 'pressed@example.com'
    const key = { 'idempotency-key': crypto.randomUUID() }
    const replies = await Promise.all([one, other, one].map(process => ask(email, {}, key, process)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await requestsOf(email)).toHaveLength(1)
    await work('send-fact-sheet')
    expect(await mailTo(email)).toHaveLength(1)
  })

  test.each([
    ['a field that nobody sees', { website: 'https://casino.example' }],
    ['less time than a person needs', { shownFor: 300 }],
  ])('is not written where %s suggests a program', async (_, sign) => {
    const email = `${Object.keys(sign)[0]}@example.com`.toLowerCase()
    expect((await ask(email, { ...sign, newsletter: 'yes' })).status).toBe(200)
    await work('send-fact-sheet')
    await work('ask-to-confirm')
    expect(await mailTo(email)).toEqual([])
    expect(await requestsOf(email)).toMatchObject([{ suspected: true, sentAt: null }])
  })

  test('is not written about a villa that was deleted meanwhile', async () => {
    const { id } = await aVilla(db, {})
    await expect.poll(() => catalogue.villas.get(id)).toBeDefined()
    await ask('late@example.com', { propertyId: id })
    await db.update(tables.villa).set({ live: false }).where(eq(tables.villa.id, id))
    for (const { catalogue } of [one, other]) await expect.poll(() => catalogue.villas.get(id)).toBeUndefined()
    await work('send-fact-sheet')
    expect(await mailTo('late@example.com')).toEqual([])
  })

  test('waits for the mail server, and the request does not', async () => {
    const email = 'patient@example.com'
    const away: Mailer = { deliver: () => Promise.reject(new Error('connect ECONNREFUSED')) }
    expect((await ask(email)).status).toBe(200)
    await work('send-fact-sheet')
    await expect(work('send-mail', { by: away })).rejects.toThrow('ECONNREFUSED')
    expect(await mailTo(email)).toMatchObject([{ sentAt: null, attempts: 1 }])
    await db.execute(sql`update pgboss.job set state = 'created' where name = 'send-mail'`)
    await work('send-mail')
    expect(delivered).toEqual([email])
    expect((await mailTo(email))[0]?.sentAt).toBeInstanceOf(Date)
  })
})

test('a request is deleted after a month, with an address that has no other use', async () => {
  const start = clock.at
  const reader = 'reads-both@example.com'
  await ask('forgotten@example.com')
  await ask(reader, { newsletter: 'yes' })
  await work('ask-to-confirm')
  const { id = 0 } = (await contactOf(reader)) ?? {}
  await db
    .update(tables.emailSubscription)
    .set({ confirmedAt: sql`app_now()` })
    .where(eq(tables.emailSubscription.contactId, id))
  await clock.set(start + 29 * 86_400_000)
  await ask('young@example.com')
  await purgeRequests(db)
  expect(await requestsOf('forgotten@example.com')).toHaveLength(1)
  await clock.set(start + 31 * 86_400_000)
  await purgeRequests(db)
  expect(await contactOf('forgotten@example.com')).toBeUndefined()
  expect(await contactOf(reader)).toMatchObject({ id })
  expect(await requestsOf(reader)).toEqual([])
  expect(await requestsOf('young@example.com')).toHaveLength(1)
  await clock.set(start)
})

test('no log contains an address', () => {
  expect(lines.join('\n')).not.toContain('@example.com')
})
