import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { bearerOf } from '#testing/bookings/demonstration-calls'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { liveEnvironment } from '#testing/site/live-environment'

type Line = Record<string, unknown>

const lines: string[] = []
const one = await testApp({ demonstration: true, log: line => lines.push(line) })
const { app } = one
const at = '/api/demonstration'

const eventsIn = (log: readonly string[]): Line[] =>
  log.map(line => JSON.parse(line)).filter(({ channel }) => channel === 'security')
const told = () => eventsIn(lines)

let caller = 0
beforeEach(() => {
  lines.length = 0
  caller++
})
/** An address that has not called before. */
const someone = () => ({ 'x-forwarded-for': `198.51.100.${caller}` })
const ask = (request: InjectOptions) => app.inject({ ...request, headers: { ...someone(), ...request.headers } })
const json = { 'content-type': 'application/json' }

const footer = '/api/core/contacts/emailsub/footer'

/** Rejected requests, each with its log line. */
const refused: [rule: string, request: InjectOptions, line: Line][] = [
  ['not-signed-in', { url: `${at}/notes/1` }, { method: 'GET', route: `${at}/notes/:id` }],
  [
    'session-ended',
    { url: `${at}/notes/1`, headers: { authorization: 'Bearer stolen' } },
    { route: `${at}/notes/:id` },
  ],
  [
    'not-theirs',
    { url: `${at}/notes/1`, headers: bearerOf('another lead-booker') },
    { route: `${at}/notes/:id`, actor: 'lead-booker' },
  ],
  [
    'not-theirs',
    { url: `${at}/passports`, headers: bearerOf('staff without permissions') },
    { route: `${at}/passports` },
  ],
  [
    'bad-signature',
    {
      method: 'POST',
      url: `${at}/webhook`,
      headers: { ...json, 'cko-signature': 'forged' },
      payload: '{"type":"paid"}',
    },
    { method: 'POST', route: `${at}/webhook` },
  ],
  [
    'too-large',
    { method: 'POST', url: footer, headers: json, payload: JSON.stringify({ email: 'x'.repeat(300_000) }) },
    { route: footer },
  ],
  ['unsupported-media-type', { method: 'POST', url: footer, headers: { 'content-type': 'text/x' }, payload: 'x' }, {}],
  ['malformed-request', { method: 'POST', url: footer, headers: json, payload: '{ broken' }, { route: footer }],
  ['malformed-request', { url: '/api/core/%E0%A4%A' }, { method: 'GET' }],
  [
    'forged-input',
    { method: 'POST', url: footer, headers: json, payload: '{"email":{"$ne":null}}' },
    { route: footer },
  ],
]

describe('the security log', () => {
  test.each(refused)('logs %s once', async (rule, request, line) => {
    const { statusCode, body } = await ask(request)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
    expect(told()).toEqual([
      expect.objectContaining({ ...line, channel: 'security', rule, address: `198.51.100.${caller}`, msg: 'refused' }),
    ])
    // The response has the request id of the line.
    expect(told()[0]?.requestId).toBe(JSON.parse(body).requestId)
  })

  test('logs a reached limit once, whichever counter applies', async () => {
    for (let i = 0; i < 4; i++) await ask({ method: 'POST', url: `${at}/knocks/here` })
    for (let i = 0; i < 4; i++)
      await ask({ method: 'POST', url: `${at}/knocks/everywhere`, headers: bearerOf('travel-agent') })
    expect(told().map(({ rule, route }) => [rule, route])).toEqual([
      ['too-many-requests', `${at}/knocks/here`],
      ['too-many-requests', `${at}/knocks/everywhere`],
    ])
  })

  test('logs a page whose address is not typed by people', async () => {
    await ask({ url: '/greece%00' })
    expect(told()).toMatchObject([{ rule: 'malformed-request', method: 'GET' }])
  })

  test('says nothing of what visitors come upon by themselves', async () => {
    const usual: InjectOptions[] = [
      { url: '/api/core/officehours' },
      { url: '/api/core/properties/2147483647/lang/en' },
      { url: '/api/core/properties/search?from=soon' },
      { url: '/api/core/no-such-call' },
      { url: `${at}/notes/2`, headers: bearerOf('lead-booker') },
      { method: 'POST', url: footer, headers: json, payload: '{"email":"not an address"}' },
    ]
    for (const request of usual) await ask(request)
    expect(told()).toEqual([])
  })

  test('counts an IPv6 network as one caller, and names the address that was first', async () => {
    for (const host of ['1', '2', 'a:3'])
      await ask({ url: `${at}/notes/1`, headers: { 'x-forwarded-for': `2001:db8:5:${caller}::${host}` } })
    expect(told()).toMatchObject([{ address: `2001:db8:5:${caller}::1` }])
  })

  test('names the proxy where what it says is no address', async () => {
    await ask({ url: `${at}/notes/1`, headers: { 'x-forwarded-for': 'anna@example.com\r\n{"rule":"forged"}' } })
    expect(told()).toMatchObject([{ address: '127.0.0.1' }])
    expect(lines.join('')).not.toContain('anna')
  })
})

