import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { confirmPaid } from '#server/features/bookings/public'
import { accountCalls, password } from '#testing/accounts/account-calls'
import { bearer, ownPage, signInBy } from '#testing/accounts/accounts'
import { holding } from '#testing/bookings/holding'
import { aBooking } from '#testing/builders/bookings'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const one = await testApp()
const { db } = one
const { call, contactOf, linkTo, mailsTo, signUp, tokenTo } = accountCalls(one)

let people = 0
let email = ''
beforeEach(() => {
  email = `person${++people}@example.com`
})
describe('a registration', () => {
  const preregister = (body: object = { email }) => call('POST', '/auth/preregister', { body })
  const complete = (token: string, more: object = {}) =>
    call('POST', '/core/contacts/complete-registration', {
      headers: { token },
      body: { firstname: 'Ada', lastname: 'Holm', password, ...more },
    })

  test('is completed by the link of an e-mail, once', async () => {
    expect((await preregister({ email, lang: 'de' })).statusCode).toBe(202)
    expect(await contactOf(email)).toBeUndefined()
    expect((await linkTo(email)).pathname).toBe('/de/secure/complete-registration')
    expect((await linkTo(email)).searchParams.has('bookingid')).toBe(false)
    const token = await tokenTo(email)
    const refused = await complete(token, { password: 'Sirocco' })
    expect(refused.json().errors).toMatchObject([{ field: 'body.password', code: 'password' }])
    const replies = await Promise.all(Array.from({ length: 4 }, () => complete(token)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410])
    const done = replies.find(({ statusCode }) => statusCode === 200)
    expect(done?.json()).toMatchObject({ contact: { email, proven: true } })
    expect((await complete('A'.repeat(43))).json().code).toBe('link-over')
  })

  test('does not reveal in its reply that an address has an account; the e-mail does', async () => {
    await signUp(email)
    expect((await preregister()).statusCode).toBe(202)
    expect((await mailsTo(email))[0]?.subject).toBe('You already have an account')
    for (let i = 0; i < 4; i++) expect((await preregister()).statusCode).toBe(202)
    expect(await mailsTo(email)).toHaveLength(4)
  })

  test('lets its owner log in from an address that tried ten passwords before there was an account', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.50' }
    const logIn = () => signInBy(one.app, { email, password, headers })
    for (let at = 0; at < 10; at++) expect((await logIn()).statusCode).toBe(404)
    expect((await logIn()).statusCode).toBe(429)
    await preregister()
    const body = { firstname: 'Ada', lastname: 'Holm', password }
    const token = await tokenTo(email)
    await call('POST', '/core/contacts/complete-registration', { headers: { ...headers, token }, body })
    expect((await logIn()).statusCode).toBe(200)
  })

  test('is rejected where an account exists meanwhile', async () => {
    await preregister()
    const token = await tokenTo(email)
    await signUp(email)
    expect((await complete(token)).json()).toMatchObject({ status: 401, code: 'already-registered' })
  })
})

describe('a visitor who completes a registration', () => {
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
    // The link in the e-mail names it.
    expect((await linkTo(email)).searchParams.get('bookingid')).toBe(String(bookingId))
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

    // Completing the registration transfers this booking, and not the other.
    const complete = (bookingid: number, token: string) =>
      call('POST', '/core/contacts/complete-registration', {
        headers: { token, bookingid: String(bookingid) },
        body: { firstname: 'Ada', lastname: 'Holm', password },
      })
    const done = await complete(bookingId, token)
    expect(done.statusCode).toBe(200)
    const seen = (id: number) => call('GET', `/core/bookings/${id}`, { headers: bearer(done) })
    expect((await seen(bookingId)).json()).toMatchObject({ id: bookingId })
    expect((await seen(others)).statusCode).toBe(404)

    // Naming another person's booking gives an account without it.
    email = `stranger-${email}`
    await call('POST', '/auth/preregister', { body: { email } })
    const stranger = await complete(others, await tokenTo(email))
    expect(stranger.statusCode).toBe(200)
    const taken = await call('GET', `/core/bookings/${others}`, { headers: bearer(stranger) })
    expect(taken.statusCode).toBe(404)
  })
})

describe('setting a password for a visitor’s booking', () => {
  const { send, held } = holding(one)

  /** A booking that a visitor has made and paid for, with the cookie of the visitor's session. */
  async function visitorsBooking() {
    const { id, bearing, cookie } = await held({}, { email })
    await withTransaction(db, tx => confirmPaid(tx, id, { part: 'deposit' }))
    const made = await send('POST', `bookings/${id}/paymentlinks`, { part: 'balance', amount: 500 }, bearing)
    expect(made.status).toBe(201)
    return { id, bearing, cookie, link: made.body as { id: number; address: string } }
  }

  const refresh = (cookie: string) => call('POST', '/auth/refresh', { headers: { cookie, ...ownPage } })

  async function expectEnded({ id, bearing, cookie }: Awaited<ReturnType<typeof visitorsBooking>>) {
    expect((await call('GET', `/core/bookings/${id}`, { headers: bearing })).statusCode).toBe(401)
    const writes = [
      send('POST', `bookings/${id}/paymentlinks`, { part: 'balance', amount: 500 }, bearing),
      send('POST', `bookings/${id}/email`, { email: 'other@example.com' }, bearing),
      send('POST', `bookings/${id}/cancel`, { returned: 0 }, bearing),
    ]
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([401, 401, 401])
    expect((await refresh(cookie)).json()).toMatchObject({ status: 401, code: 'session-ended' })
  }

  test('ends the visitor’s bearer token and cookie; payment links stay, listed for the owner to revoke', async () => {
    const visitor = await visitorsBooking()
    const { id, link } = visitor
    expect((await refresh(visitor.cookie)).statusCode).toBe(200)
    await call('POST', '/auth/preregister', { body: { email } })
    const done = await call('POST', '/core/contacts/complete-registration', {
      headers: { token: await tokenTo(email), bookingid: String(id) },
      body: { firstname: 'Ada', lastname: 'Holm', password },
    })
    expect(done.statusCode).toBe(200)
    await expectEnded(visitor)

    const owner = bearer(done)
    const links = await call('GET', `/core/bookings/${id}/paymentlinks`, { headers: owner })
    expect(links.json().links).toMatchObject([{ id: link.id, state: 'open' }])
    const show = () => send('POST', 'paymentlinks/show', { secret: link.address.split('#')[1] })
    expect((await show()).status).toBe(200)
    const url = `/api/core/bookings/${id}/paymentlinks/${link.id}`
    expect((await one.app.inject({ method: 'DELETE', url, headers: owner })).statusCode).toBe(204)
    expect((await show()).body.code).toBe('link-over')
  })

  test('ends them when the signed-up client claims the booking, too', async () => {
    const claimed = await visitorsBooking()
    const client = bearer(await signUp(`client-${email}`))
    const jwt = claimed.bearing.authorization?.slice('Bearer '.length)
    expect((await send('POST', 'bookings/ob/claim', { jwt }, client)).status).toBe(200)
    await expectEnded(claimed)

    const overtaken = await visitorsBooking()
    const owner = bearer(await signUp(email))
    await db.update(tables.account).set({ provenAt: new Date(one.clock.at) })
    expect((await send('POST', `bookings/${overtaken.id}/takeover`, {}, owner)).status).toBe(200)
    await expectEnded(overtaken)
  })
})
