import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { a } from '#testing/builders/a'
import { aBlock, aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'
import { doJob } from '#testing/site/do-jobs'

/** A cache that is told what to purge. */
let status = 200
const purged: string[] = []
const keys: unknown[] = []
const cache = createServer((request, response) => {
  if (status === 200) purged.push(String(request.headers['surrogate-key']))
  keys.push(request.headers['x-cache-key'])
  response.writeHead(status).end()
})
await new Promise<void>(listens => cache.listen(0, '127.0.0.1', listens))
afterAll(() => cache.close())

const environment = {
  CDN_PURGE_URL: `http://127.0.0.1:${(cache.address() as AddressInfo).port}/purge`,
  CDN_PURGE_HEADER: 'X-Cache-Key: secret',
  CDN_MAX_AGE_SECONDS: '600',
}
const renderer = await builtSite()
const site = await testApp({ environment, renderer })
const without = await testApp({ beside: site, renderer })
const { app, db, catalogue } = site
const purge = () => doJob(site, 'purge-pages')
const page = (url: string, headers: Record<string, string> = { 'x-page-currency': '1' }, of = app) =>
  of.inject({ url, headers })
const storable = ['surrogate-control', 'cdn-cache-control', 'surrogate-key', 'cache-tag']

beforeEach(async () => {
  status = 200
  await db.execute(sql`update change set purges = 2`)
  purged.length = keys.length = 0
})

describe('a page for a cache in front of the site', () => {
  test('is the one that a visitor without cookies gets, in the currency that the cache names', async () => {
    for (const currency of ['1', '3', '10']) {
      const direct = await page('/greece', { cookie: `currency=${currency}` })
      for (const _first of [1, 2]) {
        const shared = await page('/greece', { 'x-page-currency': currency })
        expect(shared.body).toBe(direct.body)
        expect(shared.headers).toMatchObject({
          vary: 'accept-encoding, x-page-currency',
          'cache-control': 'public, no-cache',
          'surrogate-key': 'pages',
          'cache-tag': 'pages',
        })
        const seconds = Number(/^max-age=(\d+)$/.exec(String(shared.headers['surrogate-control']))?.[1])
        expect(seconds).toBeGreaterThan(0)
        expect(seconds).toBeLessThanOrEqual(600)
        expect(shared.headers['set-cookie']).toBeUndefined()
      }
    }
  })

  test('of a villa has the tag of its nights', async () => {
    const [villa] = catalogue.villas.values()
    const shared = await page(String(villa?.row.path))
    expect(String(shared.headers['surrogate-key']).split(' ')).toEqual(
      expect.arrayContaining(['pages', `nights-${villa?.row.id}`]),
    )
  })

  test.each([
    ['a cookie', '/greece', { 'x-page-currency': '1', cookie: 'currency=3' }],
    ['an unknown currency', '/greece', { 'x-page-currency': '7' }],
    ['no currency', '/greece', {}],
    ['dates', '/results?from=2027-06-05&to=2027-06-12', { 'x-page-currency': '1' }],
    ['a path that does not exist', '/nowhere', { 'x-page-currency': '1' }],
    ['the client area', '/secure', { 'x-page-currency': '1' }],
    ['an endpoint', '/api/core/officehours', { 'x-page-currency': '1' }],
  ])('is none with %s', async (_what, url, headers) => {
    const reply = await page(url, headers)
    for (const name of storable) expect(reply.headers[name]).toBeUndefined()
  })

  test('is none where no cache is purged', async () => {
    const reply = await page('/greece', { 'x-page-currency': '3' }, without.app)
    for (const name of storable) expect(reply.headers[name]).toBeUndefined()
    expect(reply.headers.vary).toContain('cookie')
  })

  test('is valid until the next midnight at the longest', async () => {
    const now = Date.parse('2027-01-15T22:55:00Z')
    await site.clock.set(now)
    const shared = await page('/contact')
    const seconds = Number(/^max-age=(\d+)$/.exec(String(shared.headers['surrogate-control']))?.[1])
    expect(seconds).toBeLessThanOrEqual(300)
    expect(seconds).toBeGreaterThan(0)
  })
})

describe('a purge', () => {
  test('follows a change of content, with the key of the cache, and is repeated once', async () => {
    await db
      .update(tables.season)
      .set({ weeklyCents: [500_000] })
      .where(eq(tables.season.villaId, 1))
    await purge()
    await purge()
    expect([purged, keys]).toEqual([['pages'], ['secret']])
    await db.execute(sql`update change set purged_at = purged_at - interval '1 minute'`)
    await purge()
    await purge()
    expect(purged).toEqual(['pages', 'pages'])
  })

  test('of nights concerns the pages that have read them', async () => {
    const { id } = await aVilla(db)
    await purge()
    purged.length = 0
    await aBlock(db, id, a.stay('2027-06-05'))
    await purge()
    expect(purged).toEqual([`nights-all nights-${id}`])
  })

  test('that the cache refuses fails, and is made up for', async () => {
    await db
      .update(tables.season)
      .set({ weeklyCents: [600_000] })
      .where(eq(tables.season.villaId, 1))
    status = 503
    await expect(purge()).rejects.toThrow('refuses to purge: 503')
    status = 200
    await purge()
    expect(purged).toEqual(['pages'])
  })
})
