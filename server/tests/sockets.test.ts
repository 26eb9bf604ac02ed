import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { limitsFor, type SocketLimits } from '#server/platform/runtime/sockets'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

/** More than the buffers of any system take from a process. */
const large = Buffer.alloc(64 * 1024 * 1024, 'x')

/** The bytes that system buffers take from the process while a client does not read. */
const small = Buffer.alloc(1024 * 1024, 'x')

const visitors: Socket[] = []
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.destroy()
})

/** A site with its own limits, its log, and raw client connections. */
async function site(limits: Partial<SocketLimits>) {
  const log: string[] = []
  let begun = 0
  const { app } = await testApp({
    limits: { ...limitsFor(100), every: 50, ...limits },
    log: line => log.push(line),
    besides: api => {
      api.get('/api/large', { schema: { hide: true } }, (_request, reply) => {
        begun++
        reply.hijack()
        reply.raw.writeHead(200, { 'content-length': large.length }).end(large)
      })
      api.get('/api/small', { schema: { hide: true } }, (_request, reply) => {
        reply.hijack()
        reply.raw.writeHead(200, { 'content-length': small.length }).end(small)
      })
      api.get('/api/never', { schema: { hide: true } }, () => {
        begun++
        return new Promise(() => {})
      })
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    log,
    begun: () => begun,
    statusOf: async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).status,
    visit: async () => {
      const visitor = connect(port, '127.0.0.1')
      visitors.push(visitor)
      visitor.on('error', () => undefined)
      await once(visitor, 'connect')
      return visitor
    },
  }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: villas.example\r\n\r\n`
/** Until a connection is closed, or reset. */
const closing = (visitor: Socket) => new Promise(closed => visitor.once('close', closed))
const isCut = (visitor: Socket) => visitor.closed || visitor.destroyed
/** Reads and discards the data, and counts its bytes. */
function drain(visitor: Socket) {
  let bytes = 0
  visitor.on('data', part => {
    bytes += part.length
  })
  return () => bytes
}
/** Whether the other side has closed: what it had sent before must be read to find out. */
const cutBehindItsBack = async (visitor: Socket) => {
  const closed = closing(visitor)
  visitor.resume()
  await closed
}

test('a client that does not read its response is disconnected', async () => {
  const { visit, log, begun } = await site({ taking: { patience: 300, bytesPerSecond: 2 ** 30 } })
  const slow = await visit()
  slow.pause()
  slow.write(get('/api/large'))
  await eventually(() => expect(begun()).toBe(1))
  await eventually(() => expect(log.join('')).toContain('"slow":1'))
  const taken = drain(slow)
  slow.resume()
  await closing(slow)
  expect(taken()).toBeLessThan(large.length)
})

test('a client that reads nothing at all is disconnected, however long the response', async () => {
  const { visit, log } = await site({ still: 300, taking: { patience: 300, bytesPerSecond: 1 } })
  const slow = await visit()
  slow.pause()
  slow.write(get('/api/large'))
  await eventually(() => expect(log.join('')).toContain('"slow":1'))
  slow.resume()
  await closing(slow)
})

test.runIf(process.platform === 'linux')(
  'who takes nothing of an answer that fits the buffers of the system is cut off',
  async () => {
    const { visit, log } = await site({ taking: { patience: 300, bytesPerSecond: 2 ** 30 } })
    const slow = await visit()
    slow.pause()
    slow.write(get('/api/small'))
    await eventually(() => expect(log.join('')).toContain('"slow":1'))
    slow.resume()
    await closing(slow)
  },
)

test('a slow client that is fast enough stays connected', async () => {
  const { visit } = await site({ taking: { patience: 100, bytesPerSecond: 1024 } })
  const visitor = await visit()
  visitor.write(get('/api/large'))
  const taken = drain(visitor)
  // Longer than the timeout, and than several checks of all connections.
  for (let i = 0; i < 10 && !isCut(visitor); i++) {
    visitor.pause()
    await new Promise(done => setTimeout(done, 60))
    visitor.resume()
    await new Promise(done => setTimeout(done, 5))
  }
  await eventually(() => expect(taken()).toBeGreaterThan(large.length))
  expect(isCut(visitor)).toBe(false)
})

test('a client that pipelines requests without reading is disconnected, and little work is done', async () => {
  const { visit, log, begun } = await site({ unanswered: 4 })
  const visitor = await visit()
  visitor.pause()
  visitor.write(get('/api/never').repeat(1000))
  await cutBehindItsBack(visitor)
  expect(begun()).toBe(4)
  await eventually(() => expect(log.join('')).toContain('"unanswered":1'))
})

test('a few requests one behind the other are all answered', async () => {
  const { visit } = await site({})
  const visitor = await visit()
  let said = ''
  visitor.on('data', part => {
    said += part
  })
  visitor.write(get('/healthz').repeat(10))
  await eventually(() => expect(said.match(/HTTP\/1.1 200/g)).toHaveLength(10))
})

test('where there are too many connections those idle for longest make room', async () => {
  const { visit, statusOf, log } = await site({ most: 20 })
  const idle = []
  for (let i = 0; i < 20; i++) idle.push(await visit())
  // The first has been heard of since.
  const [first, second] = idle
  first?.write(get('/healthz'))
  if (first) await once(first, 'data')
  expect(await statusOf('/healthz')).toBe(200)
  await eventually(() => expect(second && isCut(second)).toBe(true))
  expect(first && isCut(first)).toBe(false)
  await eventually(() => expect(log.join('')).toContain('"idle":1'))
})

test('if all connections are busy a new one is rejected with a response, and the others continue', async () => {
  const { visit, begun, log, statusOf } = await site({ most: 3 })
  const busy = [await visit(), await visit(), await visit()]
  for (const visitor of busy) visitor.write(get('/api/never'))
  await eventually(() => expect(begun()).toBe(3))
  const refused = await visit()
  const [head = '', body = ''] = (await text(refused)).split('\r\n\r\n')
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      'HTTP/1.1 503 Service Unavailable',
      'retry-after: 5',
      'connection: close',
      'content-type: application/problem+json',
      'x-content-type-options: nosniff',
      expect.stringMatching(/^content-security-policy: default-src 'self'/),
    ]),
  )
  expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'unavailable' })
  expect(busy.map(isCut)).toEqual([false, false, false])
  await eventually(() => expect(log.join('')).toContain('"refused":1'))
  busy[0]?.destroy()
  await eventually(async () => expect(await statusOf('/healthz')).toBe(200))
})

test('a client that does not finish its request gets a response and is disconnected', async () => {
  const { app, visit } = await site({ head: 300, whole: 400 })
  const { headersTimeout, requestTimeout } = app.server
  // Patience begins when it has come: a connection that was closed before would only be reset.
  Object.assign(app.server, { headersTimeout: 60_000, requestTimeout: 60_000 })
  const [[accepted], slow] = await Promise.all([once(app.server, 'connection'), visit()])
  const begun = 'GET /healthz HTTP/1.1\r\nHost: villas.example\r\n'
  slow.write(begun)
  await eventually(() => expect(accepted.bytesRead).toBe(begun.length))
  Object.assign(app.server, { headersTimeout, requestTimeout })
  expect(await text(slow)).toContain('HTTP/1.1 408')

  const unsaid = await visit()
  unsaid.resume()
  await once(unsaid, 'close')
})

test('a connection is made anew after so many requests', async () => {
  const { visit } = await site({ requests: 2 })
  const visitor = await visit()
  const answers: string[] = []
  for (let i = 0; i < 2; i++) {
    visitor.write(get('/healthz'))
    const [said] = await once(visitor, 'data')
    answers.push(String(said))
  }
  expect(answers.map(answer => /^connection: (.*)\r$/im.exec(answer)?.[1])).toEqual(['keep-alive', 'close'])
})

test('there are never more connections than the process may have files', () => {
  expect(limitsFor(4000, 1024).most).toBe(768)
  expect(limitsFor(4000, 65_536).most).toBe(4000)
  expect(limitsFor(4000, Number.POSITIVE_INFINITY).most).toBe(4000)
})
