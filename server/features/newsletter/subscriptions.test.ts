import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { reminderTopics } from '#domain/reminders/reminder-plan'
import { type Language, localPath } from '#domain/text/language'
import { jobs } from '#server/jobs'
import { stepsOf } from '#server/platform/jobs/steps'
import { aContact } from '#testing/builders/content'
import { testApp } from '#testing/site/app'
import { silentLog } from '#testing/site/silent-log'
import { purgeUnconfirmed } from './public.ts'

const site = 'https://villas.example'
const lines: string[] = []
const { app, context, clock, db, post } = await testApp({
  environment: { PUBLIC_URL: site },
  log: line => lines.push(line),
})

let callers = 0
/** Each request comes from an IP address of its own, unless given. */
const subscribe = (email: string, lang?: string, from = `2001:db8:${(++callers).toString(16)}::1`) =>
  post('/api/core/contacts/emailsub/footer', { email, lang }, { 'x-forwarded-for': from })

const mailer = { deliver: async () => {} }
const { signal } = new AbortController()
/** Runs the jobs of a sign-up or a confirmation; `twice` as after a lost acknowledgement. */
async function work({ twice = false } = {}) {
  const { rows } = await db.execute<{ id: string; name: string; data: { contactId: number } }>(sql`
    update pgboss.job set state = 'completed' where state = 'created' and name in ('ask-to-confirm', 'welcome') returning id, name, data`)
  for (const { id, name, data } of rows) {
    const job = jobs.find(job => job.name === name)
    if (!job) throw new Error(`no job ${name}`)
    const { run } = await job.handler()
    const task = { step: stepsOf(db, id), signal, log: silentLog }
    await run({ ...context, mailer }, data, task)
    if (twice) await run({ ...context, mailer }, data, task).catch(() => undefined)
  }
}

const mailTo = (email: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, email)).orderBy(tables.mail.id)
const linksIn = (html = '') => [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link)
/** The token in the last e-mail to an address. */
async function tokenTo(email: string) {
  const link = linksIn((await mailTo(email)).at(-1)?.html).find(link => link.includes('/secure/subscriptions'))
  return new URL(link ?? 'x:').hash.replace('#t=', '')
}
/** The path of links in earlier e-mails to an address. */
async function listPathOf(email: string) {
  const [last] = (await mailTo(email)).slice(-1)
  return localPath(`/newsletter/${await tokenTo(email)}`, last?.language ?? 'en')
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const look = (url: string) => app.inject({ url })
const confirm = (url: string) => app.inject({ method: 'POST', url, headers: form, payload: 'confirm=yes' })
const leave = (url: string, headers = form, payload = 'List-Unsubscribe=One-Click') =>
  app.inject({ method: 'POST', url, headers, payload })
const h1 = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

const stateOf = async (email: string) => {
  const [found] = await db
    .select({ confirmedAt: tables.emailSubscription.confirmedAt, leftAt: tables.emailSubscription.leftAt })
    .from(tables.emailSubscription)
    .innerJoin(tables.contact, eq(tables.contact.id, tables.emailSubscription.contactId))
    .where(eq(tables.contact.email, email))
  return found && { confirmed: found.confirmedAt !== null, left: found.leftAt !== null }
}
/** Signs up and confirms; returns the path of the e-mail's link. */
async function onList(email: string, lang?: string) {
  await subscribe(email, lang)
  await work()
  const path = await listPathOf(email)
  expect((await confirm(path)).statusCode).toBe(200)
  await work()
  return path
}

describe('the reply to a sign-up', () => {
  test('is the same for every address, however it is written, and does not reveal known ones', async () => {
    const { email, publicId } = await aContact(db)
    const known = await subscribe(` ${email.toUpperCase()}`)
    const again = await subscribe(email)
    const first = await subscribe('Anna+sea@Example.com', 'fr')
    // The ids are random: otherwise the reply would link an address to a client elsewhere.
    const ids = [publicId, known.body.contactId, again.body.contactId, first.body.contactId]
    expect(new Set(ids).size).toBe(4)
    expect(first.body.contactId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const shape = ({ status, body, headers }: typeof first) => [
      status,
      Object.keys(body),
      Object.keys(headers).toSorted(),
    ]
    expect(shape(known)).toEqual(shape(first))
    expect(Number(first.headers['content-length'])).toBe(Number(known.headers['content-length']))
  })

  test('uses up one id, however often and concurrently it is requested', async () => {
    await Promise.all(Array.from({ length: 8 }, () => subscribe('Often@example.com', 'de')))
    expect(await db.select().from(tables.contact).where(eq(tables.contact.email, 'often@example.com'))).toHaveLength(1)
    const ids = async () =>
      (await db.execute<{ last: number }>(sql`select last_value as last from contact_id_seq`)).rows
    const before = await ids()
    for (let i = 0; i < 5; i++) await subscribe('often@example.com', 'fr')
    expect(await ids()).toEqual(before)
  })

  test('is a validation error for an invalid address, and nothing is written', async () => {
    const { status, body } = await subscribe('not an address')
    expect(status).toBe(422)
    expect(body).toMatchObject({ detail: expect.stringContaining('check it'), errors: [{ field: 'body.email' }] })
    await work()
    expect(await mailTo('not an address')).toEqual([])
  })

  test('is an error after twenty from one address', async () => {
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, i) => subscribe(`many${i}@example.com`, 'en', '192.0.2.9')),
    )
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await subscribe('many@example.com')).status).toBe(200)
  })
})

