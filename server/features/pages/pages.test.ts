import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ResultsData } from '#contract/pages/results'
import * as tables from '#database/tables'
import { decodeAvailability } from '#domain/availability/availability-codec'
import { daysBetween } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const { db, get, clock } = await testApp()
const byPath = (path: string, headers?: Record<string, string>) =>
  get(`/api/cms/pages/bypath?path=${encodeURIComponent(path)}`, headers)

describe('a path returns in one reply', () => {
  test('the home page with what it shows', async () => {
    const { status, body } = await byPath('/')
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'page', templateId: 3, canonicalPath: '/' })
    expect(body.home.featuredVillas).toHaveLength(3)
    expect(body.home.featuredLists).toHaveLength(3)
    expect(body.home.bookableYear).toBe(2028)
  })

  test('a villa with every part as its own endpoint returns it', async () => {
    const { body } = await byPath('/fr/greece/corfu/villas/kalami-house')
    expect(body).toMatchObject({ kind: 'villa', id: 1, templateId: 17, language: 2 })
    const { property, availability, reviews, amenities, images, usefulRegionInformation } = body.villa
    const paths = [
      ['properties/1/lang/fr', property],
      ['properties/1/availability', decodeAvailability(availability)],
      ['properties/1/amenities/lang/fr', amenities],
      [`slideshows/${property.slideshowId}/images/lang/fr`, images],
      ['properties/1/usefulregioninfomation?lang=fr', usefulRegionInformation],
    ] as const
    for (const [path, part] of paths) expect((await get(`/api/core/${path}`)).body).toEqual(part)
    const own = (await get('/api/core/properties/1/reviews')).body
    // The page has a reader's language: reviews have only the translation into it.
    for (const item of own.reviewItems) item.translations = item.translations.fr ? { fr: item.translations.fr } : {}
    expect(reviews).toEqual(own)
    expect(body.villa).toMatchObject({ timezone: 'Europe/Athens', terms: { depositPercent: 30, balanceDays: 70 } })
    expect(body.villa.similar).toHaveLength(3)
  })

  test('the results of its query, the same as the search endpoint finds', async () => {
    const { body } = await byPath('/results?des=16&rooms=3')
    const search = await get('/api/core/properties/search?des=16&rooms=3&limit=36')
    expect(body.results.search).toEqual(search.body)
    expect(body.results.query).toBe('des=16&rooms=3')
  })

  test('a collection, narrowed by filters that it does not set', async () => {
    const { body } = await byPath('/villa-collections/for-families')
    expect(body).toMatchObject({ kind: 'collection', templateId: 5 })
    const { filter_Amenities: own } = body.results.list
    expect(body.results).toMatchObject({
      query: `rooms=3&amenities=${own}`,
      listQuery: `rooms=3&amenities=${own}`,
    })
    const sorted = await byPath('/villa-collections/for-families?sort=largest')
    expect(sorted.body.results.search.total).toBe(body.results.search.total)
    const narrowed = await byPath('/villa-collections/for-families?people=10')
    expect(narrowed.body).toMatchObject({
      kind: 'collection',
      results: { query: `people=10&rooms=3&amenities=${own}` },
    })
    expect(narrowed.body.results.search.total).toBeGreaterThan(0)
    expect(narrowed.body.results.search.total).toBeLessThan(body.results.search.total)
    const named = await byPath('/results?collectionid=2&people=10')
    expect(named.body.results).toEqual(narrowed.body.results)
  })

  test.each([
    ['rooms=4&people=6', 'people=6&rooms=4&amenities=12'],
    ['rooms=', 'amenities=12'],
    ['amenities=10', 'rooms=3&amenities=10'],
  ])('a collection redirects to the results when %s overrides one of its filters', async (query, there) => {
    const { body } = await byPath(`/de/villa-collections/for-families?${query}`)
    expect(body).toMatchObject({ kind: 'redirect', status: 302, target: `/de/results?${there}` })
    const named = await byPath(`/results?collectionid=2&${query}`)
    expect(named.body.results).toMatchObject({ query: there, list: null, listQuery: null })
  })

  test('weeks that begin within a fortnight, each with its price', async () => {
    const { body } = await byPath('/villa-collections/last-minute')
    const { listQuery, search } = body.results as ResultsData
    expect(search.total).toBeGreaterThan(0)
    for (const { stay, booked } of search.properties) {
      expect(booked).toBe(false)
      const days = daysBetween(todayAt(clock.now()), stay?.from ?? '')
      expect(days).toBeGreaterThanOrEqual(0)
      expect(days).toBeLessThanOrEqual(14)
      expect(daysBetween(stay?.from ?? '', stay?.to ?? '')).toBe(7)
      expect(stay?.totalPrice).toBeGreaterThan(0)
    }
    const { body: found } = await get(`/api/core/properties/search?${listQuery}&limit=36`)
    expect(search).toEqual(found)
  })

  test('villas chosen by hand, in their order or another, and only the requested ones', async () => {
    type Found = { results: { search: { total: number; properties: { id: number; sleeps: number }[] } } }
    const search = async (query: string) => {
      const { body } = await byPath(`/villa-collections/tuscan-farmhouses${query}`)
      return (body as Found).results.search
    }
    const { properties } = await search('')
    const { body: list } = await get('/api/core/lists/live/12/lang/en')
    expect(properties.map(({ id }) => id)).toEqual(list.properties.map(({ id }: { id: number }) => id))
    const largest = await search('?sort=largest')
    expect(largest.properties.map(({ sleeps }) => sleeps)).toEqual(
      properties.map(({ sleeps }) => sleeps).toSorted((a, b) => b - a),
    )
    const large = await search('?people=12')
    expect(large.properties.map(({ id }) => id)).toEqual(
      properties.filter(({ sleeps }) => sleeps >= 12).map(({ id }) => id),
    )
    expect(large.total).toBeLessThan(properties.length)
  })

  test('an experience with the villas near it, nearest first, and others of its kind', async () => {
    const { body } = await byPath('/fr/experiences/santorini-basket-vines')
    const { villas, others, regionIds } = body.experienceData
    expect(villas.map(({ region }: { region: string }) => region)).toEqual(['Santorin', 'Santorin'])
    expect(regionIds).toHaveLength(1)
    expect(others).toHaveLength(3)
    for (const { path } of others) expect((await byPath(path)).body.experience.groupId).toBe(body.experience.groupId)
  })

  test('a group of experiences with their regions, and the other groups', async () => {
    const { body } = await byPath('/experiences/on-foot')
    expect(body.experienceData.regionIds.length).toBeGreaterThan(3)
    expect(body.experienceData.others).toHaveLength(6)
    expect(body.experienceData.others.map(({ id }: { id: number }) => id)).not.toContain(body.id)
  })

  test('the same page in the other languages', async () => {
    const { body } = await byPath('/de/results')
    expect(body.paths).toEqual([
      { language: 1, path: '/results' },
      { language: 2, path: '/fr/results' },
      { language: 3, path: '/de/results' },
    ])
  })
})

