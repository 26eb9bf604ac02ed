import { beforeEach, expect, test } from 'vitest'
import { demonstrationPassword } from '#domain/demonstration'
import { accountCalls, password, tokenOf } from '#testing/accounts/account-calls'
import { bearer } from '#testing/accounts/accounts'
import { testApp } from '#testing/site/app'

const one = await testApp()
const { call, current, linkTo, mailsTo, reset, signIn, signUp, tokenTo } = accountCalls(one)

const lead = bearer(await signIn('lead@example.com', demonstrationPassword))
const invite = (email: string, by = lead) =>
  call('POST', '/core/guestlogins/profile', {
    body: { email, firstname: 'Noor', lastname: 'Aziz', role: 1, allBookings: true, bookings: [], prices: true },
    headers: by,
  })
const accept = async (email: string) =>
  expect((await reset(await tokenTo(email), password, 'cosignins')).statusCode).toBe(204)
const enter = (email: string) => signIn(email, password, 'cosignin')

const ask = (own: typeof lead, email: string, secret = password) =>
  call('POST', '/core/contacts/changeemail', { body: { email, password: secret }, headers: own })
const confirm = (own: typeof lead, token: string) =>
  call('POST', '/core/contacts/changeemail/confirm', { headers: { ...own, token } })
const move = async (own: typeof lead, email: string) => {
  expect((await ask(own, email)).statusCode).toBe(202)
  return confirm(own, await tokenTo(email))
}

/** The addresses of a lead booker's guests, as that lead booker sees them. */
const invitedBy = async (headers: typeof lead): Promise<string[]> => {
  const { id } = (await current(headers)).json()
  const listed = await call('GET', `/core/guestlogins/contact/${id}`, { headers })
  return listed.json().guestLogins.map(({ profile }: { profile: { email: string } }) => profile.email)
}

/** A lead booker whose address is confirmed. */
const anotherLead = async (email: string) => {
  const headers = bearer(await signUp(email))
  await call('POST', '/core/contacts/confirmemail', { headers: { ...headers, token: await tokenTo(email) } })
  return headers
}

let people = 0
let guest = ''
let next = ''
let own = lead
beforeEach(async () => {
  guest = `guest${++people}@example.com`
  next = `next-${guest}`
  await invite(guest)
  await accept(guest)
  own = bearer(await enter(guest))
})

test('a guest moves to another address by its link, and the lead booker sees it', async () => {
  const device = bearer(await enter(guest))
  expect((await ask(own, next, 'Wrong2027x')).json().errors).toMatchObject([{ code: 'password-wrong' }])
  expect((await ask(own, next)).statusCode).toBe(202)
  expect((await mailsTo(guest))[0]?.subject).toBe('A new address for your account')
  const link = await linkTo(next)
  expect([link.pathname, link.searchParams.get('g'), link.searchParams.get('address')]).toEqual([
    '/secure/login',
    '1',
    '1',
  ])
  const token = tokenOf(link)
  expect((await confirm(lead, token)).json()).toMatchObject({ code: 'link-over' })
  expect((await enter(guest)).statusCode).toBe(200)
  expect((await confirm(own, token)).statusCode).toBe(204)
  expect((await confirm(own, token)).json()).toMatchObject({ code: 'link-over' })

  expect((await mailsTo(guest))[0]?.subject).toBe('The address of your account has changed')
  expect((await enter(guest)).json().code).toBe('no-such-account')
  expect((await enter(next)).json().contact).toMatchObject({ email: next, coSignIn: true, proven: true })
  expect((await current(own)).json().email).toBe(next)
  expect((await current(device)).statusCode).toBe(401)
  expect(await invitedBy(lead)).toContain(next)
  expect(await invitedBy(lead)).not.toContain(guest)
})

test('it can be the address of a lead booker, whose account stays separate, but not of another guest or a travel agent', async () => {
  for (const taken of ['guest@example.com', 'agent@example.com'])
    expect((await ask(own, taken)).json()).toMatchObject({ status: 409, code: 'address-taken' })
  const client = (await signUp(next)).json().contact
  expect((await move(own, next)).statusCode).toBe(204)
  expect((await enter(next)).json().contact).toMatchObject({ email: next, coSignIn: true })
  expect((await signIn(next, password)).json().contact).toMatchObject({ id: client.id, coSignIn: false, proven: false })
})

test('unused invitations to it are merged, also those of a lead booker who had ended an earlier one', async () => {
  const other = await anotherLead(`lead-${guest}`)
  await invite(next, other)
  const { id } = (await invite(guest)).json()
  await invite(guest, other)
  await call('POST', `/core/guestlogins/${id}/archive`, { headers: lead })
  await invite(next)
  own = bearer(await enter(guest))
  expect((await move(own, next)).statusCode).toBe(204)
  expect(await invitedBy(other)).toEqual([next])
  expect((await invitedBy(lead)).filter(email => email === next)).toEqual([next])
  expect((await enter(next)).statusCode).toBe(200)
})

test('an invitation that was used meanwhile stays with its account', async () => {
  await invite(next)
  const invitation = await tokenTo(next)
  expect((await ask(own, next)).statusCode).toBe(202)
  const token = await tokenTo(next)
  expect((await reset(invitation, password, 'cosignins')).statusCode).toBe(204)
  expect((await confirm(own, token)).json()).toMatchObject({ status: 409, code: 'address-taken' })
  expect((await current(own)).json().email).toBe(guest)
  expect((await enter(next)).statusCode).toBe(200)
})

test('the export of personal data is a file without secrets, includes names given by others, and is private', async () => {
  const { id } = (await current(own)).json()
  const url = `/core/guestlogins/${id}/data`
  const reply = await call('GET', url, { headers: own })
  expect(reply.headers['content-disposition']).toMatch(/^attachment.*my-data\.json/)
  expect(reply.json()).toMatchObject({
    profile: { id, email: guest },
    invitations: [{ firstName: 'Noor', lastName: 'Aziz', by: 'Eleanor' }],
  })
  expect(reply.json().devices).toHaveLength(1)
  expect(reply.json().letters).toHaveLength(1)
  expect(reply.body).not.toMatch(/argon2|secret|hash|lead@/i)
  expect((await call('GET', url, { headers: lead })).statusCode).toBe(404)
  await invite(next)
  await accept(next)
  const other = bearer(await enter(next))
  expect((await call('GET', url, { headers: other })).statusCode).toBe(404)
})

test('an account is deleted by link and session together, and disappears from the lead booker’s list', async () => {
  expect((await call('POST', '/core/contacts/deleteaccount/send', { headers: own })).statusCode).toBe(202)
  const token = await tokenTo(guest)
  const remove = (headers: typeof lead) =>
    call('POST', '/core/contacts/deleteaccount', { headers: { ...headers, token } })
  expect((await remove(lead)).json()).toMatchObject({ code: 'link-over' })
  expect((await remove(own)).statusCode).toBe(204)
  expect((await mailsTo(guest))[0]?.subject).toBe('Your account has been deleted')
  expect((await current(own)).statusCode).toBe(401)
  expect((await enter(guest)).json().code).toBe('no-such-account')
  expect(await invitedBy(lead)).not.toContain(guest)
  // A new invitation starts afresh.
  await invite(guest)
  await accept(guest)
  expect((await enter(guest)).json().contact).toMatchObject({ email: guest, coSignIn: true })
})
