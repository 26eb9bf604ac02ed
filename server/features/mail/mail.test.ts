import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as tables from '#database/tables'
import { smtp } from '#server/adapters/mail/smtp'
import { jobs } from '#server/jobs'
import { startWorkers, type Workers } from '#server/platform/jobs/workers'
import { testApp } from '#testing/site/app'
import { startSite } from '#testing/site/site-process'
import { sendMail } from './jobs.ts'
import { type Purpose, queueEmail } from './queue-email.ts'

const { context, db, url } = await testApp()

interface Received {
  recipient: string
  source: string
}

type Answer = (recipient: string) => Error | undefined | Promise<Error | undefined>

const stops: (() => Promise<unknown>)[] = []
const logged: unknown[] = []

/** A mail server; `answer` decides its reply once an e-mail has arrived. */
async function mailServer({ port = 0, answer = () => undefined }: { port?: number; answer?: Answer } = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? Object.assign(new Error(`no ${address}`), { responseCode: 550 }) : null),
    onData: async (stream, session, done) => {
      const source = Buffer.concat(await stream.toArray()).toString()
      const recipient = session.envelope.rcptTo[0]?.address ?? ''
      received.push({ recipient, source })
      done(await answer(recipient))
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: taken } = server.server.address() as AddressInfo
  const close = () => new Promise<void>(done => server.close(done))
  stops.push(close)
  return { received, port: taken, address: `smtp://127.0.0.1:${taken}`, close }
}

/** Sends the written e-mails through this server, with a short timeout. */
function work(address: string, silence = 1000): Workers {
  const mailer = smtp({ url: address, from: 'Maestrale <villas@maestrale.example>', patience: silence })
  const log = { error: (entry: unknown) => logged.push(entry), warn: (entry: unknown) => logged.push(entry) }
  const workers = startWorkers(jobs, {
    db,
    context: { ...context, mailer },
    log: log as never,
    superviseEvery: 1,
    lookEvery: 0.5,
  })
  stops.push(() => workers.stop(1000))
  return workers
}

const write = async (recipient: string, purpose: Purpose = 'form') => {
  const id = await db.transaction(tx =>
    queueEmail(tx, {
      purpose,
      recipient,
      requestedBy: 'reader',
      language: 'de',
      subject: 'Grüße von der Küste',
      html: '<p>Schön</p>',
      text: 'Schön',
      replyTo: 'office@maestrale.example',
      listUnsubscribe: 'https://villas.example/leave/abc',
    }),
  )
  if (id === undefined) throw new Error('the e-mail was not written')
  return id
}

async function mailOf(id: number) {
  const [row] = await db.select().from(tables.mail).where(eq(tables.mail.id, id))
  if (!row) throw new Error('no such mail')
  return row
}

const patience = { timeout: 20_000, interval: 50 }
const messageId = (source: string) => /^Message-ID: (.*)$/im.exec(source)?.[1]
/** Makes pending retries due now. */
const hurry = () =>
  db.execute(sql`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'`)

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
  await db.execute(sql`delete from pgboss.job where name = 'send-mail'`)
  logged.length = 0
})

test('an e-mail is sent once, as it was written', async () => {
  const server = await mailServer()
  work(server.address)
  const id = await write('traveller@example.com')
  await vi.waitFor(async () => expect((await mailOf(id)).sentAt).toBeInstanceOf(Date), patience)
  expect(await mailOf(id)).toMatchObject({ attempts: 1, lastError: null })
  const [{ recipient, source } = { recipient: '', source: '' }] = server.received
  expect(server.received).toHaveLength(1)
  expect(recipient).toBe('traveller@example.com')
  for (const line of [
    'From: Maestrale <villas@maestrale.example>',
    'To: traveller@example.com',
    'Reply-To: office@maestrale.example',
    'List-Unsubscribe: <https://villas.example/leave/abc>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    `Message-ID: <${(await mailOf(id)).reference}@localhost>`,
  ])
    expect(source).toContain(`${line}\r\n`)
})

test('an e-mail about an account goes before those of forms, however long these have waited', async () => {
  for (let i = 0; i < 40; i++) await write(`visitor-${i}@example.com`)
  await write('owner@example.com', 'transactional')
  const server = await mailServer()
  work(server.address)
  await vi.waitFor(() => expect(server.received).toHaveLength(41), patience)
  const place = server.received.findIndex(({ recipient }) => recipient === 'owner@example.com')
  expect(place).toBeLessThan(sendMail.concurrency)
})