describe('a path that leads elsewhere', () => {
  test.each([
    ['/Results', '/results'],
    ['/en/results?des=16', '/results?des=16'],
    ['/fr/results/', '/fr/results'],
  ])('%s is redirected', async (path, target) => {
    expect((await byPath(path)).body).toMatchObject({ kind: 'redirect', status: 301, target })
  })

  test('to a villa hidden in the visitor’s country is redirected home', async () => {
    const { body } = await get('/api/core/properties/search?limit=10000')
    const villa = body.properties.find((property: { hideforgreece: boolean }) => property.hideforgreece)
    const { body: reply } = await byPath(`/fr${villa.url}`, { cookie: 'officecountry=gr' })
    expect(reply).toEqual({ kind: 'redirect', status: 302, target: '/fr' })
  })
})

describe('a page names the template that shows it', () => {
  test.each([
    ['/', 'home'],
    ['/results', 'results'],
    ['/villa-collections/for-families', 'results'],
    ['/greece/corfu/villas/kalami-house', 'villa'],
    ['/greece/corfu', 'region'],
    ['/greece/corfu/beaches', 'guide'],
    ['/greece/corfu/experiences', 'guide'],
    ['/greece/corfu/weather', 'weather'],
    ['/greece', 'country'],
    ['/greece/greek-islands', 'country'],
    ['/italy', 'country'],
    ['/travel-to-and-around/weather', 'weather'],
    ['/travel-to-and-around/car-hire', 'arrivals'],
    ['/all-villas', 'all-villas'],
    ['/responsible-company', 'article'],
    ['/careers', 'careers'],
    ['/experiences', 'experiences'],
    ['/experiences/on-foot', 'experience-group'],
    ['/experiences/corfu-coves-by-wooden-boat', 'experience'],
    ['/blog', 'journal'],
    ['/blog/corfu-town-before-nine', 'journal-article'],
    ['/blog/topics/islands', 'journal-topic'],
    ['/press/three-generations-one-level', 'press-article'],
    ['/search?q=corfu', 'search'],
  ])('%s: %s', async (path, template) => {
    expect((await byPath(path)).body.template).toBe(template)
  })

  test('the not-found page does, too', async () => {
    expect((await byPath('/atlantis')).body.page.template).toBe('not-found')
  })
})

