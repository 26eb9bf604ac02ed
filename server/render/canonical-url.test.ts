import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { aPage } from '#testing/builders/content'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'
import type { PageRenderer } from './page-renderer.ts'

const built = await builtSite()
let rendered: string[] = []
const render: PageRenderer['render'] = (url, transport, currency) => {
  rendered.push(url)
  return built.render(url, transport, currency)
}
const { app, catalogue, db, get } = await testApp({
  renderer: { ...built, render },
  environment: { PAGE_CACHE_MB: '12' },
})
await aPage(db, { templateId: 26, path: '/plage-d’été' })
await eventually(() => expect(catalogue.content.pageByPath.get('/plage-d’été')).toBeDefined())

const ask = async (url: string) => {
  const { statusCode: status, headers, body } = await app.inject({ url })
  return { status, location: headers.location, body }
}
beforeEach(() => {
  rendered = []
})

const list = catalogue.content.lists[0]?.path ?? ''
const known = [
  ...[
    '/',
    '/fr',
    '/greece',
    '/de/greece/corfu',
    '/results',
    '/fr/results',
    '/contact',
    '/greece/corfu/villas/kalami-house',
  ],
  ...[
    list,
    `/fr${list}`,
    catalogue.content.blogPages[0]?.path ?? '',
    encodeURI('/plage-d’été'),
    encodeURI('/de/plage-d’été'),
  ],
]

/** Ways to write a path otherwise. */
const misspellings: ((path: string, at: number) => string)[] = [
  path => path.toUpperCase(),
  // A second dot would make it the way up, which leads elsewhere.
  path => (path.endsWith('.') ? path : `${path}.`),
  path => path.replaceAll('/', '//'),
  path => `/en${path}`,
  path => `/EN/en${path}`,
  path => path.replace(/%[\dA-F]{2}/g, code => code.toLowerCase()),
  path => encodeURI(decodeURI(path).normalize('NFD')),
  path => `${path};jsessionid=1`,
  path => `${path}%20`,
  path => `${path}%00`,
  // A second dot would make it the way up, which leads elsewhere.
  path => (path.endsWith('.') ? path : `${path}.`),
  path => path.replaceAll('%', '%25'),
  (path, at) => {
    const i = at % path.length
    const letter = path[i] as string
    return /[a-z/-]/.test(letter) && !/%.?$/.test(path.slice(0, i))
      ? `${path.slice(0, i)}%${letter.charCodeAt(0).toString(16)}${path.slice(i + 1)}`
      : path
  },
]
const beyond = ['', '?', '?utm_source=letter&gclid=7', '?&', '?x', '?=', '?fbclid=%zz']

test('every spelling of a path leads in one step to its one address, or to none, and is no further page', async () => {
  for (const path of known) expect([path, (await ask(path)).status]).toEqual([path, 200])
  for (const path of ['/nowhere', '/fr/nowhere', '/de/nowhere']) expect((await ask(path)).status).toBe(404)
  rendered = []
  const spelled = fc.record({
    path: fc.constantFrom(...known),
    ways: fc.array(fc.tuple(fc.constantFrom(...misspellings), fc.nat()), { maxLength: 3 }),
    query: fc.constantFrom(...beyond),
  })
  await fc.assert(
    fc.asyncProperty(spelled, async ({ path, ways, query }) => {
      const url = ways.reduce((spelling, [way, at]) => way(spelling, at), path) + query
      const { status, location } = await ask(url)
      if (status === 404) expect([url, ways]).not.toEqual([url, []])
      if (status === 200) expect(new URL(url, 'http://site').pathname).toBe(path)
      if (status === 404 || status === 200) return
      expect([url, status]).toEqual([url, 301])
      expect([url, location?.split('?')[0]]).toEqual([url, path])
      expect((await ask(location ?? '')).status).toBe(200)
    }),
    { numRuns: 300 },
  )
  expect(rendered).toEqual([])
})

test('an address is encoded as browsers send it', async () => {
  const right = encodeURI('/plage-d’été')
  const { body } = await ask(right)
  const told = [...body.matchAll(/<link rel="(?:canonical|alternate)"[^>]*href="([^"]*)"/g)].map(
    ([, href = '']) => href,
  )
  expect(told.map(href => new URL(href).pathname)).toEqual(expect.arrayContaining([right, `/fr${right}`]))
  const { body: sitemap } = await ask('/sitemap-1.xml')
  for (const text of [...told, sitemap]) expect(text).not.toMatch(/\P{ASCII}/u)
  expect(sitemap).toContain(`${right}</loc>`)
})

