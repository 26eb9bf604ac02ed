import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SiteSearchReply } from '#contract/villas/search'
import * as tables from '#database/tables'
import { type Mood, searchProvider } from '#testing/network/search-provider'
import { testApp } from '#testing/site/app'
import { run } from './export-records.ts'

const provider = await searchProvider()
const lines: Record<string, unknown>[] = []
const { get, db, catalogue, context, clock } = await testApp({
  environment: provider.environment,
  log: line => lines.push(JSON.parse(line)),
})

const mailer = { deliver: async () => {} }
const exportNow = () => run({ ...context, mailer }, {}, { signal: new AbortController().signal })
const searches = () => provider.state.asked.filter(({ path }) => path.endsWith('/queries'))
const batches = () => provider.state.asked.filter(({ path }) => path.endsWith('/batch'))

async function find(typed: string, lang = 'en', headers?: Record<string, string>) {
  const { status, body } = await get(`/api/core/search/lang/${lang}?q=${encodeURIComponent(typed)}`, headers)
  expect(status).toBe(200)
  return body as SiteSearchReply
}
/** The results of our own index, which alone serves the search page. */
const ownAnswer = async (typed: string) =>
  (await get(`/api/cms/pages/bypath?path=${encodeURIComponent(`/search?q=${typed}`)}`)).body.siteSearch
const idsOf = ({ groups }: SiteSearchReply) => groups.flatMap(({ found }) => found.map(({ id }) => id))
const namesOf = ({ groups }: SiteSearchReply) => groups.flatMap(({ found }) => found.map(({ name }) => name))

await exportNow()
const givenAtFirst = batches().length

let time = Date.parse('2027-01-15T12:00Z')
beforeEach(async () => {
  provider.state.mood = 'well'
  // Ends the pause after a failure.
  time += 60_000
  await clock.set(time)
  await find('corfu')
  provider.state.asked.length = 0
  lines.length = 0
})

describe('records', () => {
  test('of everything that can be found are sent once, by index, in all languages', async () => {
    const villas = provider.recordsOf('test_Villas')
    expect(villas.size).toBe(catalogue.villas.size)
    expect(villas.get('villa-1')).toMatchObject({ objectID: 'villa-1', name_en: 'Kalami House' })
    expect(provider.recordsOf('test_Collections').size).toBe(catalogue.content.lists.length)
    expect(provider.recordsOf('test_CMSPages').get('region-16')).toMatchObject({ name_en: 'Corfu', name_de: 'Korfu' })
    expect(givenAtFirst).toBeGreaterThan(0)
    await exportNow()
    expect(batches()).toEqual([])
  })

  test('follow a change, and only changed ones are sent', async () => {
    await db.update(tables.villa).set({ name: 'Casa Quincunx' }).where(eq(tables.villa.id, 1))
    await expect.poll(() => catalogue.villas.get(1)?.row.name).toBe('Casa Quincunx')
    await exportNow()
    expect(batches().flatMap(({ body }) => body.requests)).toMatchObject([
      { action: 'updateObject', indexName: 'test_Villas', body: { objectID: 'villa-1', name_en: 'Casa Quincunx' } },
    ])
    await db.update(tables.villa).set({ live: false }).where(eq(tables.villa.id, 1))
    await expect.poll(() => catalogue.villas.get(1)).toBeUndefined()
    await exportNow()
    expect(provider.recordsOf('test_Villas').has('villa-1')).toBe(false)
    await db.update(tables.villa).set({ live: true, name: 'Kalami House' }).where(eq(tables.villa.id, 1))
    await expect.poll(() => catalogue.villas.get(1)?.row.name).toBe('Kalami House')
    await exportNow()
    expect(provider.recordsOf('test_Villas').get('villa-1')).toMatchObject({ name_en: 'Kalami House' })
  })

  test.each<Mood>(['failing', 'lost', 'refusing'])(
    'that could not be given (%s) are given the next time',
    async mood => {
      await db
        .update(tables.villa)
        .set({ name: `Casa ${mood}` })
        .where(eq(tables.villa.id, 2))
      await expect.poll(() => catalogue.villas.get(2)?.row.name).toBe(`Casa ${mood}`)
      provider.state.mood = mood
      await expect(exportNow()).rejects.toThrow()
      provider.state.mood = 'well'
      await exportNow()
      expect(provider.recordsOf('test_Villas').get('villa-2')).toMatchObject({ name_en: `Casa ${mood}` })
    },
  )

  test('another provider is sent all of them', async () => {
    await db.update(tables.searchRecord).set({ provider: 'another' })
    await db
      .update(tables.page)
      .set({ title: { en: 'Work here', fr: 'Travailler ici', de: 'Hier arbeiten' } })
      .where(eq(tables.page.id, 75))
    await expect.poll(() => catalogue.content.pageById.get(75)?.title.en).toBe('Work here')
    provider.state.asked.length = 0
    await exportNow()
    const given = batches().flatMap(({ body: { requests } }) => requests)
    expect(given.length).toBeGreaterThan(catalogue.villas.size)
    expect(await db.select().from(tables.searchRecord).where(eq(tables.searchRecord.provider, 'another'))).toEqual([])
  })
})