describe('a path without a page', () => {
  test.each(['/atlantis', '/fr/atlantis', '/it', '/%E0%A4%A', '/../../etc/passwd', '/secure-ish'])(
    '%s answers 404 with the not-found page',
    async path => {
      const { status, body } = await byPath(path)
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 'not-found', page: { id: 13, templateId: 4, status: 404 } })
    },
  )

  test.each([27, 661, 773, 1046, 1050, 1051])(
    'page %i by itself is not found: it lends its template to things that have URLs of their own',
    async id => {
      const [page] = await db.select().from(tables.page).where(eq(tables.page.id, id))
      expect((await byPath(page?.path ?? '')).status).toBe(404)
    },
  )

  test('is no internal error, however long it is', async () => {
    expect((await byPath(`/${'a'.repeat(10_000)}`)).status).toBe(404)
    expect((await byPath(`/${'a'.repeat(60_000)}`)).status).toBe(422)
  })
})

describe('results for a partly invalid query', () => {
  test('are the nearest valid ones, with a notice for each field', async () => {
    const { status, body } = await byPath(
      '/results?des=4711&rooms=9999&from=30 Feb 2027&to=07 Mar 2027&minprice=9000&maxprice=3000&sort=x',
    )
    expect(status).toBe(200)
    expect(body.results.notices.map((notice: { field: string }) => notice.field).toSorted()).toEqual(
      ['des', 'from', 'minprice', 'rooms', 'sort'].toSorted(),
    )
  })

  test('have a notice for an unknown collection', async () => {
    const { body } = await byPath('/results?collectionid=4711&des=16')
    expect(body.results.notices).toEqual([{ field: 'collectionid', code: 'unknown' }])
    expect(body.results.query).toBe('des=16')
  })

  test('without villas say what dropping a limit would find', async () => {
    const { body } = await byPath('/results?des=14&rooms=11')
    expect(body.results.search.total).toBe(0)
    expect(body.results.relaxations.length).toBeGreaterThan(0)
    for (const { query, total } of body.results.relaxations) {
      const relaxed = await get(`/api/core/properties/search?${query}`)
      expect(relaxed.body.total).toBe(total)
    }
  })
})

