import { readdir } from 'node:fs/promises'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { eventually } from '#testing/eventually'
import { portOf } from '#testing/network/raw-request'
import { testApp } from '#testing/site/app'
import { built, builtSite } from '#testing/site/built-site'
import { caches, installed, startCache } from '#testing/site/caches'

const clientFolder = join(await built(), 'client')
const { app, catalogue, db } = await testApp({ renderer: await builtSite(), clientFolder })
const site = await portOf(app)

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
afterAll(() => agent.destroy())

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

async function ask(port: number, method: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const asked = request({ port, method, path, headers, agent })
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  asked.once('error', reject).once('response', reply => {
    buffer(reply).then(
      body => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }),
      error => reject(error),
    )
  })
  asked.end()
  return promise
}

const unpack: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: body => body,
}
const encodingOf = ({ headers }: Answer) => String(headers['content-encoding'] ?? 'identity')

/** The visible response: the status, the target of a redirect, and the text, without the request id. */
const seen = (answer: Answer) =>
  JSON.stringify([
    answer.status,
    answer.headers.location,
    unpack[encodingOf(answer)]?.(answer.body)
      .toString()
      .replace(/"requestId":"[^"]*"/, ''),
  ])

/** Those who come: by cookie, by what the proxy in front says, by both, and with a search that they made before. */
const visitors: Record<string, string>[] = [
  {},
  { 'x-visitor-country': 'FR' },
  { cookie: 'officecountry=it' },
  { 'x-visitor-country': 'IT' },
  { cookie: 'officecountry=gr' },
  { 'x-visitor-country': 'GR' },
  { cookie: 'officecountry=gr', 'x-visitor-country': 'IT' },
  { cookie: 'shortlist=1-2-3' },
  { cookie: 'currency=3' },
  { cookie: 'destinations=16' },
]

const villas = [...catalogue.villas.values()].map(({ row }) => row)
const hidden = [villas.find(({ hideForItaly }) => hideForItaly), villas.find(({ hideForGreece }) => hideForGreece)]
const asset = (await readdir(join(clientFolder, 'assets'))).find(name => name.endsWith('.js')) ?? ''

const paths = [
  ...['/', '/fr', '/results', '/results?des=16', '/greece/corfu', '/contact', '/Contact/', '/nowhere', '/secure'],
  ...hidden.flatMap(villa => [
    String(villa?.path),
    `/api/cms/pages/bypath?path=${villa?.path}`,
    `/api/core/properties/${villa?.id}/lang/en`,
  ]),
  ...['/api/core/properties/search?limit=1000', '/api/core/properties/search', '/api/core/officehours'],
  ...['/api/core/site/lang/en', '/api/core/lists/live/1/lang/en', '/api/core/properties/maxroomsandsleeps'],
  ...['/sitemap.xml', '/sitemap-1.xml', '/robots.txt', `/assets/${asset}`],
]

const accepted = ['identity', 'gzip', 'br', 'gzip, deflate, br', 'br;q=0, gzip']
const accepts = (accepted: string, encoding: string) =>
  encoding === 'identity' || new RegExp(`\\b${encoding}\\b(?!;q=0)`).test(accepted)

/** The direct response of the site for each visitor. */
const right = new Map<string, string>()
const keyOf = (visitor: number, path: string) => `${visitor} ${path}`
for (const path of paths)
  for (const [number, headers] of visitors.entries())
    right.set(keyOf(number, path), seen(await ask(site, 'GET', path, { ...headers, 'accept-encoding': 'identity' })))

test('visitors are not all shown the same', () => {
  const told = (path: string) => new Set(visitors.map((_, number) => right.get(keyOf(number, path)))).size
  const counts = Object.fromEntries(
    ['/results', '/sitemap-1.xml', '/api/core/officehours'].map(path => [path, told(path)]),
  )
  expect(counts).toEqual({ '/results': 6, '/sitemap-1.xml': 3, '/api/core/officehours': 4 })
  // Its page in three currencies, that of the other country, whose similar villas are others, and the way home.
  for (const villa of hidden) expect(told(String(villa?.path))).toBe(5)
})

