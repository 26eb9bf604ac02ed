import { beforeEach, describe, expect, test } from 'vitest'
import { demonstrationAccounts } from '#domain/demonstration'
import { accountCalls, password } from '#testing/accounts/account-calls'
import { bearer, sessionCookie } from '#testing/accounts/accounts'
import { testApp } from '#testing/site/app'

const one = await testApp()
const two = await testApp({ beside: one })
const { call, contactOf, current, linkTo, mailsTo, recover, reset, signIn, signUp, tokenTo } = accountCalls(one)

let people = 0
let email = ''
beforeEach(() => {
  email = `person${++people}@example.com`
})
describe('a visitor who signs up', () => {
  test('has an account and a session immediately, and is asked to confirm the address', async () => {
    const reply = await signUp(email, { email: email.toUpperCase(), lang: 'fr', ga_ClientId: '1.2', ga_SessionId: '3' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ mailed: false, contact: { email, firstname: 'Ada', proven: false } })
    expect((await current(bearer(reply))).json()).toEqual(reply.json().contact)
    expect(sessionCookie(reply)).toMatch(/^session=/)
    expect((await signIn(email, password)).statusCode).toBe(200)
    const [letter, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(letter).toMatchObject({ language: 'fr', subject: 'Merci de confirmer votre adresse' })
    expect((await linkTo(email)).pathname).toBe('/fr/secure/login')
  })

  test.each([
    ['firstname', '', 'missing'],
    ['lastname', 'Win at https://casino.example', 'name'],
    ['email', 'ada at example', 'email'],
    ['password', '', 'missing'],
    ['password', 'Sirocco', 'password'],
    ['password', 'Sirocco 2027', 'password'],
    ['password', 'Password123', 'password-common'],
    ['password', `${'a1'.repeat(26)}`, 'password'],
  ])('gets an error at %s for %j', async (field, value, code) => {
    const reply = await signUp(email, { [field]: value })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toContainEqual(expect.objectContaining({ field: `body.${field}`, code }))
    expect(await contactOf(email)).toBeUndefined()
  })

  test('with little but the address for a password is asked for another', async () => {
    email = 'wanderer77@example.com'
    expect((await signUp(email, { password: 'Wanderer77!' })).json().errors).toMatchObject([
      { code: 'password-common' },
    ])
  })

  test('with an address that has an account is rejected, and nothing of that account changes', async () => {
    await signUp(email)
    const again = await signUp(email, { password: 'Another2027', firstname: 'Mallory' })
    expect(again.json()).toMatchObject({ status: 401, code: 'already-registered' })
    expect(again.cookies).toEqual([])
    expect((await contactOf(email))?.contact.firstName).toBe('Ada')
    expect((await signIn(email, 'Another2027')).statusCode).toBe(401)
  })

  test('concurrently in two processes does so once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, (_, i) => signUp(email, {}, i % 2 ? one : two)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 401),
    ])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('with an address known from the newsletter sees nothing before opening an e-mail: the input can be a stranger’s', async () => {
    await call('POST', '/core/contacts/emailsub/footer', { body: { email } })
    const reply = await signUp(email, { firstname: 'Mallory' })
    expect(reply.json()).toEqual({ token: null, expiresAt: null, contact: null, mailed: true })
    expect(reply.cookies).toEqual([])
    expect((await signIn(email, password)).json().code).toBe('no-such-account')
    const token = await tokenTo(email)
    const headers = { token }
    expect((await call('GET', '/core/contacts/getemailfromtoken', { headers })).json()).toMatchObject({ email })
    const body = { firstname: 'Ada', lastname: 'Holm', password: 'Libeccio2027' }
    const done = await call('POST', '/core/contacts/complete-registration', { headers, body })
    expect(done.json()).toMatchObject({ contact: { email, firstname: 'Ada', proven: true } })
    expect((await signIn(email, password)).json().code).toBe('wrong-password')
    expect((await signIn(email, 'Libeccio2027')).statusCode).toBe(200)
  })
})

describe('a stranger who has registered another person’s address', () => {
  test('loses everything once its owner proves it', async () => {
    const strangers = await signUp(email, { firstname: 'Mallory' })
    await recover(email)
    expect((await reset(await tokenTo(email), 'Libeccio2027')).statusCode).toBe(204)
    expect((await current(bearer(strangers))).statusCode).toBe(401)
    expect((await signIn(email, password)).json().code).toBe('wrong-password')
    expect((await signIn(email, 'Libeccio2027')).json()).toMatchObject({ contact: { proven: true } })
  })

  test('is not confirmed by the owner who follows the link without being signed in', async () => {
    await signUp(email, { firstname: 'Mallory' })
    const headers = { token: await tokenTo(email) }
    const url = '/core/contacts/confirmemail'
    expect((await call('POST', url, { headers })).json()).toMatchObject({ status: 401, code: 'not-signed-in' })
    const other = bearer(await signIn(demonstrationAccounts.leadBooker, 'Maestrale2026'))
    expect((await call('POST', url, { headers: { ...headers, ...other } })).json()).toMatchObject({ code: 'link-over' })
    expect((await contactOf(email))?.account?.provenAt).toBeNull()
  })
})

describe('an address', () => {
  const confirm = (headers: Record<string, string>) => call('POST', '/core/contacts/confirmemail', { headers })

  test('is confirmed once, by a signed-in client with the newest link', async () => {
    const session = bearer(await signUp(email))
    const first = await tokenTo(email)
    expect((await call('POST', '/core/contacts/confirmemail/send', { headers: session })).statusCode).toBe(202)
    const second = await tokenTo(email)
    expect((await confirm({ ...session, token: first })).json().code).toBe('link-over')
    expect((await confirm({ ...session, token: second })).statusCode).toBe(204)
    expect((await current(session)).json().proven).toBe(true)
    expect((await confirm({ ...session, token: second })).json().code).toBe('link-over')
    await call('POST', '/core/contacts/confirmemail/send', { headers: session })
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('signs in, whatever its length and characters', async () => {
    const exists = async (address: string, kind = 'contacts') =>
      (await call('GET', `/core/${kind}/exists/email/${encodeURIComponent(address)}`)).json()
    const long = `${'ä'.repeat(30)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`.slice(0, 254)
    expect(await exists(long)).toEqual({ exists: false })
    email = "o'neil+sea/side%@example.com"
    await signUp(email)
    expect(await exists(email)).toEqual({ exists: true })
    expect(await exists('LEAD@example.com')).toEqual({ exists: true })
    expect(await exists(demonstrationAccounts.guest)).toEqual({ exists: false })
    expect(await exists(demonstrationAccounts.guest, 'cosignins')).toEqual({ exists: true })
    await call('POST', '/core/contacts/emailsub/footer', { body: { email: 'letters@example.com' } })
    expect(await exists('letters@example.com')).toEqual({ exists: false })
    const reply = await call('GET', '/core/contacts/exists/email/lead@example.com')
    expect(reply.headers['cache-control']).toBe('private, no-store')
  })
})
