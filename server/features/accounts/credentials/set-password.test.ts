import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { accountCalls, password, tokenOf } from '#testing/accounts/account-calls'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { testApp } from '#testing/site/app'

const site = 'https://villas.example'
const one = await testApp({ environment: { PREDEPARTURE_EMAIL: 'departures@villas.example' } })
const two = await testApp({ beside: one, environment: { PUBLIC_URL: site } })
const { db, clock } = one
const { call, current, linkTo, mailsTo, recover, reset, signIn, signUp, tokenTo } = accountCalls(one)

let people = 0
let email = ''
beforeEach(() => {
  email = `person${++people}@example.com`
})
describe('a forgotten password', () => {
  test.each([
    ['contacts', 'en', 'Your new password', '/secure/login', null],
    ['contacts', 'de', 'Ihr neues Passwort', '/de/secure/login', null],
    ['cosignins', 'fr', 'Votre nouveau mot de passe', '/fr/secure/login', '1'],
  ])(
    'of %s is reset by an e-mail in %s, whose link begins with the site’s address',
    async (kind, lang, subject, path, g) => {
      const guests = kind === 'cosignins'
      const address = guests ? demonstrationAccounts.agent : email
      if (!guests) await signUp(email)
      const asked = await call(
        'POST',
        `/core/${kind}/passwordrecovery/email/${encodeURIComponent(address)}?lang=${lang}`,
        { headers: { host: 'villas.example' } },
        two,
      )
      expect(asked.statusCode).toBe(202)
      const [letter] = await mailsTo(address)
      expect(letter).toMatchObject({ language: lang, subject })
      const link = await linkTo(address)
      expect([link.origin, link.pathname]).toEqual([site, path])
      expect(link.searchParams.get('g')).toBe(g)
      expect(link.searchParams.get('reset')).toBe('1')
      const token = tokenOf(link)
      const told = await call('GET', `/core/${kind}/getemailfromtoken`, { headers: { token } })
      expect(told.json()).toMatchObject({ email: address })
      expect((await reset(token, 'Libeccio2027', kind)).statusCode).toBe(204)
      expect((await signIn(address, 'Libeccio2027', guests ? 'cosignin' : 'contact')).statusCode).toBe(200)
    },
  )

  test('of an unknown address is reported as such, as the specification has it', async () => {
    const unknown = { status: 404, code: 'no-such-account' }
    const helped = { ...unknown, supportEmail: 'departures@villas.example' }
    expect((await recover('nobody@example.com')).json()).toMatchObject(helped)
    const guest = (await recover('lead@example.com', 'cosignins')).json()
    expect(guest).toMatchObject(unknown)
    expect(guest).not.toHaveProperty('supportEmail')
    expect((await recover('nonsense')).json()).toMatchObject({ status: 422 })
  })

  test('ends all sessions, and an e-mail reports it', async () => {
    const session = await signUp(email)
    await recover(email)
    await reset(await tokenTo(email), 'Libeccio2027')
    expect((await current(bearer(session))).statusCode).toBe(401)
    expect((await mailsTo(email))[0]?.subject).toBe('Your password has been changed')
  })

  test('is set once by a link; superseded, expired, forged, used ones and those of another kind are all the same', async () => {
    await signUp(email)
    const confirmation = await tokenTo(email)
    await recover(email)
    const older = await tokenTo(email)
    await recover(email)
    const token = await tokenTo(email)
    const over = { status: 410, code: 'link-over' }
    for (const wrong of [confirmation, older, 'A'.repeat(43), token.toLowerCase()]) {
      expect((await reset(wrong, 'Libeccio2027')).json()).toMatchObject(over)
      const headers = { token: wrong }
      expect((await call('GET', '/core/contacts/getemailfromtoken', { headers })).json()).toMatchObject(over)
    }
    // A link of a lead booker does not work for a guest.
    expect((await reset(token, 'Libeccio2027', 'cosignins')).json()).toMatchObject(over)
    // A rejected password does not use up the link.
    expect((await reset(token, 'short1')).json().errors).toMatchObject([{ field: 'body.password', code: 'password' }])
    const replies = await Promise.all(Array.from({ length: 6 }, (_, i) => reset(token, `Libeccio202${i}`)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410, 410, 410, 410, 410])
    const won = replies.findIndex(({ statusCode }) => statusCode === 204)
    expect((await signIn(email, `Libeccio202${won}`)).statusCode).toBe(200)
    expect((await reset(token, 'Libeccio2027')).json()).toMatchObject(over)
  })

  test('is not set by a link after two hours', async () => {
    await signUp(email)
    await recover(email)
    const token = await tokenTo(email)
    await clock.set(clock.at + 2 * 3_600_000)
    expect((await reset(token, 'Libeccio2027')).json().code).toBe('link-over')
    expect((await signIn(email, password)).statusCode).toBe(200)
  })

  test.each(['', 'x', Buffer.from('{}').toString('base64'), Buffer.from('[]').toString('base64')])(
    'is not set by a malformed body: %j',
    async said => {
      const reply = await call('POST', '/core/contacts/passwordreset', { headers: { input: said } })
      expect(reply.json()).toMatchObject({ status: 422, code: 'invalid-input' })
    },
  )

  test('can be reset during an attack on the account, and lets its owner in', async () => {
    await signUp(email)
    // An attacker with many addresses has used up the limit of the account.
    await db.execute(sql`insert into call_limit
      values (sha256(convert_to(${`sign-in contact ${email}`}, 'utf8')), app_now() + interval '1 hour')`)
    expect((await signIn(email, password)).statusCode).toBe(429)
    expect((await recover(email)).statusCode).toBe(202)
    expect((await reset(await tokenTo(email), 'Libeccio2027')).statusCode).toBe(204)
    expect((await signIn(email, 'Libeccio2027')).statusCode).toBe(200)
  })

  test('set from an address that mistyped it ten times lets its owner in from there', async () => {
    await signUp(email)
    const headers = { 'x-forwarded-for': '198.51.100.20' }
    const logIn = (typed: string) => signInBy(one.app, { email, password: typed, headers })
    for (let at = 0; at < 10; at++) expect((await logIn('Wrong2027x')).statusCode).toBe(401)
    expect((await logIn(password)).statusCode).toBe(429)
    await recover(email)
    const input = Buffer.from(JSON.stringify({ password: 'Libeccio2027', token: await tokenTo(email) }))
    const set = await call('POST', '/core/contacts/passwordreset', {
      headers: { ...headers, input: input.toString('base64') },
    })
    expect(set.statusCode).toBe(204)
    expect((await logIn('Libeccio2027')).statusCode).toBe(200)
  })

  test('reveals its address only to the kind of account that it belongs to', async () => {
    await signUp(email)
    await recover(email)
    await recover(demonstrationAccounts.agent, 'cosignins')
    const tokens = { contacts: await tokenTo(email), cosignins: await tokenTo(demonstrationAccounts.agent) }
    const look = (kind: string, token: string) => call('GET', `/core/${kind}/getemailfromtoken`, { headers: { token } })
    expect((await look('contacts', tokens.contacts)).json()).toMatchObject({ email })
    expect((await look('cosignins', tokens.contacts)).json()).toMatchObject({ status: 410, code: 'link-over' })
    expect((await look('cosignins', tokens.cosignins)).json()).toMatchObject({ email: demonstrationAccounts.agent })
    expect((await look('contacts', tokens.cosignins)).json()).toMatchObject({ status: 410, code: 'link-over' })
  })

  test('floods no mailbox: six e-mails an hour for an account, and then the reply has the time to retry', async () => {
    await signUp(email)
    const replies = []
    for (let i = 0; i < 7; i++) replies.push(await recover(email))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 202, 429])
    expect(Number(replies[6]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await reset(await tokenTo(email), 'Libeccio2027')).statusCode).toBe(204)
  })

  test('is set only while the address of the link is that of the account', async () => {
    await signUp(email)
    await recover(email)
    const token = await tokenTo(email)
    await db
      .update(tables.contact)
      .set({ email: `new-${email}` })
      .where(eq(tables.contact.email, email))
    expect((await reset(token, 'Libeccio2027')).json().code).toBe('link-over')
  })
})

