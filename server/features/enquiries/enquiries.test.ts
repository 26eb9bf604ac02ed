import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { jobs } from '#server/jobs'
import { stepsOf } from '#server/platform/jobs/steps'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { silentLog } from '#testing/site/silent-log'

const site = 'https://villas.example'
const { context, db, catalogue, get, post } = await testApp({ environment: { PUBLIC_URL: site } })

const person = {
  title: 'Mrs',
  firstName: 'Ada',
  lastName: 'Holm',
  email: 'ada@example.com',
  phoneCountry: 'GB',
  phone: '020 7946 0999',
  addressLine1: '1 Quay Street',
  country: 'GB',
}
let callers = 0
const enquire = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  post('/api/core/enquiries/enquire', body, {
    'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::1`,
    ...headers,
  })
const kept = async (reference: string) => {
  const [row] = await db.select().from(tables.enquiry).where(eq(tables.enquiry.reference, reference))
  if (!row) throw new Error('the enquiry was not stored')
  return row
}

const { signal } = new AbortController()
/** Runs the pending jobs twice, as after a lost acknowledgement. */
async function work() {
  const { rows } = await db.execute<{ id: string; data: { enquiryId: number } }>(sql`
    update pgboss.job set state = 'completed' where state = 'created' and name = 'pass-on-enquiry' returning id, data`)
  const { run } = (await jobs.find(({ name }) => name === 'pass-on-enquiry')?.handler()) ?? {}
  if (!run) throw new Error('no such job')
  const mailer = { deliver: async () => {} }
  for (const { id, data } of rows)
    for (const _ of [1, 2]) await run({ ...context, mailer }, data, { step: stepsOf(db, id), signal, log: silentLog })
}
const mailTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(desc(tables.mail.id))

