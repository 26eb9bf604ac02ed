import { createHmac, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import type { Permission } from '#domain/access/actor'
import { demonstrationAccounts } from '#domain/demonstration'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { run as deleteUnsentFiles } from './delete-unsent-files.ts'

const { app, db, clock, configuration } = await testApp()
/** The demonstration's confirmed stay in Sicily. */
const bookingId = 9002
type Headers = Record<string, string>

const lead: Headers = bearer(await signInBy(app))
const guest: Headers = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
const staff: Headers = await staffBearer(db)
const stranger = { email: 'other@example.com', password: 'Sirocco2027' }
await app.inject({
  method: 'POST',
  url: '/api/auth/createaccount_and_token',
  payload: { ...stranger, firstname: 'Otto', lastname: 'Falk' },
})
const other: Headers = bearer(await signInBy(app, stranger))

/** A member of staff with one permission. */
const colleague = async (permission: Permission): Promise<Headers> =>
  staffBearer(db, await aColleague(db, { email: `${permission}@example.com`, permissions: [permission] }))

const at = `/api/core/bookings/${bookingId}/messages`
const call = (method: 'GET' | 'POST', url: string, headers: Headers, payload?: object) =>
  app.inject({
    method,
    url,
    headers: { ...(method === 'POST' && { 'idempotency-key': randomUUID() }), ...headers },
    ...(payload && { payload }),
  })
const send = (body: string, headers: Headers = lead, fileIds: number[] = []) =>
  call('POST', at, headers, { body, fileIds })
const waiting = async () => (await call('GET', '/api/office/messages', staff)).json().conversations
const answer = (id: number, body: string, fileIds: number[] = []) =>
  call('POST', `/api/office/messages/${id}`, staff, { body, fileIds })
const emailsTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(sql`id desc`)
const picture = async () =>
  (
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e4a5a' } })
      .png()
      .toBuffer()
  ).toString('base64')

/** Delivers an e-mail as the mail provider does. */
async function receive(lines: string[], key = configuration.replies?.webhookKey ?? '') {
  const payload = JSON.stringify({ raw: Buffer.from(lines.join('\r\n')).toString('base64') })
  const signature = createHmac('sha256', key).update(payload).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-mail-signature': signature }
  const reply = await app.inject({ method: 'POST', url: '/api/core/messages/inbound', headers, payload })
  return { status: reply.statusCode, result: reply.json().result ?? reply.json().code }
}
const replyTo = async () => (await emailsTo(demonstrationAccounts.leadBooker))[0]?.replyTo ?? ''
const anEmail = (to: string, body: string[], headers: string[] = []) => [
  `From: Eleanor <${demonstrationAccounts.leadBooker}>`,
  `To: ${to}`,
  'Subject: Re: A message',
  `Message-ID: <${randomUUID()}@mail.example>`,
  ...headers,
  '',
  ...body,
]

const start = clock.at
beforeEach(async () => {
  await clock.set(start)
  await db.delete(tables.conversation)
  await db.delete(tables.mail)
})

test('a message reaches the office once until staff have read it, and awaits an answer', async () => {
  expect((await call('GET', at, lead)).json()).toEqual({ bookingId, messages: [], readId: 0, staffReadId: 0 })
  const reply = await send('May we bring a dog?')
  expect(reply.statusCode).toBe(201)
  expect(reply.json().messages).toMatchObject([
    { side: 'client', author: 'Eleanor Hartley', byEmail: false, files: [] },
  ])
  await send('A small one.')
  const told = (await db.select().from(tables.mail).orderBy(tables.mail.id)).filter(({ subject }) =>
    subject.startsWith('Message from'),
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('May we bring a dog?')
  const [open] = await waiting()
  expect(open).toMatchObject({ bookingId, unread: 2, awaitsStaff: true, excerpt: 'A small one.', isGuest: false })
})

test('an answer is sent by e-mail, counted as unread until it was read, and logged', async () => {
  await send('May we bring a dog?')
  const [{ id }] = await waiting()
  expect((await answer(id, 'Of course.')).statusCode).toBe(204)
  const [letter] = await emailsTo(demonstrationAccounts.leadBooker)
  expect(letter?.text).toContain('Of course.')
  expect(letter?.replyTo).toMatch(/^messages\+[0-9a-z]+-[0-9a-f]{24}@maestrale\.example$/)
  expect(await waiting()).toEqual([])
  const unread = async () => (await call('GET', '/api/core/messages/unread', lead)).json().bookings
  expect(await unread()).toEqual([{ bookingId, unread: 1 }])
  const { messages } = (await call('GET', at, lead)).json()
  await call('POST', `${at}/read`, lead, { messageId: messages.at(-1).id })
  expect(await unread()).toEqual([])
  const [entry] = await db
    .select()
    .from(tables.staffAuditEntry)
    .where(eq(tables.staffAuditEntry.action, 'message-sent'))
  expect(entry?.reason).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}: message \d+$/)
})