describe('a change of password', () => {
  const change = (headers: Record<string, string>, body: object) =>
    call('POST', '/core/contacts/changepassword', { headers, body })

  test('ends the other sessions and the links, keeps this one, and is reported by e-mail', async () => {
    const here = bearer(await signUp(email))
    const there = bearer(await signIn(email, password))
    await recover(email)
    const link = await tokenTo(email)
    expect((await change(here, { password, newPassword: 'Libeccio2027' })).statusCode).toBe(204)
    expect((await current(here)).statusCode).toBe(200)
    expect((await current(there)).statusCode).toBe(401)
    expect((await reset(link, 'Grecale2027')).json().code).toBe('link-over')
    expect((await signIn(email, password)).statusCode).toBe(401)
    expect((await mailsTo(email))[0]?.subject).toBe('Your password has been changed')
  })

  test.each([
    ['password', { password: 'Wrong2027', newPassword: 'Libeccio2027' }, 'password-wrong'],
    ['password', { password: '', newPassword: 'Libeccio2027' }, 'missing'],
    ['newPassword', { password, newPassword: 'Libeccio' }, 'password'],
    ['newPassword', { password, newPassword: 'Qwerty123' }, 'password-common'],
  ])('reports the error at %s, and ends no session', async (field, body, code) => {
    const here = bearer(await signUp(email))
    const reply = await change(here, body)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toContainEqual(expect.objectContaining({ field: `body.${field}`, code }))
    expect((await current(here)).statusCode).toBe(200)
  })

  test('and a concurrent sign-in with the old password leave no session of the old one', async () => {
    for (let round = 0; round < 3; round++) {
      email = `racing${round}@example.com`
      const here = bearer(await signUp(email))
      const [, ...tries] = await Promise.all([
        change(here, { password, newPassword: 'Libeccio2027' }),
        ...Array.from({ length: 4 }, () => signIn(email, password)),
      ])
      for (const tried of tries)
        if (tried.statusCode === 200) expect((await current(bearer(tried))).statusCode).toBe(401)
    }
  })
})
