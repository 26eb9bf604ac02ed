import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { readConfiguration } from '#server/platform/config/configuration'
import { areas } from '#server/platform/http/areas'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'

const { app, catalogue, db, get } = await testApp({
  renderer: await builtSite(),
  environment: {
    MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
    HERO_VIDEO: 'https://films.example/sea.mp4',
    CHECKOUT_URL: 'https://cards.example/api',
    CHECKOUT_PUBLIC_KEY: 'public',
    CHECKOUT_SECRET_KEY: 'secret',
    CHECKOUT_WEBHOOK_KEY: 'webhook',
    GOOGLE_PAY_MERCHANT: 'BCR2DN',
  },
})

const say = (text: string) => ({ en: text, fr: text, de: text })
const page = (id: number, templateId: number, path: string) => ({
  id,
  templateId,
  path,
  menuName: say('Mine'),
  title: say('Mine'),
  metaDescription: say('Mine'),
  heading1: say('Only for me'),
  heading2: say('Mine'),
})
await db
  .insert(tables.page)
  .values([
    page(9001, 31, '/dashboard'),
    { ...page(9002, 99, '/secure/old'), httpStatusCode: 302, redirectTo: '/secure/login' },
  ])
await eventually(() => expect(catalogue.content.pageByPath.get('/secure/old')).toBeDefined())

const show = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

const forNobodyElse = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
}