test('what needs no answer is settled, but not what arrives meanwhile', async () => {
  const first = (await send('Thank you.')).json().messages.at(-1).id
  const [{ id }] = await waiting()
  await send('One more thing.')
  await call('POST', `/api/office/messages/${id}/read`, staff, { messageId: first, done: true })
  expect(await waiting()).toHaveLength(1)
  const last = (await call('GET', at, lead)).json().messages.at(-1).id
  await call('POST', `/api/office/messages/${id}/read`, staff, { messageId: last, done: true })
  expect(await waiting()).toEqual([])
})

describe('a conversation', () => {
  test('is the person’s alone: lead booker and guest read their own', async () => {
    await send('For the company only.')
    await send('I am the guest.', guest)
    const words = async (headers: Headers) =>
      (await call('GET', at, headers)).json().messages.map(({ body }: { body: string }) => body)
    expect(await words(lead)).toEqual(['For the company only.'])
    expect(await words(guest)).toEqual(['I am the guest.'])
    expect(await waiting()).toMatchObject([{ isGuest: false }, { isGuest: true, name: 'James Hartley' }])
  })

  test('is not found by others', async () => {
    await send('Hello.')
    for (const headers of [other, {}] as Headers[]) {
      const statuses = await Promise.all([
        call('GET', at, headers),
        call('POST', at, headers, { body: 'x' }),
        call('POST', `${at}/files`, headers, { name: 'a.png', content: await picture() }),
        call('POST', `${at}/read`, headers, { messageId: 1 }),
      ])
      for (const { statusCode } of statuses) expect([401, 404]).toContain(statusCode)
    }
    const [{ id }] = await waiting()
    const payments = await colleague('payments')
    expect((await call('GET', `/api/office/messages/${id}`, payments)).statusCode).toBe(404)
    expect((await call('GET', '/api/office/messages/999999', staff)).statusCode).toBe(404)
  })

  test('takes each message of a hundred at once, and one of a repeated request', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all([
      ...Array.from({ length: 20 }, () => call('POST', at, { ...lead, ...key }, { body: 'Once.' })),
      ...Array.from({ length: 20 }, (_, i) => send(`Message ${i}`)),
    ])
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(await db.select().from(tables.message)).toHaveLength(21)
    expect(await db.select().from(tables.conversation)).toHaveLength(1)
  })
})

describe('a file', () => {
  test('is attached by the side that uploaded it, and opened by the people of the conversation', async () => {
    const { id: fileId } = (
      await call('POST', `${at}/files`, lead, { name: '../dog.png', content: await picture() })
    ).json()
    const link = (headers: Headers) =>
      call('POST', '/api/core/documents/links', headers, { kind: 'attachment', id: fileId })
    expect((await link(lead)).statusCode).toBe(404)
    const { messages } = (await send('This is the dog.', lead, [fileId])).json()
    expect(messages.at(-1).files).toMatchObject([{ id: fileId, name: 'dog.png', type: 'image/png' }])
    const opened = await app.inject({ url: new URL((await link(lead)).json().address).pathname })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/png'])
    expect(opened.headers['content-disposition']).toMatch(/^attachment/)
    expect((await link(staff)).statusCode).toBe(200)
    for (const headers of [guest, other]) expect((await link(headers)).statusCode).toBe(404)
    const invoices = await colleague('bookings')
    const confirmation = { kind: 'confirmation', id: bookingId }
    expect((await call('POST', '/api/core/documents/links', invoices, confirmation)).statusCode).toBe(404)
  })

  test('of another conversation is not taken', async () => {
    const { id } = (await call('POST', `${at}/files`, guest, { name: 'a.png', content: await picture() })).json()
    expect((await send('Mine.', lead, [id])).json().messages.at(-1).files).toEqual([])
  })

  test.each([
    ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
    ['a text', Buffer.from('hello'), 415],
    ['more than 5 MB', Buffer.alloc(5_000_001), 413],
  ])('that is %s is refused', async (_what, content, status) => {
    const reply = await call('POST', `${at}/files`, lead, { name: 'a.png', content: content.toString('base64') })
    expect(reply.statusCode).toBe(status)
  })

  test('that is never sent is deleted after a day', async () => {
    await call('POST', `${at}/files`, lead, { name: 'a.png', content: await picture() })
    await deleteUnsentFiles({ db })
    expect(await db.select().from(tables.messageFile)).toHaveLength(1)
    await clock.set(start + 25 * 3_600_000)
    await deleteUnsentFiles({ db })
    expect(await db.select().from(tables.messageFile)).toEqual([])
  })
})

