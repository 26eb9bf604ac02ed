import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { reminderTopics } from '#domain/reminders/reminder-plan'
import { confirmPaid } from '#server/features/bookings/public'
import { accountCalls, password } from '#testing/accounts/account-calls'
import { bearer } from '#testing/accounts/accounts'
import { simulatedIdentities, visitProvider } from '#testing/accounts/identities'
import { holding } from '#testing/bookings/holding'
import { testApp } from '#testing/site/app'
import { atFirstProof } from './sessions/clear-contact.ts'

const one = await testApp({ environment: { IDENTITY_SIMULATOR: await simulatedIdentities() } })
const { db } = one
const { call, contactOf, current, recover, reset, signIn, signUp, tokenTo } = accountCalls(one)
const { send, held } = holding(one)

let people = 0
let email = ''
beforeEach(() => {
  email = `owner${++people}@example.com`
})

/** A stranger signs up with another person's address and fills in the account. */
async function preRegister() {
  const reply = await signUp(email, { firstname: 'Mallory', lastname: 'Stranger' })
  const stranger = bearer(reply)
  const { id } = reply.json().contact
  const profile = await call('POST', `/core/contacts/${id}/profile`, {
    headers: stranger,
    body: {
      title: 'Dr',
      firstname: 'Mallory',
      lastname: 'Stranger',
      phones: [{ kind: 'mobile', country: 'GB', number: '+447400123456' }],
      addresses: [
        {
          kind: 'home',
          line1: '1 Evil Street',
          line2: '',
          city: 'Eviltown',
          region: '',
          postcode: 'E1',
          country: 'GB',
        },
      ],
    },
  })
  expect(profile.statusCode).toBe(200)
  const subscriptions = await call('POST', `/core/contacts/${id}/subscriptions`, {
    headers: stranger,
    body: { newsletter: true, interests: ['mallorcainterest'] },
  })
  expect(subscriptions.json()).toMatchObject({ newsletter: 'asked', interests: ['mallorcainterest'] })
  const option = await held(stranger)
  return { id, stranger, option: option.id }
}

const ways = {
  'the link that signs in': async () => {
    await call('POST', '/auth/token/bytoken/send', { body: { email }, headers: { usertype: 'contact' } })
    return call('POST', '/auth/token/bytoken', { headers: { token: await tokenTo(email) } })
  },
  'a password set by e-mail': async () => {
    await recover(email)
    expect((await reset(await tokenTo(email), 'Libeccio2027')).statusCode).toBe(204)
    return signIn(email, 'Libeccio2027')
  },
  Google: async () => {
    const { address } = (await call('POST', '/auth/identities/google', { body: {} })).json()
    const { id_token } = await visitProvider(address, { email, firstname: 'Vera', lastname: 'Owner' })
    return call('POST', '/auth/token/bygoogleauth', { body: { idToken: id_token, userType: 'contact' } })
  },
}

describe.each(Object.entries(ways))('an owner who first proves the address by %s', (way, prove) => {
  const names = way === 'Google' ? { firstname: 'Vera', lastname: 'Owner' } : { firstname: '', lastname: '' }

  test('finds an empty account: nothing that a stranger entered, and the option has left it', async () => {
    const { id, stranger, option } = await preRegister()
    const opened = await prove()
    expect(opened.statusCode).toBe(200)
    const owner = bearer(opened)
    const ofOwner = async (path: string) => (await call('GET', path, { headers: owner })).json()
    expect((await current(stranger)).statusCode).toBe(401)
    expect((await signIn(email, password)).statusCode).toBe(401)
    expect(await ofOwner(`/core/contacts/${id}/profile`)).toMatchObject({
      ...names,
      email,
      title: '',
      proven: true,
      phones: [],
      addresses: [],
    })
    expect(await ofOwner(`/core/contacts/${id}/subscriptions`)).toEqual({
      newsletter: 'off',
      interests: [],
      reminders: [...reminderTopics],
    })
    expect(JSON.stringify(await ofOwner(`/core/contacts/${id}/data`))).not.toMatch(/Mallory|Evil|7400/)
    expect((await call('GET', `/core/bookings/${option}`, { headers: owner })).statusCode).toBe(404)
    const [released] = await db.select().from(tables.booking).where(eq(tables.booking.id, option))
    expect(released).toMatchObject({ contactId: null, email, firstName: 'Mallory' })
    expect((await send('PUT', `bookings/ob/keepalive/${option}`, {}, stranger)).status).toBe(401)
  })
})

test('a paid booking stays in the account, in the name with which it was made', async () => {
  const { id, option } = await preRegister()
  await withTransaction(db, tx => confirmPaid(tx, option, { part: 'deposit' }))
  const owner = bearer(await ways.Google())
  const seen = await call('GET', `/core/bookings/${option}`, { headers: owner })
  expect(seen.json()).toMatchObject({ id: option, status: bookingStatus.confirmed })
  const [kept] = await db.select().from(tables.booking).where(eq(tables.booking.id, option))
  expect(kept).toMatchObject({ firstName: 'Mallory', lastName: 'Stranger' })
  expect((await call('GET', `/core/contacts/${id}/profile`, { headers: owner })).json().firstname).toBe('Vera')
})

test('an address that was proven before loses nothing', async () => {
  const { id, stranger, option } = await preRegister()
  const confirming = /#t=([\w-]{43})/
  const letters = await db.select().from(tables.mail).where(eq(tables.mail.recipient, email)).orderBy(tables.mail.id)
  const token = letters.flatMap(({ subject, html }) =>
    subject.includes('confirm your address') ? [confirming.exec(html)?.[1]] : [],
  )
  expect(
    (await call('POST', '/core/contacts/confirmemail', { headers: { ...stranger, token: token[0] ?? '' } })).statusCode,
  ).toBe(204)
  const owner = bearer(await ways.Google())
  const profile = await call('GET', `/core/contacts/${id}/profile`, { headers: owner })
  expect(profile.json()).toMatchObject({ firstname: 'Mallory', phones: [{ number: '+447400123456' }] })
  expect((await call('GET', `/core/bookings/${option}`, { headers: owner })).statusCode).toBe(200)
  expect((await contactOf(email))?.account?.passwordHash).not.toBeNull()
})

test('every table that refers to a contact says what happens to its rows', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'contact'::regclass order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(atFirstProof).toSorted())
})
