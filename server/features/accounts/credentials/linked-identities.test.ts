import { beforeEach, describe, expect, test } from 'vitest'
import { accountCalls, password, tokenOf } from '#testing/accounts/account-calls'
import { bearer } from '#testing/accounts/accounts'
import { simulatedIdentities, visitProvider } from '#testing/accounts/identities'
import { testApp } from '#testing/site/app'

const one = await testApp({ environment: { IDENTITY_SIMULATOR: await simulatedIdentities() } })
const { call, current, linkTo, mailsTo, recover, reset, signIn, signUp, tokenTo } = accountCalls(one)

let people = 0
let email = ''
beforeEach(() => {
  email = `linked${++people}@example.com`
})

async function signInByGoogle(address: string, userType: 'contact' | 'cosignin' = 'contact') {
  const begun = (await call('POST', '/auth/identities/google', { body: {} })).json()
  const { id_token } = await visitProvider(begun.address, { email: address })
  return call('POST', '/auth/token/bygoogleauth', { body: { idToken: id_token, userType } })
}

/** An account with a password and a linked Google identity. */
async function linked() {
  await signUp(email)
  await recover(email)
  await reset(await tokenTo(email), password)
  const opened = await signInByGoogle(email)
  return { id: opened.json().contact.id as string, headers: bearer(opened) }
}

const remove = (path: string, headers: Record<string, string>) => call('DELETE', path, { headers })

describe('an identity that a client has linked', () => {
  test('is listed with its address, and removed: it opens nothing, other devices are signed out, an e-mail is sent', async () => {
    const { id, headers } = await linked()
    const other = bearer(await signIn(email, password))
    const list = () => call('GET', `/core/contacts/${id}/identities`, { headers })
    expect((await list()).json()).toMatchObject({ identities: [{ provider: 'google', email }] })
    expect((await remove(`/core/contacts/${id}/identities/google`, headers)).statusCode).toBe(204)
    expect((await list()).json()).toEqual({ identities: [] })
    expect((await current(headers)).statusCode).toBe(200)
    expect((await current(other)).statusCode).toBe(401)
    expect((await mailsTo(email))[0]?.subject).toBe('You can no longer log in with Google')
    expect((await remove(`/core/contacts/${id}/identities/google`, headers)).statusCode).toBe(404)
  })

  test('cannot be listed or removed by others', async () => {
    const { id } = await linked()
    const stranger = bearer(await signUp(`other-${email}`))
    expect((await call('GET', `/core/contacts/${id}/identities`, { headers: stranger })).statusCode).toBe(404)
    expect((await remove(`/core/contacts/${id}/identities/google`, stranger)).statusCode).toBe(404)
  })

  test('ends when the account moves to another address: the old identity cannot sign in', async () => {
    const { headers } = await linked()
    const moved = `moved-${email}`
    const asked = await call('POST', '/core/contacts/changeemail', { headers, body: { email: moved, password } })
    expect(asked.statusCode).toBe(202)
    const token = tokenOf(await linkTo(moved))
    const confirmed = await call('POST', '/core/contacts/changeemail/confirm', { headers: { ...headers, token } })
    expect(confirmed.statusCode).toBe(204)
    const again = await signInByGoogle(email)
    expect(again.json().contact.email).toBe(email)
    expect((await current(headers)).json().email).toBe(moved)
    expect(again.json().contact.id).not.toBe((await current(headers)).json().id)
  })
})

test('a guest lists and removes their identities', async () => {
  const opened = await signInByGoogle('guest@example.com', 'cosignin')
  const path = `/core/guestlogins/${opened.json().contact.id}/identities`
  const headers = bearer(opened)
  const { identities } = (await call('GET', path, { headers })).json()
  expect(identities).toMatchObject([{ provider: 'google', email: 'guest@example.com' }])
  expect((await remove(`${path}/google`, headers)).statusCode).toBe(204)
  expect((await call('GET', path, { headers })).json()).toEqual({ identities: [] })
})
