import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { PublishedReviews } from '#contract/villas/reviews'
import * as tables from '#database/tables'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const { db, catalogue, get } = await testApp()
const published = async (query = '', headers?: Record<string, string>) =>
  (await get(`/api/core/reviews/published/lang/en${query}`, headers)).body as PublishedReviews
const all = await published()
const rows = await db.select().from(tables.review)

describe('the reviews of all villas', () => {
  test('are counted and averaged, and come twelve at a time, newest first', async () => {
    expect(all.numberOfReviews).toBe(rows.length)
    const average = rows.reduce((sum, { stars }) => sum + stars, 0) / rows.length
    expect(all.starsAverage).toBe(Math.round(average * 10) / 10)
    expect(all.reviews).toHaveLength(12)
    expect(all.pages).toBe(Math.ceil(rows.length / 12))
    const pages = await Promise.all(Array.from({ length: all.pages }, (_, i) => published(`?page=${i + 1}`)))
    const read = pages.flatMap(page => page.reviews)
    expect(new Set(read.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)))
    const months = read.map(({ stayed }) => stayed)
    expect(months).toEqual(months.toSorted().toReversed())
  })

  test('are filtered by region and stars, and each choice shows how many it finds', async () => {
    for (const { stars, count } of all.byStars) expect((await published(`?stars=${stars}`)).total).toBe(count)
    const [region] = all.byRegion
    const inRegion = await published(`?region=${region?.id}`)
    expect(inRegion.total).toBe(region?.count)
    expect(new Set(inRegion.reviews.map(review => review.region))).toEqual(new Set([region?.name]))
    const both = await published(`?region=${region?.id}&stars=4`)
    expect(both.total).toBe(inRegion.byStars.find(({ stars }) => stars === 4)?.count)
    expect(both.reviews.every(({ stars }) => stars === 4)).toBe(true)
  })

  test('beyond the last page are the last page', async () => {
    expect(await published('?page=9999')).toEqual(await published(`?page=${all.pages}`))
  })

  test.each(['?stars=6', '?stars=x', '?page=0', '?region=-1'])('%s is rejected with its field', async query => {
    const { status, body } = await get(`/api/core/reviews/published/lang/en${query}`)
    expect(status).toBe(422)
    expect(body.errors).toHaveLength(1)
  })

  test('leave out villas that the visitor’s country may not see', async () => {
    const hidden = await db
      .select({ id: tables.villa.id })
      .from(tables.villa)
      .where(eq(tables.villa.hideForItaly, true))
    const ids = new Set(hidden.map(({ id }) => id))
    const ofHidden = rows.filter(({ villaId }) => ids.has(villaId)).length
    expect(ofHidden).toBeGreaterThan(0)
    expect((await published('', { cookie: 'officecountry=it' })).numberOfReviews).toBe(rows.length - ofHidden)
  })

  test('leave out texts that say nothing, and reflect changes', async () => {
    const [newest] = all.reviews
    await db
      .update(tables.review)
      .set({ comments: ' ! ' })
      .where(eq(tables.review.id, newest?.id ?? 0))
    expect((await published()).numberOfReviews).toBe(rows.length - 1)
  })
})

describe('the page of reviews', () => {
  const page = (query: string) => get(`/api/cms/pages/bypath?path=${encodeURIComponent(`/de/client-reviews${query}`)}`)

  test('shows what its URL selects', async () => {
    const { body } = await page('?stars=3&page=1')
    expect(body).toMatchObject({ template: 'client-reviews', provider: null, reviews: { stars: 3 } })
    expect(body.reviews.reviews.every(({ stars }: { stars: number }) => stars === 3)).toBe(true)
  })

  test.each(['?stars=9', '?region=99999', '?region=x', '?page=-1', '?utm_source=letter'])(
    '%s is ignored',
    async query => {
      expect((await page(query)).body.reviews).toEqual((await page('')).body.reviews)
    },
  )
})

test('a review is shown in the languages of its translations, beside its own', async () => {
  const [row] = rows
  if (!row) throw new Error('There is no review')
  const { version } = catalogue
  const translations = { it: { title: 'Quiete', comments: 'Una settimana di quiete.' } }
  await db.update(tables.review).set({ translations }).where(eq(tables.review.id, row.id))
  await eventually(() => expect(catalogue.version).toBeGreaterThan(version))
  const { body } = await get(`/api/core/properties/${row.villaId}/reviews`)
  const told = body.reviewItems.find(({ id }: { id: number }) => id === row.id)
  expect(told).toMatchObject({
    comments_Published: row.comments,
    translations: { it: { title: 'Quiete', comments_Published: 'Una settimana di quiete.', companyReply: null } },
  })
})