describe('an address', () => {
  test.each([
    ['en', 'Please confirm your subscription to our newsletter', 'One more click', 'You are subscribed'],
    ['fr', 'Merci de confirmer votre abonnement à notre newsletter', 'Encore un clic', 'Votre abonnement est confirmé'],
    ['de', 'Bitte bestätigen Sie Ihr Newsletter-Abonnement', 'Noch ein Klick', 'Sie haben den Newsletter abonniert'],
  ] as [Language, string, string, string][])(
    'gets a confirmation e-mail in %s, and is on the list when its owner confirms',
    async (lang, subject, asked, listed) => {
      const email = `${lang}@example.com`
      await subscribe(email, lang)
      await work({ twice: true })
      const letters = await mailTo(email)
      expect(letters).toMatchObject([
        { subject, language: lang, replyTo: 'office@maestrale.example', listUnsubscribe: null },
      ])
      const path = await listPathOf(email)
      const token = await tokenTo(email)
      expect(token).toMatch(/^[0-9a-f-]{36}$/)
      const choices = `${site}${localPath('/secure/subscriptions', lang)}#t=${token}`
      expect(letters[0]?.text).toContain(choices)

      // A link scanner has not confirmed anything.
      expect(h1((await look(path)).body)).toBe(asked)
      expect(await stateOf(email)).toEqual({ confirmed: false, left: false })

      const done = await confirm(path)
      expect(h1(done.body)).toBe(listed)
      expect(done.body).toContain(`<html lang="${lang}">`)
      expect(await stateOf(email)).toEqual({ confirmed: true, left: false })
      expect(h1((await confirm(path)).body)).toBe(listed)
      await work({ twice: true })
      const [, welcome, ...more] = await mailTo(email)
      expect(more).toEqual([])
      const oneClick = new URL(welcome?.listUnsubscribe ?? '')
      expect(welcome).toMatchObject({ language: lang })
      expect(oneClick.href).toMatch(
        new RegExp(
          `^${site}/api/core/contacts/[0-9a-f-]{36}/subscriptions/oneclickemail/false\\?t=${token}&lang=${lang}$`,
        ),
      )
      expect(welcome?.html).toContain(`${site}${localPath('/results', lang)}`)
      expect(welcome?.html).toContain(choices)
    },
  )

  test('gets one confirmation e-mail a day at most, however often it is entered', async () => {
    for (let i = 0; i < 6; i++) await subscribe('bombed@example.com', i % 2 ? 'en' : 'de')
    await work()
    await subscribe('bombed@example.com')
    await work()
    expect(await mailTo('bombed@example.com')).toHaveLength(1)
    await clock.set(clock.at + 25 * 3_600_000)
    await subscribe('bombed@example.com')
    await work()
    expect(await mailTo('bombed@example.com')).toHaveLength(2)
  })

  test('that is on the list stays there and gets no e-mail when it is entered again', async () => {
    await onList('listed@example.com', 'fr')
    await clock.set(clock.at + 25 * 3_600_000)
    const before = await mailTo('listed@example.com')
    expect((await subscribe('listed@example.com', 'de')).status).toBe(200)
    await work()
    expect(await mailTo('listed@example.com')).toEqual(before)
    expect(await stateOf('listed@example.com')).toEqual({ confirmed: true, left: false })
  })

  test('is confirmed once by two concurrent clicks', async () => {
    await subscribe('twice@example.com')
    await work()
    const path = await listPathOf('twice@example.com')
    await Promise.all([confirm(path), confirm(path), confirm(path)])
    await work()
    expect(await mailTo('twice@example.com')).toHaveLength(2)
  })

  test('that was not confirmed is deleted after thirty days with its link; one on the list is not', async () => {
    await onList('stays@example.com')
    await subscribe('forgotten@example.com')
    await work()
    const path = await listPathOf('forgotten@example.com')
    await clock.set(clock.at + 29 * 86_400_000)
    await purgeUnconfirmed(db)
    expect((await look(path)).statusCode).toBe(200)
    await clock.set(clock.at + 2 * 86_400_000)
    await purgeUnconfirmed(db)
    expect((await look(path)).statusCode).toBe(404)
    expect((await confirm(path)).statusCode).toBe(404)
    const kept = await db
      .select()
      .from(tables.contact)
      .where(sql`email in ('stays@example.com', 'forgotten@example.com')`)
    expect(kept.map(({ email }) => email)).toEqual(['stays@example.com'])
  })
})