test('whatever is sent, nothing of it stands in the security log', async () => {
  const marked = fc.string({ minLength: 12, maxLength: 12, unit: fc.constantFrom(...'abcdefghij') })
  const anyRequest = fc.tuple(
    marked,
    fc.constantFrom<(mark: string) => InjectOptions>(
      mark => ({ url: `${at}/notes/${mark}`, headers: { authorization: `Bearer ${mark}` } }),
      mark => ({ url: `${at}/notes/1?token=${mark}`, headers: { cookie: `session=${mark}` } }),
      mark => ({ url: `${at}/notes/1?e=${mark}`, headers: { ...bearerOf('another lead-booker'), input: mark } }),
      mark => ({ url: `/api/core/${mark}/%ff?${mark}`, headers: { 'user-agent': mark, referer: `https://${mark}/` } }),
      mark => ({ url: `/${mark}%00`, headers: { 'x-forwarded-for': mark } }),
      mark => ({
        method: 'POST',
        url: `${footer}?t=${mark}`,
        headers: json,
        payload: JSON.stringify({ email: [mark], [mark]: mark }),
      }),
      mark => ({ method: 'POST', url: footer, headers: json, payload: `{ ${mark}` }),
      mark => ({ method: 'POST', url: footer, headers: { 'content-type': `text/${mark}` }, payload: mark }),
      mark => ({
        method: 'POST',
        url: `${at}/webhook`,
        headers: { ...json, 'cko-signature': mark },
        payload: JSON.stringify({ type: mark }),
      }),
      mark => ({
        method: 'POST',
        url: `${at}/contacts`,
        headers: { ...json, 'idempotency-key': mark },
        payload: JSON.stringify({ email: mark }),
      }),
    ),
  )
  let events = 0
  await fc.assert(
    fc.asyncProperty(anyRequest, async ([mark, requestOf]) => {
      lines.length = 0
      caller = (caller + 1) % 250
      const { headers, ...request } = requestOf(mark)
      await app.inject({ ...request, headers: { 'x-forwarded-for': `198.51.100.${caller}`, ...headers } })
      events += told().length
      expect(lines.join('')).not.toContain(mark)
    }),
    { numRuns: 300 },
  )
  expect(events, 'the test looks at lines').toBeGreaterThan(100)
})

