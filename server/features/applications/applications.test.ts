import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { jobs } from '#server/jobs'
import { stepsOf } from '#server/platform/jobs/steps'
import { testApp } from '#testing/site/app'
import { silentLog } from '#testing/site/silent-log'

const { context, db, post } = await testApp({ environment: { PUBLIC_URL: 'https://villas.example' } })

const person = { name: 'Ada Holm', email: 'ada@example.com', phoneCountry: 'GB', phone: '020 7946 0999' }
const forms = {
  agent: {
    path: 'travelagents/register',
    body: { ...person, organisation: 'Holm Travel', licence: 'IATA 12345', country: 'GB', website: 'holm.example' },
    required: ['name', 'email', 'phone', 'organisation', 'licence', 'country'],
  },
  owner: {
    path: 'villaowners/offer',
    body: {
      ...person,
      place: 'Kassiopi, Corfu',
      country: 'GR',
      bedrooms: '4',
      sleeps: 9,
      message: 'A house with figs.',
    },
    required: ['name', 'email', 'phone', 'place', 'country', 'message'],
  },
  whitekey: {
    path: 'whitekey/introduction',
    body: { ...person, country: 'DE', message: 'We stayed at Kalami House.', subject: 'Aunt Vera' },
    required: ['name', 'email', 'phone', 'country', 'message'],
  },
  career: {
    path: 'careers/apply',
    body: { ...person, subject: 'Area manager', place: 'Argostoli', message: 'I would move the stairs.' },
    required: ['name', 'email', 'phone', 'subject', 'place', 'message'],
  },
} as const
type Kind = keyof typeof forms
const kinds = Object.keys(forms) as Kind[]

let callers = 0
const send = (kind: Kind, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  post(
    `/api/core/${forms[kind].path}`,
    { ...forms[kind].body, ...more },
    { 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::3`, ...headers },
  )
const kept = async (reference: string) =>
  (await db.select().from(tables.application).where(eq(tables.application.reference, reference)))[0]

const { signal } = new AbortController()
/** Runs the pending jobs twice, as after a lost acknowledgement. */
async function work() {
  const { rows } = await db.execute<{ id: string; data: { applicationId: number } }>(sql`
    update pgboss.job set state = 'completed' where state = 'created' and name = 'pass-on-application' returning id, data`)
  const { run } = (await jobs.find(({ name }) => name === 'pass-on-application')?.handler()) ?? {}
  for (const { id, data } of rows)
    for (const _ of [1, 2])
      await run?.({ ...context, mailer: { deliver: async () => {} } }, data, {
        step: stepsOf(db, id),
        signal,
        log: silentLog,
      })
}
const mailTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(desc(tables.mail.id))

describe.each(kinds)('the form of the kind %s', kind => {
  test('is stored with all that was sent', async () => {
    const { status, body } = await send(kind, { lang: 'fr' })
    expect([status, body]).toEqual([200, { applicationId: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
    const { phoneCountry: _, bedrooms, ...sent } = { bedrooms: undefined, ...forms[kind].body }
    expect(await kept(body.applicationId)).toMatchObject({
      ...sent,
      ...(bedrooms && { bedrooms: Number(bedrooms) }),
      kind,
      language: 'fr',
      phone: '+442079460999',
      suspected: false,
    })
  })

  test('names every field that is required and missing', async () => {
    const { required } = forms[kind]
    const { status, body } = await send(kind, Object.fromEntries(required.map(name => [name, ' '])))
    expect(status).toBe(422)
    for (const name of required)
      expect(body.errors).toContainEqual(expect.objectContaining({ field: `body.${name}`, code: 'missing' }))
  })

  test.each([
    ['en', 'Thank you, we have received it'],
    ['fr', 'Merci, nous l’avons bien reçu'],
    ['de', 'Danke, wir haben es erhalten'],
  ])('is confirmed in %s without the text of its sender, and passed on whole', async (lang, title) => {
    const email = `${kind}-${lang}@example.com`
    const message = `For the office only: ${lang}`
    const { body } = await send(kind, { email, lang, message })
    await work()
    const [confirmation, ...more] = await mailTo(email)
    expect(more).toEqual([])
    expect(confirmation).toMatchObject({ language: lang, replyTo: 'office@maestrale.example' })
    expect(confirmation?.subject).toContain(body.applicationId.slice(0, 8).toUpperCase())
    expect(confirmation?.text.toLowerCase()).toContain(title.toLowerCase())
    expect(confirmation?.text).not.toContain(message)
    const office = (await mailTo('office@maestrale.example')).filter(({ replyTo }) => replyTo === email)
    expect(office).toHaveLength(1)
    expect(office[0]?.text).toContain(message)
    expect(office[0]?.text).toContain('+442079460999')
  })
})

test.each([
  ['agent', 'website', 'javascript:alert(1)', 'invalid'],
  ['agent', 'country', 'Atlantis', 'invalid'],
  ['owner', 'name', 'Win at https://casino.example', 'name'],
  ['owner', 'message', 'x'.repeat(3001), 'too-long'],
  ['whitekey', 'email', 'ada at example', 'email'],
  ['career', 'phone', '12345', 'phone'],
] as const)('%s: an error at the field %s is reported for %s', async (kind, field, value, code) => {
  const { status, body } = await send(kind, { [field]: value })
  expect(status).toBe(422)
  expect(body.errors).toContainEqual(expect.objectContaining({ field: `body.${field}`, code }))
})

test('the same application sent concurrently under one key is stored once', async () => {
  const email = 'often@example.com'
  const key = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': '2001:db8:ffff::3' }
  const replies = await Promise.all(Array.from({ length: 6 }, () => send('owner', { email }, key)))
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.applicationId}`)).size).toBe(1)
  expect(await db.select().from(tables.application).where(eq(tables.application.email, email))).toHaveLength(1)
})

