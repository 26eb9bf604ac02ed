import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { accountCalls, password, tokenOf } from '#testing/accounts/account-calls'
import { bearer } from '#testing/accounts/accounts'
import { authenticator } from '#testing/accounts/authenticator'
import { testApp } from '#testing/site/app'

const one = await testApp()
const { db, clock } = one
const { call, current, linkTo, mailsTo, recover, reset, signIn, signUp, tokenTo } = accountCalls(one)

let people = 0
let email = ''
let stolen = ''
let owner: Record<string, string> = {}
let id = ''
beforeEach(async () => {
  email = `moved${++people}@example.com`
  stolen = `thief${people}@example.com`
  await signUp(email)
  await recover(email)
  await reset(await tokenTo(email), password)
  const opened = await signIn(email, password)
  owner = bearer(opened)
  id = opened.json().contact.id
})

async function move(headers: Record<string, string>, to: string, secret = password) {
  const asked = await call('POST', '/core/contacts/changeemail', { headers, body: { email: to, password: secret } })
  expect(asked.statusCode).toBe(202)
  const token = tokenOf(await linkTo(to))
  expect(
    (await call('POST', '/core/contacts/changeemail/confirm', { headers: { ...headers, token } })).statusCode,
  ).toBe(204)
}

/** The token of the newest link that lets an address take its account back. */
async function undoToken(address: string) {
  const letters = await mailsTo(address)
  const letter = letters.find(({ html }) => html.includes('undo=1'))
  return /#t=([\w-]{43})/.exec(letter?.html ?? '')?.[1] ?? 'A'.repeat(43)
}
const undo = (token: string) => call('POST', '/core/contacts/changeemail/undo', { headers: { token } })

async function signInByPasskey(device: ReturnType<typeof authenticator>) {
  const { options } = (await call('POST', '/auth/token/bypasskey/options', { body: {} })).json()
  return call('POST', '/auth/token/bypasskey', { body: { passkey: device.show(options) } })
}

describe('the old address of an account', () => {
  test('takes it back from a thief, who loses all access, and gets a link for a new password', async () => {
    const thief = bearer(await signIn(email, password))
    const device = authenticator()
    const { options } = (await call('POST', '/auth/passkeys/options', { headers: thief, body: { password } })).json()
    await call('POST', '/auth/passkeys', { headers: thief, body: { name: 'Mine', passkey: device.make(options) } })
    await move(thief, stolen)
    expect((await mailsTo(email))[0]?.subject).toBe('The address of your account has changed')
    expect((await current(owner)).statusCode).toBe(401)

    const token = await undoToken(email)
    const replies = await Promise.all([undo(token), undo(token)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410])
    expect((await current(thief)).statusCode).toBe(401)
    expect((await signInByPasskey(device)).statusCode).toBe(401)
    expect((await signIn(email, password)).json().code).toBe('wrong-password')
    expect((await signIn(stolen, password)).json().code).toBe('no-such-account')
    expect((await mailsTo(stolen))[0]?.subject).toBe('Your account has its former address again')
    expect((await reset(await tokenTo(email), 'Libeccio2027')).statusCode).toBe(204)
    expect((await signIn(email, 'Libeccio2027')).json().contact).toMatchObject({ id, email, proven: true })
  })

  test('takes it back whatever the thief does meanwhile, and later addresses do not', async () => {
    await move(owner, stolen)
    const first = await undoToken(email)
    await recover(stolen)
    await reset(await tokenTo(stolen), 'Libeccio2027')
    const thief = bearer(await signIn(stolen, 'Libeccio2027'))
    await clock.set(clock.at + 60_000)
    await move(thief, `other-${stolen}`, 'Libeccio2027')
    const second = await undoToken(stolen)
    expect((await undo(first)).statusCode).toBe(204)
    expect((await undo(second)).json()).toMatchObject({ code: 'link-over' })
    expect((await reset(await tokenTo(email), 'Maestro2027')).statusCode).toBe(204)
    expect((await signIn(email, 'Maestro2027')).json().contact.id).toBe(id)
  })

  test('is not blocked by an account that a stranger opens with it, but does not take one that is proven', async () => {
    await move(owner, stolen)
    const token = await undoToken(email)
    const stranger = bearer(await signUp(email, { firstname: 'Mallory' }))
    const prove = async (provenAt: Date | null) => {
      const [found] = await db.select().from(tables.contact).where(eq(tables.contact.email, email))
      await db
        .update(tables.account)
        .set({ provenAt })
        .where(eq(tables.account.contactId, found?.id ?? 0))
    }
    await prove(new Date(clock.at))
    expect((await undo(token)).json()).toMatchObject({ status: 409, code: 'address-taken' })
    await prove(null)
    expect((await undo(token)).statusCode).toBe(204)
    expect((await current(stranger)).statusCode).toBe(401)
    expect((await reset(await tokenTo(email), 'Libeccio2027')).statusCode).toBe(204)
    expect((await signIn(email, 'Libeccio2027')).json().contact).toMatchObject({ id, firstname: '' })
  })

  test('has three days', async () => {
    await move(owner, stolen)
    const token = await undoToken(email)
    await clock.set(clock.at + 73 * 3_600_000)
    expect((await undo(token)).json()).toMatchObject({ status: 410, code: 'link-over' })
    expect((await signIn(stolen, password)).statusCode).toBe(200)
  })

  test('has nothing to take back where it was never proven', async () => {
    const unproven = `unproven${people}@example.com`
    const stranger = bearer(await signUp(unproven))
    await move(stranger, `own-${unproven}`)
    expect((await mailsTo(unproven))[0]?.subject).toBe('The address of your account has changed')
    expect((await mailsTo(unproven)).filter(({ html }) => html.includes('undo=1'))).toEqual([])
  })
})

test('a guest takes the account back, too', async () => {
  const guest = bearer(await signIn('guest@example.com', 'Maestrale2026', 'cosignin'))
  await move(guest, stolen, 'Maestrale2026')
  expect((await undo(await undoToken('guest@example.com'))).statusCode).toBe(204)
  expect((await current(guest)).statusCode).toBe(401)
  expect((await signIn(stolen, 'Maestrale2026', 'cosignin')).json().code).toBe('no-such-account')
  expect((await reset(await tokenTo('guest@example.com'), 'Libeccio2027', 'cosignins')).statusCode).toBe(204)
  expect((await signIn('guest@example.com', 'Libeccio2027', 'cosignin')).statusCode).toBe(200)
})
