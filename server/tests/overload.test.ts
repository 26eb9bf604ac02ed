import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import type { PageRenderer } from '#server/render/routes'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'

const built = await builtSite()
/** Pages that were begun, and those that were rendered to their end. */
let begun: string[] = []
let rendered: string[] = []
let held: Promise<void> | undefined
const render: PageRenderer['render'] = async (url, transport, currency) => {
  const { pathname, search } = new URL(url)
  begun.push(pathname + search)
  await held
  const rendering = await built.render(url, transport, currency)
  rendered.push(pathname + search)
  return rendering
}

const lines: string[] = []
const { app, catalogue, store } = await testApp({ renderer: { ...built, render }, log: line => lines.push(line) })
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

beforeEach(() => {
  begun = []
  rendered = []
})

/** Blocks the rendering of pages until it is released. */
function hold() {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  return () => {
    held = undefined
    resolve()
  }
}

interface Asked {
  request: ClientRequest
  reply: Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>
}

function ask(path: string, from = '192.0.2.1'): Asked {
  const request = get({ host: '127.0.0.1', port, path, agent: false, headers: { 'x-forwarded-for': from } })
  const reply = once(request, 'response').then(async ([response]) => {
    const { statusCode = 0, headers } = response as IncomingMessage
    return { status: statusCode, headers, body: await text(response) }
  })
  reply.catch(() => undefined)
  return { request, reply }
}

/** The quota of pages per address (`limits` in `platform/queue/request-queues.ts`). */
const share = 24

/** Waits until so many have been answered. */
const answered = (asked: Asked[], count: number) =>
  new Promise<void>(done => {
    let left = count
    for (const { reply } of asked) reply.then(() => --left === 0 && done())
  })

const connections = () => new Promise(done => app.server.getConnections((_, count) => done(count)))

/** Pages that are not cached, each different. */
const dated = (i: number) => `/fr/results?from=05+Jun+2027&to=12+Jun+2027&minprice=${1000 + i}`
const statusesOf = async (asked: Asked[]) =>
  Promise.all(asked.map(({ reply }) => reply.then(({ status }) => status))).then(statuses => ({
    done: statuses.filter(status => status === 200).length,
    refused: statuses.filter(status => status === 503).length,
  }))

test('one address with many connections has its share, others theirs, and cached pages are there for all', async () => {
  expect((await ask('/').reply).status).toBe(200)
  begun = []
  const goOn = hold()
  const greedy = Array.from({ length: 100 }, (_, i) => ask(dated(i)))
  // Requests beyond its share are rejected while none has been completed.
  const refused = await Promise.race(greedy.map(({ reply }) => reply))
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
  })
  expect(refused.headers['content-security-policy']).toBeDefined()
  expect(refused.body).toContain('<html lang="fr">')
  expect(refused.body).toContain('Réessayez dans quelques secondes')
  expect(begun.length).toBeLessThanOrEqual(1)
  expect((await ask('/').reply).status).toBe(200)
  const other = ask('/about-us', '192.0.2.2')
  // The same network of IPv6 addresses is one address.
  const network = Array.from({ length: 60 }, (_, i) => ask(dated(1000 + i), `2001:db8:1:2::${i.toString(16)}`))
  // Nothing completes meanwhile, so all requests beyond the shares are rejected.
  await Promise.all([answered(greedy, 100 - share), answered(network, 60 - share)])
  goOn()
  expect((await other.reply).status).toBe(200)
  for (const asked of [greedy, network]) {
    const { done, refused } = await statusesOf(asked)
    expect(done + refused).toBe(asked.length)
    // On a machine that has much else to do some of its share may come too late.
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThanOrEqual(share)
  }
  // A request for one page waits for a few others, not for all that were queued before.
  expect(begun.indexOf('/about-us')).toBeLessThanOrEqual(4)
})

test('abandoned pages are not rendered, and occupy no place in the queue', async () => {
  const goOn = hold()
  const left = Array.from({ length: 20 }, (_, i) => ask(dated(2000 + i)))
  await eventually(async () => expect(await connections()).toBe(20))
  await eventually(() => expect(begun).toHaveLength(1))
  for (const { request } of left) request.destroy()
  await eventually(async () => expect(await connections()).toBe(0))
  const all = Array.from({ length: 8 }, (_, i) => ask(dated(3000 + i)))
  await eventually(async () => expect(await connections()).toBe(8))
  goOn()
  expect(await statusesOf(all)).toEqual({ done: 8, refused: 0 })
  expect(begun).toHaveLength(9)
  expect(rendered).toHaveLength(8)
})

