import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { bearer, sessionCookie, signInBy } from '#testing/accounts/accounts'
import { authenticator } from '#testing/accounts/authenticator'
import { testApp } from '#testing/site/app'
import { doJobs } from '#testing/site/do-jobs'

const one = await testApp()
const two = await testApp({ beside: one })
const { app, db } = one

let callers = 0
const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::7` })
type Headers = Record<string, string>
const call = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { body, headers = {} }: { body?: object; headers?: Headers } = {},
  at: Pick<typeof one, 'app'> = one,
) => at.app.inject({ method, url: `/api${url}`, headers: { ...someone(), ...headers }, ...(body && { payload: body }) })

const password = 'Sirocco2027'
let people = 0
let email = ''
let own: Headers = {}
beforeEach(async () => {
  email = `key${++people}@example.com`
  const body = { email, firstname: 'Ada', lastname: 'Holm', password }
  own = bearer(await call('POST', '/auth/createaccount_and_token', { body }))
})

const optionsToAdd = async (headers = own, secret: string | undefined = password) =>
  call('POST', '/auth/passkeys/options', { headers, body: { ...(secret && { password: secret }) } })
const add = async (device = authenticator(), headers = own) => {
  const { options } = (await optionsToAdd(headers)).json()
  const body = { name: 'Telephone', passkey: device.make(options) }
  return { device, reply: await call('POST', '/auth/passkeys', { headers, body }) }
}
const optionsToSignIn = async () => (await call('POST', '/auth/token/bypasskey/options')).json().options
const signIn = (passkey: object, at?: Pick<typeof one, 'app'>) =>
  call('POST', '/auth/token/bypasskey', { body: { passkey } }, at)
const list = async (headers = own) => (await call('GET', '/auth/passkeys', { headers })).json().passkeys
const refused = { status: 401, code: 'passkey-refused' }

test('a passkey is added with the password, reported by e-mail, and signs in any number of times', async () => {
  const { device, reply } = await add()
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({ name: 'Telephone', lastUsedAt: null, backedUp: false })
  const [letter] = await db
    .select()
    .from(tables.mail)
    .where(eq(tables.mail.recipient, email))
    .orderBy(desc(tables.mail.id))
  expect(letter?.subject).toBe('A passkey was added to your account')
  for (const at of [one, two]) {
    const signed = await signIn(device.show(await optionsToSignIn()), at)
    expect(signed.json().contact).toMatchObject({ email })
    expect((await call('GET', '/core/contacts/current', { headers: bearer(signed) })).json().email).toBe(email)
  }
  expect(await list()).toMatchObject([{ name: 'Telephone', lastUsedAt: expect.any(String) }])
})

test('a guest adds one too, and signs in as a guest with it', async () => {
  const guest = bearer(await signInBy(app, { email: 'guest@example.com', userType: 'cosignin', headers: someone() }))
  const { options } = (await optionsToAdd(guest, 'Maestrale2026')).json()
  const device = authenticator()
  await call('POST', '/auth/passkeys', { headers: guest, body: { name: 'Key', passkey: device.make(options) } })
  const signed = await signIn(device.show(await optionsToSignIn()))
  expect(signed.json().contact).toMatchObject({ coSignIn: true, email: 'guest@example.com' })
})

test('with a wrong password none is added', async () => {
  expect((await optionsToAdd(own, '')).json().errors).toMatchObject([{ field: 'body.password', code: 'missing' }])
  expect((await optionsToAdd(own, 'Wrong2027x')).json().errors).toMatchObject([{ code: 'password-wrong' }])
})

test('without a password, one is added only within a quarter of an hour of a log-in', async () => {
  const logIn = async () => {
    await call('POST', '/auth/token/bytoken/send', { body: { email } })
    await doJobs(one, 'send-sign-in-link')
    const letters = await db.select().from(tables.mail).where(eq(tables.mail.recipient, email)).orderBy(tables.mail.id)
    const token = /#t=([\w-]{43})/.exec(letters.toSorted((a, b) => b.id - a.id)[0]?.html ?? '')?.[1] ?? ''
    return call('POST', '/auth/token/bytoken', { headers: { token } })
  }
  const opened = await logIn()
  const start = one.clock.at
  await one.clock.set(start + 14 * 60_000)
  expect((await optionsToAdd(bearer(opened), '')).statusCode).toBe(200)
  await one.clock.set(start + 16 * 60_000)
  const cookie = { cookie: sessionCookie(opened), 'sec-fetch-site': 'same-origin' }
  const renewed = bearer(await call('POST', '/auth/refresh', { headers: cookie }))
  expect((await optionsToAdd(renewed, '')).json()).toMatchObject({ status: 409, code: 'recent-log-in-needed' })
  expect((await optionsToAdd(bearer(await logIn()), '')).statusCode).toBe(200)
  await one.clock.set(start)
})

test('a registration for another site, without user verification, for another client or repeated is rejected', async () => {
  const device = authenticator()
  const { options } = (await optionsToAdd()).json()
  const send = (passkey: object, headers = own) =>
    call('POST', '/auth/passkeys', { headers, body: { name: 'Key', passkey } })
  const wrong = [
    device.make(options, { from: 'https://villas.evil.example' }),
    device.make(options, { flags: 0x01 }),
    device.make({ challenge: 'A'.repeat(43) }),
    authenticator({ name: 'evil.example' }).make(options),
  ]
  for (const passkey of wrong)
    expect((await send(passkey)).json().errors).toMatchObject([{ field: 'body.passkey', code: 'invalid' }])
  const body = { email: `other-${email}`, firstname: 'Eve', lastname: 'Holm', password }
  const other = bearer(await call('POST', '/auth/createaccount_and_token', { body }))
  expect((await send(device.make(options), other)).statusCode).toBe(422)
  expect((await send(device.make(options))).statusCode).toBe(201)
  expect((await send(device.make(options))).statusCode).toBe(422)
  const again = (await optionsToAdd(other)).json().options
  expect((await send(device.make(again), other)).statusCode).toBe(422)
  expect(await list(other)).toEqual([])
})

test('an assertion for another site, of an unknown key, repeated, late, with another key or by a copy opens nothing', async () => {
  const { device, reply } = await add()
  const { id } = reply.json()
  expect((await signIn(device.show(await optionsToSignIn(), { from: 'https://evil.example' }))).json()).toMatchObject(
    refused,
  )
  expect((await signIn(device.show(await optionsToSignIn(), { flags: 0x01 }))).json()).toMatchObject(refused)
  expect((await signIn(authenticator().show(await optionsToSignIn()))).json()).toMatchObject(refused)
  const forged = { ...authenticator().show(await optionsToSignIn()), id, rawId: id }
  expect((await signIn(forged)).json()).toMatchObject(refused)
  const shown = device.show(await optionsToSignIn(), { count: 7 })
  const replies = await Promise.all([signIn(shown), signIn(shown, two)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
  expect((await signIn(device.show(await optionsToSignIn(), { count: 7 }))).json()).toMatchObject(refused)
  const late = await optionsToSignIn()
  const start = one.clock.at
  await one.clock.set(start + 11 * 60_000)
  expect((await signIn(device.show(late, { count: 8 }))).json()).toMatchObject(refused)
  await one.clock.set(start)
  expect((await signIn(device.show((await optionsToAdd()).json().options, { count: 9 }))).json()).toMatchObject(refused)
})

test('a removed passkey opens nothing, and others cannot remove it', async () => {
  const { device, reply } = await add()
  const { id } = reply.json()
  const body = { email: `other-${email}`, firstname: 'Eve', lastname: 'Holm', password }
  const other = bearer(await call('POST', '/auth/createaccount_and_token', { body }))
  expect((await call('DELETE', `/auth/passkeys/${id}`, { headers: other })).statusCode).toBe(404)
  expect((await call('DELETE', `/auth/passkeys/${id}`, { headers: own })).statusCode).toBe(204)
  expect((await call('DELETE', `/auth/passkeys/${id}`, { headers: own })).statusCode).toBe(404)
  expect((await signIn(device.show(await optionsToSignIn()))).json()).toMatchObject(refused)
})

test('a stranger’s passkey is void once the owner of the address proves it', async () => {
  const { device } = await add()
  await call('POST', `/core/contacts/passwordrecovery/email/${encodeURIComponent(email)}`)
  const [letter] = await db
    .select()
    .from(tables.mail)
    .where(eq(tables.mail.recipient, email))
    .orderBy(desc(tables.mail.id))
  const token = /#t=([\w-]{43})/.exec(letter?.html ?? '')?.[1]
  const input = Buffer.from(JSON.stringify({ password: 'Another2027', token })).toString('base64')
  expect((await call('POST', '/core/contacts/passwordreset', { headers: { input } })).statusCode).toBe(204)
  expect((await signIn(device.show(await optionsToSignIn()))).json()).toMatchObject(refused)
})

test('there are ten at most, also with concurrent requests', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => add()))
  const statuses = replies.map(({ reply }) => reply.statusCode).toSorted()
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409])
  expect(await list()).toHaveLength(10)
})