const oneClick = [
  ['one click of a mail program', form, 'List-Unsubscribe=One-Click'],
  [
    'one that sends it in parts',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
] as const

describe('a subscriber who leaves', () => {
  test.each(oneClick)('does so by %s, twice without harm', async (name, headers, payload) => {
    const email = `${name.length}@example.com`
    const path = await onList(email)
    for (let i = 0; i < 2; i++) {
      const { statusCode, headers: answered } = await leave(path, headers, payload)
      expect([statusCode, answered.location]).toEqual([200, undefined])
    }
    expect(await stateOf(email)).toEqual({ confirmed: true, left: true })
    expect(h1((await look(path)).body)).toBe('You are unsubscribed')
  })

  test('can come back by the same link, or sign up again and is asked to confirm', async () => {
    const path = await onList('back@example.com')
    await leave(path)
    expect(h1((await confirm(path)).body)).toBe('You are subscribed')
    await leave(path)
    await clock.set(clock.at + 25 * 3_600_000)
    await subscribe('back@example.com')
    await work()
    expect(await stateOf('back@example.com')).toEqual({ confirmed: false, left: false })
    expect(h1((await look(await listPathOf('back@example.com'))).body)).toBe('One more click')
  })
})

describe('the token of an e-mail', () => {
  const at = '/api/core/contacts/subscriptions/bytoken'
  const choicesOf = async (token: string) => (await app.inject({ url: at, headers: { token } })).json()
  const choose = (token: string, body: object) => post(at, body, { token })

  test('shows and saves the subscriptions of its address, without log-in, and nothing else of it', async () => {
    await subscribe('chooser@example.com')
    await work()
    const token = await tokenTo('chooser@example.com')
    expect(await choicesOf(token)).toEqual({
      email: 'chooser@example.com',
      newsletter: 'asked',
      interests: [],
      reminders: [...reminderTopics],
    })
    // Opening the page confirms nothing; submitting it does.
    expect(await stateOf('chooser@example.com')).toEqual({ confirmed: false, left: false })
    expect((await choose(token, { newsletter: true })).body).toMatchObject({ newsletter: 'on' })
    await work()
    expect((await mailTo('chooser@example.com')).map(({ subject }) => subject)).toHaveLength(2)
    const chosen = await choose(token, { newsletter: false, interests: ['newvillasinterest'] })
    expect(chosen.body).toEqual({
      email: 'chooser@example.com',
      newsletter: 'off',
      interests: ['newvillasinterest'],
      reminders: [...reminderTopics],
    })
    expect(await stateOf('chooser@example.com')).toEqual({ confirmed: true, left: true })
    expect(await choicesOf(token)).toEqual(chosen.body)
  })

  test('opens nothing once its address is deleted, or if it never was one', async () => {
    for (const token of [crypto.randomUUID(), '-'.repeat(36), 'x'])
      expect([404, 422]).toContain((await choose(token, { newsletter: true })).status)
    expect(await choicesOf(crypto.randomUUID())).toMatchObject({ status: 404, code: 'not-found' })
  })

  test.each(oneClick)('unsubscribes its address by %s at the URL of the header', async (name, headers, payload) => {
    const email = `header${name.length}@example.com`
    await onList(email, 'fr')
    const [welcome] = (await mailTo(email)).slice(-1)
    const { pathname, search } = new URL(welcome?.listUnsubscribe ?? '')
    // Link scanners change nothing with a GET, and people are redirected to the page of choices.
    const visit = await app.inject({ url: pathname + search })
    expect([visit.statusCode, visit.headers.location]).toEqual([
      303,
      `/fr/secure/subscriptions#t=${await tokenTo(email)}`,
    ])
    expect(visit.headers['referrer-policy']).toBe('no-referrer')
    expect(await stateOf(email)).toEqual({ confirmed: true, left: false })
    for (let i = 0; i < 2; i++) {
      const left = await app.inject({ method: 'POST', url: pathname + search, headers, payload })
      expect([left.statusCode, left.json()]).toEqual([200, { subscribed: false }])
    }
    expect(await stateOf(email)).toEqual({ confirmed: true, left: true })
    const someone = search.replace(/t=[^&]+/, `t=${crypto.randomUUID()}`)
    expect((await app.inject({ method: 'POST', url: pathname + someone, headers, payload })).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: pathname, headers, payload })).statusCode).toBe(404)
  })
})

