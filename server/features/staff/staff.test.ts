import { desc, eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { permissions } from '#domain/access/actor'
import { readConfiguration } from '#server/platform/config/configuration'
import { basic, bearer, ownPage, signInBy } from '#testing/accounts/accounts'
import { testApp } from '#testing/site/app'
import { doJobs } from '#testing/site/do-jobs'
import { liveEnvironment } from '#testing/site/live-environment'

const one = await testApp()
const two = await testApp({ beside: one })
const { app, db, clock } = one
const office = 'office@example.com'
const password = 'Maestrale2026'

let callers = 0
const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::5` })
type Headers = Record<string, string>
type At = Pick<typeof one, 'app'>
const call = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { body, headers = {} }: { body?: object; headers?: Headers } = {},
  at: At = one,
) => at.app.inject({ method, url: `/api${url}`, headers: { ...someone(), ...headers }, ...(body && { payload: body }) })

const passwordOf = (email: string, secret: string) =>
  call('POST', '/office/token', { headers: { authorization: basic(email, secret) } })
const show = (pending: string, code: string, at?: At) =>
  call('POST', '/office/token/secondfactor', { body: { pending, code } }, at)
const codeOf = (secret: string, later = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.at + later * 30_000 })
const minutes = (count: number) => clock.set(clock.at + count * 60_000)

/**
 * Signs in, and sets up a second factor if there is none. Advances the clock by a minute each time, so that no code
 * repeats.
 */
const secrets = new Map<string, string>()
async function signIn(email = office, secret = password) {
  await minutes(1)
  const { pending, setUp } = (await passwordOf(email, secret)).json()
  if (setUp) secrets.set(email, setUp.secret)
  return show(pending, codeOf(secrets.get(email) ?? ''))
}
const current = (headers: Headers, at?: At) => call('GET', '/office/current', { headers }, at)
const cookieOf = (reply: Awaited<ReturnType<typeof call>>) => {
  const cookie = reply.cookies.find(({ name }) => name === 'staff')
  return { cookie: `staff=${cookie?.value}`, ...ownPage }
}
const lettersTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(desc(tables.mail.id))
const tokenTo = async (recipient: string) => {
  await doJobs(one, 'send-staff-recovery')
  return /#t=([\w-]{43})/.exec((await lettersTo(recipient))[0]?.html ?? '')?.[1] ?? ''
}
const entries = async () => (await call('GET', '/office/entries', { headers: own })).json().entries

let own: Headers = {}
let recoveryCodes: string[] = []
let people = 0
let email = ''
beforeEach(async () => {
  email = `colleague${++people}@example.com`
  const reply = await signIn()
  recoveryCodes = reply.json().recoveryCodes ?? recoveryCodes
  own = bearer(reply)
})

/** A person who was invited and has set a password. */
async function colleague(rights: readonly string[], name = 'Bruno Sala') {
  const body = { email, name, permissions: rights }
  const invited = await call('POST', '/office/people', { headers: own, body })
  const set = { token: await tokenTo(email), password: 'Ponente2027' }
  await call('POST', '/office/password', { body: set })
  return { id: invited.json().id as string, set, signIn: () => signIn(email, 'Ponente2027') }
}

describe('staff sign in', () => {
  test('with password and second factor, never with one of them, and nowhere else', async () => {
    const first = await passwordOf(office, password)
    expect(first.json()).toEqual({ pending: expect.any(String), setUp: null })
    expect(first.cookies).toEqual([])
    const { pending } = first.json()
    expect((await current({ authorization: `Bearer ${pending}` })).statusCode).toBe(401)
    expect((await show('A'.repeat(43), codeOf(secrets.get(office) ?? ''))).json()).toMatchObject({
      code: 'session-ended',
    })
    for (const userType of ['contact', 'cosignin'] as const)
      expect((await signInBy(app, { email: office, userType, headers: someone() })).json().code).toBe('no-such-account')
    expect((await current(own)).json()).toMatchObject({ email: office, hasSecondFactor: true, permissions })
    const wrong = await passwordOf(office, 'Wrong2027x')
    const nobody = await passwordOf('nobody@example.com', password)
    expect({ ...wrong.json(), requestId: '' }).toEqual({ ...nobody.json(), requestId: '' })
    expect((await passwordOf('lead@example.com', password)).json().code).toBe('wrong-password')
  })

  test('after ten wrong passwords from one address by a new one, set from there', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.40' }
    const { set } = await colleague([])
    const typed = (password: string) =>
      call('POST', '/office/token', { headers: { ...headers, authorization: basic(email, password) } })
    for (let at = 0; at < 11; at++) expect((await typed(set.password)).statusCode).toBe(200)
    for (let at = 0; at < 10; at++) expect((await typed('Wrong2027x')).statusCode).toBe(401)
    expect((await typed(set.password)).statusCode).toBe(429)
    await call('POST', '/office/passwordrecovery', { body: { email } })
    const body = { token: await tokenTo(email), password: 'Levante2027x' }
    expect((await call('POST', '/office/password', { headers, body })).statusCode).toBe(204)
    expect((await typed(body.password)).statusCode).toBe(200)
  })

  test('from one office address without limit: a right password is no attempt', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.41', authorization: basic(office, password) }
    const statuses = []
    for (let at = 0; at < 31; at++) statuses.push((await call('POST', '/office/token', { headers })).statusCode)
    expect(statuses.filter(status => status !== 200)).toEqual([])
  })

  test('and an IPv6 site of 65,536 networks has no more attempts than ten of them', async () => {
    const body = { token: 'A'.repeat(43), password: 'Levante2027x' }
    const tries = Array.from({ length: 305 }, (_, at) =>
      call('POST', '/office/password', { headers: { 'x-forwarded-for': `2001:db8:48:${at}::1` }, body }),
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => status === 429)).toHaveLength(5)
    const elsewhere = { 'x-forwarded-for': '2001:db8:49:1::1' }
    expect((await call('POST', '/office/password', { headers: elsewhere, body })).statusCode).toBe(410)
  })

  test('and no row written for a password request reveals who works here', async () => {
    const written = async (address: string) => {
      const counted = () =>
        db.execute<{ jobs: number; mails: number; links: number }>(sql`
          select (select count(*)::int from pgboss.job where name = 'send-staff-recovery') as jobs,
            (select count(*)::int from mail) as mails, (select count(*)::int from link_token) as links`)
      const [before] = (await counted()).rows
      expect((await call('POST', '/office/passwordrecovery', { body: { email: address } })).statusCode).toBe(202)
      const [after] = (await counted()).rows
      return Object.entries(after ?? {}).map(([name, count]) => [name, count - (before?.[name as 'jobs'] ?? 0)])
    }
    const same = [
      ['jobs', 1],
      ['mails', 0],
      ['links', 0],
    ]
    expect(await written(office)).toEqual(same)
    expect(await written('stranger@example.com')).toEqual(same)
  })

  test('with a code once: not again, not an older one, not of another time, in no process', async () => {
    await minutes(2)
    const secret = secrets.get(office) ?? ''
    const pending = async () => (await passwordOf(office, password)).json().pending
    const [a, b] = [await pending(), await pending()]
    const replies = await Promise.all([show(a, codeOf(secret)), show(b, codeOf(secret), two)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    expect((await show(await pending(), codeOf(secret, -1))).json().code).toBe('wrong-code')
    expect((await show(await pending(), codeOf(secret, 40))).json().code).toBe('wrong-code')
    await minutes(30)
  })

  test('and codes cannot be guessed: after five attempts they wait, also with the right one', async () => {
    await minutes(30)
    const { pending } = (await passwordOf(office, password)).json()
    const tries = []
    for (let at = 0; at < 7; at++) tries.push((await show(pending, '000000', at % 2 ? one : two)).statusCode)
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await show(pending, codeOf(secrets.get(office) ?? ''))).statusCode).toBe(429)
    const refused = eq(tables.staffAuditEntry.action, 'second-factor-refused')
    expect((await db.select().from(tables.staffAuditEntry).where(refused)).length).toBeGreaterThanOrEqual(5)
    await minutes(30)
  })

  test('with a recovery code once', async () => {
    expect(recoveryCodes).toHaveLength(10)
    const [code = ''] = recoveryCodes.splice(0, 1)
    const pending = async () => (await passwordOf(office, password)).json().pending
    expect((await show(await pending(), code.toUpperCase())).statusCode).toBe(200)
    expect((await show(await pending(), code)).json().code).toBe('wrong-code')
    expect((await entries()).slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'second-factor-refused',
      'signed-in',
      'recovery-code-used',
    ])
  })

  test('for twelve hours, or one without use, by a cookie of their own', async () => {
    const reply = await signIn()
    const cookie = reply.cookies.find(({ name }) => name === 'staff')
    expect(cookie).toMatchObject({ path: '/api/office', httpOnly: true, sameSite: 'Strict', maxAge: 12 * 3600 })
    const start = clock.at
    let kept = cookieOf(reply)
    const renew = (headers: Headers, url = '/office/refresh') => call('POST', url, { headers })
    for (let at = 1; at <= 13; at++) {
      await minutes(54)
      const next = await renew(kept)
      expect(next.statusCode).toBe(200)
      kept = cookieOf(next)
    }
    await minutes(54)
    expect((await renew(kept)).statusCode).toBe(401)
    await clock.set(start)
    const idle = await signIn()
    await minutes(61)
    expect((await renew(cookieOf(idle))).json().code).toBe('session-ended')
    const fresh = await signIn()
    expect((await renew({ cookie: cookieOf(fresh).cookie, 'sec-fetch-site': 'cross-site' })).json().code).toBe(
      'other-site',
    )
    // A client's cookie opens no back office, and that of the back office no client session.
    const client = await signInBy(app, { headers: someone() })
    const session = client.cookies.find(({ name }) => name === 'session')?.value
    expect((await renew({ ...ownPage, cookie: `staff=${session}` })).statusCode).toBe(401)
    const other = cookieOf(await signIn()).cookie.replace('staff=', 'session=')
    expect((await renew({ ...ownPage, cookie: other }, '/auth/refresh')).statusCode).toBe(401)
  })

  test('in one process and out in another', async () => {
    const reply = await signIn()
    expect((await current(bearer(reply), two)).statusCode).toBe(200)
    expect((await call('POST', '/office/logout', { headers: cookieOf(reply) }, two)).statusCode).toBe(204)
    expect((await current(bearer(reply))).statusCode).toBe(401)
  })
})

describe('members of staff', () => {
  test('are invited by those with the right, set a password and a second factor, and have the given permissions', async () => {
    const { id, set, signIn: enter } = await colleague(['bookings'])
    expect((await lettersTo(email))[0]?.subject).toMatch(/^Your access to the back office/)
    expect((await call('POST', '/office/password', { body: set })).json().code).toBe('link-over')
    const entered = await enter()
    expect(entered.json()).toMatchObject({
      person: { id, permissions: ['bookings'] },
      recoveryCodes: expect.any(Array),
    })
    const theirs = bearer(entered)
    expect((await call('GET', '/office/people', { headers: theirs })).statusCode).toBe(404)
    expect((await call('GET', '/office/entries', { headers: theirs })).statusCode).toBe(404)
    const looking = { contactId: '00000000-0000-4000-8000-000000000000', reason: 'To help with a booking' }
    expect((await call('POST', '/office/lookingon', { headers: theirs, body: looking })).statusCode).toBe(404)
    const again = await call('POST', '/office/people', {
      headers: own,
      body: { email, name: 'Other', permissions: [] },
    })
    expect(again.json().code).toBe('address-taken')
  })

  test('lose a permission, their place or their second factor with the next request', async () => {
    const { id, signIn: enter } = await colleague(['accounts'])
    const theirs = bearer(await enter())
    const change = (body: object, headers = own, of = id) => call('POST', `/office/people/${of}`, { headers, body })
    expect((await call('GET', '/office/people', { headers: theirs }, two)).statusCode).toBe(200)
    expect((await change({ permissions: ['content'] })).json().permissions).toEqual(['content'])
    expect((await call('GET', '/office/people', { headers: theirs }, two)).statusCode).toBe(404)
    expect((await current(theirs, two)).statusCode).toBe(200)
    const before = secrets.get(email)
    expect((await call('POST', `/office/people/${id}/secondfactor/reset`, { headers: own })).statusCode).toBe(204)
    expect((await current(theirs)).statusCode).toBe(401)
    const anew = await enter()
    expect(secrets.get(email)).not.toBe(before)
    expect((await change({ left: true })).json().left).toBe(true)
    expect((await current(bearer(anew), two)).statusCode).toBe(401)
    expect((await passwordOf(email, 'Ponente2027')).json().code).toBe('wrong-password')
    await call('POST', '/office/passwordrecovery', { body: { email } })
    await doJobs(one, 'send-staff-recovery')
    expect(await lettersTo(email)).toHaveLength(1)
    expect((await change({ left: false })).json().left).toBe(false)
    expect((await enter()).statusCode).toBe(200)
  })

  test('two administrators who remove one another leave one', async () => {
    const { id, signIn: enter } = await colleague(['accounts'])
    const theirs = bearer(await enter())
    const mine = (await current(own)).json().id
    const remove = (of: string, headers: object) =>
      call('POST', `/office/people/${of}`, { headers: { ...headers }, body: { permissions: ['content'] } })
    // Colleagues of other tests are no administrators.
    await db.execute(
      sql`update staff set permissions = array_remove(permissions, 'accounts') where public_id not in (${mine}, ${id})`,
    )
    const replies = await Promise.all([remove(mine, theirs), remove(id, own)])
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    // The loser is refused, or had lost the permission before the request began.
    expect(statuses.filter(status => status === 404 || status === 409)).toHaveLength(1)
    const { rows } = await db.execute(sql`select 1 from staff where 'accounts' = any(permissions) and left_at is null`)
    expect(rows).toHaveLength(1)
    await db
      .update(tables.staff)
      .set({ permissions: [...permissions] })
      .where(eq(tables.staff.publicId, mine))
  })

  test('cannot change themselves, nor unknown members', async () => {
    const { id } = (await current(own)).json()
    for (const [url, body] of [
      [`/office/people/${id}`, { permissions: [] }],
      [`/office/people/${id}`, { left: true }],
      [`/office/people/${id}/secondfactor/reset`, {}],
    ] as const)
      expect((await call('POST', url, { headers: own, body })).json().code).toBe('not-in-this-state')
    const missing = '/office/people/00000000-0000-4000-8000-000000000000'
    expect((await call('POST', missing, { headers: own, body: { left: true } })).statusCode).toBe(404)
    expect((await call('POST', missing, { headers: own, body: { permissions: ['everything'] } })).statusCode).toBe(422)
  })

  test('who forget their password set another by e-mail, and keep their second factor', async () => {
    const { signIn: enter } = await colleague(['content'])
    const before = bearer(await enter())
    await call('POST', '/office/passwordrecovery', { body: { email } })
    const token = await tokenTo(email)
    const weak = await call('POST', '/office/password', { body: { token, password: 'short' } })
    expect(weak.json().errors).toMatchObject([{ field: 'body.password', code: 'password' }])
    expect((await call('POST', '/office/password', { body: { token, password: 'Libeccio2027' } })).statusCode).toBe(204)
    expect((await current(before)).statusCode).toBe(401)
    expect((await passwordOf(email, 'Libeccio2027')).json().setUp).toBeNull()
    expect((await call('POST', '/office/passwordrecovery', { body: { email: 'nobody@example.com' } })).statusCode).toBe(
      202,
    )
  })
})

describe('impersonation', () => {
  const find = async (words: string) =>
    (await call('POST', '/office/contacts/find', { headers: own, body: { words } })).json().contacts
  const reason = 'To see why the dates are wrong'
  const look = async (body: object = {}, headers = own) =>
    call('POST', '/office/lookingon', {
      headers,
      body: { contactId: (await find('lead@'))[0]?.id, reason, ...body },
    })
  const seen = (headers: Headers, at?: At) => call('GET', '/core/contacts/current', { headers }, at)

  test('reads as the client does, changes nothing, and is logged with its reason', async () => {
    const reply = await look()
    expect(reply.json().contact).toMatchObject({ email: 'lead@example.com', loggedInAsContactAdmin: true })
    expect(reply.cookies).toEqual([])
    const theirs = bearer(reply)
    expect((await seen(theirs, two)).json()).toEqual(reply.json().contact)
    const { id } = reply.json().contact
    expect((await call('GET', `/core/contacts/${id}/profile`, { headers: theirs })).statusCode).toBe(200)
    for (const [url, body] of [
      [`/core/contacts/${id}/profile`, { firstname: 'Mallory' }],
      [`/core/contacts/${id}/subscriptions`, { newsletter: true }],
      ['/core/contacts/changepassword', { password, newPassword: 'Another2027' }],
      [
        '/core/guestlogins/profile',
        { email, firstname: 'Eve', lastname: 'Holm', role: 1, allBookings: true, bookings: [], prices: true },
      ],
      ['/core/contacts/deleteaccount/send', {}],
      ['/auth/passkeys/options', { password }],
    ] as const)
      expect([url, (await call('POST', url, { headers: theirs, body })).statusCode]).toEqual([url, 404])
    expect((await call('GET', '/auth/sessions', { headers: theirs })).statusCode).toBe(404)
    // Only the client can export their data.
    expect((await call('GET', `/core/contacts/${id}/data`, { headers: theirs })).statusCode).toBe(404)
    // Public endpoints do nothing in the client's name either, and a GET that writes counts as a write.
    expect((await call('POST', '/core/bookings/ob', { headers: theirs, body: {} })).statusCode).toBe(404)
    expect((await call('GET', '/core/bookings/senddamagewaiverrequest/1', { headers: theirs })).statusCode).toBe(404)
    expect((await call('GET', '/office/people', { headers: theirs })).statusCode).toBe(404)
    expect((await entries())[0]).toMatchObject({ action: 'looked-on', reason, contactId: id, who: 'Office' })
  })

  test('requires a reason and an existing client', async () => {
    expect((await look({ reason: 'Why' })).statusCode).toBe(422)
    expect((await look({ contactId: '00000000-0000-4000-8000-000000000000' })).statusCode).toBe(404)
    expect(await find('%%%')).toEqual([])
  })

  test('ends after half an hour, with the next client, on request, at sign-out or when the permission is lost', async () => {
    const first = bearer(await look())
    const second = bearer(await look())
    expect((await seen(first)).statusCode).toBe(401)
    expect((await seen(second)).statusCode).toBe(200)
    expect((await call('POST', '/office/lookingon/end', { headers: own })).statusCode).toBe(204)
    expect((await seen(second)).statusCode).toBe(401)
    const entered = await signIn()
    const third = bearer(await look({}, bearer(entered)))
    await minutes(31)
    expect((await seen(third)).statusCode).toBe(401)
    const again = await signIn()
    own = bearer(again)
    const fourth = bearer(await look())
    await call('POST', '/office/logout', { headers: cookieOf(again) })
    expect((await seen(fourth)).statusCode).toBe(401)
    own = bearer(await signIn())
    const { id, signIn: enter } = await colleague(['contacts'])
    const fifth = bearer(await look({}, bearer(await enter())))
    expect((await seen(fifth)).statusCode).toBe(200)
    await call('POST', `/office/people/${id}`, { headers: own, body: { permissions: ['bookings'] } })
    expect((await seen(fifth)).statusCode).toBe(401)
  })
})

test('log entries are filtered by kind and person, page by page', async () => {
  const { id } = await colleague(['content'], 'Carla Neri')
  const lead = (await call('POST', '/office/contacts/find', { headers: own, body: { words: 'lead@' } })).json()
  const reason = 'To read what she reads'
  await call('POST', '/office/lookingon', { headers: own, body: { contactId: lead.contacts[0].id, reason } })
  const ask = async (query: string) => (await call('GET', `/office/entries?${query}`, { headers: own })).json()
  const invited = await ask(`action=invited&person=${id}`)
  expect(invited).toMatchObject({ next: null, entries: [{ action: 'invited', who: 'Office', toWhom: 'Carla Neri' }] })
  expect(invited.entries).toHaveLength(1)
  const [looked] = (await ask('action=looked-on')).entries
  expect(looked).toMatchObject({ reason, contactId: lead.contacts[0].id, toWhom: expect.stringMatching(/\w/) })
  expect((await ask('person=00000000-0000-4000-8000-000000000000')).entries).toEqual([])
  expect((await call('GET', '/office/entries?action=everything', { headers: own })).statusCode).toBe(422)

  await db.execute(sql`insert into staff_entry (staff_id, action) select id, 'changed' from staff, generate_series(1, 60)
    where email = ${office}`)
  const first = await ask('')
  const second = await ask(`cursor=${first.next}`)
  expect([first.entries.length, first.next]).toEqual([50, first.entries.at(-1).id])
  const ids = [...first.entries, ...second.entries].map((entry: { id: string }) => Number(entry.id))
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect(new Set(ids).size).toBe(ids.length)
})

test('the stored second factor is useless without the key', async () => {
  const { rows } = await db.execute<{ secret: Buffer }>(sql`select secret from staff_second_factor limit 1`)
  expect(rows[0]?.secret.toString('latin1')).not.toContain(secrets.get(office))
  const { ENCRYPTION_KEY: _, ...without } = liveEnvironment
  expect(() => readConfiguration(without)).toThrow(/ENCRYPTION_KEY/)
  expect(() => readConfiguration({ ENCRYPTION_KEY: 'short' })).toThrow(/ENCRYPTION_KEY/)
})