describe('where nothing is free on the requested days', async () => {
  const [from, to] = ['2027-06-12', '2027-06-19'] as const
  const { body } = await get(`/api/core/properties/search?des=27&from=${from}&to=${to}`)
  const free = body.properties.map(({ id }: { id: number }) => id) as number[]
  await db.insert(tables.ownerBlock).values(free.map(villaId => ({ villaId, nights: { from, to } })))
  const results = async (query: string) => {
    const reply = await byPath(query)
    return reply.body.results as ResultsData
  }

  test('the nearest stays that find villas are offered, as long as the requested one', async () => {
    const found = await eventually(async () => {
      const found = await results(`/results?des=27&from=${from}&to=${to}`)
      expect(found.search.total).toBe(0)
      return found
    })
    expect(found.otherStays.length).toBeGreaterThan(0)
    expect(found.otherStays.length).toBeLessThanOrEqual(3)
    const away = found.otherStays.map(stay => Math.abs(daysBetween(from, stay.from)))
    expect(away).toEqual(away.toSorted((a, b) => a - b))
    expect(Math.max(...away)).toBeLessThanOrEqual(14)
    for (const stay of found.otherStays) {
      expect(daysBetween(stay.from, stay.to)).toBe(7)
      const there = await get(`/api/core/properties/search?${stay.query}`)
      expect(there.body.total).toBe(stay.total)
      expect(there.body.properties.some((villa: { otherDays: boolean }) => !villa.otherDays)).toBe(true)
    }
  })

  test('and none without dates, or where villas are found', async () => {
    expect((await results('/results?des=27&rooms=11')).otherStays).toEqual([])
    expect((await results(`/results?from=${from}&to=${to}`)).otherStays).toEqual([])
  })

  test('within a collection they stay within it', async () => {
    const found = await results(`/villa-collections/heated-pools?des=27&from=${from}&to=${to}`)
    expect(found).toMatchObject({ list: { id: 1 }, search: { total: 0 } })
    const within = found.relaxations.filter(({ drop }) => !drop.includes('collection'))
    for (const { query, total } of [...found.otherStays, ...within]) {
      const there = await results(`/villa-collections/heated-pools?${query}`)
      expect(there).toMatchObject({ list: { id: 1 }, search: { total } })
    }
    expect(found.relaxations.flatMap(({ drop }) => drop)).not.toContain('amenities')
  })

  test('a search within a collection is offered what the same finds among all villas', async () => {
    const asked = 'des=14&rooms=3'
    const found = await results(`/villa-collections/heated-pools?${asked}`)
    expect(found.search.total).toBe(0)
    const [beyond] = found.relaxations.filter(({ drop }) => drop.includes('collection'))
    const everywhere = await results(`/results?${asked}`)
    expect(everywhere.search.total).toBeGreaterThan(0)
    expect(beyond).toEqual({ drop: ['collection'], query: everywhere.query, total: everywhere.search.total })
    expect(everywhere.relaxations).toEqual([])
  })
})

describe('the start-up data', () => {
  test('has all members, or those selected', async () => {
    const { body } = await get('/api/core/spastartupdata')
    expect(Object.keys(body).toSorted()).toEqual(
      [
        ...['pages', 'countries', 'regions', 'properties', 'amenityGroups', 'currencies', 'lists', 'experiences'],
        ...['experienceGroups', 'blogPages', 'blogTags', 'blogRegions', 'heardAboutUsSources', 'pressPages'],
      ].toSorted(),
    )
    for (const [member, rows] of Object.entries(body)) expect(rows, member).not.toHaveLength(0)
    const few = await get('/api/core/spastartupdata?$select=currencies,pages&$expand=pages/languageSpecific')
    expect(Object.keys(few.body).toSorted()).toEqual(['currencies', 'pages'])
    expect(few.body.pages[0].languageSpecific).toHaveLength(3)
  })

  test.each([
    ['blogPages', 'languageSpecificBlogs'],
    ['blogTags', 'languageSpecificTags'],
  ])('adds the texts of %s in all languages on request', async (member, nested) => {
    const plain = await get(`/api/core/spastartupdata?$select=${member}`)
    const expanded = await get(`/api/core/spastartupdata?$select=${member}&$expand=${member}/${nested}`)
    expect(plain.body[member][0]).not.toHaveProperty(nested)
    for (const row of expanded.body[member]) {
      expect(row[nested].map((text: { languageId: number }) => text.languageId)).toEqual([1, 2, 3])
    }
  })

  test('has the subject and path of each page, as its document does', async () => {
    const { body } = await get('/api/core/spastartupdata?$select=pages&$expand=pages/languageSpecific')
    const of = (path: string, language: number) => {
      const page = body.pages.find(({ paths }: { paths: { path: string }[] }) => paths.some(each => each.path === path))
      return page.languageSpecific.find((text: { language: number }) => text.language === language)
    }
    expect(of('/greece/corfu/beaches', 3).metaKeywords).toMatch(/Strände.*, Korfu, Griechenland$/)
    const told = JSON.parse(of('/greece/corfu/beaches', 1).StructuredSchema)
    expect(told).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(told.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual([
      '/',
      '/greece',
      '/greece/corfu',
      '/greece/corfu/beaches',
    ])
    for (const { languageSpecific } of body.pages)
      for (const { metaKeywords } of languageSpecific) expect(metaKeywords).not.toBe('')
    expect(of('/', 1).StructuredSchema).toBe('')
  })

  test('has the parent page of each group of experiences', async () => {
    const { body } = await get('/api/core/spastartupdata?$select=pages,experienceGroups')
    for (const { parentid, cmsRelativeUrl } of body.experienceGroups) {
      const above = body.pages.find(({ id }: { id: number }) => id === parentid)
      expect(cmsRelativeUrl.startsWith(`${above?.paths[0].path}/`)).toBe(true)
    }
  })

  test('rejects an unknown member by name', async () => {
    const { status, body } = await get('/api/core/spastartupdata?$select=ships')
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ field: 'query.$select' }])
  })

  test('is not sent again to a client that has it', async () => {
    const first = await get('/api/core/spastartupdata?$select=currencies')
    const again = await get('/api/core/spastartupdata?$select=currencies', {
      'if-none-match': String(first.headers.etag),
    })
    expect(again.status).toBe(304)
  })
})

