import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { endpoint, noContent } from '#contract/endpoint'
import { connect } from '#database/connection'
import * as tables from '#database/tables'
import { serve } from '#server/platform/http/serve'
import { ownPage } from '#testing/accounts/accounts'
import { type ActorName, actors, bearerOf, signatureOf } from '#testing/bookings/demonstration-calls'
import { endsOfConnections } from '#testing/network/ends-of-connections'
import { testApp } from '#testing/site/app'

const one = await testApp({ demonstration: true })
const { app, db, get, post } = one
const at = '/api/demonstration'

describe('a private answer', () => {
  test('is not cached and has no ETag', async () => {
    const { status, headers } = await get(`${at}/notes/1`, bearerOf('lead-booker'))
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.etag).toBeUndefined()
  })

  test('has what the contract names, and nothing else', async () => {
    const { body } = await get(`${at}/notes/1`, bearerOf('lead-booker'))
    expect(body).toEqual({ id: 1, text: 'Arrives late' })
  })

  test.each<[ActorName, number]>([
    ['lead-booker', 200],
    ['staff looking on', 200],
    ['co-sign-in', 200],
    ['travel-agent', 200],
    ['guest-user', 200],
    ['staff with bookings', 200],
    ['another lead-booker', 404],
    ['another guest-user', 404],
    ['staff with passports', 404],
  ])('about a row is given to %s: %i', async (name, status) => {
    const theirs = await get(`${at}/notes/1`, bearerOf(name))
    expect(theirs.status).toBe(status)
    if (status === 200) return
    const missing = await get(`${at}/notes/2`, bearerOf('lead-booker'))
    const told = ({ requestId: _, ...rest }: Record<string, unknown>) => rest
    expect(told(theirs.body)).toEqual(told(missing.body))
  })

  test('may be nothing at all', async () => {
    const reply = await app.inject({ method: 'DELETE', url: `${at}/notes/1`, headers: bearerOf('lead-booker') })
    expect(reply.statusCode).toBe(204)
    expect(reply.body).toBe('')
    expect(reply.headers['cache-control']).toBe('private, no-store')
    const looker = await app.inject({ method: 'DELETE', url: `${at}/notes/1`, headers: bearerOf('staff looking on') })
    expect(looker.statusCode).toBe(404)
  })

  test('may be a file with a name in any script', async () => {
    const reply = await app.inject({ url: `${at}/notes/1/print`, headers: bearerOf('lead-booker') })
    expect(reply.body).toBe('Arrives late')
    expect(reply.headers).toMatchObject({ 'content-type': 'text/plain', 'cache-control': 'private, no-store' })
    expect(reply.headers['content-disposition']).toBe(
      `inline; filename="Note n_ 1 _ ___.txt"; filename*=UTF-8''Note%20n%C2%B0%201%20%E2%80%93%20%22%C3%A9%22.txt`,
    )
  })

  test('depends on headers that the contract names', async () => {
    const as = bearerOf('staff with passports')
    expect((await get(`${at}/passports`, { ...as, usertype: 'contact' })).body).toEqual({ usertype: 'contact' })
    const wrong = await get(`${at}/passports`, { ...as, usertype: 'thief' })
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors[0].field).toBe('headers.usertype')
  })
})

test('an endpoint with cookie access ignores bearer tokens', async () => {
  const headers = { ...ownPage, ...bearerOf('lead-booker'), cookie: 'session=mine' }
  const { status, body } = await post(`${at}/session`, {}, headers)
  expect([status, body]).toEqual([200, { cookie: 'session=mine', actor: 'anonymous' }])
})

test('an unauthorized caller is rejected before the body is parsed', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: `${at}/knocks/everywhere`,
    headers: { 'content-type': 'application/json' },
    payload: '{ broken',
  })
  expect(reply.statusCode).toBe(401)
})

test.each(['', 'Bearer', 'Bearer ', 'Bearer a b', 'bearer', 'Basic bGVhZDpib29rZXI=', 'Token lead-booker'])(
  '"%s" is no token',
  async authorization => {
    const { status, body } = await get(`${at}/notes/1`, { authorization })
    expect([status, body.code]).toEqual([401, 'not-signed-in'])
  },
)

