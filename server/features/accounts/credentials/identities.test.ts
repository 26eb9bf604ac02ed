import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { desc, eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import type { IdentityProvider } from '#domain/people/identity'
import { readConfiguration } from '#server/platform/config/configuration'
import { bearer, sessionCookie, signInBy } from '#testing/accounts/accounts'
import { type Simulated, simulatedIdentities, visitProvider } from '#testing/accounts/identities'
import { testApp } from '#testing/site/app'
import { doJobs } from '#testing/site/do-jobs'
import { liveEnvironment } from '#testing/site/live-environment'

const simulator = await simulatedIdentities()
const one = await testApp({ environment: { IDENTITY_SIMULATOR: simulator } })
const two = await testApp({ beside: one, environment: { IDENTITY_SIMULATOR: simulator } })
const { app, db } = one

let callers = 0
const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::9` })
const post = (
  url: string,
  { body = {}, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  at: Pick<typeof one, 'app'> = one,
) => at.app.inject({ method: 'POST', url: `/api${url}`, headers: { ...someone(), ...headers }, payload: body })

const begin = async (provider: IdentityProvider) => (await post(`/auth/identities/${provider}`)).json()

/** The request of the page that waited for a provider's window. */
async function brought(provider: IdentityProvider, who: Simulated): Promise<Record<string, unknown>> {
  const { address, state } = await begin(provider)
  const said = await visitProvider(address, who)
  expect(said.state).toBe(state)
  switch (provider) {
    case 'google':
      return { idToken: said.id_token }
    case 'apple':
      return { code: said.code, id_token: said.id_token, firstname: who.firstname, lastname: who.lastname }
    case 'facebook':
      return { accessToken: said.access_token, userID: await facebookIdOf(said.access_token ?? '') }
  }
}
const facebookIdOf = async (token: string) => {
  const query = new URLSearchParams({ input_token: token, access_token: 'maestrale|simulated' })
  return (await (await fetch(`${simulator}/facebook/debug_token?${query}`)).json()).data.user_id
}
const calls = { google: 'bygoogleauth', apple: 'byappleauth', facebook: 'byfbauth' } as const
const send = (provider: IdentityProvider, body: object, at?: Pick<typeof one, 'app'>) =>
  post(`/auth/token/${calls[provider]}`, { body }, at)
const signInWith = async (provider: IdentityProvider, who: Simulated, more: object = {}) =>
  send(provider, { ...(await brought(provider, who)), ...more })
const current = (reply: { json: () => any }) =>
  app.inject({ url: '/api/core/contacts/current', headers: { authorization: `Bearer ${reply.json().token}` } })
const lettersTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(desc(tables.mail.id))
const tokenTo = async (recipient: string) => {
  await doJobs(one, 'send-sign-in-link')
  return /#t=([\w-]{43})/.exec((await lettersTo(recipient))[0]?.html ?? '')?.[1] ?? ''
}
const input = (token: string, password: string) => ({
  input: Buffer.from(JSON.stringify({ password, token })).toString('base64'),
})
const accountOf = async (email: string) =>
  (
    await db
      .select({ account: tables.account })
      .from(tables.account)
      .innerJoin(tables.contact, eq(tables.contact.id, tables.account.contactId))
      .where(eq(tables.contact.email, email))
  )[0]?.account

const password = 'Sirocco2027'
const signUp = (email: string) =>
  post('/auth/createaccount_and_token', { body: { email, firstname: 'Mal', lastname: 'Lory', password } })

let people = 0
let email = ''
beforeEach(() => {
  email = `somebody${++people}@example.com`
})

test('the configured providers are listed', async () => {
  const { body } = await one.get('/api/auth/identities')
  expect(body).toEqual({ providers: ['google', 'apple', 'facebook'] })
})

describe.each(['google', 'apple'] as const)('with %s', provider => {
  test('a new client gets a proven account immediately, and the same one the next time', async () => {
    const reply = await signInWith(provider, { email, firstname: 'Iris', lastname: 'Falk' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      mailed: false,
      contact: { email, firstname: 'Iris', lastname: 'Falk', proven: true, coSignIn: false },
    })
    expect(sessionCookie(reply)).toMatch(/^session=/)
    const again = await signInWith(provider, { email, firstname: 'Other' })
    expect((await current(again)).json()).toEqual(reply.json().contact)
  })

  test('a name in a script without a font is left for its owner to enter', async () => {
    const reply = await signInWith(provider, { email, firstname: '太郎', lastname: 'Παππάς' })
    expect(reply.json().contact).toMatchObject({ email, firstname: '', lastname: 'Παππάς' })
  })

  test('a token works only once, also in another process', async () => {
    const body = await brought(provider, { email })
    const replies = await Promise.all([send(provider, body), send(provider, body, two)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    expect((await send(provider, body)).json()).toMatchObject({ code: 'identity-refused' })
  })

  test('an account of a verified address is linked, and its owner notified', async () => {
    await signUp(email)
    await post(`/core/contacts/passwordrecovery/email/${encodeURIComponent(email)}`)
    await post('/core/contacts/passwordreset', { headers: input(await tokenTo(email), password) })
    const before = await accountOf(email)
    const reply = await signInWith(provider, { email: email.toUpperCase() })
    expect(reply.json().contact).toMatchObject({ email, proven: true })
    expect(await accountOf(email)).toEqual(before)
    expect((await lettersTo(email))[0]?.subject).toMatch(/^You can now log in with/)
    expect((await signInBy(app, { email, password, headers: someone() })).statusCode).toBe(200)
  })

  test('credentials that a stranger set before the owner’s first proof are void', async () => {
    const stranger = await signUp(email)
    const reply = await signInWith(provider, { email })
    expect(reply.json().contact).toMatchObject({ email, proven: true })
    expect((await current(stranger)).statusCode).toBe(401)
    const cookie = { cookie: sessionCookie(stranger), 'sec-fetch-site': 'same-origin' }
    expect((await post('/auth/refresh', { headers: cookie })).statusCode).toBe(401)
    expect((await signInBy(app, { email, password, headers: someone() })).statusCode).toBe(401)
  })

  test('an address with a character that Unicode folds into another opens no account', async () => {
    const kelvin = `bar\u212a${people}@example.com`
    await signUp(`bark${people}@example.com`)
    const reply = await signInWith(provider, { email: kelvin })
    expect(reply.json()).toMatchObject({ code: 'identity-without-address' })
    expect((await accountOf(`bark${people}@example.com`))?.provenAt).toBeNull()
  })

  test('an address that the provider does not call verified opens no existing account', async () => {
    await signUp(email)
    const reply = await signInWith(provider, { email, verified: false })
    expect(reply.json()).toMatchObject({ status: 401, code: 'already-registered' })
    expect(reply.cookies).toEqual([])
    expect((await signInBy(app, { email, password, headers: someone() })).statusCode).toBe(200)
  })

  test('an unverified address with only a newsletter has to open an e-mail first', async () => {
    await post('/core/contacts/emailsub/footer', { body: { email } })
    const reply = await signInWith(provider, { email, verified: false })
    expect(reply.json()).toEqual({ token: null, expiresAt: null, contact: null, mailed: true })
    expect(await accountOf(email)).toBeUndefined()
  })

  test('a guest signs in with an invitation, and not without', async () => {
    const asGuest = { userType: 'cosignin' }
    const guest = await signInWith(provider, { email: 'guest@example.com' }, asGuest)
    expect(guest.json().contact).toMatchObject({ email: 'guest@example.com', coSignIn: true, coSignInRole: 1 })
    expect((await signInWith(provider, { email }, asGuest)).json()).toMatchObject({ code: 'no-such-account' })
  })

  test('without an address no account is created', async () => {
    const { address } = await begin(provider)
    const said = await visitProvider(address, { email: 'nobody at all' })
    const body = provider === 'google' ? { idToken: said.id_token } : { code: said.code }
    expect((await send(provider, body)).json()).toMatchObject({ status: 409, code: 'identity-without-address' })
  })
})

describe('with Facebook', () => {
  test('a new client has an unproven account, and is asked to confirm the address', async () => {
    const reply = await signInWith('facebook', { email, firstname: 'Otto', lastname: 'Reyes' })
    expect(reply.json()).toMatchObject({ contact: { email, firstname: 'Otto', proven: false } })
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(['Please confirm your address'])
    expect((await signInWith('facebook', { email })).json().contact.id).toBe(reply.json().contact.id)
    // The browser may not know the Facebook user; the token identifies them.
    const nameless = await signInWith('facebook', { email }, { userID: undefined })
    expect(nameless.json().contact.id).toBe(reply.json().contact.id)
  })

  test('an existing account is not opened: Facebook calls no address verified', async () => {
    await signUp(email)
    expect((await signInWith('facebook', { email })).json()).toMatchObject({ code: 'already-registered' })
  })

  test('a stranger’s identity is removed when the owner of the address sets a password by e-mail', async () => {
    const stranger = await signInWith('facebook', { email })
    await post(`/core/contacts/passwordrecovery/email/${encodeURIComponent(email)}`)
    const reset = await post('/core/contacts/passwordreset', { headers: input(await tokenTo(email), password) })
    expect(reset.statusCode).toBe(204)
    expect((await current(stranger)).statusCode).toBe(401)
    expect((await signInWith('facebook', { email })).json()).toMatchObject({ code: 'already-registered' })
  })

  test('a token for another person, or of an unknown one, is rejected', async () => {
    const body = await brought('facebook', { email })
    expect((await send('facebook', { ...body, userID: '12345' })).json()).toMatchObject({ code: 'identity-refused' })
    const made = { accessToken: 'made-up', userID: '12345' }
    expect((await send('facebook', made)).json()).toMatchObject({ status: 401, code: 'identity-refused' })
  })
})

describe('a forged token', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const claims = { email: 'lead@example.com', email_verified: true, nonce: 'mine' }
  const signed = (more: { issuer?: string; audience?: string } = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'mine' })
      .setIssuer(more.issuer ?? `${simulator}/google`)
      .setAudience(more.audience ?? 'maestrale')
      .setSubject('1')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
  const refused = async (body: object) =>
    expect((await send('google', body)).json()).toMatchObject({ status: 401, code: 'identity-refused' })

  test('has another key, no issuer, no signature, or is cut', async () => {
    await refused({ idToken: await signed() })
    await refused({ idToken: 'nonsense' })
    const body = Buffer.from(JSON.stringify({ ...claims, sub: '1', aud: 'maestrale' })).toString('base64url')
    await refused({ idToken: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.` })
    const { idToken } = (await brought('google', { email })) as { idToken: string }
    await refused({ idToken: idToken.slice(0, -4) })
  })

  test('is for another sign-in than one that started here', async () => {
    const { address } = await begin('google')
    const other = new URL(address)
    other.searchParams.set('nonce', 'n'.repeat(43))
    const said = await visitProvider(other.href, { email })
    await refused({ idToken: said.id_token })
  })

  test('is for a sign-in that started too long ago', async () => {
    const body = await brought('google', { email })
    const start = one.clock.at
    await one.clock.set(start + 11 * 60_000)
    await refused(body)
    await one.clock.set(start)
  })

  test('has Google’s nonce for Apple', async () => {
    const { address } = await begin('google')
    const nonce = new URL(address).searchParams.get('nonce') ?? ''
    const apple = new URL((await begin('apple')).address)
    apple.searchParams.set('nonce', nonce)
    const said = await visitProvider(apple.href, { email })
    expect((await send('apple', { code: said.code })).json()).toMatchObject({ code: 'identity-refused' })
  })
})