describe('what follows a path', () => {
  test.each(['utm_source=letter', 'gclid=7', 'fbclid=x&utm_medium=mail', 'x', 'a=%zz'])(
    'and is not of the site, like %s, stays with the visitor and makes no other page',
    async query => {
      for (const path of ['/', '/contact', '/results', list]) {
        const bare = await ask(path)
        rendered = []
        expect(await ask(`${path}?${query}`)).toEqual(bare)
        expect(rendered).toEqual([])
        expect(await ask(`${path.toUpperCase()}//?${query}`)).toMatchObject(
          path === '/' ? { status: 301, location: `/?${query}` } : { status: 301, location: `${path}?${query}` },
        )
      }
    },
  )

  test('as a search has one order and one spelling', async () => {
    for (const [asked, right] of [
      ['/results?sort=pricelow&des=16', '/results?des=16&sort=pricelow'],
      ['/results?des=1%2C16&rooms=', '/results?des=1,16'],
      ['/FR/results/?utm_source=x&sort=pricelow&des=16', '/fr/results?des=16&sort=pricelow&utm_source=x'],
      [`${list}?sort=pricelow&people`, `${list}?people=&sort=pricelow`],
    ] as const) {
      expect(await ask(asked)).toMatchObject({ status: 301, location: right })
      expect(await ask(right)).toMatchObject({ status: 200 })
    }
  })

  test.each([
    'startDate=2027-06-05&endDate=2027-06-12',
    'from=2027-06-05&to=2027-06-12',
    'endDate=12-jun-2027&startDate=5+Jun+2027',
    'from=05%20Jun%202027&endDate=2027-06-12&startDate=2027-07-01',
  ])('and names a stay, like %s, leads to its one address', async spelling => {
    const right = 'from=05+Jun+2027&to=12+Jun+2027'
    const villa = '/greece/corfu/villas/kalami-house'
    for (const path of ['/results', '/de/results', list, villa]) {
      expect(await ask(`${path}?${spelling}`)).toMatchObject({ status: 301, location: `${path}?${right}` })
      expect(await ask(`${path}?${right}`)).toMatchObject({ status: 200 })
    }
    const call = '/api/core/properties/search'
    expect((await get(`${call}?${spelling}`)).body).toEqual((await get(`${call}?${right}`)).body)
  })

  test('as a stay that there is not keeps its mistake', async () => {
    const { location } = await ask('/results?startDate=2027-02-30&endDate=2027-06-12')
    expect(location).toBe('/results?from=2027-02-30&to=12+Jun+2027')
    expect((await ask(location ?? '')).body).toContain('"notices":[{"field":"from","code":"impossible-day"}]')
  })

  test('redirects to no other site', async () => {
    for (const url of [
      '//evil.example/greece',
      '/%2F%2Fevil.example',
      '/%5Cevil.example',
      '/en//evil.example',
      '/%09/evil.example',
    ]) {
      expect([url, await ask(url)]).toMatchObject([url, { status: 404 }])
    }
  })
})

test('invalid bytes, and a fragment, make no other page either', async () => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const raw = async (path: string) => {
    const asked = request({ port, path: '/', agent: false })
    Object.assign(asked, { path }).end()
    const [reply] = await once(asked, 'response')
    reply.resume()
    return [reply.statusCode, reply.headers.location]
  }
  await aPage(db, { templateId: 24, path: '/café' })
  await eventually(() => expect(catalogue.content.pageByPath.get('/café')).toBeDefined())
  await ask('/caf%C3%A9')
  await ask('/greece')
  await ask('/nowhere')
  rendered = []
  expect(await raw('/caf\u00e9')).toEqual([400, undefined])
  expect(await raw('/greece#x')).toEqual([200, undefined])
  expect(await raw('/greece#/../x?y')).toEqual([200, undefined])
  expect(await raw('/GREECE#x')).toEqual([301, '/greece'])
  expect(rendered).toEqual([])
})

test('an unknown path is one page per language, rendered once', async () => {
  const bodies = new Set<string>()
  for (let i = 0; i < 50; i++) {
    const { status, body } = await ask(`/nowhere-${i}?x=${i}`)
    expect(status).toBe(404)
    bodies.add(body)
  }
  expect(bodies.size).toBe(1)
  for (const path of ['/secure/nowhere', '/office/7', '/secure/else']) expect((await ask(path)).status).toBe(404)
  // The page of everybody, if it is not yet made, and one of each area.
  expect(rendered.length).toBeLessThanOrEqual(3)
})

test('typed searches, and collections without a filter, are rendered per request', async () => {
  for (const path of ['/search?q=corfu', '/de/search?q=toskana', `${list}?people=`]) {
    rendered = []
    const [one, two] = [await ask(path), await ask(path)]
    expect([path, one.status, two.body === one.body]).toEqual([path, 200, true])
    expect(rendered).toEqual([`http://site${path}`, `http://site${path}`])
  }
  // Nothing removed: the page of the collection, rendered once.
  await ask(list)
  rendered = []
  await ask(list)
  expect(rendered).toEqual([])
})

test('searches that are made up push no page out', async () => {
  const site = ['/', '/greece', '/greece/corfu/villas/kalami-house', '/de/results']
  for (const path of site) await ask(path)
  for (let i = 1; i <= 60; i++) await ask(`/results?minprice=${i}`)
  rendered = []
  for (const path of site) await ask(path)
  expect(rendered).toEqual([])
  // Only the last searches are cached.
  await ask('/results?minprice=60')
  expect(rendered).toEqual([])
  await ask('/results?minprice=1')
  expect(rendered).toHaveLength(1)
})

describe('the page size', () => {
  test('is bounded on a page, and said', async () => {
    const { status, body } = await ask('/results?limit=10000')
    expect(status).toBe(200)
    expect(body).toContain('"limit":120')
    expect(body).toContain('"notices":[{"field":"limit","code":"too-large"}]')
    expect((await ask(`${list}?limit=10000`)).body).toContain('"limit":120')
  })

  test('may be all of a call, whose long answer says the same as short ones', async () => {
    const { status, body } = await get('/api/core/properties/search?limit=10000')
    expect(status).toBe(200)
    const short = await get('/api/core/properties/search?limit=100')
    expect(body.total).toBeGreaterThan(60)
    expect(body).toEqual({ ...short.body, limit: 10_000 })
    expect((await get('/api/core/properties/search?limit=10001')).status).toBe(422)
  })
})