/** A fixed pseudo-random sequence. */
function* chances(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

/** A browser's cached copy of an address: its ETag, and its content. */
interface Held {
  etag: string
  saw: string
  encoding: string
}

/** Sends requests through a cache, some concurrently, and returns those with another visitor's response. */
async function wrongAnswers(port: number, count: number): Promise<string[]> {
  const chance = chances(count)
  const one = <T>(all: readonly T[]): T => all[Math.floor(chance.next().value * all.length)] as T
  const wrong: string[] = []
  const held = new Map<string, Held>()
  const numbers = Array.from(visitors.keys())

  const askOne = async () => {
    const [path, number, accept] = [one(paths), one(numbers), one(accepted)]
    const kind = one(['plain', 'plain', 'HEAD', 'validated', 'validated', 'part'])
    const key = keyOf(number, path)
    const known = kind === 'validated' ? held.get(`${key} ${accept}`) : undefined
    const method = kind === 'HEAD' ? 'HEAD' : 'GET'
    const part = kind === 'part' ? { range: 'bytes=10-29' } : {}
    const answer = await ask(port, method, path, {
      ...visitors[number],
      'accept-encoding': accept,
      ...(known && { 'if-none-match': known.etag }),
      ...part,
    })
    const told = `${kind} ${JSON.stringify(visitors[number])} ${path} (${accept}): ${answer.status}`
    const expected = right.get(key)
    const encoding = encodingOf(answer)
    if (!accepts(accept, encoding)) wrong.push(`${told}, as ${encoding}`)
    else if (answer.status === 304) {
      if (known?.saw !== expected || !accepts(accept, known?.encoding ?? '')) wrong.push(told)
    } else if (method === 'HEAD') {
      const [status, location] = JSON.parse(String(expected))
      if (answer.status !== status || (answer.headers.location ?? null) !== location) wrong.push(told)
    } else if (answer.status === 206) {
      const whole = Buffer.from(JSON.parse(String(expected))[2])
      if (encoding === 'identity' && !whole.subarray(10, 30).equals(answer.body)) wrong.push(told)
    } else {
      const saw = seen(answer)
      if (saw !== expected) wrong.push(`${told}, ${saw.slice(0, 200)}`)
      else if (answer.headers.etag) held.set(`${key} ${accept}`, { etag: answer.headers.etag, saw, encoding })
    }
  }

  const inTurn = async (times: number) => {
    for (let i = 0; i < times; i++) await askOne()
  }
  await Promise.all(Array.from({ length: 8 }, () => inTurn(count / 8)))
  return wrong
}

describe.each(Object.entries(caches))('behind %s', (name, cache) => {
  describe.skipIf(!installed(cache))(`(which must be installed)`, () => {
    let port = 0
    let stop = async () => {}
    beforeAll(async () => {
      const started = await startCache(cache, site)
      port = started.port
      stop = started.stop
    })
    afterAll(() => stop())

    test('no visitor gets the response of another', async () => {
      expect((await wrongAnswers(port, 320)).slice(0, 5)).toEqual([])
    })

    test.skipIf(/keeps/.test(name))('a change is visible to the next request', async () => {
      const [villa] = hidden
      const path = String(villa?.path)
      const shows = async (through: number, name: string) =>
        (await ask(through, 'GET', path, {})).body.toString().includes(name)
      const renamed = `Casa ${name} ${port}`
      expect(await shows(port, renamed)).toBe(false)
      await db
        .update(tables.villa)
        .set({ name: renamed })
        .where(eq(tables.villa.id, Number(villa?.id)))
      await eventually(async () => expect(await shows(site, renamed)).toBe(true))
      expect(await shows(port, renamed)).toBe(true)
      await db
        .update(tables.villa)
        .set({ name: String(villa?.name) })
        .where(eq(tables.villa.id, Number(villa?.id)))
      await eventually(async () => expect(await shows(site, renamed)).toBe(false))
    })
  })
})
