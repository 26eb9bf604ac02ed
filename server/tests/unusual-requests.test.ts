import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { eventually } from '#testing/eventually'
import { portOf, type RawAnswer, rawAnswer } from '#testing/network/raw-request'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'
import { liveEnvironment } from '#testing/site/live-environment'
import { testFolder } from '#testing/test-folder'

const clientFolder = await testFolder('maestrale-client-')
await mkdir(join(clientFolder, 'assets'))
await writeFile(join(clientFolder, 'assets', 'page-0a1b2c.js'), 'export const page = 1\n')
await writeFile(join(clientFolder, 'offline.js'), 'export const page = 1\n')

const lines: string[] = []
const renderer = await builtSite()
const site = await testApp({ renderer, clientFolder, demonstration: true, log: line => lines.push(line) })
const live = await testApp({
  renderer,
  beside: site,
  environment: liveEnvironment,
})
const { app } = site

/** A request of these lines; its connection is closed when it is answered, unless the lines say otherwise. */
const ask = (...lines: string[]) => rawAnswer(app, `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
const askLive = (...lines: string[]) => rawAnswer(live.app, `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)

const guarded = {
  'content-security-policy': expect.stringMatching(/default-src 'self'.*base-uri 'none'.*frame-ancestors 'none'/),
  'permissions-policy': expect.stringMatching(/geolocation=\(\).*camera=\(\)/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'accept-encoding, cookie, x-visitor-country',
}

function expectProblem({ status, headers, body }: RawAnswer, wanted: number, code: string): void {
  expect([status, JSON.parse(body).code]).toEqual([wanted, code])
  expect(headers).toMatchObject({ ...guarded, 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  expect(JSON.parse(body)).toMatchObject({ status: wanted, requestId: expect.stringMatching(/^[\da-f-]{36}$/) })
}

const warning = 40

afterEach(() => {
  const told = lines
    .splice(0)
    .map(line => JSON.parse(line))
    .filter(line => line.channel !== 'security' && line.level >= warning)
  expect(told, 'what others do wrong is no failure of ours').toEqual([])
})

describe('bytes that are no request are rejected with all headers', () => {
  test.each([
    ['noise', '\u0001\u0002\r\n\r\n', 400, 'malformed-request'],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'malformed-request'],
    ['a space in a name', 'GET / HTTP/1.1\r\nHost: a\r\nA b: c\r\n\r\n', 400, 'malformed-request'],
    ['an unknown method', 'STEAL / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'malformed-request'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers-too-large'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
      400,
      'malformed-request',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'malformed-request',
    ],
  ])('%s', async (_, text, status, code) => {
    expectProblem(await rawAnswer(app, text), status, code)
  })

  test.each(['/api/core/contacts/emailsub/footer', '/api/demonstration/webhook'])(
    'a chunk that breaks off what began well, to %s',
    async path => {
      const head = [`POST ${path} HTTP/1.1`, 'Host: a', 'Content-Type: application/json']
      const text = `${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n`
      expectProblem(await rawAnswer(app, text, '5\r\n{"ema\r\nzz\r\n'), 400, 'malformed-request')
    },
  )

  test('a client that leaves in the middle of a body leaves no trace', async () => {
    const socket = connect(await portOf(app), '127.0.0.1')
    await once(socket, 'connect')
    socket.write('POST /api/core/contacts/emailsub/footer HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n')
    socket.write('Content-Length: 500\r\n\r\n{"email":')
    // The site has begun to read when it answers another.
    expect((await ask('GET /healthz HTTP/1.1', 'Host: a')).status).toBe(200)
    socket.resetAndDestroy()
    const connections = promisify(app.server.getConnections.bind(app.server))
    await eventually(async () => expect(await connections()).toBe(0))
  })

  test('a tunnel to another host', async () => {
    const answer = await ask('CONNECT mail.example:25 HTTP/1.1', 'Host: mail.example:25')
    expectProblem(answer, 405, 'method-not-allowed')
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  test('an expectation that cannot be met', async () => {
    expectProblem(await ask('GET / HTTP/1.1', 'Host: a', 'Expect: a miracle'), 417, 'expectation-failed')
  })
})

describe('the host of a request', () => {
  test.each([
    ['two', ['Host: a', 'host: b']],
    ['twice the same', ['Host: a', 'Host: a']],
    ['none', []],
    ['an empty one', ['Host:']],
    ['somebody’s', ['Host: user@a']],
    ['a path', ['Host: a/b']],
    ['two in one', ['Host: a, b']],
  ])('is not %s', async (_, hosts) => {
    expectProblem(await ask('GET / HTTP/1.1', ...hosts), 400, 'malformed-request')
  })

  test.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'my_villas.internal'])(
    'may be %s in the demonstration',
    async host => {
      expect((await ask('GET /healthz HTTP/1.1', `Host: ${host}`)).status).toBe(200)
      expect((await ask('GET /contact HTTP/1.1', `Host: ${host}`)).status).toBe(200)
    },
  )

  test('decides the content of robots.txt: a live site names no pages of the demonstration', async () => {
    expect((await ask('GET /robots.txt HTTP/1.1', 'Host: a')).body).toContain('Disallow: /dev/')
    const { body } = await askLive('GET /robots.txt HTTP/1.1', 'Host: villas.example')
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /secure',
      'Sitemap: https://villas.example/sitemap.xml',
      '',
    ])
  })

  test('need not be named before HTTP/1.1', async () => {
    expect((await ask('GET /robots.txt HTTP/1.0')).status).toBe(200)
  })

  test.each(['villas.example', 'VILLAS.example:443', 'villas.example.'])('live, %s is ours', async host => {
    expect((await askLive('GET /contact HTTP/1.1', `Host: ${host}`)).status).toBe(200)
    expect((await askLive('GET https://villas.example/contact HTTP/1.1', `Host: ${host}`)).status).toBe(200)
  })

  test.each([
    'localhost:3000',
    '127.0.0.1',
    'villas.example.evil.example',
    'evil.example',
    'villas.example:8443',
    'xvillas.example',
  ])('live, %s is not ours, but for those who look after the site', async host => {
    for (const path of ['/contact', '/api/core/officehours', '/media/x', '/healthz/..', '/robots.txt'])
      expectOtherHost(await askLive(`GET ${path} HTTP/1.1`, `Host: ${host}`))
    expect((await askLive('GET /healthz HTTP/1.1', `Host: ${host}`)).status).toBe(200)
    expect((await askLive('GET /readyz HTTP/1.1', `Host: ${host}`)).status).toBe(200)
  })

  test('live, it is the one of the whole address, too', async () => {
    expectOtherHost(await askLive('GET http://evil.example/contact HTTP/1.1', 'Host: villas.example'))
    expectOtherHost(await askLive('GET https://villas.example/contact HTTP/1.1', 'Host: evil.example'))
    expectOtherHost(await askLive('GET /contact HTTP/1.0'))
  })
})

