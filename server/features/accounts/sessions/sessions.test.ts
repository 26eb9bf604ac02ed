import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { permissions } from '#domain/access/actor'
import { demonstrationAccounts } from '#domain/demonstration'
import { bearer, ownPage, sessionCookie, signInBy } from '#testing/accounts/accounts'
import { aBooking } from '#testing/builders/bookings'
import { testApp } from '#testing/site/app'
import { createTokenResolver } from '../credentials/identify.ts'
import { openSession } from './sessions.ts'

const one = await testApp({ environment: { PUBLIC_URL: 'http://villas.example' } })
const two = await testApp({ environment: { PUBLIC_URL: 'http://villas.example' }, beside: one })
const { app, db, clock } = one

let callers = 0
/** Each request comes from an IP address of its own, so that no limit applies. */
const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::5` })
const signIn = (given: Parameters<typeof signInBy>[1] = {}) =>
  signInBy(app, { ...given, headers: { ...someone(), ...given.headers } })
const renew = (cookie: string, { app }: Pick<typeof one, 'app'> = one, headers: Record<string, string> = ownPage) =>
  app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { ...someone(), cookie, ...headers } })
const signOut = (cookie: string, { app }: Pick<typeof one, 'app'> = one) =>
  app.inject({ method: 'POST', url: '/api/auth/logout', headers: { ...someone(), cookie, ...ownPage } })
const current = (headers: Record<string, string>, { app }: Pick<typeof one, 'app'> = one) =>
  app.inject({ url: '/api/core/contacts/current', headers: { ...someone(), ...headers } })
const minutes = (count: number) => clock.set(clock.at + count * 60_000)

describe('a sign-in', () => {
  test('by address and password gives a token, a cookie for renewal alone, and an id that opens nothing', async () => {
    const reply = await signIn({ email: ' Lead@Example.com' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: new Date(clock.at + 15 * 60_000).toISOString(),
      contact: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'lead@example.com',
        firstname: 'Eleanor',
        lastname: 'Hartley',
        coSignIn: false,
        coSignInRole: null,
        loggedInAsContactAdmin: false,
        guest: false,
        proven: true,
        toursSeen: [],
        hasPassword: true,
      },
    })
    const [session, known, device] = reply.cookies
    const common = { sameSite: 'Lax', maxAge: 90 * 86_400 }
    expect(session).toMatchObject({ name: 'session', path: '/api/auth', httpOnly: true, ...common })
    expect(known).toMatchObject({ name: 'contactid', path: '/', value: reply.json().contact.id, ...common })
    expect(known).not.toHaveProperty('httpOnly')
    expect(device).toMatchObject({ name: 'device', path: '/api/auth', httpOnly: true, sameSite: 'Strict' })
    expect(device?.value).not.toContain(reply.json().contact.id)
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect((await current(bearer(reply))).json()).toEqual(reply.json().contact)
  })

  test.each([
    ['guest', demonstrationAccounts.guest, 1],
    ['travel agent', demonstrationAccounts.agent, 2],
  ])('as a %s is marked as such, and is no lead booker', async (_, email, role) => {
    const reply = await signIn({ email, userType: 'cosignin' })
    expect(reply.json().contact).toMatchObject({ email, coSignIn: true, coSignInRole: role, guest: false })
    expect((await signIn({ email })).json()).toMatchObject({ status: 404, code: 'no-such-account' })
  })

  test('with a wrong password, or an unknown address, says which; staff and newsletter readers are unknown', async () => {
    expect((await signIn({ password: 'Maestrale2027' })).json()).toMatchObject({ status: 401, code: 'wrong-password' })
    await db.insert(tables.contact).values({ email: 'reader@example.com' })
    for (const email of ['nobody@example.com', 'reader@example.com', demonstrationAccounts.staff]) {
      const reply = await signIn({ email })
      expect(reply.json()).toMatchObject({ status: 404, code: 'no-such-account' })
      expect(reply.cookies).toEqual([])
    }
    expect((await signIn({ password: 'Maestrale2027' })).headers['www-authenticate']).toBe('Bearer')
  })

  test.each(['', 'Basic', 'Basic !', 'Basic bGVhZA==', 'Bearer x y', 'basic bGVhZA'])(
    'with %j is a malformed request',
    async authorization => {
      const reply = await signIn({ headers: { authorization } })
      expect(reply.json()).toMatchObject({ status: 422, code: 'invalid-input' })
    },
  )

  test('with a password in another Unicode form, or with colons, is the same', async () => {
    const { hashPassword, isPassword } = await import('#server/platform/auth/passwords')
    expect(await isPassword('Ete\u0301:2027:x', await hashPassword('Eté:2027:x'))).toBe(true)
    expect(await isPassword('x', null)).toBe(false)
  })

  test('on https has a cookie that only https can set', async () => {
    const secure = await testApp({ environment: { PUBLIC_URL: 'https://villas.example' }, beside: one })
    const reply = await signInBy(secure.app, { headers: someone() })
    expect(reply.cookies).toMatchObject([
      { name: '__Secure-session', secure: true },
      { name: 'contactid', secure: true },
      { name: '__Secure-device', secure: true },
    ])
  })
})

describe('an account that is guessed at', () => {
  const email = 'guessed@example.com'
  const guess = (headers: Record<string, string>, password = 'Wrong2027') => signIn({ email, password, headers })

  test('is limited for the guessing address, with a retry time; others, and open sessions, go on', async () => {
    await db.execute(sql`
      with made as (insert into contact (email) values (${email}) returning id)
      insert into account (contact_id, password_hash, password_set_at)
      select made.id, known.password_hash, now() from made, account known where known.contact_id =
        (select id from contact where email = ${demonstrationAccounts.leadBooker})`)
    const inside = await signIn({ email })
    const guesser = { 'x-forwarded-for': '2001:db8:bad::1' }
    const statuses = []
    for (let i = 0; i < 12; i++) statuses.push((await guess(guesser)).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    // In every process.
    const refused = await signInBy(two.app, { email, headers: guesser })
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn({ email })).statusCode).toBe(200)
    expect((await current(bearer(inside))).statusCode).toBe(200)
    expect((await renew(sessionCookie(inside))).statusCode).toBe(200)
  })
})

test('a right password is no attempt: a travel agency logs in without limit, and wrong ones still count', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.30' }
  const agency = (password?: string) =>
    signIn({ email: demonstrationAccounts.agent, userType: 'cosignin', headers, ...(password && { password }) })
  for (let at = 0; at < 9; at++) expect((await agency('Wrong2027')).statusCode).toBe(401)
  // More than one address can fail to log in.
  const statuses = []
  for (let at = 0; at < 61; at++) statuses.push((await agency()).statusCode)
  expect(statuses.filter(status => status !== 200)).toEqual([])
  expect((await agency('Wrong2027')).statusCode).toBe(401)
  expect((await agency()).statusCode).toBe(429)
})

describe('a session', () => {
  test('is renewed after its token has expired, and the token before is invalid', async () => {
    const reply = await signIn()
    await minutes(16)
    const ended = await current(bearer(reply))
    expect(ended.json()).toMatchObject({ status: 401, code: 'session-ended' })
    const renewed = await renew(sessionCookie(reply))
    expect(renewed.json().contact).toEqual(reply.json().contact)
    expect((await current(bearer(renewed))).statusCode).toBe(200)
  })

  test('survives twenty concurrent renewals in two processes, in any order of their replies', async () => {
    let cookie = sessionCookie(await signIn())
    for (let round = 0; round < 3; round++) {
      const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => renew(cookie, i % 2 ? one : two)))
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      const cookies = new Set(replies.map(sessionCookie))
      expect(cookies.size).toBe(1)
      for (const reply of replies) expect((await current(bearer(reply))).statusCode).toBe(200)
      // A lost reply: the previous cookie is sent again.
      expect(sessionCookie(await renew(cookie))).toBe([...cookies][0])
      const next = [...cookies][0] ?? ''
      expect((await renew(next)).statusCode).toBe(200)
      // A late reply has restored the previous cookie.
      const late = await renew(cookie)
      expect(sessionCookie(late)).toBe(next)
      cookie = sessionCookie(await renew(next))
    }
  })

  test('whose cookie was copied ends for both when the copy is used later', async () => {
    const copied = sessionCookie(await signIn())
    const next = sessionCookie(await renew(copied))
    const renewed = await renew(next)
    await minutes(3)
    expect((await renew(copied)).json()).toMatchObject({ status: 401, code: 'session-ended' })
    expect((await current(bearer(renewed))).statusCode).toBe(401)
    const after = await renew(sessionCookie(renewed))
    expect(after.json()).toMatchObject({ status: 401, code: 'session-ended' })
    expect(after.cookies).toContainEqual(expect.objectContaining({ name: 'session', value: '', maxAge: 0 }))
  })

  test('ends after three months, however often it was renewed, and its cookie no later', async () => {
    let reply = await signIn()
    for (let month = 1; month <= 2; month++) {
      await minutes(30 * 24 * 60)
      reply = await renew(sessionCookie(reply))
      expect(reply.cookies[0]?.maxAge).toBe((90 - month * 30) * 86_400)
    }
    await minutes(30 * 24 * 60 + 1)
    expect((await renew(sessionCookie(reply))).statusCode).toBe(401)
  })

  test.each(['session=', 'session=x', `session=${crypto.randomUUID()}.${'a'.repeat(43)}`, 'session=%00', ''])(
    'does not exist for the cookie %j',
    async cookie => {
      expect((await renew(cookie)).json()).toMatchObject({ status: 401, code: 'session-ended' })
      expect((await signOut(cookie)).statusCode).toBe(204)
    },
  )

  test('cannot be ended with its id alone', async () => {
    const reply = await signIn()
    const [id] = sessionCookie(reply).split('.')
    await signOut(`${id}.${'a'.repeat(43)}`)
    expect((await current(bearer(reply))).statusCode).toBe(200)
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a site beside it', { 'sec-fetch-site': 'same-site', origin: 'http://villas.example' }],
    ['an address that somebody typed', { 'sec-fetch-site': 'none' }],
    ['a browser that says nothing', {}],
    ['another origin', { origin: 'http://villas.example.evil.example' }],
    ['no origin', { origin: 'null' }],
  ])('is neither renewed nor ended by %s', async (_, headers) => {
    const reply = await signIn()
    const cookie = sessionCookie(reply)
    for (const url of ['/api/auth/refresh', '/api/auth/logout']) {
      const refused = await app.inject({ method: 'POST', url, headers: { ...someone(), cookie, ...headers } })
      expect(refused.json()).toMatchObject({ status: 403, code: 'other-site' })
      expect(refused.cookies).toEqual([])
    }
    expect((await current(bearer(reply))).statusCode).toBe(200)
    expect((await renew(cookie, one, { origin: 'http://villas.example' })).statusCode).toBe(200)
  })

  test('that ends revokes its tokens immediately, in all processes, and all cookies', async () => {
    const reply = await signIn()
    const cookie = sessionCookie(reply)
    const second = await renew(cookie, two)
    const out = await signOut(cookie, two)
    expect(out.statusCode).toBe(204)
    expect(out.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual(
      ['session', 'contactid', 'bookingid', 'winevillaitemid', '3dsecure', 'currency'].map(name => [name, '', 0]),
    )
    for (const token of [reply, second])
      for (const process of [one, two]) expect((await current(bearer(token), process)).statusCode).toBe(401)
    expect((await renew(cookie)).statusCode).toBe(401)
  })

  test('is stored as hashes only: the database contains none of its secrets', async () => {
    const reply = await signIn()
    const secret = sessionCookie(reply).split('.')[1] ?? ''
    const { rows } = await db.execute(sql`
      select s::text || coalesce(t::text, '') as row from session s left join access_token t on t.session_id = s.id`)
    const kept = JSON.stringify(rows)
    for (const opened of [secret, reply.json().token]) {
      expect(kept).not.toContain(opened)
      expect(kept).not.toContain(Buffer.from(opened).toString('hex'))
    }
  })
})

describe('the devices of an account', () => {
  const iphone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1' }
  const list = (headers: Record<string, string>) =>
    app.inject({ url: '/api/auth/sessions', headers: { ...someone(), ...headers } })
  const end = (id: string, headers: Record<string, string>) =>
    app.inject({ method: 'DELETE', url: `/api/auth/sessions/${id}`, headers: { ...someone(), ...headers } })

  test('are listed with their names, and each can be signed out', async () => {
    const given = { email: demonstrationAccounts.agent, userType: 'cosignin' } as const
    const here = await signIn(given)
    const there = await signIn({ ...given, headers: iphone })
    const { sessions } = (await list(bearer(here))).json()
    const other = sessions.find(({ system }: { system: string }) => system === 'iPhone')
    expect(other).toMatchObject({ browser: 'Safari', current: false, createdAt: new Date(clock.at).toISOString() })
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    expect((await end(other.id, bearer(here))).statusCode).toBe(204)
    expect((await current(bearer(there))).statusCode).toBe(401)
    expect((await renew(sessionCookie(there))).statusCode).toBe(401)
    expect((await end(other.id, bearer(here))).json()).toMatchObject({ status: 404 })
    expect((await current(bearer(here))).statusCode).toBe(200)
  })

  test('of others are not found', async () => {
    const agent = await signIn({ email: demonstrationAccounts.agent, userType: 'cosignin' })
    const lead = await signIn()
    const { sessions } = (await list(bearer(lead))).json()
    const mine = sessions.find(({ current }: { current: boolean }) => current)
    expect((await end(mine.id, bearer(agent))).json()).toMatchObject({ status: 404, code: 'not-found' })
    expect((await current(bearer(lead))).statusCode).toBe(200)
  })
})

describe('callers who do not sign in by these endpoints', () => {
  const open = (owner: { guestUserId: number } | { staffId: number }, kind: 'guest-user' | 'staff') =>
    db.transaction(async tx => {
      const known = 'staffId' in owner ? sql`staff_id = ${owner.staffId}` : sql`guest_user_id = ${owner.guestUserId}`
      const { rows } = await tx.execute<{ id: number }>(sql`select id from account where ${known}`)
      const accountId =
        rows[0]?.id ?? (await tx.insert(tables.account).values(owner).returning({ id: tables.account.id }))[0]?.id ?? 0
      return openSession(tx, { accountId, kind, device: { browser: '', system: '' } })
    })

  test('a guest user is identified by the booking alone', async () => {
    const item = await db.transaction(tx =>
      aBooking(tx, { villaId: 20, stay: { from: '2031-06-01', to: '2031-06-08' } }),
    )
    const [guest] = await db.insert(tables.guestUser).values({ bookingId: item.bookingId }).returning()
    const { token } = await open({ guestUserId: guest?.id ?? 0 }, 'guest-user')
    expect((await current({ authorization: `Bearer ${token}` })).json()).toMatchObject({
      id: guest?.publicId,
      email: null,
      guest: true,
      coSignIn: false,
    })
    expect(await createTokenResolver(db)(token)).toMatchObject({
      actor: { kind: 'guest-user', guestUserId: guest?.id, bookingId: item.bookingId },
    })
    const reply = await app.inject({
      url: '/api/auth/sessions',
      headers: { ...someone(), authorization: `Bearer ${token}` },
    })
    expect(reply.statusCode).toBe(404)
  })

  test('staff have their current permissions, for half a day at most, and none when they have left', async () => {
    const [office] = await db.select().from(tables.staff)
    const { token } = await open({ staffId: office?.id ?? 0 }, 'staff')
    const identify = createTokenResolver(db)
    expect((await identify(token))?.actor).toEqual({ kind: 'staff', staffId: office?.id, permissions })
    await db.update(tables.staff).set({ permissions: ['content'] })
    expect((await identify(token))?.actor).toMatchObject({ permissions: ['content'] })
    expect((await current({ authorization: `Bearer ${token}` })).statusCode).toBe(404)
    await db.update(tables.staff).set({ leftAt: new Date(clock.at) })
    expect(await identify(token)).toBeUndefined()
    const { rows } = await db.execute<{ hours: number }>(
      sql`select extract(epoch from expires_at - created_at)::float8 / 3600 as hours from session where account_id = (select id from account where staff_id = ${office?.id})`,
    )
    expect(rows[0]?.hours).toBe(12)
  })
})
