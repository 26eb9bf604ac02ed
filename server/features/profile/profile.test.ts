import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { reminderTopics } from '#domain/reminders/reminder-plan'
import { basic, bearer, sessionCookie, signInBy } from '#testing/accounts/accounts'
import { aBooking } from '#testing/builders/bookings'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const one = await testApp()
const two = await testApp({ beside: one })
const { app, db } = one

let callers = 0
const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::8` })
type Headers = Record<string, string>
const call = (
  method: 'GET' | 'POST',
  url: string,
  { body, headers = {} }: { body?: object; headers?: Headers } = {},
  at: Pick<typeof one, 'app'> = one,
) => at.app.inject({ method, url: `/api${url}`, headers: { ...someone(), ...headers }, ...(body && { payload: body }) })
const lettersTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(desc(tables.mail.id))
const tokenTo = async (recipient: string) =>
  /#t=([\w-]{43})/.exec((await lettersTo(recipient))[0]?.html ?? '')?.[1] ?? ''
const signIn = (email: string, password: string) => signInBy(app, { email, password, headers: someone() })

const password = 'Sirocco2027'
let people = 0
let email = ''
let id = ''
let own: Headers = {}
let session = ''
const signUp = (address: string) =>
  call('POST', '/auth/createaccount_and_token', {
    body: { email: address, firstname: 'Ada', lastname: 'Holm', password, lang: 'fr' },
  })
beforeEach(async () => {
  email = `profile${++people}@example.com`
  const reply = await signUp(email)
  own = bearer(reply)
  session = sessionCookie(reply)
  id = reply.json().contact.id
})
const prove = async () =>
  call('POST', '/core/contacts/confirmemail', { headers: { ...own, token: await tokenTo(email) } })
const contactIdOf = async (address: string) =>
  (await db.select({ id: tables.contact.id }).from(tables.contact).where(eq(tables.contact.email, address)))[0]?.id

describe('a profile', () => {
  const change = (body: object, headers = own, of = id) =>
    call('POST', `/core/contacts/${of}/profile`, { body, headers })
  const read = (headers = own, of = id) => call('GET', `/core/contacts/${of}/profile`, { headers })

  test('is what the client entered; fields that are not sent stay as they are', async () => {
    expect((await read()).json()).toMatchObject({ email, firstname: 'Ada', language: 'fr', phones: [], addresses: [] })
    const changed = await change({
      title: 'Dr',
      lang: 'de',
      phones: [
        { kind: 'mobile', country: 'GB', number: '020 7946 0321' },
        { kind: 'home', country: 'GB', number: '+33 1 42 68 53 00' },
      ],
      addresses: [{ kind: 'home', line1: '1 Quai', city: 'Lyon', postcode: '69001', country: 'FR' }],
    })
    expect(changed.json()).toMatchObject({
      title: 'Dr',
      firstname: 'Ada',
      language: 'de',
      phones: [
        { kind: 'mobile', country: 'GB', number: '+442079460321', written: '+44 20 7946 0321' },
        { kind: 'home', number: '+33142685300' },
      ],
      addresses: [{ kind: 'home', line1: '1 Quai', line2: '', region: '', country: 'FR' }],
    })
    expect((await change({ lastname: 'Berg' })).json()).toEqual({ ...changed.json(), lastname: 'Berg' })
    expect((await change({ phones: [], title: '' })).json()).toMatchObject({ phones: [], title: '', lastname: 'Berg' })
    expect((await read()).headers['cache-control']).toBe('private, no-store')
  })

  test.each([
    [{ firstname: '' }, 'body.firstname', 'missing'],
    [{ lastname: '<b>' }, 'body.lastname', 'name'],
    [{ phones: [{ kind: 'mobile', country: 'GB', number: '12' }] }, 'body.phones.0.number', 'phone'],
    [{ phones: [{ kind: 'mobile', country: 'GB', number: '1234' }] }, 'body.phones.0.number', 'phone'],
    [{ phones: [{ kind: 'mobile', country: '', number: '020 7946 0321' }] }, 'body.phones.0.country', 'missing'],
    [{ addresses: [{ kind: 'home', line1: '', city: 'Lyon', country: 'FR' }] }, 'body.addresses.0.line1', 'missing'],
  ])('is rejected with its field: %j', async (body, field, code) => {
    const before = (await read()).json()
    const reply = await change(body)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toContainEqual(expect.objectContaining({ field, code }))
    expect((await read()).json()).toEqual(before)
  })

  test('of another client is not found, and visitors see none', async () => {
    const other = await signUp(`other${people}@example.com`)
    const missing = await read(own, '00000000-0000-4000-8000-000000000000')
    for (const reply of [await read(bearer(other)), await change({ firstname: 'Eve' }, bearer(other))]) {
      expect(reply.statusCode).toBe(404)
      expect({ ...reply.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' })
    }
    expect((await read({})).statusCode).toBe(401)
    const guest = await signInBy(app, { email: 'guest@example.com', userType: 'cosignin', headers: someone() })
    expect((await read(bearer(guest))).statusCode).toBe(404)
  })

  test('that two pages change concurrently is one of both, complete', async () => {
    const numbers = ['020 7946 0321', '020 7946 0322']
    await Promise.all(
      numbers.map(number =>
        change({
          phones: [
            { kind: 'work', country: 'GB', number },
            { kind: 'home', country: 'GB', number },
          ],
        }),
      ),
    )
    const [first, second] = (await read()).json().phones
    expect(second.number).toBe(first.number)
  })
})

describe('subscriptions', () => {
  const read = (headers = own, of = id, kind = 'contacts') =>
    call('GET', `/core/${kind}/${of}/subscriptions`, { headers })
  const change = (body: object, headers = own, of = id, kind = 'contacts') =>
    call('POST', `/core/${kind}/${of}/subscriptions`, { body, headers })

  test('of a confirmed address take effect immediately', async () => {
    await prove()
    expect((await read()).json()).toEqual({ newsletter: 'off', interests: [], reminders: [...reminderTopics] })
    expect((await change({ newsletter: true, interests: ['wkinterest', 'mallorcainterest'] })).json()).toEqual({
      newsletter: 'on',
      interests: ['mallorcainterest', 'wkinterest'],
      reminders: [...reminderTopics],
    })
    expect((await change({ interests: ['wkinterest'] })).json()).toEqual({
      newsletter: 'on',
      interests: ['wkinterest'],
      reminders: [...reminderTopics],
    })
    expect((await change({ newsletter: false })).json()).toEqual({
      newsletter: 'off',
      interests: ['wkinterest'],
      reminders: [...reminderTopics],
    })
    expect((await change({ newsletter: true, interests: [] })).json()).toEqual({
      newsletter: 'on',
      interests: [],
      reminders: [...reminderTopics],
    })
  })

  test('of an unconfirmed address need an e-mail first', async () => {
    expect((await change({ newsletter: true })).json().newsletter).toBe('asked')
    expect((await change({ newsletter: false })).json().newsletter).toBe('off')
  })

  test('of others are not found; a guest has their own', async () => {
    const reply = await signInBy(app, { email: 'guest@example.com', userType: 'cosignin', headers: someone() })
    const guest = bearer(reply)
    const guestId = reply.json().contact.id
    expect((await change({ newsletter: true }, guest, guestId, 'guestlogins')).json().newsletter).toBe('on')
    expect((await read(guest, guestId, 'guestlogins')).json().newsletter).toBe('on')
    for (const answer of [
      await read(guest),
      await read(own, guestId, 'guestlogins'),
      await change({ newsletter: false }, own, guestId),
      await change({ newsletter: false }, guest, id, 'guestlogins'),
    ])
      expect(answer.statusCode).toBe(404)
  })

  test('are left and joined by one click in an e-mail, only with its secret and contact', async () => {
    await prove()
    await change({ newsletter: true })
    const [kept] = await db
      .select({ secret: tables.emailSubscription.secret })
      .from(tables.emailSubscription)
      .innerJoin(tables.contact, eq(tables.contact.id, tables.emailSubscription.contactId))
      .where(eq(tables.contact.email, email))
    const secret = kept?.secret ?? ''
    const click = (subscribed: string, token = secret, of = id) =>
      call('POST', `/core/contacts/${of}/subscriptions/oneclickemail/${subscribed}`, { headers: { token } })
    const visit = await call('GET', `/core/contacts/${id}/subscriptions/oneclickemail/false`, {
      headers: { token: secret },
    })
    expect(visit.statusCode).toBe(303)
    expect((await read()).json().newsletter).toBe('on')
    expect((await click('false')).json()).toEqual({ subscribed: false })
    expect((await click('false')).json()).toEqual({ subscribed: false })
    expect((await read()).json().newsletter).toBe('off')
    expect((await click('true')).json()).toEqual({ subscribed: true })
    expect((await read()).json().newsletter).toBe('on')
    const other = (await signUp(`stranger${people}@example.com`)).json().contact.id
    expect((await click('false', secret, other)).statusCode).toBe(404)
    expect((await click('false', '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
    expect((await click('perhaps')).statusCode).toBe(422)
    expect((await read()).json().newsletter).toBe('on')
  })
})

describe('a change of address', () => {
  const next = () => `next-${email}`
  const ask = (address = next(), secret = password) =>
    call('POST', '/core/contacts/changeemail', { body: { email: address, password: secret }, headers: own })
  const confirm = async (token: string, headers = own, at = one) =>
    call('POST', '/core/contacts/changeemail/confirm', { headers: { ...headers, token } }, at)

  test('sends a link to the new address and notifies the old one, and nothing changes before confirmation', async () => {
    const device = await signIn(email, password)
    expect((await ask()).statusCode).toBe(202)
    expect((await lettersTo(next()))[0]?.subject).toBe('Merci de confirmer votre nouvelle adresse')
    expect((await lettersTo(email))[0]?.subject).toBe('Une nouvelle adresse pour votre compte')
    expect((await signIn(email, password)).statusCode).toBe(200)
    const token = await tokenTo(next())
    const replies = await Promise.all([confirm(token), confirm(token, own, two)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410])
    expect((await lettersTo(email))[0]?.subject).toBe('Votre compte a changé d’adresse')
    expect((await signIn(email, password)).json()).toMatchObject({ code: 'no-such-account' })
    expect((await signIn(next(), password)).json().contact).toMatchObject({ id, email: next(), proven: true })
    const current = (headers: Headers) => call('GET', '/core/contacts/current', { headers })
    expect((await current(own)).statusCode).toBe(200)
    expect((await current(bearer(device))).statusCode).toBe(401)
  })

  test('is rejected with a wrong password, to a taken address, or by the link alone', async () => {
    expect((await ask(next(), 'Wrong2027x')).json().errors).toMatchObject([
      { field: 'body.password', code: 'password-wrong' },
    ])
    expect((await ask('lead@example.com')).json()).toMatchObject({ status: 409, code: 'address-taken' })
    expect((await ask(email)).json().errors).toMatchObject([{ field: 'body.email' }])
    await ask()
    const token = await tokenTo(next())
    expect((await confirm(token, {})).statusCode).toBe(401)
    const other = bearer(await signUp(`another${people}@example.com`))
    expect((await confirm(token, other)).json()).toMatchObject({ code: 'link-over' })
    expect((await confirm(token)).statusCode).toBe(204)
  })

  test('to an address that was taken meanwhile is rejected', async () => {
    await ask()
    const token = await tokenTo(next())
    await signUp(next())
    expect((await confirm(token)).json()).toMatchObject({ code: 'address-taken' })
    expect((await call('GET', '/core/contacts/current', { headers: own })).json().email).toBe(email)
  })

  test('to an address with only a newsletter takes over its subscription', async () => {
    await call('POST', '/core/contacts/emailsub/footer', { body: { email: next() } })
    await ask()
    expect((await confirm(await tokenTo(next()))).statusCode).toBe(204)
    expect((await call('GET', `/core/contacts/${id}/subscriptions`, { headers: own })).json().newsletter).toBe('asked')
    const people = await db.select().from(tables.contact).where(eq(tables.contact.email, next()))
    expect(people.map(({ publicId }) => publicId)).toEqual([id])
  })

  test('ends links that were sent to the old one', async () => {
    await call('POST', `/core/contacts/passwordrecovery/email/${encodeURIComponent(email)}`)
    const old = await tokenTo(email)
    await ask()
    await confirm(await tokenTo(next()))
    const input = Buffer.from(JSON.stringify({ password: 'Another2027', token: old })).toString('base64')
    expect((await call('POST', '/core/contacts/passwordreset', { headers: { input } })).statusCode).toBe(410)
  })
})

test('the export of personal data is a file without secrets, and private', async () => {
  const reply = await call('GET', `/core/contacts/${id}/data`, { headers: own })
  expect(reply.headers['content-disposition']).toMatch(/^attachment.*my-data\.json/)
  const data = reply.json()
  expect(data.profile).toMatchObject({ email, firstname: 'Ada' })
  expect(data.devices).toHaveLength(1)
  // E-mails were sent to the address; its owner is known once it is confirmed.
  expect(data.letters).toEqual([])
  await prove()
  const proven = (await call('GET', `/core/contacts/${id}/data`, { headers: own })).json()
  expect(proven.letters).toHaveLength(1)
  expect(reply.body).not.toMatch(/argon2|secret|hash/i)
  const other = bearer(await signUp(`curious${people}@example.com`))
  expect((await call('GET', `/core/contacts/${id}/data`, { headers: other })).statusCode).toBe(404)
})

describe('an account is deleted', () => {
  const ask = () => call('POST', '/core/contacts/deleteaccount/send', { headers: own })
  const confirm = (token: string, headers = own) =>
    call('POST', '/core/contacts/deleteaccount', { headers: { ...headers, token } })

  test('by the link and the session together, with all data of its owner', async () => {
    await prove()
    const invited = await call('POST', '/core/guestlogins/profile', {
      headers: own,
      body: {
        email: `friend-${email}`,
        firstname: 'Bo',
        lastname: 'Holm',
        role: 1,
        allBookings: true,
        bookings: [],
        prices: true,
      },
    })
    expect(invited.statusCode).toBe(201)
    await ask()
    const token = await tokenTo(email)
    expect((await confirm(token, {})).statusCode).toBe(401)
    const other = bearer(await signUp(`onlooker${people}@example.com`))
    expect((await confirm(token, other)).statusCode).toBe(410)
    expect((await confirm(token)).statusCode).toBe(204)
    expect(await contactIdOf(email)).toBeUndefined()
    expect((await lettersTo(email))[0]?.subject).toBe('Votre compte a été supprimé')
    expect((await call('GET', '/core/contacts/current', { headers: own })).statusCode).toBe(401)
    const refresh = { cookie: session, 'sec-fetch-site': 'same-origin' }
    expect((await call('POST', '/auth/refresh', { headers: refresh })).statusCode).toBe(401)
    const again = { authorization: basic(email, password), usertype: 'contact' }
    expect((await call('POST', '/auth/token', { headers: again })).json()).toMatchObject({ code: 'no-such-account' })
    const recover = `/core/cosignins/passwordrecovery/email/${encodeURIComponent(`friend-${email}`)}`
    expect((await call('POST', recover)).json()).toMatchObject({ code: 'no-such-account' })
    expect((await signUp(email)).statusCode).toBe(200)
  })

  test('and leaves name and address of a client with bookings', async () => {
    const contactId = (await contactIdOf(email)) ?? 0
    const villa = await aVilla(db)
    const { bookingId } = await aBooking(db, { villaId: villa.id, stay: { from: '2026-12-05', to: '2026-12-12' } })
    await db.update(tables.booking).set({ contactId }).where(eq(tables.booking.id, bookingId))
    await call('POST', `/core/contacts/${id}/profile`, {
      headers: own,
      body: { phones: [{ kind: 'mobile', country: 'GB', number: '020 7946 0321' }] },
    })
    await ask()
    expect((await confirm(await tokenTo(email))).statusCode).toBe(204)
    const [left] = await db.select().from(tables.contact).where(eq(tables.contact.email, email))
    expect(left).toMatchObject({ id: contactId, firstName: 'Ada' })
    const phones = await db.select().from(tables.contactPhone).where(eq(tables.contactPhone.contactId, contactId))
    expect(phones).toEqual([])
    // Signing up again with the address starts with an e-mail, as for any known address.
    expect((await signUp(email)).json()).toMatchObject({ mailed: true })
  })
})