describe('an enquiry', () => {
  test('is stored with all that was sent', async () => {
    const { status, body } = await enquire({
      ...person,
      from: '12 Jun 2027',
      to: '2027-06-19',
      adults: '4',
      children: 2,
      infants: '',
      rooms: '3',
      villas: ['2', '1', '2', '999999'],
      experience: '1',
      heardAboutUsId: '2',
      heardAboutUsOther: 'Uncle Karl',
      message: ' The dog comes along. ',
      event: 'spring',
      lang: 'fr',
    })
    expect([status, body]).toEqual([200, { enquiryId: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
    const row = await kept(body.enquiryId)
    expect(row).toMatchObject({
      language: 'fr',
      firstName: 'Ada',
      phone: '+442079460999',
      arrival: '2027-06-12',
      departure: '2027-06-19',
      adults: 4,
      children: 2,
      infants: 0,
      bedrooms: 3,
      experienceId: 1,
      heardAboutUsId: 2,
      heardAboutUsOther: 'Uncle Karl',
      message: 'The dog comes along.',
      event: 'spring',
      suspected: false,
    })
    const villas = await db
      .select({ id: tables.enquiryVilla.villaId })
      .from(tables.enquiryVilla)
      .where(eq(tables.enquiryVilla.enquiryId, row.id))
      .orderBy(tables.enquiryVilla.position)
    expect(villas).toEqual([{ id: 2 }, { id: 1 }])
  })

  test('names every field that is required and missing', async () => {
    const empty = Object.fromEntries(Object.keys(person).map(name => [name, ' ']))
    const { status, body } = await enquire(empty)
    expect(status).toBe(422)
    const required = ['title', 'firstName', 'lastName', 'email', 'phone', 'addressLine1', 'country']
    for (const name of required)
      expect(body.errors).toContainEqual(expect.objectContaining({ field: `body.${name}`, code: 'missing' }))
  })

  test.each([
    ['email', 'ada at example', 'email'],
    ['phone', 'tomorrow', 'phone'],
    ['phone', '12345', 'phone'],
    ['phone', '+44 20 7946 09990000', 'phone'],
    ['firstName', 'Win at https://casino.example', 'name'],
    ['lastName', 'x'.repeat(81), 'too-long'],
    ['country', 'Atlantis', 'invalid'],
    ['from', 'soon', 'invalid'],
    ['heardAboutUsId', '4711', 'invalid'],
  ])('reports at the field %s what is wrong with "%s"', async (field, value, code) => {
    const { status, body } = await enquire({ ...person, [field]: value, ...(field === 'from' && { to: '2027-08-01' }) })
    expect(status).toBe(422)
    expect(body.errors).toContainEqual(expect.objectContaining({ field: `body.${field}`, code }))
  })

  test.each([
    [{ from: '2027-06-12' }, 'to', 'missing'],
    [{ to: '2027-06-12' }, 'from', 'missing'],
    [{ from: '2027-06-12', to: '2027-06-12' }, 'to', 'not-after'],
    [{ from: '2026-06-12', to: '2026-06-19' }, 'from', 'past'],
  ])('rejects days that are no stay: %o', async (days, field, code) => {
    const { body } = await enquire({ ...person, ...days })
    expect(body.errors).toEqual([expect.objectContaining({ field: `body.${field}`, code })])
  })

  test('accepts no villa that is hidden from the visitor', async () => {
    const { id } = await aVilla(db, { hideForItaly: true })
    await expect.poll(() => catalogue.villas.get(id)).toBeDefined()
    const { body } = await enquire({ ...person, villas: [id] }, { 'x-visitor-country': 'it' })
    const { id: enquiryId } = await kept(body.enquiryId)
    const villas = await db.select().from(tables.enquiryVilla).where(eq(tables.enquiryVilla.enquiryId, enquiryId))
    expect(villas).toEqual([])
  })

  test('is stored once, however often and concurrently it is sent under one key', async () => {
    const body = { ...person, email: 'often@example.com' }
    const key = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': '2001:db8:ffff::1' }
    const replies = await Promise.all(Array.from({ length: 6 }, () => enquire(body, key)))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.enquiryId}`)).size).toBe(1)
    const rows = await db.select().from(tables.enquiry).where(eq(tables.enquiry.email, 'often@example.com'))
    expect(rows).toHaveLength(1)
  })

  test('is rejected after twenty from one address', async () => {
    const from = { 'x-forwarded-for': '192.0.2.77' }
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, i) => enquire({ ...person, email: `flood${i}@example.com` }, from)),
    )
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4)
  })
})

describe('a short question', () => {
  const question = { propertyId: 1, name: 'Ada Holm', email: 'short@example.com', message: 'Is the beach shallow?' }
  const ask = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    post('/api/core/enquiries/question', body, {
      'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::1`,
      ...headers,
    })

  test('needs a name, an address and the question; villa, days and guests are optional', async () => {
    const stay = { from: '2027-06-12', to: '2027-06-19', adults: 2, children: 3, infants: 1, rooms: 0 }
    const { status, body } = await ask({ ...question, ...stay, lang: 'de' })
    expect(status).toBe(200)
    const row = await kept(body.enquiryId)
    expect(row).toMatchObject({
      ...{ language: 'de', lastName: 'Ada Holm', phone: '', country: '', message: 'Is the beach shallow?' },
      ...{ arrival: '2027-06-12', departure: '2027-06-19', adults: 2, children: 3, infants: 1, suspected: false },
    })
    const villas = await db.select().from(tables.enquiryVilla).where(eq(tables.enquiryVilla.enquiryId, row.id))
    expect(villas).toMatchObject([{ villaId: 1 }])
  })

  test('reports each of its fields that is missing or wrong', async () => {
    const { status, body } = await ask({ propertyId: 1, name: ' ', email: '', message: '' })
    expect(status).toBe(422)
    for (const name of ['name', 'email', 'message'])
      expect(body.errors).toContainEqual(expect.objectContaining({ field: `body.${name}`, code: 'missing' }))
    const wrong = await ask({ ...question, name: 'Win at https://casino.example', email: 'ada' })
    expect(wrong.body.errors.map(({ code }: { code: string }) => code)).toEqual(['name', 'email'])
  })

  test('can come from a page that was open for long: past days are left out', async () => {
    const { body } = await ask({ ...question, from: '2026-06-12', to: '2026-06-19' })
    expect(await kept(body.enquiryId)).toMatchObject({ arrival: null, departure: null })
  })

  test('is rejected for a villa that does not exist or is hidden from the visitor', async () => {
    const { id } = await aVilla(db, { hideForItaly: true })
    await expect.poll(() => catalogue.villas.get(id)).toBeDefined()
    const hidden = await ask({ ...question, propertyId: id }, { 'x-visitor-country': 'it' })
    const none = await ask({ ...question, propertyId: 999_999 })
    expect([hidden.status, none.status]).toEqual([404, 404])
  })

  test('is rejected after twenty from one address', async () => {
    const from = { 'x-forwarded-for': '192.0.2.78' }
    const asked = (i: number) => ask({ ...question, email: `questions${i}@example.com` }, from)
    const replies = await Promise.all(Array.from({ length: 23 }, (_, i) => asked(i)))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3)
  })

  test.each([
    ['en', 'We have received your question about Kalami House', 'Eleni Marinou will read it today'],
    ['fr', 'Nous avons reçu votre question sur Kalami House', 'Eleni Marinou la lit aujourd’hui'],
    ['de', 'Wir haben Ihre Frage zu Kalami House erhalten', 'Eleni Marinou liest sie heute'],
  ])('is confirmed in %s by the person of the villa, and passed to the office', async (lang, subject, next) => {
    const email = `question-${lang}@example.com`
    const { body } = await ask({ ...question, email, lang })
    await work()
    const reference = body.enquiryId.slice(0, 8).toUpperCase()
    const [confirmation, ...more] = await mailTo(email)
    expect(more).toEqual([])
    expect(confirmation?.subject).toBe(`${subject} (${reference})`)
    expect(confirmation?.text).toContain(next)
    expect(confirmation?.text).not.toContain('beach')
    const passedOn = (await mailTo('office@maestrale.example')).filter(({ replyTo }) => replyTo === email)
    expect(passedOn).toHaveLength(1)
    expect(passedOn[0]?.subject).toBe(`Question ${reference}, Ada Holm`)
    expect(passedOn[0]?.text).toContain('Is the beach shallow?')
    expect(passedOn[0]?.text).not.toMatch(/Telephone|Address/)
  })
})

describe('the e-mails', () => {
  test.each([
    ['en', 'We have received your enquiry', '12 – 19 June 2027', '/greece/corfu/villas/kalami-house'],
    ['fr', 'Nous avons reçu votre demande', '12 – 19 juin 2027', '/fr/greece/corfu/villas/kalami-house'],
    ['de', 'Wir haben Ihre Anfrage erhalten', '12. – 19. Juni 2027', '/de/greece/corfu/villas/kalami-house'],
  ])('confirm in %s, once, without the text of the sender, and pass everything to the office', async (...expected) => {
    const [lang, subject, days, path] = expected
    const email = `${lang}-reader@example.com`
    const message = `A word for the office only, ${lang}`
    const stay = { from: '2027-06-12', to: '2027-06-19', adults: 2 }
    const { body } = await enquire({ ...person, ...stay, email, message, villas: [1], lang })
    await work()
    const reference = body.enquiryId.slice(0, 8).toUpperCase()
    const [confirmation, ...more] = await mailTo(email)
    expect(more).toEqual([])
    expect(confirmation).toMatchObject({
      language: lang,
      subject: `${subject} (${reference})`,
      replyTo: 'office@maestrale.example',
    })
    expect(confirmation?.text.replaceAll(' ', ' ')).toContain(days)
    expect(confirmation?.html).toContain(`${site}${path}`)
    expect(confirmation?.text).not.toContain(message)
    expect(confirmation?.text).toContain('Mrs Holm,')
    const passedOn = (await mailTo('office@maestrale.example')).filter(({ replyTo }) => replyTo === email)
    expect(passedOn).toHaveLength(1)
    expect(passedOn[0]?.text).toContain(message)
    expect(passedOn[0]?.text).toContain('+442079460999')
    // The team member whom the villa's page names.
    expect(passedOn[0]?.text).toContain('For: Eleni Marinou')
    expect(passedOn[0]?.subject).toContain('Ada Holm')
  })

  test.each([
    ['a field that nobody sees', { website: 'https://casino.example' }],
    ['less time than a person needs', { shownFor: 300 }],
  ])('go to the office alone where %s suggests a program', async (_, sign) => {
    const email = `${Object.keys(sign)[0]}@example.com`.toLowerCase()
    const { status, body } = await enquire({ ...person, ...sign, email, newsletter: 'yes' })
    expect(status).toBe(200)
    expect((await kept(body.enquiryId)).suspected).toBe(true)
    await work()
    expect(await mailTo(email)).toEqual([])
    const [office] = (await mailTo('office@maestrale.example')).filter(({ replyTo }) => replyTo === email)
    expect(office?.subject).toMatch(/^Possibly a robot/)
  })

  test('go to one address five times a day at most; the office gets them all', async () => {
    const email = 'bombed@example.com'
    for (let i = 0; i < 7; i++) await enquire({ ...person, email })
    await work()
    expect(await mailTo(email)).toHaveLength(5)
    const office = (await mailTo('office@maestrale.example')).filter(({ replyTo }) => replyTo === email)
    expect(office).toHaveLength(7)
  })

  test('of the newsletter begin with a confirmation, where its box was ticked', async () => {
    await enquire({ ...person, email: 'reader@example.com', newsletter: 'yes' })
    const [contact] = await db.select().from(tables.contact).where(eq(tables.contact.email, 'reader@example.com'))
    expect(contact).toBeDefined()
  })
})

test.each(['', '/fr', '/de'])(
  'the form of %s offers countries, sources and experiences in its language',
  async prefix => {
    const { status, body } = await get(`/api/cms/pages/bypath?path=${prefix}/enquiries`)
    expect([status, body.template]).toEqual([200, 'enquire'])
    const named = { '': 'Germany', '/fr': 'Allemagne', '/de': 'Deutschland' }[prefix]
    expect(body.enquire.countries).toContainEqual({ code: 'DE', name: named, dials: '+49' })
    expect(body.enquire.heardAboutUsSources.length).toBeGreaterThan(5)
    expect(body.enquire.experiences.length).toBeGreaterThan(20)
  },
)
