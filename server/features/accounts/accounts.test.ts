import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { forgetUnconfirmed } from '#server/features/subscriptions/public'
import { bearer, sessionCookie, signInBy } from '#testing/accounts'
import { testApp } from '#testing/app'
import { aBooking } from '#testing/builders/bookings'
import { aVilla } from '#testing/builders/villas'
import { forgetSessions } from './forget-sessions.ts'

const site = 'https://villas.example'
const one = await testApp()
const two = await testApp({ beside: one, environment: { PUBLIC_URL: site } })
const { app, db, clock } = one

let callers = 0
/** Each from an address of its own: none is refused for having been made too often. */
const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::6` })
type Method = 'GET' | 'POST'
const call = (
  method: Method,
  url: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  { app }: Pick<typeof one, 'app'> = one,
) => app.inject({ method, url: `/api${url}`, headers: { ...someone(), ...headers }, ...(body && { payload: body }) })
const signIn = (email: string, password: string, userType: 'contact' | 'cosignin' = 'contact') =>
  signInBy(app, { email, password, userType, headers: someone() })
const current = (headers: Record<string, string>) => call('GET', '/core/contacts/current', { headers })

const mailsTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(desc(tables.mail.id))
/** The address that the newest letter to somebody leads to. */
async function linkTo(recipient: string): Promise<URL> {
  const [letter] = await mailsTo(recipient)
  const found = /href="([^"]*[?&;]t=[^"]*)"/.exec(letter?.html ?? '')?.[1]
  if (!found) throw new Error(`no link to ${recipient}`)
  return new URL(found.replaceAll('&amp;', '&'))
}
const tokenTo = async (recipient: string) => (await linkTo(recipient)).searchParams.get('t') ?? ''

const contactOf = async (email: string) =>
  (
    await db
      .select({ contact: tables.contact, account: tables.account })
      .from(tables.contact)
      .leftJoin(tables.account, eq(tables.account.contactId, tables.contact.id))
      .where(eq(tables.contact.email, email))
  )[0]

let people = 0
let email = ''
beforeEach(() => {
  email = `person${++people}@example.com`
})
const password = 'Sirocco2027'
const person = () => ({ email, firstname: 'Ada', lastname: 'Holm', password })
const signUp = (more: object = {}, at: Pick<typeof one, 'app'> = one) =>
  call('POST', '/auth/createaccount_and_token', { body: { ...person(), ...more } }, at)
const recover = (address = email, kind = 'contacts', more = '') =>
  call('POST', `/core/${kind}/passwordrecovery/email/${encodeURIComponent(address)}${more}`)
const input = (token: string, password: string) => ({
  input: Buffer.from(JSON.stringify({ password, token })).toString('base64'),
})
const reset = (token: string, password: string, kind = 'contacts') =>
  call('POST', `/core/${kind}/passwordreset`, { headers: input(token, password) })

describe('who signs up', () => {
  test('has an account and a session at once, and is asked to confirm the address', async () => {
    const reply = await signUp({ email: email.toUpperCase(), lang: 'fr', ga_ClientId: '1.2', ga_SessionId: '3' })
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
    ['lastname', 'Win at https://casino.example', 'invalid'],
    ['email', 'ada at example', 'email'],
    ['password', '', 'missing'],
    ['password', 'Sirocco', 'password'],
    ['password', 'Sirocco 2027', 'password'],
    ['password', 'Password123', 'password-common'],
    ['password', `${'a1'.repeat(26)}`, 'password'],
  ])('is told at %s what is wrong with %j', async (field, value, code) => {
    const reply = await signUp({ [field]: value })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toContainEqual(expect.objectContaining({ field: `body.${field}`, code }))
    expect(await contactOf(email)).toBeUndefined()
  })

  test('with little but the address for a password is asked for another', async () => {
    email = 'wanderer77@example.com'
    expect((await signUp({ password: 'Wanderer77!' })).json().errors).toMatchObject([{ code: 'password-common' }])
  })

  test('with an address that has an account is refused, and nothing of that account changes', async () => {
    await signUp()
    const again = await signUp({ password: 'Another2027', firstname: 'Mallory' })
    expect(again.json()).toMatchObject({ status: 401, code: 'already-registered' })
    expect(again.cookies).toEqual([])
    expect((await contactOf(email))?.contact.firstName).toBe('Ada')
    expect((await signIn(email, 'Another2027')).statusCode).toBe(401)
  })

  test('at the same moment in two processes does so once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, (_, i) => signUp({}, i % 2 ? one : two)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 401),
    ])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('with an address known from the letter sees nothing before opening one: what was typed may be a stranger’s', async () => {
    await call('POST', '/core/contacts/emailsub/footer', { body: { email } })
    const reply = await signUp({ firstname: 'Mallory' })
    expect(reply.json()).toEqual({ token: null, expiresAt: null, contact: null, mailed: true })
    expect(reply.cookies).toEqual([])
    expect((await signIn(email, password)).json().code).toBe('no-such-account')
    const token = await tokenTo(email)
    const headers = { token }
    expect((await call('GET', '/core/contacts/getemailfromtoken', { headers })).json()).toEqual({ email })
    const body = { firstname: 'Ada', lastname: 'Holm', password: 'Libeccio2027' }
    const done = await call('POST', '/core/contacts/complete-registration', { headers, body })
    expect(done.json()).toMatchObject({ contact: { email, firstname: 'Ada', proven: true } })
    expect((await signIn(email, password)).json().code).toBe('wrong-password')
    expect((await signIn(email, 'Libeccio2027')).statusCode).toBe(200)
  })
})

describe('a stranger who has registered somebody’s address', () => {
  test('keeps nothing once its owner proves it', async () => {
    const strangers = await signUp({ firstname: 'Mallory' })
    await recover()
    expect((await reset(await tokenTo(email), 'Libeccio2027')).statusCode).toBe(204)
    expect((await current(bearer(strangers))).statusCode).toBe(401)
    expect((await signIn(email, password)).json().code).toBe('wrong-password')
    expect((await signIn(email, 'Libeccio2027')).json()).toMatchObject({ contact: { proven: true } })
  })

  test('is not confirmed by the owner who follows the link without being signed in', async () => {
    await signUp({ firstname: 'Mallory' })
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

  test('is confirmed once, by who is signed in and has the newest letter', async () => {
    const session = bearer(await signUp())
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

  test('exists where somebody signs in with it, whatever its length and characters', async () => {
    const exists = async (address: string, kind = 'contacts') =>
      (await call('GET', `/core/${kind}/exists/email/${encodeURIComponent(address)}`)).json()
    const long = `${'ä'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`.slice(0, 254)
    expect(await exists(long)).toEqual({ exists: false })
    email = "o'neil+sea/side%@example.com"
    await signUp()
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

describe('a forgotten password', () => {
  test.each([
    ['contacts', 'en', 'Your new password', '/secure/login', null],
    ['contacts', 'de', 'Ihr neues Passwort', '/de/secure/login', null],
    ['cosignins', 'fr', 'Votre nouveau mot de passe', '/fr/secure/login', '1'],
  ])(
    'of %s is set anew by a letter in %s, whose link begins with the site’s address',
    async (kind, lang, subject, path, g) => {
      const guests = kind === 'cosignins'
      const address = guests ? demonstrationAccounts.agent : email
      if (!guests) await signUp()
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
      const token = link.searchParams.get('t') ?? ''
      const told = await call('GET', `/core/${kind}/getemailfromtoken`, { headers: { token } })
      expect(told.json()).toEqual({ email: address })
      expect((await reset(token, 'Libeccio2027', kind)).statusCode).toBe(204)
      expect((await signIn(address, 'Libeccio2027', guests ? 'cosignin' : 'contact')).statusCode).toBe(200)
    },
  )

  test('of nobody is told so, as the specification has it', async () => {
    expect((await recover('nobody@example.com')).json()).toMatchObject({ status: 404, code: 'no-such-account' })
    expect((await recover('lead@example.com', 'cosignins')).json()).toMatchObject({ code: 'no-such-account' })
    expect((await recover('nonsense')).json()).toMatchObject({ status: 422 })
  })

  test('ends all sessions, and says so by mail', async () => {
    const session = await signUp()
    await recover()
    await reset(await tokenTo(email), 'Libeccio2027')
    expect((await current(bearer(session))).statusCode).toBe(401)
    expect((await mailsTo(email))[0]?.subject).toBe('Your password has been changed')
  })

  test('is set once by a link; older, expired, forged, used ones and those for something else are all the same', async () => {
    await signUp()
    const confirmation = await tokenTo(email)
    await recover()
    const older = await tokenTo(email)
    await recover()
    const token = await tokenTo(email)
    const over = { status: 410, code: 'link-over' }
    for (const wrong of [confirmation, older, 'A'.repeat(43), token.toLowerCase()]) {
      expect((await reset(wrong, 'Libeccio2027')).json()).toMatchObject(over)
      const headers = { token: wrong }
      expect((await call('GET', '/core/contacts/getemailfromtoken', { headers })).json()).toMatchObject(over)
    }
    // That of a lead booker is none of a guest.
    expect((await reset(token, 'Libeccio2027', 'cosignins')).json()).toMatchObject(over)
    // A password that may not be leaves the link good.
    expect((await reset(token, 'short1')).json().errors).toMatchObject([{ field: 'body.password', code: 'password' }])
    const replies = await Promise.all(Array.from({ length: 6 }, (_, i) => reset(token, `Libeccio202${i}`)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410, 410, 410, 410, 410])
    const won = replies.findIndex(({ statusCode }) => statusCode === 204)
    expect((await signIn(email, `Libeccio202${won}`)).statusCode).toBe(200)
    expect((await reset(token, 'Libeccio2027')).json()).toMatchObject(over)
  })

  test('is not set by a link after two hours', async () => {
    await signUp()
    await recover()
    const token = await tokenTo(email)
    await clock.set(clock.at + 2 * 3_600_000)
    expect((await reset(token, 'Libeccio2027')).json().code).toBe('link-over')
    expect((await signIn(email, password)).statusCode).toBe(200)
  })

  test.each(['', 'x', Buffer.from('{}').toString('base64'), Buffer.from('[]').toString('base64')])(
    'is not set by what is not said as it should be: %j',
    async said => {
      const reply = await call('POST', '/core/contacts/passwordreset', { headers: { input: said } })
      expect(reply.json()).toMatchObject({ status: 422, code: 'invalid-input' })
    },
  )

  test('can be set anew while the account is guessed at, and lets its owner in', async () => {
    await signUp()
    // Somebody with very many addresses has used up what all together may try.
    await db.execute(sql`insert into call_limit
      values (sha256(convert_to(${`sign-in contact ${email}`}, 'utf8')), app_now() + interval '1 hour')`)
    expect((await signIn(email, password)).statusCode).toBe(429)
    expect((await recover()).statusCode).toBe(202)
    expect((await reset(await tokenTo(email), 'Libeccio2027')).statusCode).toBe(204)
    expect((await signIn(email, 'Libeccio2027')).statusCode).toBe(200)
  })

  test('fills nobody’s box: five letters an hour for an address, and then it is said when the next can be asked for', async () => {
    await signUp()
    const replies = []
    for (let i = 0; i < 6; i++) replies.push(await recover())
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 429])
    expect(Number(replies[5]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await reset(await tokenTo(email), 'Libeccio2027')).statusCode).toBe(204)
  })

  test('is set by the link of an address that has not become another meanwhile', async () => {
    await signUp()
    await recover()
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

  test('ends the other sessions and the links, keeps this one, and is told by mail', async () => {
    const here = bearer(await signUp())
    const there = bearer(await signIn(email, password))
    await recover()
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
  ])('says at %s what is wrong, and signs nobody out', async (field, body, code) => {
    const here = bearer(await signUp())
    const reply = await change(here, body)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toContainEqual(expect.objectContaining({ field: `body.${field}`, code }))
    expect((await current(here)).statusCode).toBe(200)
  })

  test('and a sign-in with the old password at the same moment leave nobody in by the old one', async () => {
    for (let round = 0; round < 3; round++) {
      email = `racing${round}@example.com`
      const here = bearer(await signUp())
      const [, ...tries] = await Promise.all([
        change(here, { password, newPassword: 'Libeccio2027' }),
        ...Array.from({ length: 4 }, () => signIn(email, password)),
      ])
      for (const tried of tries)
        if (tried.statusCode === 200) expect((await current(bearer(tried))).statusCode).toBe(401)
    }
  })
})

describe('registration', () => {
  const preregister = (body: object = { email }) => call('POST', '/auth/preregister', { body })
  const complete = (token: string, more: object = {}) =>
    call('POST', '/core/contacts/complete-registration', {
      headers: { token },
      body: { firstname: 'Ada', lastname: 'Holm', password, ...more },
    })

  test('is completed by the link of a letter, once', async () => {
    expect((await preregister({ email, lang: 'de' })).statusCode).toBe(202)
    expect(await contactOf(email)).toBeUndefined()
    expect((await linkTo(email)).pathname).toBe('/de/secure/complete-registration')
    const token = await tokenTo(email)
    const refused = await complete(token, { password: 'Sirocco' })
    expect(refused.json().errors).toMatchObject([{ field: 'body.password', code: 'password' }])
    const replies = await Promise.all(Array.from({ length: 4 }, () => complete(token)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410])
    const done = replies.find(({ statusCode }) => statusCode === 200)
    expect(done?.json()).toMatchObject({ contact: { email, proven: true } })
    expect((await complete('A'.repeat(43))).json().code).toBe('link-over')
  })

  test('says nothing to who asks of an address that has an account; its letter does', async () => {
    await signUp()
    expect((await preregister()).statusCode).toBe(202)
    expect((await mailsTo(email))[0]?.subject).toBe('You already have an account')
    for (let i = 0; i < 4; i++) expect((await preregister()).statusCode).toBe(202)
    expect(await mailsTo(email)).toHaveLength(4)
  })

  test('is refused where there is an account meanwhile', async () => {
    await preregister()
    const token = await tokenTo(email)
    await signUp()
    expect((await complete(token)).json()).toMatchObject({ status: 401, code: 'already-registered' })
  })
})

test('what opens something stands nowhere in the tables of accounts, but hashed', async () => {
  await signUp()
  await recover()
  const token = await tokenTo(email)
  const { rows } = await db.execute(
    sql`select l::text as row from link_token l union all select a::text from account a`,
  )
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows)).not.toContain(password)
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'))
})

test('each night what opens nothing any more goes, and nobody’s account', async () => {
  const session = await signUp()
  await db.insert(tables.emailSubscription).values({
    contactId: (await contactOf(email))?.contact.id ?? 0,
    source: 'footer',
    language: 'en',
    askedAt: new Date(clock.at),
  })
  await clock.set(clock.at + 31 * 86_400_000)
  await forgetSessions(db)
  await forgetUnconfirmed(db)
  const { rows } = await db.execute(sql`select (select count(*) from access_token) as tokens`)
  expect(rows).toEqual([{ tokens: 0 }])
  expect((await contactOf(email))?.account).toBeTruthy()
  // It lasts for three months.
  const renewed = await call('POST', '/auth/refresh', {
    headers: { cookie: sessionCookie(session), 'sec-fetch-site': 'same-origin' },
  })
  expect(renewed.statusCode).toBe(200)
})

describe('who completes a registration', () => {
  const ask = (token: string, bookingid: string | number) =>
    call('GET', '/core/contacts/fetchBookingInfoFromTokenAndId', { headers: { token, bookingid: String(bookingid) } })

  test('sees the booking that was made with the address, and no other', async () => {
    const villa = await aVilla(db)
    const { bookingId } = await aBooking(db, { villaId: villa.id, stay: { from: '2027-02-06', to: '2027-02-13' } })
    await db
      .update(tables.booking)
      .set({ email: email.toUpperCase(), adults: 2 })
      .where(eq(tables.booking.id, bookingId))
    const { bookingId: others } = await aBooking(db, {
      villaId: villa.id,
      stay: { from: '2027-02-13', to: '2027-02-20' },
    })
    await call('POST', '/auth/preregister', { body: { email } })
    const token = await tokenTo(email)
    const reply = await ask(token, bookingId)
    expect(reply.json()).toMatchObject({
      email,
      bookingId,
      adults: 2,
      status: 2,
      villas: [{ id: villa.id, from: '2027-02-06', to: '2027-02-13' }],
    })
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect((await ask(token, bookingId)).statusCode).toBe(200)
    expect((await ask(token, others)).statusCode).toBe(404)
    expect((await ask(token, 2_147_483_647)).statusCode).toBe(404)
    expect((await ask('A'.repeat(43), bookingId)).json()).toMatchObject({ code: 'link-over' })
    expect((await ask(token, 'x')).statusCode).toBe(422)
  })
})

test('the owner of an account is told of a device like none before, once, and not of the first', async () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  const enter = (agent: string) =>
    signInBy(app, { email, password, headers: { ...someone(), 'user-agent': agent } }).then(
      ({ statusCode }) => statusCode,
    )
  const told = async () =>
    (await mailsTo(email)).filter(({ subject }) => subject === 'Ein neues Gerät hat sich angemeldet')
  await call('POST', '/auth/createaccount_and_token', {
    body: { ...person(), lang: 'de' },
    headers: { 'user-agent': firefox },
  })
  expect(await enter(firefox)).toBe(200)
  expect(await told()).toEqual([])
  expect(await enter(safari)).toBe(200)
  expect(await enter(safari)).toBe(200)
  const [letter, ...others] = await told()
  expect(others).toEqual([])
  expect(letter?.text).toContain('Safari, iPhone')
  // Whoever says nothing of their device is told of all the same.
  expect(await enter('')).toBe(200)
  const [newest] = await told()
  expect(newest?.text).toContain('das nicht sagt, was es ist')
  expect((await signInBy(app, { email, password: 'Wrong2027x', headers: someone() })).statusCode).toBe(401)
  expect(await told()).toHaveLength(2)
})