describe('the page of the list', () => {
  test('is not cached or indexed, and sends no referrer to other sites', async () => {
    const path = await onList('page@example.com')
    for (const { headers, body } of [await look(path), await leave(path)]) {
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
      expect(headers['content-security-policy']).toContain("form-action 'self'")
      expect(body).not.toContain('page@example.com')
      expect(body).not.toContain('<script')
    }
  })

  test('does nothing for a body without a choice', async () => {
    const path = await onList('neither@example.com')
    for (const payload of ['', 'confirm=no', 'x=1', 'List-Unsubscribe=']) {
      expect((await leave(path, form, payload)).statusCode).toBe(400)
    }
    expect((await leave(path, { 'content-type': 'application/json' }, '{"confirm":"yes"}')).statusCode).toBe(400)
    expect((await leave(path, form, `confirm=yes&x=${'x'.repeat(5000)}`)).statusCode).toBe(413)
    expect(await stateOf('neither@example.com')).toEqual({ confirmed: true, left: false })
  })

  test.each(['-'.repeat(36), 'abcdef12'.repeat(5).slice(0, 36)])('is not found for %s', async secret => {
    expect((await look(`/newsletter/${secret}`)).statusCode).toBe(404)
    expect((await confirm(`/newsletter/${secret}`)).statusCode).toBe(404)
  })

  test('is not found for an unknown secret, and the security log records it, without the secret', async () => {
    lines.length = 0
    const path = `/de/newsletter/${crypto.randomUUID()}`
    const { statusCode, body } = await look(path)
    expect(statusCode).toBe(404)
    expect(h1(body)).toBe('Dieser Link ist nicht mehr gültig')
    expect((await leave(path)).statusCode).toBe(404)
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { channel: 'security', rule: 'unknown-secret', method: 'GET' },
      { channel: 'security', rule: 'unknown-secret', method: 'POST' },
    ])
    expect(lines.join('')).not.toContain(path.slice(-12))
  })
})

test.each([
  ['yieldify', []],
  ['newdestination', ['mallorcainterest']],
])('a subscriber who signs up by %s is asked to confirm like all others', async (way, flags) => {
  const email = `${way}@example.com`
  const { status } = await post(`/api/core/contacts/emailsub/${way}`, { email, lang: 'de' })
  expect(status).toBe(200)
  await work()
  expect(await mailTo(email)).toMatchObject([{ language: 'de', subject: expect.stringContaining('Bitte bestätigen') }])
  const rows = await db
    .select({ flag: tables.contactInterest.flag })
    .from(tables.contactInterest)
    .innerJoin(tables.contact, eq(tables.contact.id, tables.contactInterest.contactId))
    .where(eq(tables.contact.email, email))
  expect(rows.map(({ flag }) => flag)).toEqual(flags)
})

describe('the interests of a reader', () => {
  const flagsOf = async (email: string) => {
    const { contactInterest, contact } = tables
    const rows = await db
      .select({ flag: contactInterest.flag })
      .from(contactInterest)
      .innerJoin(contact, eq(contact.id, contactInterest.contactId))
      .where(eq(contact.email, email))
    return rows.map(({ flag }) => flag).toSorted()
  }
  const set = (call: string, token?: string) =>
    post(`/api/core/contacts/${call}/bytoken`, {}, token === undefined ? {} : { token })

  test('are stored by the token of an e-mail, once', async () => {
    const token = (await onList('keen@example.com')).slice(-36)
    for (let i = 0; i < 2; i++) expect((await set('mallorcainterest', token)).status).toBe(200)
    expect((await set('setflag/newvillasinterest', token)).status).toBe(200)
    expect((await set('setflag/wkinterest', token)).status).toBe(200)
    expect(await flagsOf('keen@example.com')).toEqual(['mallorcainterest', 'newvillasinterest', 'wkinterest'])
  })

  test.each([
    ['setflag/admin', crypto.randomUUID(), 422],
    ['setflag/wkinterest', crypto.randomUUID(), 404],
    ['mallorcainterest', 'x', 422],
    ['mallorcainterest', undefined, 422],
  ])('are rejected for %s with the token %s', async (call, token, status) => {
    expect((await set(call, token)).status).toBe(status)
  })

  test('belong to the reader: the public id of a contact is no token', async () => {
    const { publicId } = await aContact(db)
    expect((await set('mallorcainterest', publicId)).status).toBe(404)
  })
})

test('every link of an e-mail begins with the public URL', async () => {
  await onList('links@example.com')
  const letters = await mailTo('links@example.com')
  expect(letters).toHaveLength(2)
  for (const { html } of letters) {
    const links = linksIn(html)
    expect(links.length).toBeGreaterThan(2)
    expect(links.filter(link => !/^https:\/\/villas\.example(\/|$)|^mailto:/.test(link))).toEqual([])
  }
})