test.each([
  ['a field that nobody sees', { fax: '555' }],
  ['less time than a person needs', { shownFor: 300 }],
])('where %s suggests a program, only the office gets an e-mail', async (_, sign) => {
  const email = `${Object.keys(sign)[0]}@example.com`.toLowerCase()
  const { status, body } = await send('whitekey', { ...sign, email, newsletter: 'yes' })
  expect(status).toBe(200)
  expect((await kept(body.applicationId))?.suspected).toBe(true)
  await work()
  expect(await mailTo(email)).toEqual([])
  const [office] = (await mailTo('office@maestrale.example')).filter(({ replyTo }) => replyTo === email)
  expect(office?.subject).toMatch(/^Possibly a robot/)
  expect(await db.select().from(tables.contact).where(eq(tables.contact.email, email))).toEqual([])
})

test('an applicant who ticks the newsletter is noted with the interest White Key, and gets a confirmation link', async () => {
  const email = 'letters@example.com'
  await send('whitekey', { email, newsletter: 'yes' })
  const rows = await db
    .select({ flag: tables.contactInterest.flag, confirmedAt: tables.emailSubscription.confirmedAt })
    .from(tables.contact)
    .innerJoin(tables.contactInterest, eq(tables.contactInterest.contactId, tables.contact.id))
    .innerJoin(tables.emailSubscription, eq(tables.emailSubscription.contactId, tables.contact.id))
    .where(eq(tables.contact.email, email))
  expect(rows).toEqual([{ flag: 'wkinterest', confirmedAt: null }])
})

test('one address gets five e-mails a day at most; the office gets all applications', async () => {
  const email = 'bombed@example.com'
  for (let i = 0; i < 7; i++) await send('agent', { email })
  await work()
  expect(await mailTo(email)).toHaveLength(5)
  expect((await mailTo('office@maestrale.example')).filter(({ replyTo }) => replyTo === email)).toHaveLength(7)
})