function expectOtherHost(answer: RawAnswer): void {
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([421, 'other-host'])
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cache-control': 'no-store',
  })
}

describe('an unsatisfiable request', () => {
  const file = '/offline.js'

  test('is no part of a file', async () => {
    const answer = await ask(`GET ${file} HTTP/1.1`, 'Host: a', 'Range: bytes=9999-')
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([416, 'no-such-part'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await ask(`GET ${file} HTTP/1.1`, 'Host: a', 'Range: bytes=0-5')).body).toBe('export')
  })

  test('is not an expected version', async () => {
    const { status, body } = await ask(`GET ${file} HTTP/1.1`, 'Host: a', 'If-Match: "another"')
    expect([status, JSON.parse(body).code]).toEqual([412, 'changed-since'])
  })

  test.each(['x', 'gzip, x', 'compress', 'gzip, gzip'])('is packed as %s', async encoding => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/core/contacts/emailsub/footer',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      payload: Buffer.from('{}'),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported-media-type'])
  })

  test.each([
    ['nothing', Buffer.alloc(0), 400],
    ['noise', Buffer.from('not gzip at all'), 400],
    ['a part', gzipSync('{"email":"anna@example.com"}').subarray(0, 20), 400],
    ['far too much', gzipSync(Buffer.alloc(5_000_000, 0x20)), 413],
  ])('is %s, packed', async (_, payload, status) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/core/contacts/emailsub/footer',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload,
    })
    expect(answer.statusCode).toBe(status)
  })
})

test.each([String.raw`{"email":"\ud800@example.com"}`, String.raw`{"email":"a@example.com","x":["\udc00"]}`])(
  'half a character is not kept as another: %s',
  async payload => {
    const url = '/api/core/contacts/emailsub/footer'
    const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed-request'])
  },
)

describe('what a problem is', () => {
  test.each([
    ['in the demonstration', ask],
    ['live', askLive],
  ])('is told where its type leads, %s', async (_, asked) => {
    const problem = await asked('GET /api/nowhere HTTP/1.1', 'Host: villas.example')
    const { type, code } = JSON.parse(problem.body) as { type: string; code: string }
    const [path, anchor] = type.split('#')
    const page = await asked(`GET ${path} HTTP/1.1`, 'Host: villas.example')
    expect([page.status, page.headers['content-type'], anchor]).toEqual([200, 'text/html; charset=utf-8', code])
    expect(page.body).toContain(`id="${code}"`)
  })
})