describe('a provider', () => {
  test('that does not respond is reported as unavailable, and no session ends', async () => {
    const silent = createServer((_request, response) => response.writeHead(500).end())
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    afterAll(() => silent.close())
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const three = await testApp({ beside: one, environment: { IDENTITY_SIMULATOR: url } })
    const body = await brought('google', { email })
    for (const [provider, sent] of [
      ['google', body],
      ['apple', { code: 'code' }],
      ['facebook', { accessToken: 'token', userID: '1' }],
    ] as const)
      expect((await send(provider, sent, three)).json()).toMatchObject({ status: 503, code: 'unavailable' })
  })

  test('that is not configured is not found', async () => {
    const without = await testApp({ beside: one, environment: { IDENTITY_SIMULATOR: 'off' } })
    expect((await without.get('/api/auth/identities')).body).toEqual({ providers: [] })
    expect((await post('/auth/identities/google', {}, without)).statusCode).toBe(404)
    expect((await send('google', { idToken: 'x' }, without)).json()).toMatchObject({ code: 'not-found' })
  })

  test('is not simulated in live mode', () => {
    const live = { ...liveEnvironment, IDENTITY_SIMULATOR: simulator }
    expect(() => readConfiguration(live)).toThrow(/IDENTITY_SIMULATOR/)
    expect(readConfiguration(liveEnvironment).identity.simulator).toBe('off')
    expect(() => readConfiguration({ FACEBOOK_APP_ID: '1' })).toThrow(/FACEBOOK_APP_SECRET/)
    expect(() => readConfiguration({ APPLE_CLIENT_ID: '1', APPLE_TEAM_ID: '2' })).toThrow(/APPLE_KEY_ID/)
  })
})

