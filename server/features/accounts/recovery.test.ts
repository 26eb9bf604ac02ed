import { beforeEach, describe, expect, test } from 'vitest'
import { accountCalls, password } from '#testing/accounts/account-calls'
import { bearer } from '#testing/accounts/accounts'
import { authenticator } from '#testing/accounts/authenticator'
import { simulatedIdentities, visitProvider } from '#testing/accounts/identities'
import { testApp } from '#testing/site/app'

const one = await testApp({ environment: { IDENTITY_SIMULATOR: await simulatedIdentities() } })
const { call, current, mailsTo, recover, reset, signIn, signUp, tokenTo } = accountCalls(one)

let people = 0
let email = ''
beforeEach(() => {
  email = `recovered${++people}@example.com`
})

async function signInByPasskey(device: ReturnType<typeof authenticator>) {
  const { options } = (await call('POST', '/auth/token/bypasskey/options', { body: {} })).json()
  return call('POST', '/auth/token/bypasskey', { body: { passkey: device.show(options) } })
}

async function signInByGoogle() {
  const begun = (await call('POST', '/auth/identities/google', { body: {} })).json()
  const { id_token } = await visitProvider(begun.address, { email })
  return call('POST', '/auth/token/bygoogleauth', { body: { idToken: id_token, userType: 'contact' } })
}

/** A client with a password and Google, and a thief who knows the password and adds a passkey. */
async function robbed() {
  await signUp(email)
  await recover(email)
  await reset(await tokenTo(email), password)
  await signInByGoogle()
  const thief = bearer(await signIn(email, password))
  const device = authenticator()
  const { options } = (await call('POST', '/auth/passkeys/options', { headers: thief, body: { password } })).json()
  const added = await call('POST', '/auth/passkeys', {
    headers: thief,
    body: { name: 'Thief’s telephone', passkey: device.make(options) },
  })
  expect(added.statusCode).toBe(201)
  await recover(email)
  return { thief, device, token: await tokenTo(email) }
}

const waysIn = async (token: string) =>
  (await call('GET', '/core/contacts/getemailfromtoken', { headers: { token } })).json().waysIn

describe('the recovery of an account', () => {
  test('shows the other ways in beside the password, and removes them: the thief loses access', async () => {
    const { thief, device, token } = await robbed()
    expect(await waysIn(token)).toEqual({
      passkeys: [{ name: 'Thief’s telephone', createdAt: expect.any(String) }],
      identities: [{ provider: 'google', email }],
    })
    expect((await reset(token, 'Libeccio2027', 'contacts', { removeOtherWays: true })).statusCode).toBe(204)
    expect((await current(thief)).statusCode).toBe(401)
    expect((await signInByPasskey(device)).json()).toMatchObject({ code: 'passkey-refused' })
    expect((await mailsTo(email))[0]?.text).not.toContain('Thief’s telephone')
    const owner = bearer(await signIn(email, 'Libeccio2027'))
    const { id } = (await current(owner)).json()
    expect((await call('GET', `/core/contacts/${id}/identities`, { headers: owner })).json().identities).toEqual([])
  })

  test('keeps the ways in that its owner keeps, and the e-mail about the new password lists them', async () => {
    const { thief, device, token } = await robbed()
    expect((await reset(token, 'Libeccio2027')).statusCode).toBe(204)
    expect((await current(thief)).statusCode).toBe(401)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Your password has been changed')
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'You can still log in without the password, using: the passkey “Thief’s telephone” and Google.',
    )
    expect((await signInByPasskey(device)).statusCode).toBe(200)
  })

  test('shows nothing of an account with an unproven address: that proof removes everything', async () => {
    const stranger = bearer(await signUp(email))
    const device = authenticator()
    const { options } = (await call('POST', '/auth/passkeys/options', { headers: stranger, body: { password } })).json()
    const body = { name: 'Stranger’s telephone', passkey: device.make(options) }
    await call('POST', '/auth/passkeys', { headers: stranger, body })
    await recover(email)
    const token = await tokenTo(email)
    expect(await waysIn(token)).toEqual({ passkeys: [], identities: [] })
    await reset(token, 'Libeccio2027')
    expect((await signInByPasskey(device)).json()).toMatchObject({ code: 'passkey-refused' })
  })
})
