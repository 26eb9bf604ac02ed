import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ensureSystemPages } from '#database/seeds/ensure-system-pages'
import { seedCatalogue } from '#database/seeds/seed-catalogue'
import * as tables from '#database/tables'
import { templateOf } from '#domain/content/templates'
import { hasGaps } from '#domain/text/gaps'
import { languages, localPath } from '#domain/text/language'
import { checkDatabase } from '#server/admin/check-database'
import { describeIncompletePages, findIncompletePages } from '#server/features/company/public'
import { publicPaths } from '#server/features/sitemap/public-paths'
import { testDay } from '#testing/day'
import { testApp } from '#testing/site/app'
import { built, builtSite } from '#testing/site/built-site'
import { testClock } from '#testing/site/clock'
import { emptyDatabase } from '#testing/site/empty-database'
import { attributeOf, parseHtml, textOf } from '#testing/site/html'

const database = await emptyDatabase()
const { db } = database
// As a live site that was started before its catalogue was added.
await ensureSystemPages(db)
const added = await seedCatalogue(db, testDay)
const { app, context, get } = await testApp({
  renderer: await builtSite(),
  clientFolder: join(await built(), 'client'),
  beside: { ...database, clock: testClock(db) },
})
const allRows = async () => ({
  pages: await db.select().from(tables.page).orderBy(tables.page.id),
  modules: await db.select().from(tables.pageModule).orderBy(tables.pageModule.id),
  parts: await db.select().from(tables.pagePart),
  regions: await db.select().from(tables.region).orderBy(tables.region.id),
  places: (await db.select().from(tables.place)).length,
  lists: await db.select().from(tables.list).orderBy(tables.list.id),
  pictures: (await db.select().from(tables.picture)).length,
})

describe('the catalogue of a company', () => {
  test('has pages and regions, but no villas, people, prices or bookings', async () => {
    expect(added.pages).toBeGreaterThan(200)
    expect(added.regions).toBeGreaterThan(30)
    const { villa, teamMember, staff, contact, booking, experience, wine, transferTariff, review, pressPage } = tables
    for (const table of [
      villa,
      teamMember,
      staff,
      contact,
      booking,
      experience,
      wine,
      transferTariff,
      review,
      pressPage,
    ])
      expect(await db.select().from(table)).toEqual([])
    for (const path of ['/contact', '/booking-conditions', '/privacy-policy', '/terms-of-use', '/cookie-information'])
      expect(context.catalogue.content.pageByPath.has(path)).toBe(true)
    expect(context.catalogue.content.unreadable).toEqual([])
  })

  test('completes pages with which the site has started before', async () => {
    const lost = context.catalogue.content.pageByPath.get('/page-not-found')
    expect(context.catalogue.content.modulesByPage.get(lost?.id ?? 0)?.[0]?.html?.en).toContain('{{page:16}}')
  })

  test('has legal pages in three languages with gaps, and names them', async () => {
    expect(await findIncompletePages(db)).toEqual({
      missing: [],
      skeletons: ['/booking-conditions', '/privacy-policy', '/terms-of-use'],
      others: ['/about-us'],
    })
    const [row] = await db
      .select({ html: tables.pageModule.html })
      .from(tables.pageModule)
      .innerJoin(tables.page, eq(tables.page.id, tables.pageModule.pageId))
      .where(eq(tables.page.path, '/booking-conditions'))
    for (const language of languages) expect(hasGaps({ [language]: row?.html?.[language] ?? '' })).toBe(true)
  })

  test('is reported by a check, as a problem in live mode, and in one line by a start', async () => {
    const told = async (mode: 'demo' | 'live') =>
      (await checkDatabase(db, { ...context.configuration, mode })).filter(([, line]) => line.includes('gaps'))
    expect((await told('demo')).map(([kind]) => kind)).toEqual(['warning', 'warning', 'warning', 'warning'])
    expect(await told('live')).toEqual([
      ['problem', 'The page /booking-conditions has gaps to fill in, marked with [[ ]].'],
      ['problem', 'The page /privacy-policy has gaps to fill in, marked with [[ ]].'],
      ['problem', 'The page /terms-of-use has gaps to fill in, marked with [[ ]].'],
      ['warning', 'The page /about-us has gaps to fill in, marked with [[ ]].'],
    ])
    const found = await findIncompletePages(db)
    expect(describeIncompletePages(found, { live: true })).toBe(
      'Legal pages are incomplete; with gaps to fill in: /booking-conditions, /privacy-policy, /terms-of-use',
    )
    expect(
      describeIncompletePages({ missing: ['/contact'], skeletons: [], others: [] }, { live: false }),
    ).toBeUndefined()
  })

  test('added again changes nothing, and overwrites no edited page', async () => {
    const heading1 = { en: 'Our own words', fr: 'Nos mots', de: 'Unsere Worte' }
    await db.update(tables.page).set({ heading1 }).where(eq(tables.page.path, '/contact'))
    const before = await allRows()
    expect(await seedCatalogue(db, testDay)).toEqual({ pages: 0, regions: 0, collections: 0 })
    expect(await allRows()).toEqual(before)
    await context.catalogue.settled()
  })
})

describe('without villas', () => {
  const paths = [...publicPaths(context, 'default')]
  const templateAt = (path: string) => context.catalogue.content.pageByPath.get(path)?.templateId ?? 5
  const one = new Map(paths.map(path => [templateOf(templateAt(path)).name + templateAt(path), path]))

  test('every public page is shown', { timeout: 300_000 }, async () => {
    expect(paths.length).toBeGreaterThan(250)
    const failed: string[] = []
    for (const path of paths) {
      const { statusCode } = await app.inject({ url: path })
      if (statusCode !== 200) failed.push(`${path} ${statusCode}`)
    }
    expect(failed).toEqual([])
  })

  test.each(languages)(
    'every kind of page has a heading and no dead link (%s)',
    { timeout: 300_000 },
    async language => {
      const dead: string[] = []
      const known = new Map<string, number>()
      for (const path of one.values()) {
        const { body, statusCode } = await app.inject({ url: localPath(path, language) })
        expect([path, statusCode]).toEqual([path, 200])
        const root = parseHtml(body)
        expect(textOf(root.querySelector('main h1'))).not.toBe('')
        for (const link of root.querySelectorAll('a')) {
          const target = attributeOf(link, 'href') ?? ''
          if (!target.startsWith('/') || target.startsWith('/secure') || target.startsWith('/media')) continue
          const address = target.split('#')[0] ?? ''
          if (!known.has(address)) known.set(address, (await app.inject({ url: address })).statusCode)
          if ((known.get(address) ?? 500) >= 400) dead.push(`${path} → ${target}`)
        }
      }
      expect(dead).toEqual([])
    },
  )

  test.each(['/results', '/results?des=16', '/results?from=05+Jun+2027&to=12+Jun+2027', '/results?des=999&people=40'])(
    '%s says so and offers a way on',
    async path => {
      const { statusCode, body } = await app.inject({ url: path })
      expect(statusCode).toBe(200)
      const main = parseHtml(body).querySelector('main')
      expect(textOf(main?.querySelector('h1') ?? null)).toBe('No villas yet')
      expect(textOf(main)).not.toContain('matches')
      expect(main?.querySelectorAll('a').length).toBeGreaterThan(0)
    },
  )

  test('search, sitemap and the calls of the search answer', async () => {
    expect((await get('/search?q=corfu')).status).toBe(200)
    expect((await get('/sitemap.xml')).status).toBe(200)
    expect((await get('/nowhere')).status).toBe(404)
  })
})