describe('a search', () => {
  test('returns the results of the provider, in the visitor’s language and country', async () => {
    const reply = await find('korfu', 'de')
    expect(namesOf(reply)).toContain('Korfu')
    expect(searches().at(-1)?.body.requests[0]).toMatchObject({
      indexName: 'test_Villas',
      query: 'korfu',
      clickAnalytics: true,
      restrictSearchableAttributes: expect.arrayContaining(['name_de']),
    })
    expect(Object.values(reply.queryIds)).toEqual([0, 1, 2].map(() => expect.stringMatching(/^[0-9a-f]{32}$/)))
    const [villa] = reply.groups.find(({ kind }) => kind === 'villas')?.found ?? []
    expect(villa?.path).toMatch(/^\/de\//)
    const inItaly = await find('convento', 'en', { cookie: 'officecountry=it' })
    expect(namesOf(inItaly)).not.toContain('Convento delle Rondini')
    expect(namesOf(await find('convento'))).toContain('Convento delle Rondini')
  })

  test('marks the typed text', async () => {
    const found = (await find('kalami')).groups.flatMap(group => group.found)
    expect(found.find(({ name }) => name === 'Kalami House')?.marks).toEqual([[0, 6]])
  })

  test('shows no results that the provider should have deleted, or invented', async () => {
    const villas = provider.recordsOf('test_Villas') as Map<string, Record<string, unknown>>
    for (const objectID of ['villa-987654', 'toString-1', 'ghost', 'villa-x'])
      villas.set(objectID, { objectID, name_en: 'Ghostly' })
    expect(idsOf(await find('ghostly'))).toEqual([])
    for (const objectID of ['villa-987654', 'toString-1', 'ghost', 'villa-x']) villas.delete(objectID)
  })

  test.each<Mood>(['slow', 'failing', 'malformed', 'strange', 'endless', 'lost', 'refusing'])(
    'is answered by our own index where the provider is %s, and it is logged without the query',
    async mood => {
      provider.state.mood = mood
      const reply = await find('corfu')
      expect(reply).toEqual(await ownAnswer('corfu'))
      expect(reply.queryIds.Villas).toMatch(/^own-/)
      const told = lines.filter(({ msg }) => msg === 'the search provider does not answer: our own index does')
      expect(told).toHaveLength(1)
      expect(JSON.stringify(lines)).not.toContain('corfu')
      expect((await get('/readyz')).body.degraded.siteSearch).toMatchObject({ failures: 1 })
    },
  )

  test('does not wait again for a provider that has just failed, and returns to it later', async () => {
    provider.state.mood = 'failing'
    await find('corfu')
    provider.state.mood = 'well'
    const asked = searches().length
    expect((await find('corfu')).queryIds.Villas).toMatch(/^own-/)
    expect(searches()).toHaveLength(asked)
    await clock.set(time + 16_000)
    expect((await find('corfu')).queryIds.Villas).not.toMatch(/^own-/)
    expect(lines.map(({ msg }) => msg)).toContain('the search provider answers again')
    expect((await get('/readyz')).body.degraded?.siteSearch).toBeUndefined()
  })

  test('is answered for many concurrent visitors while the provider hangs', async () => {
    provider.state.mood = 'slow'
    const replies = await Promise.all(Array.from({ length: 60 }, (_, i) => find(`corfu ${'abcdef'[i % 6]}`)))
    expect(replies).toHaveLength(60)
    expect(searches().length).toBeLessThanOrEqual(30)
  })

  test('of the search page uses our own index: no page waits for another company', async () => {
    const asked = provider.state.asked.length
    expect(namesOf(await ownAnswer('corfu'))).toContain('Corfu')
    expect(provider.state.asked).toHaveLength(asked)
  })
})