test('the site layout has menus, destinations and filters', async () => {
  const { body } = await get('/api/core/site/lang/de')
  expect(body.menus.destinations.map((country: { name: string }) => country.name)).toEqual([
    'Italien',
    'Griechenland',
    'Frankreich',
  ])
  const ids = body.destinations.flatMap((country: { regions: { id: number }[] }) => country.regions.map(({ id }) => id))
  expect(ids).not.toContain(5)
})

test('an unknown endpoint is a problem, not a page', async () => {
  expect(await get('/api/core/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test('a page of results beyond the last is the last', async () => {
  const last = await byPath('/results?page=3')
  const beyond = await byPath('/results?page=99')
  expect(beyond.body.results).toEqual(last.body.results)
})

test('the page of collections lists all of them', async () => {
  const { body } = await byPath('/villa-collections')
  const { pages } = body.modules.at(-1)
  expect(pages).toHaveLength(13)
  for (const page of pages) expect((await byPath(page.path)).status).toBe(200)
})

test.each([
  ['/', 1],
  ['/villa-collections', 2],
  ['/booking-conditions', 1],
  ['/faq', 1],
  ['/about-us', 0],
  ['/team', 0],
  ['/contact', 0],
  ['/results', 0],
])('the modules endpoint returns those of %s, if its template has any', async (path, count) => {
  const { status, body } = await get(`/api/cms/pages/modules/bypath?path=${path}`)
  expect(status).toBe(200)
  expect(body.modules).toHaveLength(count)
})

describe('the modules endpoint', () => {
  const modules = async (more: string) => get(`/api/cms/pages/modules/bypath?path=/faq${more}`)

  test.each([
    ['', ['id', 'modules', 'templateId']],
    ['&$expand=modules', ['id', 'modules', 'templateId']],
    ['&$select=id', ['id']],
    ['&$select=templateId,%20id', ['id', 'templateId']],
    ['&$select=id&$expand=modules', ['id', 'modules']],
    ['&$select=modules', ['modules']],
  ])('returns what is selected and expanded: %s', async (more, members) => {
    const { status, body } = await modules(more)
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual(members)
  })

  test.each([
    ['$select', 'ships'],
    ['$select', 'id,constructor'],
    ['$expand', 'modules/ships'],
    ['$expand', 'id'],
  ])('rejects unknown members by name: %s=%s', async (field, value) => {
    const { status, body } = await modules(`&${field}=${value}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'invalid-input', errors: [{ field: `query.${field}`, code: 'unknown-member' }] })
  })
})

test('pages that only lend their template, follow a form or end a process are not found by themselves', async () => {
  const { body } = await get('/api/core/spastartupdata?$select=pages')
  const lending = new Set([17, 41, 43, 70, 71, 73, 32, 68])
  const pages = body.pages.filter(
    ({ id, templateId }: { id: number; templateId: number }) => lending.has(templateId) || [43, 55].includes(id),
  )
  expect(pages.map(({ id }: { id: number }) => id)).toEqual(
    expect.arrayContaining([27, 661, 1046, 773, 1050, 1051, 43, 55, 932]),
  )
  for (const { paths } of pages)
    for (const { path } of paths) expect([path, (await byPath(path)).status]).toEqual([path, 404])
  const sitemap = (await get('/sitemap-1.xml')).body
  for (const { paths } of pages) for (const { path } of paths) expect(sitemap).not.toContain(`${path}</loc>`)
})