describe('the description of the API', () => {
  test('is shown under the policy of all', async () => {
    const { status, headers } = await ask('GET /api/docs HTTP/1.1', 'Host: a')
    expect(status).toBe(200)
    expect(headers).toMatchObject({ ...guarded, 'cache-control': 'no-store' })
  })

  test('is found with a query, which means nothing', async () => {
    for (const path of ['/api/docs', '/api/docs/']) {
      const { status, headers } = await ask(`GET ${path}?from=/elsewhere/ HTTP/1.1`, 'Host: a')
      expect([status, headers.location]).toEqual([302, path])
    }
  })

  test('has nothing beyond its folder', async () => {
    for (const path of ['..%2f..%2fpackage.json', '..%2f', '%2e%2e/package.json', '.hidden', '%00', 'a//b']) {
      const { status } = await ask(`GET /api/docs/static/${path} HTTP/1.1`, 'Host: a')
      expect([path, status]).toEqual([path, 404])
    }
  })

  test('is not shown live', async () => {
    for (const path of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/index.css', '/api/openapi.json'])
      expect([path, (await askLive(`GET ${path} HTTP/1.1`, 'Host: villas.example')).status]).toEqual([path, 404])
  })
})

describe('every kind of answer says what may be done with it', () => {
  test.each([
    ['a page', '/contact', 'public, no-cache'],
    ['a page that is not there', '/nowhere', 'public, no-cache'],
    ['a redirect', '/Contact/', 'public, no-cache'],
    ['a shell', '/secure', 'private, no-store'],
    ['a call', '/api/core/officehours', 'private, no-cache'],
    ['a call that is not there', '/api/nothing', 'no-store'],
    ['a call refused', '/api/core/properties/x/lang/en', 'no-store'],
    ['health', '/healthz', 'no-store'],
    ['readiness', '/readyz', 'no-store'],
    ['the description of the API', '/api/openapi.json', 'no-store'],
    ['robots.txt', '/robots.txt', 'public, max-age=3600'],
    ['the sitemap', '/sitemap.xml', 'public, no-cache'],
    ['a part of it', '/sitemap-1.xml', 'public, no-cache'],
    ['security.txt', '/.well-known/security.txt', 'public, max-age=86400'],
    ['the outbox', '/dev/mail', 'no-store'],
    ['the gallery', '/dev/gallery', 'private, no-store'],
  ])('%s', async (_, path, cacheControl) => {
    const { headers } = await ask(`GET ${path} HTTP/1.1`, 'Host: a')
    expect(headers['cache-control']).toBe(cacheControl)
    const { 'referrer-policy': referrer, 'content-security-policy': policy, ...others } = guarded
    // The client area reads passports with the camera.
    const features = path === '/secure' ? /camera=\(self\)/ : /camera=\(\)/
    expect(headers).toMatchObject({ ...others, 'permissions-policy': expect.stringMatching(features) })
    expect(headers['content-security-policy']).toContain("base-uri 'none'")
    expect(headers).toHaveProperty('referrer-policy')
  })

  test('and what is missing, gone or elsewhere is never “as it was”', async () => {
    for (const [path, status] of [
      ['/nowhere', 404],
      ['/Contact/', 301],
      ['/api/nothing', 404],
      ['/contact', 304],
    ] as const)
      expect([path, (await ask(`GET ${path} HTTP/1.1`, 'Host: a', 'If-None-Match: *')).status]).toEqual([path, status])
  })

  test('a file, too', async () => {
    const { headers } = await ask('GET /offline.js HTTP/1.1', 'Host: a')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await ask('GET /assets/page-0a1b2c.js HTTP/1.1', 'Host: a')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('over https browsers are told so by each', async () => {
    const paths = ['/contact', '/Contact/', '/nowhere', '/api/nothing', '/media/x', '/healthz', '/sitemap.xml']
    for (const path of paths) {
      const { headers } = await askLive(`GET ${path} HTTP/1.1`, 'Host: villas.example')
      expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=63072000; includeSubDomains'])
    }
    expect((await rawAnswer(live.app, 'noise\r\n\r\n')).headers).toHaveProperty('strict-transport-security')
  })
})

test('security.txt names a contact, for less than a year', async () => {
  const { body, headers } = await askLive('GET /.well-known/security.txt HTTP/1.1', 'Host: villas.example')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe(
    [
      'Contact: mailto:office@villas.example',
      'Expires: 2027-07-01T00:00:00.000Z',
      'Preferred-Languages: en, fr, de',
      'Canonical: https://villas.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
