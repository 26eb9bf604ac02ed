import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { freePort } from '#testing/network/free-port'
import { portOf } from '#testing/network/raw-request'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'
import { purgedCache, startCache } from '#testing/site/caches'
import { doJob } from '#testing/site/do-jobs'

const cache = purgedCache()

describe.skipIf(!cache)('behind Varnish with the sample configuration (which must be installed)', async () => {
  const port = await freePort()
  const environment = { CDN_PURGE_URL: `http://127.0.0.1:${port}/purge-by-tag` }
  const site = await testApp({ renderer: await builtSite(), environment })
  const { app, catalogue, db } = site
  const direct = await portOf(app)
  /** Requests that have reached the site, and the cookies of each. */
  const reached: { url: string; cookie: string | undefined }[] = []
  app.server.prependListener('request', ({ url = '', headers }) => reached.push({ url, cookie: headers.cookie }))

  let stop = async () => {}
  beforeAll(async () => {
    if (cache) stop = (await startCache(cache, direct, port)).stop
  })
  afterAll(() => stop())

  const ask = async (path: string, headers: Record<string, string> = {}, at = port) => {
    const reply = await fetch(`http://127.0.0.1:${at}${path}`, { headers, redirect: 'manual' })
    const body = await reply.text()
    return { status: reply.status, headers: reply.headers, location: reply.headers.get('location'), body }
  }
  const told = ({ status, location, body }: Awaited<ReturnType<typeof ask>>) => [
    status,
    location,
    body.replace(/"requestId":"[^"]*"/, ''),
  ]
  const isHit = ({ headers }: Awaited<ReturnType<typeof ask>>) => headers.get('x-cache') === 'hit'

  const villas = [...catalogue.villas.values()].map(({ row }) => row)
  const hidden = String(villas.find(({ hideForItaly }) => hideForItaly)?.path)
  const visitors: Record<string, string>[] = [
    {},
    { 'x-visitor-country': 'FR' },
    { 'x-visitor-country': 'US' },
    { 'x-visitor-country': 'gb' },
    { 'x-visitor-country': 'IT' },
    { cookie: 'officecountry=it' },
    { cookie: 'shortlist=1-2-3; officecountry=gr; consent=1' },
    { cookie: 'officecountry=fr', 'x-visitor-country': 'IT' },
    { cookie: 'currency=3' },
    { cookie: 'a=b; currency=10; session=secret' },
    { cookie: 'currency=7', 'x-visitor-country': 'US' },
    { cookie: 'destinations=16' },
    { 'x-page-currency': '3' },
  ]
  const paths = ['/', '/fr', '/de/', '/results', '/results?des=16', '/fr/results', '/greece/corfu', '/Contact/', hidden]
  const others = [
    '/nowhere',
    '/secure',
    '/account',
    '/fr/office',
    '/api/core/officehours',
    `/api/cms/pages/bypath?path=${hidden}`,
  ]

  test('each visitor gets their own page, in their currency and language', async () => {
    for (const round of ['first', 'second'])
      for (const path of [...paths, ...others])
        for (const visitor of visitors) {
          const { 'x-page-currency': _, ...honest } = visitor
          const [through, right] = [await ask(path, visitor), await ask(path, honest, direct)]
          expect(told(through), `${round}: ${path} for ${JSON.stringify(visitor)}`).toEqual(told(right))
        }
  })

  test('visitors with different cookies share a stored page, and no cookie reaches the site', async () => {
    await ask('/greece')
    reached.length = 0
    const cookies = ['session=a', 'session=b; consent=1', 'shortlist=1-2; currency=10', 'officecountry=gb']
    for (const cookie of cookies) {
      const reply = await ask('/greece', { cookie })
      expect([isHit(reply), reply.headers.get('set-cookie')]).toEqual([true, null])
      expect(reply.headers.get('vary')).toBe('accept-encoding, cookie')
      for (const name of ['surrogate-key', 'surrogate-control', 'cdn-cache-control', 'cache-tag', 'xkey'])
        expect(reply.headers.get(name)).toBeNull()
    }
    await ask('/france', { cookie: 'session=secret; consent=1' })
    expect(reached).toEqual([{ url: '/france', cookie: undefined }])
  })

  test('nothing private is stored', async () => {
    for (const path of ['/secure', '/api/core/officehours', '/results?from=2027-06-05&to=2027-06-12', '/readyz'])
      for (const _time of [1, 2]) expect(isHit(await ask(path, { cookie: 'session=secret' })), path).toBe(false)
    expect(isHit(await ask(hidden, { cookie: 'officecountry=it' }))).toBe(false)
  })

  test('a browser revalidates without the site', async () => {
    const first = await ask('/greece')
    reached.length = 0
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const again = await ask('/greece', { 'if-none-match': String(first.headers.get('etag')) })
    expect([again.status, again.body, reached]).toEqual([304, '', []])
  })

  test('after a change of price every stored page is asked for again, and shows it', async () => {
    const [villa] = villas
    const path = String(villa?.path)
    const price = '98,765'
    await doJob(site, 'purge-pages')
    for (const _time of [1, 2]) await ask(path, { cookie: 'currency=1' })
    expect(isHit(await ask(path, { cookie: 'currency=1' }))).toBe(true)
    await ask('/greece')
    await db
      .update(tables.season)
      .set({ weeklyCents: [9_876_500] })
      .where(eq(tables.season.villaId, Number(villa?.id)))
    await expect.poll(async () => (await ask(path, { cookie: 'currency=1' }, direct)).body.includes(price)).toBe(true)
    // Until the purge the cache shows what it has.
    expect((await ask(path, { cookie: 'currency=1' })).body.includes(price)).toBe(false)
    await doJob(site, 'purge-pages')
    const changed = await ask(path, { cookie: 'currency=1' })
    expect([isHit(changed), changed.body.includes(price)]).toEqual([false, true])
    expect(isHit(await ask(path, { cookie: 'currency=1' }))).toBe(true)
    // A page that the change does not concern is confirmed by its ETag, and is a hit again.
    reached.length = 0
    const before = await ask('/greece')
    expect(reached.map(({ url }) => url)).toEqual(['/greece'])
    expect([isHit(await ask('/greece')), (await ask('/greece')).body === before.body]).toEqual([true, true])
  })

  test('only machines of the site purge', async () => {
    const purge = (headers: Record<string, string>, method = 'POST') =>
      fetch(`http://127.0.0.1:${port}/purge-by-tag`, { method, headers }).then(({ status }) => status)
    expect(await purge({ 'surrogate-key': 'pages', 'x-forwarded-for': '192.0.2.1' })).toBe(403)
    expect(await purge({})).toBe(400)
    expect(await purge({ 'surrogate-key': 'pages' }, 'GET')).toBe(400)
    expect(await purge({ 'surrogate-key': 'pages' })).toBe(200)
  })
})
