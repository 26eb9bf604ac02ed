import type { FastifyInstance } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { allFeatures } from '#server/all-features'
import { createApp } from '#server/app'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'
import type { PageRenderer } from './page-renderer.ts'

const { context, catalogue } = await testApp()
const built = await builtSite()

/** The headers of the API requests for pages. */
let heard: Record<string, unknown>[] = []

/** Records every API request, and one endpoint sets a cookie for the caller. */
function listening(api: FastifyInstance): void {
  api.addHook('onRequest', async request => {
    if (request.socket.remoteAddress?.startsWith('site for ')) heard.push(request.headers)
  })
  api.get('/api/cookie', { schema: { hide: true } }, (_request, reply) =>
    reply.header('set-cookie', 'session=not-yours; Path=/').send({ given: true }),
  )
}

const render: PageRenderer['render'] = async (url, transport, currency) => {
  await transport('/api/cookie', { method: 'GET', headers: { cookie: 'session=own', authorization: 'Bearer own' } })
  return built.render(url, transport, currency)
}

const app = await createApp({
  context,
  renderer: { ...built, render },
  features: [listening, ...allFeatures],
})
afterAll(() => app.close())
beforeEach(() => {
  heard = []
})

const mine = {
  cookie: 'session=0123456789abcdef; token=q7mine; user=q7ada; shortlist=1-2-3; viewed=4; _ga=GA1.2.3',
  authorization: 'Bearer q7mine',
  usertype: 'contact',
  token: 'q7mine',
  'x-forwarded-for': '203.0.113.7',
  'user-agent': 'q7agent/1.0',
  'accept-language': 'fr',
  referer: 'http://localhost:3000/secure?t=q7mine',
}

const paths = [
  ...['/', '/fr', '/results', '/results?des=16', '/results?from=05+Jun+2027&to=12+Jun+2027', '/contact', '/de/blog'],
  ...['/greece/corfu', '/greece/corfu/villas/kalami-house', '/search?q=corfu', '/atlantis', '/secure', '/fr/account'],
]

test.each(paths)('nothing of the visitor is in %s, nor in its cached copy', async path => {
  const withMine = await app.inject({ url: path, headers: mine })
  const after = await app.inject({ url: path })
  const { date: _, 'x-request-id': _id, ...headers } = after.headers
  expect(withMine.body === after.body).toBe(true)
  expect(withMine.headers).toMatchObject(headers)
  for (const { headers, body } of [withMine, after]) {
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).not.toMatch(/q7(mine|ada|agent)|not-yours|0123456789abcdef/)
  }
  // Pages of the client area are a shell, rendered without API requests.
  expect(heard.length > 0).toBe(!/\/(account|secure)$/.test(path))
  for (const { host, ...headers } of heard) {
    expect(headers).toEqual({ accept: 'application/json', 'user-agent': 'lightMyRequest' })
    expect(host).toMatch(/^localhost/)
  }
})

test('prices are written in the currency that was chosen, else that of the country or the language', async () => {
  const pricesAt = async (url: string, headers: Record<string, string>) => {
    const { body } = await app.inject({ url, headers })
    return new Set(body.split('id="state"')[0]?.match(/[€$£](?=[\d\s]*\d)|(?<=\d\s)[€$£]/g))
  }
  const villas = '/results?des=16'
  expect(await pricesAt(villas, {})).toEqual(new Set(['£']))
  expect(await pricesAt(`/fr${villas}`, {})).toEqual(new Set(['€']))
  expect(await pricesAt(`/fr${villas}`, { cookie: 'officecountry=us' })).toEqual(new Set(['$']))
  expect(await pricesAt(villas, { 'x-visitor-country': 'DE' })).toEqual(new Set(['€']))
  expect(await pricesAt(villas, { cookie: 'currency=3; officecountry=de' })).toEqual(new Set(['$']))
  expect(await pricesAt(villas, { cookie: 'currency=999' })).toEqual(new Set(['£']))
  expect(await pricesAt(villas, { cookie: 'currency=1' }), 'what was kept for others is not shown').toEqual(
    new Set(['€']),
  )
})

test('whose country it is comes with the calls all the same', async () => {
  const hidden = [...catalogue.villas.values()].find(({ row }) => row.hideForItaly)?.row.path ?? ''
  expect((await app.inject({ url: hidden, headers: { cookie: 'officecountry=it; session=x' } })).statusCode).toBe(302)
  expect((await app.inject({ url: hidden, headers: mine })).statusCode).toBe(200)
  // A visitor cannot say so by a name of ours.
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-audience']) {
    const { statusCode } = await app.inject({ url: hidden, headers: { [name]: 'site for it' } })
    expect([name, statusCode]).toEqual([name, 200])
  }
})

test('a page is made of what can be read: it sends nothing', async () => {
  const acting = await createApp({
    context,
    renderer: {
      ...built,
      render: async (url, transport, currency) => {
        await transport('/api/core/newsletter', { method: 'POST', headers: {}, body: '{}' })
        return built.render(url, transport, currency)
      },
    },
  })
  afterAll(() => acting.close())
  expect((await acting.inject({ url: '/' })).statusCode).toBe(500)
})
