import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { mostShortlisted, mostVoters } from '#domain/content/shortlist'
import { jobs } from '#server/jobs'
import { stepsOf } from '#server/platform/jobs/steps'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { silentLog } from '#testing/site/silent-log'
import { purgeLists } from './public.ts'

const site = 'https://villas.example'
const { app, context, db, catalogue, clock, get, post } = await testApp({ environment: { PUBLIC_URL: site } })

const words = { firstName: 'Ada', note: 'Which one for Mum’s birthday?' }
let callers = 0
const from = () => ({ 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::1` })
const share = async (more: Record<string, unknown> = {}) => {
  const { status, body } = await post(
    '/api/core/sharedshortlists/create',
    { ...words, villas: [1, 2, 3], ...more },
    from(),
  )
  expect(status).toBe(200)
  return body as { sharedShortlistId: string; token: string }
}
const look = (id: string, headers: Record<string, string> = {}) => get(`/api/core/sharedshortlists/${id}`, headers)
const vote = (id: string, propertyId: number, said: 'yes' | 'no' | null, headers: Record<string, string> = {}) =>
  post(`/api/core/sharedshortlists/${id}/votes`, { propertyId, vote: said }, { ...from(), ...headers })
const remove = (id: string, token: string) =>
  app.inject({ method: 'DELETE', url: `/api/core/sharedshortlists/${id}`, headers: { token, ...from() } })
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? ''

const { signal } = new AbortController()
/** Runs the jobs for pending e-mails twice, as after a lost acknowledgement. */
async function work() {
  const { rows } = await db.execute<{ id: string; data: { referralId: number } }>(
    sql`select id, data from pgboss.job where name = 'refer-shortlist'`,
  )
  const { run } = (await jobs.find(({ name }) => name === 'refer-shortlist')?.handler()) ?? {}
  for (const { id, data } of [...rows, ...rows])
    await run?.(context as never, data, { step: stepsOf(db, id), signal, log: silentLog })
}
const mailTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(tables.mail.id)

describe('a shared shortlist', () => {
  test('shows the villas in their order with the days, and of its sender only the first name and the note', async () => {
    const { sharedShortlistId: id, token } = await share({ villas: [3, 1], from: '2027-06-12', to: '2027-06-19' })
    const { status, body, headers } = await look(id)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).toMatchObject({ ...words, from: '2027-06-12', to: '2027-06-19' })
    expect(body.properties.map(({ id }: { id: number }) => id).toSorted()).toEqual([1, 3])
    expect(JSON.stringify(body)).not.toContain(token)
  })

  test('stores the party, and prices the villas that accept it', async () => {
    const days = { from: '2027-06-12', to: '2027-06-19' }
    const alone = (await look((await share(days)).sharedShortlistId)).body
    expect(alone.guests).toEqual({ people: 0, adults: 0, children: 0, infants: 0 })
    const { id: small } = await aVilla(db, { sleeps: 4 })
    const { id: large } = await aVilla(db, {
      sleeps: 8,
      tiers: [
        { rooms: 2, sleeps: 4 },
        { rooms: 4, sleeps: 8 },
      ],
    })
    await db
      .update(tables.season)
      .set({ weeklyCents: [400_000, 700_000] })
      .where(eq(tables.season.villaId, large))
    await expect
      .poll(() => [small, large].map(id => catalogue.villas.get(id)?.search.seasons[0]?.weeklyCents.length))
      .toEqual([1, 2])
    const priced = async (party: Record<string, number>) => {
      const { sharedShortlistId: id } = await share({ villas: [small, large], ...days, ...party })
      const { body } = await look(id)
      const of = (id: number) => body.properties.find((property: { id: number }) => property.id === id)
      return { guests: body.guests, small: of(small), large: of(large) }
    }
    const six = await priced({ adults: 4, children: 2, infants: 1 })
    expect(six.guests).toEqual({ people: 6, adults: 4, children: 2, infants: 1 })
    expect(six.small).toBeDefined()
    const three = await priced({ adults: 3 })
    expect([three.large.pricedFor_Rooms, six.large.pricedFor_Rooms]).toEqual([2, 4])
    expect(three.large.priceFrom).toBeLessThan(six.large.priceFrom)
    // Children do not travel alone.
    expect((await priced({ children: 2 })).guests).toMatchObject({ people: 3, adults: 1 })
  })

  test('is rendered for visitors with its link, in each language, and not found without', async () => {
    const { sharedShortlistId: id } = await share()
    const page = (query: string, prefix = '') =>
      get(`/api/cms/pages/bypath?path=${encodeURIComponent(`${prefix}/shared-shortlist${query}`)}`)
    for (const prefix of ['', '/fr', '/de']) {
      const { status, body } = await page(`?id=${id}`, prefix)
      expect([status, body.template, body.sharedShortlist.firstName]).toEqual([200, 'shared-shortlist', 'Ada'])
    }
    for (const query of ['', '?id=', '?id=1', `?id=${crypto.randomUUID()}`])
      expect((await page(query)).status).toBe(404)
  })

  test('omits days that have passed', async () => {
    const { sharedShortlistId: id } = await share({ from: '2027-02-06', to: '2027-02-13' })
    const start = clock.at
    await clock.set(Date.parse('2027-02-07T12:00Z'))
    expect((await look(id)).body).toMatchObject({ from: null, to: null })
    await clock.set(start)
  })

  test('shows no villa to visitors from whom it is hidden', async () => {
    const { id: hidden } = await aVilla(db, { hideForItaly: true })
    await expect.poll(() => catalogue.villas.get(hidden)).toBeDefined()
    const { sharedShortlistId: id } = await share({ villas: [1, hidden] })
    const shownTo = async (country: string) => {
      const { body } = await look(id, { 'x-visitor-country': country })
      return body.properties.map(({ id }: { id: number }) => id)
    }
    expect(await shownTo('gb')).toContain(hidden)
    expect(await shownTo('it')).toEqual([1])
  })

  test.each([
    [{ villas: [] }, 'villas', 'missing'],
    [{ villas: [2_000_000_000] }, 'villas', 'invalid'],
    [{ firstName: ' ' }, 'firstName', 'missing'],
    [{ firstName: 'See https://casino.example' }, 'firstName', 'name'],
    [{ note: 'x'.repeat(601) }, 'note', 'too-long'],
    [{ from: '2027-06-12' }, 'to', 'missing'],
    [{ adults: 51 }, 'adults', undefined],
    [{ infants: -1 }, 'infants', undefined],
    [{ from: '2026-06-12', to: '2026-06-19' }, 'from', 'past'],
  ])('is rejected with its field: %o', async (wrong, field, code) => {
    const { status, body } = await post(
      '/api/core/sharedshortlists/create',
      { ...words, villas: [1], ...wrong },
      from(),
    )
    expect(status).toBe(422)
    expect(body.errors).toContainEqual(expect.objectContaining({ field: `body.${field}`, ...(code && { code }) }))
  })

  test('is limited to the length of a shortlist', async () => {
    const villas = Array.from({ length: mostShortlisted + 1 }, (_, i) => i + 1)
    const { status } = await post('/api/core/sharedshortlists/create', { ...words, villas }, from())
    expect(status).toBe(422)
  })

  test('is one, however often the same is sent under one key', async () => {
    const key = { ...from(), 'idempotency-key': crypto.randomUUID() }
    const send = () => post('/api/core/sharedshortlists/create', { ...words, villas: [1] }, key)
    const replies = await Promise.all([send(), send(), send()])
    expect(new Set(replies.map(({ body }) => body.sharedShortlistId)).size).toBe(1)
  })

  test('returns its secret again for an hour; later the same request creates another list', async () => {
    const key = { ...from(), 'idempotency-key': crypto.randomUUID() }
    const send = async () => (await post('/api/core/sharedshortlists/create', { ...words, villas: [1] }, key)).body
    const start = clock.at
    const first = await send()
    await clock.set(start + 59 * 60_000)
    expect(await send()).toEqual(first)
    await clock.set(start + 61 * 60_000)
    const [anew, again] = await Promise.all([send(), send()])
    expect(anew).toEqual(again)
    expect(anew.sharedShortlistId).not.toBe(first.sharedShortlistId)
    expect((await look(first.sharedShortlistId)).status).toBe(200)
    await clock.set(start)
  })

  test('is deleted by its sender alone, with all votes', async () => {
    const { sharedShortlistId: id, token } = await share()
    const { token: another } = await share()
    await vote(id, 1, 'yes')
    expect((await remove(id, another)).statusCode).toBe(404)
    expect((await look(id)).status).toBe(200)
    expect((await remove(id, token)).statusCode).toBe(204)
    expect((await look(id)).status).toBe(404)
    expect((await vote(id, 1, 'yes')).status).toBe(404)
    const left = await db
      .select()
      .from(tables.sharedShortlistVote)
      .where(eq(tables.sharedShortlistVote.sharedShortlistId, id))
    expect(left).toEqual([])
  })

  test('is deleted after a year', async () => {
    const { sharedShortlistId: old } = await share()
    const start = clock.at
    await clock.set(start + 200 * 86_400_000)
    const { sharedShortlistId: young } = await share()
    await clock.set(start + 366 * 86_400_000)
    await purgeLists(db)
    expect((await look(old)).status).toBe(404)
    expect((await look(young)).status).toBe(200)
    await clock.set(start)
  })

  test('stores its token and the cookies of voters as hashes only', async () => {
    const { sharedShortlistId: id, token } = await share()
    const cookie = cookieOf(await vote(id, 1, 'no'))
    const [list] = await db.select().from(tables.sharedShortlist).where(eq(tables.sharedShortlist.id, id))
    const votes = await db.select().from(tables.sharedShortlistVote)
    expect(JSON.stringify([list, votes])).not.toContain(token)
    expect(JSON.stringify(votes)).not.toContain(cookie.split('=')[1])
  })
})

describe('a vote', () => {
  test('is identified by a cookie, counts once, and can be changed and withdrawn', async () => {
    const { sharedShortlistId: id } = await share()
    const first = await vote(id, 2, 'yes')
    expect(first.headers['set-cookie']).toMatch(/^voter=[\w-]{36}; .*HttpOnly.*Secure.*SameSite=Lax/)
    const cookie = cookieOf(first)
    const again = await vote(id, 2, 'yes', { cookie })
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(again.body.votes).toContainEqual({ propertyId: 2, yes: 1, no: 0, mine: 'yes' })
    const changed = await vote(id, 2, 'no', { cookie })
    expect(changed.body.votes).toContainEqual({ propertyId: 2, yes: 0, no: 1, mine: 'no' })
    expect((await look(id, { cookie })).body.votes).toContainEqual({ propertyId: 2, yes: 0, no: 1, mine: 'no' })
    expect((await look(id)).body.votes).toContainEqual({ propertyId: 2, yes: 0, no: 1, mine: null })
    const taken = await vote(id, 2, null, { cookie })
    expect(taken.body.votes).toContainEqual({ propertyId: 2, yes: 0, no: 0, mine: null })
  })

  test('is for villas of the list alone', async () => {
    const { sharedShortlistId: id } = await share({ villas: [1] })
    expect((await vote(id, 2, 'yes')).status).toBe(404)
    expect((await vote(id, 1, 'perhaps' as never)).status).toBe(422)
  })

  test('of a voter who votes twice concurrently counts once', async () => {
    const { sharedShortlistId: id } = await share()
    const cookie = cookieOf(await vote(id, 1, 'yes'))
    await Promise.all(Array.from({ length: 6 }, (_, i) => vote(id, 2, i % 2 ? 'yes' : 'no', { cookie })))
    const { body } = await look(id)
    const { yes, no } = body.votes.find(({ propertyId }: { propertyId: number }) => propertyId === 2)
    expect(yes + no).toBe(1)
  })

  test('is rejected once the number of voters has reached its limit', async () => {
    const { sharedShortlistId: id } = await share()
    const said = Array.from({ length: mostVoters }, (_, i) => ({
      sharedShortlistId: id,
      villaId: 1,
      voterHash: `${i}`,
      yes: true,
    }))
    await db.insert(tables.sharedShortlistVote).values(said.slice(1))
    const last = await vote(id, 1, 'no')
    expect(last.status).toBe(200)
    expect((await vote(id, 1, 'no')).status).toBe(409)
    expect((await vote(id, 2, 'no', { cookie: cookieOf(last) })).status).toBe(200)
  })

  test('with an invalid cookie gets another one', async () => {
    const { sharedShortlistId: id } = await share()
    const reply = await vote(id, 1, 'yes', { cookie: 'voter=me' })
    expect(reply.headers['set-cookie']).toMatch(/^voter=/)
  })
})

describe('a referral', () => {
  const refer = (email: string, more: Record<string, unknown> = {}, headers = from()) =>
    post('/api/core/sharedshortlists/createreferral', { ...words, villas: [1, 2], email, ...more }, headers)

  test.each([
    ['en', 'Someone would like to show you some villas', '/shared-shortlist?id='],
    ['fr', 'Quelqu’un souhaite vous montrer quelques villas', '/fr/shared-shortlist?id='],
    ['de', 'Jemand möchte Ihnen einige Villen zeigen', '/de/shared-shortlist?id='],
  ])('sends the friend an e-mail in %s, once, and without the note', async (lang, subject, path) => {
    const email = `${lang}-friend@example.com`
    const { status, body } = await refer(email, { lang })
    expect(status).toBe(200)
    await work()
    const [letter, ...more] = await mailTo(email)
    expect(more).toEqual([])
    expect(letter).toMatchObject({ language: lang, subject, replyTo: 'office@maestrale.example' })
    expect(letter?.html).toContain(`${site}${path}${body.sharedShortlistId}`)
    expect(letter?.text).not.toContain('birthday')
    expect(await db.select().from(tables.shortlistReferral)).toEqual([])
  })

  test('sends the link of an existing shared list, if the sender proves it is theirs', async () => {
    const own = await share()
    const sent = await refer('second@example.com', own)
    expect(sent.body).toEqual(own)
    const { token } = await share()
    expect((await refer('third@example.com', { ...own, token })).status).toBe(404)
    await work()
    expect(await mailTo('second@example.com')).toHaveLength(1)
    expect(await mailTo('third@example.com')).toEqual([])
  })

  test('goes to one address three times a day at most, whoever sends it', async () => {
    const replies = []
    for (const email of ['much@example.com', 'MUCH@example.com', 'much@example.com', 'much@example.com'])
      replies.push(await refer(email))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  })

  test('is not sent for a suspected program, nor to an invalid address', async () => {
    expect((await refer('victim@example.com', { website: 'https://casino.example' })).status).toBe(200)
    await work()
    expect(await mailTo('victim@example.com')).toEqual([])
    const { status, body } = await refer('a friend')
    expect([status, body.errors[0].field]).toEqual([422, 'body.email'])
  })

  test('is not sent where the list was deleted before the e-mail was written', async () => {
    const { body } = await refer('late@example.com')
    expect((await remove(body.sharedShortlistId, body.token)).statusCode).toBe(204)
    await work()
    expect(await mailTo('late@example.com')).toEqual([])
  })

  test('is limited for one IP address', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.78' }
    const replies = await Promise.all(Array.from({ length: 12 }, (_, i) => refer(`flood${i}@example.com`, {}, headers)))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})