test.each(['/?ct=m&t=s3cret', '/greece/corfu?ct=v&t=s3cret', '/about-us?e=a@example.com', '/nothing?t=s3cret'])(
  'no request names %s as where it came from, though the page is public',
  async url => {
    const [plain, ...told] = [await show(url.split('?')[0] ?? ''), await show(url), await show(url)]
    expect(plain.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    const etag = String(told[0]?.headers.etag)
    for (const reply of [...told, await show(url, { 'if-none-match': etag })])
      expect(reply.headers['referrer-policy']).toBe('no-referrer')
    expect(told[0]?.body === plain.body).toBe(true)
  },
)

describe('an area for some alone', () => {
  test.each([
    '/secure',
    '/secure/login',
    '/fr/secure/login',
    '/secure/login?e=a@example.com',
    '/dashboard',
    '/account',
    '/de/account?bid=7',
    '/office',
    '/fr/office/people',
    '/office/log?action=signed-in',
  ])('%s is a shell, the same for everybody, that nobody keeps', async url => {
    const reply = await show(url, { cookie: 'session=x', 'x-visitor-country': 'IT' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject(forNobodyElse)
    expect(reply.headers.etag).toBeUndefined()
    expect(reply.body).toBe((await show(url)).body)
    expect(reply.body).toContain(`<html lang="${/^\/(fr|de)\//.exec(url)?.[1] ?? 'en'}">`)
    expect(reply.body).toMatch(/<script type="module" src="\/assets\/[^"]+"><\/script>/)
    expect(reply.body).toContain('<div id="root"></div>')
    expect(reply.body).not.toMatch(/id="state"|Only for me|canonical|og:/)
  })

  test('allows the browser to send a card to its provider at the checkout, and nowhere else', async () => {
    const policyOf = async (url: string) => String((await show(url)).headers['content-security-policy'])
    for (const url of ['/secure/ob', '/de/secure/ob/payment']) {
      expect((await show(url)).headers).toMatchObject(forNobodyElse)
      expect(await policyOf(url)).toMatch(
        /script-src 'self';.*connect-src 'self' https:\/\/cards.example https:\/\/google.com\/pay /,
      )
      expect(await policyOf(url)).toMatch(/form-action 'self'(;|$)/)
    }
    for (const [url, payment] of [
      ['/secure/ob/payment', '(self)'],
      ['/secure', '()'],
      ['/contact', '()'],
    ] as const)
      expect((await show(url)).headers['permissions-policy']).toMatch(
        new RegExp(`payment=${payment.replace(/[()]/g, '\\$&')}$`),
      )
    for (const url of ['/secure', '/contact']) expect(await policyOf(url)).not.toMatch(/cards\.example|google/)
  })

  test('can ask for the camera in the client area only, where passports are read on the device', async () => {
    for (const [url, camera] of [
      ['/secure/passport-details', 'camera=(self)'],
      ['/de/secure/passport-by-link', 'camera=(self)'],
      ['/secure/ob/payment', 'camera=()'],
      ['/office', 'camera=()'],
      ['/contact', 'camera=()'],
    ] as const) {
      const { headers } = await show(url)
      expect(headers['permissions-policy']).toContain(camera)
      expect(headers['content-security-policy']).not.toContain('wasm')
    }
  })

  test('lets the browser look for Google Pay where the provider of the cards takes it', () => {
    const opayo = {
      OPAYO_URL: 'https://cards.example/api',
      OPAYO_VENDOR: 'villas',
      OPAYO_KEY: 'key',
      OPAYO_PASSWORD: 'password',
      OPAYO_REPORTS_URL: 'https://cards.example/access',
      OPAYO_REPORTS_USER: 'reports',
      OPAYO_REPORTS_PASSWORD: 'password',
    }
    const connectOf = (environment: Record<string, string>) =>
      areas.checkout.guests(readConfiguration({ CARD_PROVIDER: 'opayo', ...opayo, ...environment }))['connect-src']
    const google = 'https://google.com/pay'
    const named = { GOOGLE_PAY_MERCHANT: 'BCR2DN', OPAYO_GOOGLE_PAY_MERCHANT: 'villas' }
    expect(connectOf(named)).toContain(google)
    expect(connectOf({ ...named, GOOGLE_PAY_MERCHANT: '' })).not.toContain(google)
    expect(connectOf({ ...named, OPAYO_GOOGLE_PAY_MERCHANT: '' })).not.toContain(google)
  })

  test('previews show what public pages show, without scripts that measure', () => {
    const configuration = readConfiguration({
      MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
      TAG_MANAGER_URL: 'https://tags.example/a.js',
      ANALYTICS_ORIGINS: 'https://counts.example',
    })
    expect(areas.public.guests(configuration)['script-src']).toContain('https://tags.example')
    expect(JSON.stringify(areas.preview.guests(configuration))).not.toMatch(/tags|counts/)
    expect(areas.preview.guests(configuration)['img-src']).toEqual(['https://tiles.example'])
  })

  test('has a policy without third parties but the tiles of the back office’s maps', async () => {
    const policyOf = async (url: string) => String((await show(url)).headers['content-security-policy'])
    expect(await policyOf('/contact')).toMatch(/img-src 'self' data: https:\/\/tiles.example;/)
    expect(await policyOf('/contact')).toMatch(/media-src 'self' https:\/\/films.example;/)
    for (const url of ['/secure', '/secure/nowhere']) expect(await policyOf(url)).not.toContain('example')
    for (const url of ['/office', '/office/nowhere']) {
      expect(await policyOf(url)).toContain('tiles.example')
      expect(await policyOf(url)).not.toContain('films.example')
    }
    for (const url of ['/secure', '/secure/nowhere', '/office', '/office/nowhere']) {
      expect(await policyOf(url)).toMatch(/script-src 'self';.*frame-src 'none';.*frame-ancestors 'none'/)
    }
  })

  test.each([
    '/secure/nowhere',
    '/secure/wine/cellar',
    '/de/secure/nirgends',
    '/account/else',
    '/office/nowhere',
    '/office/people/7',
    '/de/office/nirgends',
  ])('%s, where nothing is yet, is a real 404 with a page that helps', async url => {
    const { statusCode, headers, body } = await show(url)
    expect(statusCode).toBe(404)
    expect(headers).toMatchObject(forNobodyElse)
    expect(body).toMatch(/href="(\/de)?\/results"/)
  })

  test('redirects without being cached', async () => {
    expect(await show('/secure/old?x=1')).toMatchObject({
      statusCode: 302,
      headers: { ...forNobodyElse, location: '/secure/login?x=1' },
    })
    expect((await show('/secure/ob/conditions')).headers.location).toBe('/booking-conditions')
    expect(await show('/Secure/Login/?e=x')).toMatchObject({
      statusCode: 301,
      headers: { ...forNobodyElse, location: '/secure/login?e=x' },
    })
  })

  test('has pages of the back office that no page of the CMS replaces', async () => {
    expect(await show('/Office/People/?x=1')).toMatchObject({
      statusCode: 301,
      headers: { ...forNobodyElse, location: '/office/people?x=1' },
    })
    await db.insert(tables.page).values(page(9003, 1, '/office/handbook'))
    await eventually(() => expect(catalogue.content.pageByPath.get('/office/handbook')).toBeDefined())
    expect((await show('/office/handbook')).statusCode).toBe(404)
    expect((await get('/api/cms/pages/bypath?path=/office')).status).toBe(404)
  })

  test('is not to be had by another spelling of its path', async () => {
    for (const url of ['/%73ecure/login', '/secure%2Flogin', '//secure/login', '/SECURE/login']) {
      const { headers, body } = await show(url)
      expect([url, headers['cache-control']]).toEqual([url, 'private, no-store'])
      expect(body).not.toContain('Only for me')
    }
  })

  test.each(['/%64ashboard', '/fr/dash%62oard', '//dashboard', '/DASHBOARD/'])(
    'leads from %s to the one right address, and shows nothing there',
    async url => {
      const { statusCode, headers, body } = await show(url)
      expect([statusCode, headers.location, body]).toEqual([
        301,
        url.startsWith('/fr') ? '/fr/dashboard' : '/dashboard',
        '',
      ])
    },
  )

  test('is none the less one where a fragment comes with the request', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    // Browsers and `fetch` keep it to themselves.
    const asked = request({ port, path: '/' }).setHeader('connection', 'close')
    Object.assign(asked, { path: '/secure#x' }).end()
    const [reply] = await once(asked, 'response')
    expect(reply.headers).toMatchObject(forNobodyElse)
    expect(await text(reply)).toBe((await show('/secure')).body)
  })

  test('has pages whose API responses are not cached either', async () => {
    const { status, headers } = await get('/api/cms/pages/bypath?path=/fr/secure/login')
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(headers.etag).toBeUndefined()
    expect((await get('/api/cms/pages/bypath?path=/contact')).headers).toMatchObject({
      'cache-control': 'private, no-cache',
    })
  })
})

test('pages for some countries redirect and stay out of shared caches', async () => {
  const hidden = [...catalogue.villas.values()].find(({ row }) => row.hideForItaly)?.row.path ?? ''
  expect(await show(hidden, { 'x-visitor-country': 'IT' })).toMatchObject({
    statusCode: 302,
    headers: { 'cache-control': 'private, no-store', location: '/' },
  })
})

test('the sitemap lists what each audience may see, and is cached as pages are', async () => {
  const asked = async (country: string) => {
    const { body, headers } = await show('/sitemap-1.xml', { 'x-visitor-country': country })
    return { named: new Set(body.match(/(?<=<loc>http:\/\/localhost:3000)\/[^<]*/g)), headers }
  }
  const [english, italian, greek] = await Promise.all(['GB', 'IT', 'GR'].map(asked))
  for (const { row } of catalogue.villas.values()) {
    const named = [english, italian, greek].map(answer => answer?.named.has(row.path))
    expect([row.path, ...named]).toEqual([row.path, true, !row.hideForItaly, !row.hideForGreece])
  }
  expect(english?.headers['cache-control']).toBe('public, no-cache')
  for (const answer of [italian, greek]) expect(answer?.headers['cache-control']).toBe('private, no-store')
})

test('the gallery is for developers', async () => {
  expect((await show('/dev/gallery')).headers).toMatchObject(forNobodyElse)
})