test('the page to which a provider redirects passes on its parameters, and no markup', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/auth/identities/apple/return',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
    payload: new URLSearchParams({ code: '</script><script>alert(1)</script>', state: 's', other: 'x' }).toString(),
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  const data = /id="returned">(.*?)<\/script>/.exec(reply.body)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ code: '</script><script>alert(1)</script>', state: 's' })
  expect(reply.body.match(/<script/g)).toHaveLength(2)
})

describe('a link that signs in', () => {
  const ask = (address = email, headers: Record<string, string> = {}) =>
    post('/auth/token/bytoken/send', { body: { email: address, lang: 'de' }, headers })
  const follow = (token: string, at?: Pick<typeof one, 'app'>) =>
    post('/auth/token/bytoken', { headers: { token } }, at)

  test('is sent to an address with an account, and the reply is the same without one', async () => {
    const none = await ask()
    expect([none.statusCode, none.body]).toEqual([202, ''])
    await doJobs(one, 'send-sign-in-link')
    expect(await lettersTo(email)).toEqual([])
    await signUp(email)
    const reply = await ask()
    expect([reply.statusCode, reply.body]).toEqual([202, ''])
    await doJobs(one, 'send-sign-in-link')
    expect((await lettersTo(email))[0]?.subject).toBe('Ihr Link zum Anmelden')
  })

  test('opens a session once, proves the address and voids what a stranger had set', async () => {
    const stranger = await signUp(email)
    await ask()
    const token = await tokenTo(email)
    const replies = await Promise.all([follow(token), follow(token, two), follow(token)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])
    const opened = replies.find(({ statusCode }) => statusCode === 200)
    expect(opened?.json().contact).toMatchObject({ email, proven: true })
    expect((await current(stranger)).statusCode).toBe(401)
    expect((await signInBy(app, { email, password, headers: someone() })).statusCode).toBe(401)
  })

  test('signs a guest in as a guest', async () => {
    await ask('guest@example.com', { usertype: 'cosignin' })
    const reply = await follow(await tokenTo('guest@example.com'))
    expect(reply.json().contact).toMatchObject({ coSignIn: true, email: 'guest@example.com' })
  })

  test('is rejected when it is of another kind, superseded, expired or made up', async () => {
    await signUp(email)
    const confirming = await tokenTo(email)
    expect((await follow(confirming)).json()).toMatchObject({ status: 410, code: 'link-over' })
    await ask()
    const older = await tokenTo(email)
    await ask()
    const newest = await tokenTo(email)
    expect((await follow(older)).statusCode).toBe(410)
    const start = one.clock.at
    await one.clock.set(start + 2 * 3_600_000 + 1000)
    expect((await follow(newest)).statusCode).toBe(410)
    await one.clock.set(start)
    expect((await follow('A'.repeat(43))).statusCode).toBe(410)
    expect((await follow('short')).statusCode).toBe(422)
  })

  test('starts a session in one process that works and ends in the other', async () => {
    await signUp(email)
    await ask()
    const reply = await follow(await tokenTo(email))
    const seen = () => two.app.inject({ url: '/api/core/contacts/current', headers: bearer(reply) })
    expect((await seen()).statusCode).toBe(200)
    const cookie = { cookie: sessionCookie(reply), 'sec-fetch-site': 'same-origin' }
    expect((await post('/auth/logout', { headers: cookie }, two)).statusCode).toBe(204)
    expect((await seen()).statusCode).toBe(401)
    expect((await current(reply)).statusCode).toBe(401)
  })
})