describe('an e-mail in reply', () => {
  const quoted = ['Yes, a small one.', '', 'On Friday, Maestrale wrote:', '> Of course.']
  const begin = async () => {
    await send('May we bring a dog?')
    const [{ id }] = await waiting()
    await answer(id, 'Of course. How big is it?')
    return replyTo()
  }

  test('becomes a message without what it quotes, once', async () => {
    const email = anEmail(await begin(), quoted)
    expect(await receive(email)).toEqual({ status: 200, result: 'stored' })
    expect(await receive(email)).toEqual({ status: 200, result: 'known' })
    const { messages } = (await call('GET', at, lead)).json()
    expect(messages.at(-1)).toMatchObject({ side: 'client', body: 'Yes, a small one.', byEmail: true })
    expect(messages).toHaveLength(3)
    expect(await waiting()).toHaveLength(1)
  })

  test('can be sent from the outbox of the demonstration', async () => {
    await begin()
    const [letter] = await emailsTo(demonstrationAccounts.leadBooker)
    expect((await app.inject({ url: `/dev/mail/${letter?.id}` })).body).toContain('Answer as its recipient')
    const sent = await app.inject({
      method: 'POST',
      url: `/dev/mail/${letter?.id}/reply`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ text: 'Knee-high.' }).toString(),
    })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/dev/mail/${letter?.id}?reply=stored`])
    expect((await call('GET', at, lead)).json().messages.at(-1)).toMatchObject({ body: 'Knee-high.', byEmail: true })
  })

  test('brings its picture, and names files that are not accepted', async () => {
    const boundary = 'b1'
    const part = (name: string, content: string) => [
      `--${boundary}`,
      `Content-Type: application/octet-stream; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content,
    ]
    const headers = ['MIME-Version: 1.0', `Content-Type: multipart/mixed; boundary=${boundary}`]
    const text = [`--${boundary}`, 'Content-Type: text/plain', '', 'The dog.']
    const files = [...part('dog.png', await picture()), ...part('run.exe', Buffer.from('MZ').toString('base64'))]
    const email = anEmail(await begin(), [...text, ...files, `--${boundary}--`], headers)
    expect((await receive(email)).result).toBe('stored')
    const last = (await call('GET', at, lead)).json().messages.at(-1)
    expect(last).toMatchObject({ body: 'The dog.\n\n[run.exe: not accepted]', files: [{ name: 'dog.png' }] })
  })

  test.each(['Auto-Submitted: auto-replied', 'Precedence: bulk', 'Return-Path: <>'])(
    'that a program wrote (%s) is dropped',
    async header => {
      expect((await receive(anEmail(await begin(), quoted, [header]))).result).toBe('automatic')
    },
  )

  test('from another sender, or to a forged address, is forwarded to the office', async () => {
    const to = await begin()
    const forged = anEmail(to, quoted).map(line => line.replace(demonstrationAccounts.leadBooker, 'evil@example.com'))
    const altered = anEmail(to.replace(/.@/, '0@').replace(/-..../, '-0000'), quoted)
    const elsewhere = anEmail('messages@maestrale.example', quoted)
    for (const email of [forged, altered, elsewhere]) expect((await receive(email)).result).toBe('forwarded')
    const forwarded = (await emailsTo('office@maestrale.example')).filter(({ subject }) =>
      subject.startsWith('Forwarded'),
    )
    expect(forwarded).toHaveLength(3)
    expect(forwarded.map(({ replyTo: sender }) => sender)).toContain('evil@example.com')
    expect((await call('GET', at, lead)).json().messages).toHaveLength(2)
  })

  test('from a guest whose invitation was withdrawn is forwarded, and staff cannot answer them', async () => {
    await send('I am the guest.', guest)
    const [{ id }] = await waiting()
    await answer(id, 'Welcome.')
    const [letter] = await emailsTo(demonstrationAccounts.guest)
    await db.update(tables.guestLogin).set({ archivedAt: new Date() })
    const email = anEmail(letter?.replyTo ?? '', quoted).map(line =>
      line.replace(demonstrationAccounts.leadBooker, demonstrationAccounts.guest),
    )
    expect((await receive(email)).result).toBe('forwarded')
    expect((await answer(id, 'Are you still there?')).statusCode).toBe(409)
    expect(await emailsTo(demonstrationAccounts.guest)).toHaveLength(1)
    await db.update(tables.guestLogin).set({ archivedAt: null })
  })

  test('of nothing but blank lines does not keep the server busy', async () => {
    const to = await begin()
    expect((await receive(anEmail(to, ['Yes.', ...Array.from({ length: 100_000 }, () => ''), '.']))).result).toBe(
      'stored',
    )
    expect((await call('GET', at, lead)).json().messages.at(-1).body).toMatch(/^Yes\./)
  })

  test('that nests too deeply is forwarded as it came', async () => {
    const parts = Array.from({ length: 40 }, (_, i) => [
      `Content-Type: multipart/mixed; boundary=b${i}`,
      '',
      `--b${i}`,
    ]).flat()
    const [from = '', ...others] = anEmail(await begin(), [])
    expect((await receive([from, ...others.slice(0, 3), ...parts])).result).toBe('forwarded')
  })

  test('without a valid signature is refused', async () => {
    expect(await receive(anEmail(await begin(), quoted), 'another key')).toEqual({
      status: 401,
      result: 'bad-signature',
    })
  })

  test('of nonsense is no failure of the site', async () => {
    for (const lines of [[''], ['\u0000\u0001'], ['From: <'], [`To: ${'a'.repeat(5000)}`]])
      expect((await receive(lines)).status).toBe(200)
  })
})