describe('a flood of refusals', () => {
  test('of one address is two lines: the first, and how many came after it', async () => {
    const flooded: string[] = []
    const { app: site } = await testApp({ demonstration: true, beside: one, log: line => flooded.push(line) })
    for (let i = 0; i < 300; i++)
      await site.inject({ url: `${at}/notes/${i}`, headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(flooded).toHaveLength(1)
    await site.close()
    expect(flooded.map(line => JSON.parse(line))).toMatchObject([
      { rule: 'not-signed-in', msg: 'refused' },
      { rule: 'not-signed-in', msg: 'refused again', times: 299, address: '203.0.113.9', route: `${at}/notes/:id` },
    ])
  })

  test('of many addresses is logged individually up to a number, and then counted', async () => {
    const flooded: string[] = []
    const { app: site } = await testApp({ demonstration: true, beside: one, log: line => flooded.push(line) })
    for (let i = 0; i < 700; i++)
      await site.inject({ url: `${at}/notes/1`, headers: { 'x-forwarded-for': `10.1.${i >> 8}.${i & 255}` } })
    await site.close()
    expect(flooded).toHaveLength(501)
    expect(JSON.parse(flooded.at(-1) ?? '')).toMatchObject({ rule: 'not-signed-in', times: 200 })
    expect(JSON.parse(flooded.at(-1) ?? '')).not.toHaveProperty('address')
  })
})

describe('what is no request', () => {
  const say = async (port: number, text: string) => {
    const line = connect(port, '127.0.0.1')
    await once(line, 'connect')
    line.write(text)
    await once(line.resume(), 'close')
  }

  test('is logged with the address of its connection, and not its content', async () => {
    const heard: string[] = []
    const { app: site } = await testApp({ beside: one, log: line => heard.push(line) })
    await site.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.server.address() as AddressInfo
    await say(port, 'EHLO anna@example.com\r\n\r\n')
    await eventually(() => expect(eventsIn(heard)).toHaveLength(1))
    expect(eventsIn(heard)).toMatchObject([{ rule: 'unreadable-request', address: '127.0.0.1' }])
    expect(heard.join('')).not.toContain('anna')
  })

  test.each([
    ['names another host', 'other-host', ['Host: evil.example']],
    ['names two hosts', 'malformed-request', ['Host: villas.example', 'Host: evil.example']],
    ['has longer headers than are read', 'unreadable-request', ['Host: villas.example', `X: ${'evil'.repeat(5000)}`]],
  ])('or %s, is told as %s', async (_, rule, headers) => {
    const heard: string[] = []
    const { app: site } = await testApp({ beside: one, environment: liveEnvironment, log: line => heard.push(line) })
    await site.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.server.address() as AddressInfo
    await say(port, `${['GET /contact HTTP/1.1', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`)
    await eventually(() => expect(eventsIn(heard)).toMatchObject([{ rule, address: '127.0.0.1' }]))
    expect(heard.join('')).not.toContain('evil')
  })

  test('that is never finished is logged at its timeout', async () => {
    const heard: string[] = []
    const { app: site } = await testApp({ beside: one, log: line => heard.push(line) })
    await site.listen({ port: 0, host: '127.0.0.1' })
    const connected = once(site.server, 'connection')
    const slow = connect((site.server.address() as AddressInfo).port, '127.0.0.1')
    const [socket] = await connected
    // The error of Node.js when a request times out.
    site.server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    await once(slow.resume(), 'close')
    expect(eventsIn(heard)).toMatchObject([{ rule: 'slow-request', address: '127.0.0.1' }])
  })

  test('on a lost connection is not logged', async () => {
    const heard: string[] = []
    const { app: site } = await testApp({ beside: one, log: line => heard.push(line) })
    await site.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.server.address() as AddressInfo
    const line = connect(port, '127.0.0.1')
    await once(line, 'connect')
    line.end('GET /greece HTTP/1.1\r\nHost: local')
    await once(line.resume(), 'close')
    expect(eventsIn(heard)).toEqual([])
  })
})

describe('where it goes', () => {
  const folders: string[] = []
  afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true }))))
  const newFile = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'maestrale-log-'))
    folders.push(folder)
    return join(folder, 'below', 'security.log')
  }
  const knock = (site: typeof app) => site.inject({ url: `${at}/notes/1` })
  const siteWith = (environment: Record<string, string>, heard: string[] = []) =>
    testApp({ demonstration: true, beside: one, environment, log: line => heard.push(line) })

  test('is a file of its own where one is named, which only its owner and group may read', async () => {
    const file = await newFile()
    const heard: string[] = []
    for (let i = 0; i < 2; i++) {
      const { app: site } = await siteWith({ SECURITY_LOG: file, LOG_LEVEL: 'silent' }, heard)
      await knock(site)
    }
    const written = (await readFile(file, 'utf8')).trim().split('\n')
    expect(written.map(line => JSON.parse(line).rule)).toEqual(['not-signed-in', 'not-signed-in'])
    expect((await stat(file)).mode & 0o007).toBe(0)
    expect(heard).toEqual([])
  })

  test('is a new file after rotation, and the other log where it cannot be written', async () => {
    const file = await newFile()
    const heard: string[] = []
    const { app: site } = await siteWith({ SECURITY_LOG: file }, heard)
    await site.inject({ url: `${at}/notes/1`, headers: { 'x-forwarded-for': '203.0.113.1' } })
    await rename(file, `${file}.1`)
    await site.inject({ url: `${at}/notes/1`, headers: { 'x-forwarded-for': '203.0.113.2' } })
    const addressIn = async (path: string) => JSON.parse(await readFile(path, 'utf8')).address
    expect([await addressIn(`${file}.1`), await addressIn(file)]).toEqual(['203.0.113.1', '203.0.113.2'])
    await rm(file)
    await mkdir(file)
    await site.inject({ url: `${at}/notes/1`, headers: { 'x-forwarded-for': '203.0.113.3' } })
    expect(eventsIn(heard)).toMatchObject([{ rule: 'not-signed-in', address: '203.0.113.3' }])
  })

  test('is the other log, at whatever level that is', async () => {
    const heard: string[] = []
    await knock((await siteWith({ LOG_LEVEL: 'fatal' }, heard)).app)
    expect(heard).toHaveLength(1)
  })

  test('is nowhere where none is wanted', async () => {
    const heard: string[] = []
    await knock((await siteWith({ SECURITY_LOG: 'none' }, heard)).app)
    await knock((await siteWith({ LOG_LEVEL: 'silent' }, heard)).app)
    expect(heard).toEqual([])
  })

  test('keeps the site from starting where it cannot be written', async () => {
    await expect(siteWith({ SECURITY_LOG: '/dev/null/security.log' })).rejects.toThrow(/SECURITY_LOG/)
  })
})
