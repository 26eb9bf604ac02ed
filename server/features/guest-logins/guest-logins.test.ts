import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { bearer, sessionCookie, signInBy } from '#testing/accounts/accounts'
import { testApp } from '#testing/site/app'

const one = await testApp()
const two = await testApp({ beside: one })
const { app, db } = one

let callers = 0
/** Each request comes from an IP address of its own, so that no limit applies. */
const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::7` })
type Headers = Record<string, string>
const get = (url: string, headers: Headers) =>
  app.inject({ url: `/api/core${url}`, headers: { ...someone(), ...headers } })
const post = (url: string, headers: Headers, payload?: object, { app } = one) =>
  app.inject({
    method: 'POST',
    url: `/api/core${url}`,
    headers: { ...someone(), ...headers },
    ...(payload && { payload }),
  })
const signIn = (email: string, password = 'Maestrale2026', userType: 'contact' | 'cosignin' = 'cosignin') =>
  signInBy(app, { email, password, userType, headers: someone() })

const lead = await signIn(demonstrationAccounts.leadBooker, undefined, 'contact')
const leads = bearer(lead)
const leadId: string = lead.json().contact.id
/** Another lead booker, whose address is confirmed. */
const other = await app.inject({
  method: 'POST',
  url: '/api/auth/createaccount_and_token',
  headers: someone(),
  payload: { email: 'other@example.com', firstname: 'Otto', lastname: 'Falk', password: 'Sirocco2027' },
})
const others = bearer(other)
const prove = () => db.update(tables.account).set({ provenAt: new Date() })

/** The fields of a guest that the other guests do not see. */
const unseen = {
  ...{ email: null, role: null, state: null },
  ...{ allBookings: null, bookings: null, prices: null, scopeChosen: null },
}

const names = ['guestlogins', 'cosignins'] as const
let people = 0
let email = ''
beforeEach(() => {
  email = `friend${++people}@example.com`
})
const all = { role: 1, allBookings: true, bookings: [], prices: true }
const friend = () => ({ email, firstname: 'Noor', lastname: 'Aziz', ...all })
const invite = (more: object = {}, headers: Headers = leads, name: string = names[0]) =>
  post(`/${name}/profile`, headers, { ...friend(), ...more })

const mailsTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(desc(tables.mail.id))
async function tokenTo(recipient: string): Promise<string> {
  const [letter] = await mailsTo(recipient)
  return /#t=([\w-]{43})/.exec(letter?.html ?? '')?.[1] ?? ''
}
const accept = (token: string, password = 'Libeccio2027') =>
  post('/cosignins/passwordreset', {
    input: Buffer.from(JSON.stringify({ token, password })).toString('base64'),
  })

test('a lead booker whose address is not confirmed cannot invite', async () => {
  expect((await invite({}, others)).json()).toMatchObject({ status: 409, code: 'address-not-proven' })
  expect(await mailsTo(email)).toEqual([])
  await prove()
})

describe.each(names)('under the name %s', name => {
  test('a guest is invited, accepts, and sees of the others their names alone', async () => {
    const invited = await invite({ lang: 'de', email: email.toUpperCase() }, leads, name)
    expect(invited.statusCode).toBe(201)
    expect(invited.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      contact: { id: leadId },
      profile: {
        ...{ firstname: 'Noor', lastname: 'Aziz', email, role: 1, state: 'invited' },
        ...{ allBookings: true, bookings: null, prices: true, scopeChosen: true },
      },
    })
    const [letter] = await mailsTo(email)
    expect(letter).toMatchObject({ language: 'de', subject: 'Eine Einladung zu 3 Reisen' })
    expect(letter?.text).toContain('Baglio Salinaro')
    expect(letter?.html).toMatch(/\/de\/secure\/login\?g=1&(amp;)?reset=1#t=/)
    expect((await signIn(email, 'Libeccio2027')).json().code).toBe('wrong-password')
    expect((await accept(await tokenTo(email))).statusCode).toBe(204)
    const guest = await signIn(email, 'Libeccio2027')
    expect(guest.json().contact).toMatchObject({
      email,
      coSignIn: true,
      coSignInRole: 1,
      proven: true,
      firstname: 'Noor',
    })

    const own = (await get(`/${name}/contact/${leadId}`, leads)).json().guestLogins
    expect(own).toContainEqual({ ...invited.json(), profile: { ...invited.json().profile, state: 'accepted' } })
    const seen = await get(`/${name}/contact/${leadId}`, bearer(guest))
    expect(seen.json().guestLogins.map(({ profile }: { profile: object }) => profile)).toContainEqual({
      firstname: 'James',
      lastname: 'Hartley',
      ...unseen,
    })
    expect(seen.body).not.toContain('@')
  })

  test('an archived guest loses access immediately, in all processes, and returns with a new invitation', async () => {
    const { id } = (await invite({}, leads, name)).json()
    await accept(await tokenTo(email))
    const guest = await signIn(email, 'Libeccio2027')
    const listed = () => get(`/${name}/contact/${leadId}`, leads)
    expect((await post(`/${name}/${id}/archive`, leads, undefined, two)).statusCode).toBe(204)
    expect((await get('/contacts/current', bearer(guest))).statusCode).toBe(401)
    const renewed = await app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { ...someone(), cookie: sessionCookie(guest), 'sec-fetch-site': 'same-origin' },
    })
    expect(renewed.statusCode).toBe(401)
    expect((await signIn(email, 'Libeccio2027')).json().code).toBe('no-such-account')
    expect((await post(`/cosignins/passwordrecovery/email/${email}`, {})).json().code).toBe('no-such-account')
    expect((await listed()).body).not.toContain(id)
    expect((await post(`/${name}/${id}/archive`, leads)).statusCode).toBe(204)
    expect((await post(`/guestlogins/${id}/resend`, leads)).json()).toMatchObject({ code: 'not-in-this-state' })

    expect((await invite({ firstname: 'Nora' }, leads, name)).json()).toMatchObject({ id })
    expect((await listed()).body).toContain(id)
    expect((await signIn(email, 'Libeccio2027')).statusCode).toBe(200)
  })

  test.each([
    ['email', 'friend', 'email'],
    ['firstname', '', 'missing'],
    ['lastname', 'http://casino.example', 'name'],
  ])('an error at %s is reported for %j', async (field, value, code) => {
    const reply = await invite({ [field]: value }, leads, name)
    expect(reply.json().errors).toContainEqual(expect.objectContaining({ field: `body.${field}`, code }))
  })
})

test('an invitation that is sent again has a new link, and the earlier one is invalid', async () => {
  const { id } = (await invite()).json()
  const before = await tokenTo(email)
  expect((await post(`/guestlogins/${id}/resend`, leads)).statusCode).toBe(202)
  expect((await accept(before)).json()).toMatchObject({ status: 410, code: 'link-over' })
  expect((await accept(await tokenTo(email))).statusCode).toBe(204)
})

test('an invitation of a guest who is archived meanwhile opens nothing', async () => {
  const { id } = (await invite()).json()
  await post(`/guestlogins/${id}/archive`, leads)
  expect((await accept(await tokenTo(email))).json().code).toBe('link-over')
})

test('a guest of two lead bookers accepts each invitation, and stays the guest of one when the other ends it', async () => {
  await invite()
  await accept(await tokenTo(email))
  const { id } = (await invite({ firstname: 'N.' }, others)).json()
  const [letter] = await mailsTo(email)
  expect(letter?.subject).toBe('You are invited to a trip')
  const guest = bearer(await signIn(email, 'Libeccio2027'))
  expect((await get('/guestlogins/invitations', guest)).json()).toEqual({
    invitations: [{ id, by: 'Otto', firstname: 'N.', role: 1, prices: true, trips: [] }],
  })
  expect((await get(`/guestlogins/contact/${leadId}`, leads)).body).toContain('Noor')
  expect((await get(`/guestlogins/contact/${leadId}`, leads)).body).not.toContain('N.')
  const otherId = other.json().contact.id
  expect((await get(`/guestlogins/contact/${otherId}`, guest)).statusCode).toBe(404)
  expect((await post(`/guestlogins/${id}/answer`, guest, { accept: true })).statusCode).toBe(204)
  expect((await get(`/guestlogins/contact/${otherId}`, guest)).statusCode).toBe(200)
  await post(`/guestlogins/${id}/archive`, others)
  const again = bearer(await signIn(email, 'Libeccio2027'))
  expect((await get(`/guestlogins/contact/${leadId}`, again)).statusCode).toBe(200)
  expect((await get(`/guestlogins/contact/${otherId}`, again)).statusCode).toBe(404)
})

test('an address with an account is invited like any other: reply, e-mail and link read the same', async () => {
  const stranger = await invite()
  const [first] = await mailsTo(email)
  const strangersToken = await tokenTo(email)
  const known = demonstrationAccounts.agent
  const invited = await invite({ email: known })
  const [second] = await mailsTo(known)
  const same = (body: string) =>
    body.replaceAll(email, known).replaceAll(/#t=[\w-]{43}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
  expect(same(invited.body)).toBe(same(stranger.body))
  expect(same(second?.html ?? '')).toBe(same(first?.html ?? ''))
  expect(invited.json().profile.state).toBe('invited')
  // The log-in does not answer the invitation, and its link cannot replace an existing password.
  const agent = bearer(await signIn(known))
  const { id } = invited.json()
  const stateOf = async () =>
    (await get(`/guestlogins/contact/${leadId}`, leads)).json().guestLogins.find((one: { id: string }) => one.id === id)
      ?.profile.state
  expect(await stateOf()).toBe('invited')
  const token = await tokenTo(known)
  expect((await accept(token)).json().code).toBe('link-over')
  const ofLink = await get('/cosignins/getemailfromtoken', { token })
  expect(ofLink.json()).toMatchObject({ email: known, hasPassword: true, invitation: { by: 'Eleanor' } })
  expect((await get('/cosignins/getemailfromtoken', { token: strangersToken })).json()).toMatchObject({
    hasPassword: false,
    invitation: { by: 'Eleanor', firstname: 'Noor', trips: expect.arrayContaining([]) },
  })
  expect((await post(`/guestlogins/${id}/answer`, agent, { accept: true })).statusCode).toBe(204)
  expect(await stateOf()).toBe('accepted')
  await post(`/guestlogins/${id}/archive`, leads)
})

test('a declined invitation has ended', async () => {
  await invite()
  await accept(await tokenTo(email))
  const { id } = (await invite({}, others)).json()
  const guest = bearer(await signIn(email, 'Libeccio2027'))
  expect((await post(`/guestlogins/${id}/answer`, others, { accept: true })).statusCode).toBe(404)
  expect((await post(`/guestlogins/${id}/answer`, guest, { accept: false })).statusCode).toBe(204)
  expect((await get('/guestlogins/invitations', guest)).json()).toEqual({ invitations: [] })
  expect((await post(`/guestlogins/${id}/answer`, guest, { accept: true })).statusCode).toBe(404)
})

test('guest logins of others are not found, with the same reply as missing ones', async () => {
  const { id } = (await invite()).json()
  const guest = bearer(await signIn(demonstrationAccounts.guest))
  const agent = bearer(await signIn(demonstrationAccounts.agent))
  const missing = (await get(`/guestlogins/contact/${crypto.randomUUID()}`, leads)).json()
  for (const refused of [
    await get(`/guestlogins/contact/${leadId}`, others),
    await get(`/cosignins/contact/${leadId}`, agent),
    await post(`/guestlogins/${id}/archive`, others),
    await post(`/cosignins/${id}/archive`, guest),
    await post(`/guestlogins/${id}/resend`, others),
    await post(`/guestlogins/${id}/scope`, others, all),
    await post(`/guestlogins/${id}/scope`, guest, all),
    await post(`/guestlogins/${id}/answer`, guest, { accept: true }),
    await post(`/guestlogins/${id}/profile`, others, { firstname: 'X', lastname: 'Y' }),
    await post(`/guestlogins/${id}/profile`, guest, { firstname: 'X', lastname: 'Y' }),
    await post('/guestlogins/profile', guest, friend()),
  ]) {
    const { requestId: _, ...told } = refused.json()
    const { requestId: __, ...words } = missing
    expect(told).toEqual(words)
  }
  expect((await get(`/guestlogins/contact/${leadId}`, leads)).body).toContain('Noor')
})

test('a guest, and the lead booker, change the guest’s names', async () => {
  const { id } = (await invite()).json()
  await accept(await tokenTo(email))
  const guest = bearer(await signIn(email, 'Libeccio2027'))
  const own = await post(`/guestlogins/${id}/profile`, guest, { firstname: 'Nour', lastname: 'Aziz' })
  expect(own.json().profile).toEqual({ firstname: 'Nour', lastname: 'Aziz', ...unseen })
  const leadsOwn = await post(`/guestlogins/${id}/profile`, leads, { firstname: 'Noor', lastname: 'A.' })
  expect(leadsOwn.json().profile).toMatchObject({ firstname: 'Noor', lastname: 'A.', email })
})

test('concurrent invitations under one key are one, with one e-mail', async () => {
  const key = { ...leads, 'idempotency-key': crypto.randomUUID() }
  const replies = await Promise.all(Array.from({ length: 5 }, () => invite({}, key)))
  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('concurrent invitations of a stranger by two lead bookers make one guest of both', async () => {
  const replies = await Promise.all([invite(), invite({}, others), invite(), invite({}, others)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  const rows = await db.select().from(tables.coSignIn).where(eq(tables.coSignIn.email, email))
  expect(rows).toHaveLength(1)
})

test('one address gets six invitations a day at most', async () => {
  const statuses = []
  for (let i = 0; i < 7; i++) statuses.push((await invite()).statusCode)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429])
  expect(await mailsTo(email)).toHaveLength(6)
})