describe('the rating, where no provider is named', () => {
  test('is that of our own reviews', async () => {
    const now = await published()
    const { body } = await get('/api/core/reviews/businessdata')
    expect(body).toMatchObject({
      provider: 'Maestrale',
      rating: now.starsAverage,
      numberOfReviews: { total: now.numberOfReviews },
    })
    const { body: company } = await get('/api/core/reviews/company')
    expect(company.reviews).toHaveLength(100)
    const { body: villa } = await get('/api/core/reviews/product/1')
    const { body: summary } = await get('/api/core/reviews/product/1/summary')
    expect(villa.reviews).toHaveLength(summary.numberOfReviews)
    expect((await get('/api/core/reviews/product/99999')).status).toBe(404)
  })
})

describe('an outside provider', () => {
  let answer: { status: number; body: string } | undefined
  let asked: { url: string; key: unknown }[] = []
  const provider = createServer((request, response) => {
    asked.push({ url: request.url ?? '', key: request.headers.apikey })
    if (!answer) return response.destroy()
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  const listening = new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
  afterAll(() => provider.close())
  const says = (body: unknown, status = 200) => {
    answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
  }
  const rating = { id: 'b1', score: { trustScore: 4.8, stars: 5 }, numberOfReviews: { total: 1234 } }

  const lines: string[] = []
  const site = async () => {
    await listening
    const { port } = provider.address() as AddressInfo
    const environment = {
      REVIEWS_URL: `http://127.0.0.1:${port}/v1/`,
      REVIEWS_BUSINESS: 'b1',
      REVIEWS_KEY: 'secret-key',
      REVIEWS_NAME: 'Harbour Voices',
    }
    asked = []
    return testApp({ environment, log: line => lines.push(line) })
  }

  test('is requested with its key, and once for all concurrent and later visitors', async () => {
    const { get: ask, clock } = await site()
    says(rating)
    const answers = await Promise.all([1, 2, 3].map(() => ask('/api/core/reviews/businessdata')))
    for (const { body } of answers) expect(body).toEqual({ ...rating, provider: 'Harbour Voices', rating: 4.8 })
    expect(asked).toEqual([{ url: '/v1/business-units/b1', key: 'secret-key' }])
    await clock.set(clock.at + 16 * 60_000)
    await ask('/api/core/reviews/businessdata')
    expect(asked).toHaveLength(2)
  })

  test('is shown also where members of its reviews are missing', async () => {
    const { get: ask } = await site()
    says({ reviews: [{ id: '1', text: 'Good', stars: 5, createdAt: '2026-10-01', consumer: { displayName: 'A' } }] })
    const { body } = await ask('/api/core/reviews/company')
    expect(body.reviews).toEqual([
      {
        id: '1',
        title: '',
        text: 'Good',
        stars: 5,
        createdAt: '2026-10-01',
        consumer: { displayName: 'A' },
        companyReply: null,
      },
    ])
    expect(asked[0]?.url).toBe('/v1/business-units/b1/reviews?perPage=100&page=1')
  })

  test.each([
    ['is away', undefined, 200],
    ['fails', 'no', 500],
    ['answers what cannot be read', '<html>', 200],
    ['answers something else', '{"reviews": 7}', 200],
  ])('%s gives false, is logged without its key, and is retried later', async (_, body, status) => {
    const { get: ask, clock } = await site()
    answer = undefined
    if (body !== undefined) says(body, status)
    lines.length = 0
    for (const call of ['businessdata', 'company', 'product/1', 'product/1/summary']) {
      const reply = await ask(`/api/core/reviews/${call}`)
      expect([reply.status, reply.body]).toEqual([200, false])
    }
    expect(lines.filter(line => line.includes('the reviews provider could not be asked'))).toHaveLength(4)
    expect(lines.join('')).not.toContain('secret-key')
    says(rating)
    expect((await ask('/api/core/reviews/businessdata')).body).toBe(false)
    await clock.set(clock.at + 61_000)
    expect((await ask('/api/core/reviews/businessdata')).body).toMatchObject(rating)
  })
})