test('a page for which several wait is made while one of them does', async () => {
  const goOn = hold()
  const [first, second] = [ask(dated(4000)), ask(dated(4000), '192.0.2.2')]
  await eventually(() => expect(begun).toHaveLength(1))
  first.request.destroy()
  await eventually(async () => {
    expect(await connections()).toBe(1)
  })
  goOn()
  expect((await second.reply).status).toBe(200)
  expect(rendered).toHaveLength(1)
})

test('abandoned pictures are not rendered', async () => {
  const paths = [...catalogue.villas.values()].map(({ row }) => `${row.thumb.id}-${row.thumb.hash}/400.jpg`)
  const [last = '', ...others] = new Set(paths)
  const left = others.slice(0, 40).map(path => ask(`/media/${path}`))
  await eventually(async () => expect(await connections()).toBe(40))
  for (const { request } of left) request.destroy()
  expect((await ask(`/media/${last}`, '192.0.2.2').reply).status).toBe(200)
  const made = await Promise.all(others.map(path => store.find(`sizes/${path}`)))
  expect(made.filter(Boolean).length).toBeLessThan(20)
})

test('pictures beyond the share of an address are rejected', async () => {
  const paths = [...catalogue.villas.values()].map(({ row }) => `${row.thumb.id}-${row.thumb.hash}/520.avif`)
  const asked = [...new Set(paths)].map(path => ask(`/media/${path}`, '192.0.2.3'))
  expect(asked.length).toBeGreaterThan(62)
  const refused = await Promise.race(
    asked.map(({ reply }) => reply.then(({ status }) => (status === 503 ? status : new Promise<never>(() => {})))),
  )
  expect(refused).toBe(503)
  for (const { request } of asked) request.destroy()
})

test('searches beyond the share of an address are rejected as a problem; others and cached ones are answered', async () => {
  const search = (i: number) => `/api/core/properties/search?minprice=${1000 + i}`
  const call = (url: string, from: string) => app.inject({ url, headers: { 'x-forwarded-for': from } })
  await call(search(0), '192.0.2.2')
  const many = Array.from({ length: 300 }, (_, i) => call(search(i + 1), '192.0.2.1'))
  const kept = ask(search(0))
  const [other, ...replies] = await Promise.all([call(search(1000), '192.0.2.2'), ...many])
  expect([(await kept.reply).status, other?.statusCode]).toEqual([200, 200])
  const refused = replies.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(100)
  expect(replies.length - refused.length).toBeGreaterThanOrEqual(60)
  expect(refused[0]?.headers).toMatchObject({ 'content-type': 'application/problem+json', 'retry-after': '5' })
  expect(refused[0]?.json()).toMatchObject({ code: 'unavailable', status: 503 })
})

test('the longest answers are made a few at a time', async () => {
  const languages = ['en', 'fr', 'de']
  const members = ['regions', 'lists', 'pages', 'currencies', 'experiences', 'countries']
  const replies = await Promise.all(
    languages.flatMap(lang =>
      members.map(name => app.inject({ url: `/api/core/spastartupdata?$select=${name}&lang=${lang}` })),
    ),
  )
  const statuses = new Set(replies.map(({ statusCode }) => statusCode))
  expect(statuses).toEqual(new Set([200, 503]))
  const again = await Promise.all(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-1.xml'].map(url => app.inject({ url })))
  expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await app.inject({ url: '/sitemap-9999.xml' })).statusCode).toBe(404)
})

test('a flood of rejections does not flood the logs, and the security log names the address', () => {
  const told = lines.map(line => JSON.parse(line)).filter(({ level }) => level >= 40)
  const events = told.filter(({ channel }) => channel === 'security')
  expect(told.length - events.length).toBeLessThanOrEqual(6)
  expect(events.map(({ rule, address, route }) => `${rule} ${address} ${route}`).sort()).toEqual([
    'too-much-waiting 127.0.0.1 /api/core/spastartupdata',
    'too-much-waiting 192.0.2.1 /*',
    'too-much-waiting 192.0.2.1 /api/core/properties/search',
    'too-much-waiting 192.0.2.3 /media/*',
    expect.stringMatching(/^too-much-waiting 2001:db8:1:2::[0-9a-f]+ \/\*$/),
  ])
  expect(events.every(({ requestId }) => requestId)).toBe(true)
})
