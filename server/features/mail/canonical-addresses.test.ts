import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { canonicalEmail } from '#domain/people/email'
import { smtp } from '#server/adapters/mail/smtp'
import { ownPage, signInBy } from '#testing/accounts/accounts'
import { testApp } from '#testing/site/app'

const { app, db } = await testApp()
const recipients: string[] = []
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    // The server library shows domains in Unicode.
    recipients.push(canonicalEmail(address) ?? address)
    done(null)
  },
  onData: (stream, _session, done) => {
    stream.resume()
    stream.on('end', () => done(null))
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
afterAll(() => new Promise<void>(done => server.close(done)))

let callers = 0
const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::1` })
const post = (url: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { 'idempotency-key': randomUUID(), ...someone(), ...ownPage },
  })
const preregister = async (email: string) => (await post('/auth/preregister', { email })).statusCode

test('an address that a mail program would normalise is rejected with its field', async () => {
  for (const email of [
    '\u0001plain@victim.example',
    'plain@victim.example\u0004',
    'plain@ｖictim.example',
    'plain@vic\u00adtim.example',
    'plain@victim.example\u200b',
    'plain@[127.0.0.1]',
    '.a..b.@victim.example',
  ]) {
    const reply = await post('/auth/preregister', { email })
    expect([reply.statusCode, reply.json().errors[0]]).toMatchObject([422, { field: 'body.email', code: 'email' }])
  }
  expect(await db.select().from(tables.mail).orderBy(tables.mail.id)).toEqual([])
})

test('the spellings of one address share its limits, and e-mails go to the address as stored', async () => {
  const spellings = [
    'twin@bücher.example',
    'Twin@BÜCHER.example',
    ' twin@xn--bcher-kva.example',
    'twin@Xn--BCHER-kva.example',
  ]
  for (const email of spellings) expect(await preregister(email)).toBe(202)
  const written = await db.select().from(tables.mail).orderBy(tables.mail.id)
  // Three registrations a day.
  expect(written.map(({ recipient }) => recipient)).toEqual(Array(3).fill('twin@xn--bcher-kva.example'))
  const { port } = server.server.address() as AddressInfo
  const mailer = smtp({ url: `smtp://127.0.0.1:${port}`, from: 'villas@maestrale.example' })
  for (const mail of written) await mailer.deliver({ ...mail, messageId: `${mail.reference}@localhost` })
  expect(recipients).toEqual(Array(3).fill('twin@xn--bcher-kva.example'))
})

test('an account is found by any spelling of its address, and only one exists', async () => {
  const password = 'Sirocco2027'
  const signUp = (email: string) =>
    post('/auth/createaccount_and_token', { email, firstname: 'Ada', lastname: 'Holm', password, lang: 'en' })
  expect((await signUp('Ada@bücher.example')).json().contact.email).toBe('ada@xn--bcher-kva.example')
  expect((await signUp('ada@xn--bcher-kva.example')).json().code).toBe('already-registered')
  expect((await signInBy(app, { email: 'ada@Bücher.example', password, headers: someone() })).statusCode).toBe(200)
  const exists = await app.inject({
    url: `/api/core/contacts/exists/email/${encodeURIComponent('ada@bücher.example')}`,
    headers: someone(),
  })
  expect(exists.json()).toEqual({ exists: true })
})