describe('a call that may be repeated', () => {
  const key = () => crypto.randomUUID()
  const add = (email: string, idempotencyKey: string, headers: Record<string, string> = {}, fails = false) =>
    post(`${at}/contacts`, { email, ...(fails && { fails }) }, { 'idempotency-key': idempotencyKey, ...headers })
  const count = async (email: string) => (await db.select().from(tables.contact).where(sql`email = ${email}`)).length

  test('does its work once for a key, and answers the same again', async () => {
    const mine = key()
    const first = await add('once@example.com', mine)
    const again = await add('once@example.com', mine)
    expect(first.status).toBe(201)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await count('once@example.com')).toBe(1)
  })

  test('does it once when fifty come at the same moment, to two processes', async () => {
    const two = await testApp({ demonstration: true, beside: one })
    const mine = key()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        (i % 2 ? one : two).post(`${at}/contacts`, { email: 'fifty@example.com' }, { 'idempotency-key': mine }),
      ),
    )
    expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(201)
    expect(await count('fifty@example.com')).toBe(1)
  })

  test('rejects a key that came with another request', async () => {
    const mine = key()
    await add('a@example.com', mine)
    const other = await add('b@example.com', mine)
    expect([other.status, other.body.code]).toEqual([409, 'key-reused'])
    expect(await count('b@example.com')).toBe(0)
  })

  test('knows the keys of each caller apart', async () => {
    const mine = key()
    const first = await add('mine@example.com', mine, bearerOf('lead-booker'))
    const theirs = await add('theirs@example.com', mine, bearerOf('another lead-booker'))
    expect([first.status, theirs.status]).toEqual([201, 201])
    expect(first.body.id).not.toBe(theirs.body.id)
  })

  test('stores nothing of rejected work: it can be retried', async () => {
    const mine = key()
    expect((await add('later@example.com', mine, {}, true)).status).toBe(404)
    expect(await count('later@example.com')).toBe(0)
    expect((await add('later@example.com', mine)).status).toBe(201)
  })

  test('answers a secret again for an hour, and then does it anew', async () => {
    const mine = { 'idempotency-key': key() }
    const issue = async () => (await post(`${at}/secrets`, {}, mine)).body.secret
    const first = await issue()
    const start = one.clock.at
    await one.clock.set(start + 59 * 60_000)
    expect(await issue()).toBe(first)
    await one.clock.set(start + 61 * 60_000)
    expect(await issue()).not.toBe(first)
    await one.clock.set(start)
  })

  test('may be one that staff make', async () => {
    const stamp = async (mine: string) => {
      const headers = { ...bearerOf('staff with passports'), 'idempotency-key': mine }
      return (await app.inject({ method: 'PUT', url: `${at}/passports/7`, headers })).json()
    }
    const mine = key()
    const first = await stamp(mine)
    expect(first.staffId).toBe(actors['staff with passports'].staffId)
    expect(await stamp(mine)).toEqual(first)
    expect(await stamp(key())).not.toEqual(first)
  })

  test('takes no key that could be guessed', async () => {
    const { status, body } = await add('guess@example.com', '1')
    expect([status, body.errors[0].field]).toEqual([422, 'headers.idempotency-key'])
  })

  test('stores replies so that they cannot be read without the key', async () => {
    const mine = key()
    await add('sealed@example.com', mine)
    const { rows } = await db.execute(sql`select idempotency_key::text as row from idempotency_key`)
    const all =
      JSON.stringify(rows) + rows.map(({ row }) => Buffer.from(String(row).replace(/.*\\x/, ''), 'hex')).join()
    expect(all).not.toContain(mine)
    expect(all).not.toContain('"actor"')
  })
})

test('a request whose database connection is lost can be retried', async () => {
  const cutOff = endpoint({
    method: 'POST',
    path: '/demonstration/cut-off',
    group: 'extras',
    access: 'anyone',
    summary: 'Is cut off',
    reply: noContent,
    problems: [],
    writes: 'transactional',
  })
  const besides = (api: FastifyInstance) =>
    serve(api, cutOff, async ({ tx }) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await one.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      // No request is under way that could report it.
      await ended(rows[0]?.pid)
      await tx.execute(sql`select`)
    })
  const own = connect(one.url)
  const ended = endsOfConnections(own.pool)
  const two = await testApp({ beside: { ...own, clock: one.clock }, besides })
  const { status, body } = await two.post(`${at}/cut-off`, undefined)
  await own.close()
  expect([status, body.code]).toEqual([503, 'unavailable'])
})

describe('a call that a provider signs', () => {
  const hear = (payload: string | Readable, signature: string) =>
    app.inject({
      method: 'POST',
      url: `${at}/webhook`,
      headers: { 'content-type': 'application/json', 'cko-signature': signature },
      payload,
    })

  test('is heard', async () => {
    const payload = '{"type": "payment_captured"}'
    const reply = await hear(payload, signatureOf(payload))
    expect([reply.statusCode, reply.json()]).toEqual([200, { heard: 'payment_captured' }])
  })

  test('is rejected with any byte changed, before it is parsed', async () => {
    for (const [payload, signed] of [
      ['{"type":"payment_captured"}', '{"type": "payment_captured"}'],
      ['{ broken', 'x'],
    ] as const) {
      const reply = await hear(payload, signatureOf(signed))
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'bad-signature'])
    }
  })

  test('is read like any other once its signature is right', async () => {
    for (const [payload, status] of [
      ['{ broken', 400],
      ['{"type": 1}', 422],
    ] as const) {
      expect((await hear(payload, signatureOf(payload))).statusCode).toBe(status)
    }
  })

  test('is cut off where more is sent than can be taken', async () => {
    const payload = JSON.stringify({ type: 'x'.repeat(300_000) })
    expect((await hear(payload, signatureOf(payload))).statusCode).toBe(413)
    // Nor does it help not to say beforehand how much it is.
    const parts = Array.from({ length: 30 }, (_, i) => payload.slice(i * 10_011, (i + 1) * 10_011))
    expect((await hear(Readable.from(parts), signatureOf(payload))).statusCode).toBe(413)
    const small = '{"type": "payment_captured"}'
    expect((await hear(Readable.from([small.slice(0, 9), small.slice(9)]), signatureOf(small))).statusCode).toBe(200)
  })
})

test('OpenAPI documents access and replies', async () => {
  const { body } = await get('/api/openapi.json')
  const { paths, components } = body
  expect(components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' })
  const print = paths['/api/demonstration/notes/{id}/print'].get
  expect(print.security).toEqual([{ bearer: ['lead-booker'] }])
  expect(print.responses['200'].content['text/plain'].schema).toMatchObject({ type: 'string', format: 'binary' })
  expect(paths['/api/demonstration/notes/{id}'].delete.responses['204'].content).toBeUndefined()
  expect(paths['/api/demonstration/session'].post.security).toEqual([{ session: [] }])
  expect(Object.keys(paths['/api/demonstration/counts'].get.responses)).toContain('503')
  const add = paths['/api/demonstration/contacts'].post
  expect(Object.keys(add.responses)).toContain('201')
  expect(add.parameters).toMatchObject([{ in: 'header', name: 'idempotency-key', required: false }])
  expect(paths['/api/core/officehours'].get.security).toBeUndefined()
})