test('while the mail server is slow with one e-mail, others go over connections of their own', async () => {
  const hesitates = Promise.withResolvers<undefined>()
  const server = await mailServer({
    answer: recipient => (recipient.startsWith('slow') ? hesitates.promise : undefined),
  })
  const first = await write('slow@example.com')
  work(server.address, 20_000)
  await vi.waitFor(() => expect(server.received).toHaveLength(1), patience)
  const second = await write('traveller@example.com')
  await vi.waitFor(async () => expect((await mailOf(second)).sentAt).toBeTruthy(), patience)
  expect((await mailOf(first)).sentAt).toBeNull()
  hesitates.resolve(undefined)
  await vi.waitFor(async () => expect((await mailOf(first)).sentAt).toBeTruthy(), patience)
})

test('a recipient with line ends adds no header', async () => {
  const server = await mailServer()
  work(server.address)
  const id = await write('traveller@example.com\r\nBcc: everybody@example.com')
  await vi.waitFor(async () => expect((await mailOf(id)).attempts).toBeGreaterThan(0), patience)
  await vi.waitFor(async () => expect((await mailOf(id)).sentAt ?? (await mailOf(id)).lastError).toBeTruthy(), patience)
  expect(server.received.map(({ source }) => source).join()).not.toMatch(/^Bcc:/m)
})

describe('a mail server', () => {
  test('that is down is retried until it is available', async () => {
    const first = await mailServer()
    await first.close()
    work(first.address)
    const id = await write('traveller@example.com')
    await vi.waitFor(async () => expect((await mailOf(id)).lastError).toMatch(/^E/), patience)
    const { received } = await mailServer({ port: first.port })
    await vi.waitFor(async () => {
      await hurry()
      expect((await mailOf(id)).sentAt).toBeTruthy()
    }, patience)
    expect(received).toHaveLength(1)
    expect((await mailOf(id)).lastError).toBeNull()
  })

  test('that does not reply times out, and gets the same e-mail with the same Message-ID again', async () => {
    let times = 0
    const server = await mailServer({
      answer: () => (++times === 1 ? new Promise(() => {}) : undefined),
    })
    work(server.address)
    const id = await write('traveller@example.com')
    await vi.waitFor(async () => {
      await hurry()
      expect((await mailOf(id)).sentAt).toBeTruthy()
    }, patience)
    expect(server.received).toHaveLength(2)
    expect(new Set(server.received.map(({ source }) => messageId(source))).size).toBe(1)
  })

  test('that rejects temporarily is retried', async () => {
    let times = 0
    const busy = Object.assign(new Error('traveller@example.com: try later'), { responseCode: 451 })
    const server = await mailServer({ answer: () => (++times === 1 ? busy : undefined) })
    work(server.address)
    const id = await write('traveller@example.com')
    await vi.waitFor(async () => expect((await mailOf(id)).lastError).toBe('EMESSAGE 451'), patience)
    await vi.waitFor(async () => {
      await hurry()
      expect((await mailOf(id)).sentAt).toBeTruthy()
    }, patience)
  })

  test('that rejects a recipient permanently is not retried', async () => {
    const server = await mailServer()
    work(server.address)
    const id = await write('nobody@example.com')
    await vi.waitFor(async () => expect((await mailOf(id)).refusedAt).toBeTruthy(), patience)
    expect(await mailOf(id)).toMatchObject({ attempts: 1, sentAt: null, lastError: 'EENVELOPE 550' })
    expect(server.received).toEqual([])
  })

  test('leaves no address in the log', async () => {
    const server = await mailServer({
      answer: recipient => Object.assign(new Error(`${recipient} is over quota`), { responseCode: 452 }),
    })
    work(server.address)
    const id = await write('traveller@example.com')
    await vi.waitFor(async () => expect((await mailOf(id)).lastError).toBeTruthy(), patience)
    await vi.waitFor(() => expect(logged.length).toBeGreaterThan(0), patience)
    const { rows } = await db.execute(sql`select data, output from pgboss.job where name = 'send-mail'`)
    expect(inspect([logged, rows], { depth: 9 })).not.toContain('traveller')
  })
})

test('a process that is killed while sending loses no e-mail: another sends it with the same Message-ID', async () => {
  const begun = Promise.withResolvers<void>()
  let times = 0
  const server = await mailServer({
    answer: () => {
      begun.resolve()
      return ++times === 1 ? new Promise(() => {}) : undefined
    },
  })
  const site = await startSite({ DATABASE_URL: url, SMTP_URL: server.address, PUBLIC_URL: 'http://localhost' })
  const id = await write('traveller@example.com')
  await begun.promise
  await site.stop('SIGKILL')
  expect(await mailOf(id)).toMatchObject({ attempts: 1, sentAt: null })
  work(server.address)
  // Simulates a missed heartbeat of the killed process.
  await db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`)
  await vi.waitFor(async () => {
    await hurry()
    expect((await mailOf(id)).sentAt).toBeTruthy()
  }, patience)
  expect(server.received).toHaveLength(2)
  expect(new Set(server.received.map(({ source }) => messageId(source))).size).toBe(1)
}, 90_000)
