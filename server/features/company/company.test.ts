import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const { catalogue, db, get } = await testApp()
const page = async (path: string, headers?: Record<string, string>) => {
  const { status, body } = await get(`/api/cms/pages/bypath?path=${encodeURIComponent(path)}`, headers)
  expect([path, status]).toEqual([path, 200])
  return body
}

describe.each([
  ['', 'en'],
  ['/fr', 'fr'],
  ['/de', 'de'],
] as const)('in the language of "%s"', (prefix, language) => {
  test.each([
    ['/ten-reasons', 18, 'ten-reasons'],
    ['/our-story', 19, 'our-story'],
    ['/about-us', 22, 'about-us'],
    ['/team', 23, 'team'],
    ['/booking-your-holiday', 26, 'builder'],
    ['/booking-conditions', 39, 'conditions'],
    ['/privacy-policy', 39, 'conditions'],
    ['/newsletter', 69, 'newsletter'],
    ['/faq', 79, 'questions'],
    ['/travel-agents', 82, 'travel-agents'],
    ['/villa-owners', 83, 'owner'],
    ['/white-key', 88, 'white-key'],
    ['/quiet-weeks', 97, 'builder'],
    ['/careers', 111, 'careers'],
  ])('%s has the data of its template, with every link resolved', async (path, templateId, template) => {
    const body = await page(`${prefix}${path}`)
    expect(body).toMatchObject({ templateId, template, modules: [] })
    const text = JSON.stringify(body)
    expect(text).not.toContain('{{')
    expect(text).not.toContain('/page-not-found')
    const words = body.parts ?? body.sections ?? body.groups
    expect(words.length).toBeGreaterThan(0)
    if (language !== 'en') {
      const english = await page(path)
      expect(JSON.stringify(words)).not.toBe(JSON.stringify(english.parts ?? english.sections ?? english.groups))
    }
  })

  test('conditions and questions are named alike, so that a link holds in every language', async () => {
    const ids = (body: { sections?: { id: string }[]; groups?: { questions: { id: string }[] }[] }) =>
      (body.sections ?? body.groups?.flatMap(({ questions }) => questions) ?? []).map(({ id }) => id)
    for (const path of ['/booking-conditions', '/faq', '/privacy-policy', '/terms-of-use']) {
      const named = ids(await page(`${prefix}${path}`))
      expect(named).toEqual(ids(await page(path)))
      expect(new Set(named).size).toBe(named.length)
      expect(named.length).toBeGreaterThan(2)
    }
  })
})

test('ten reasons are ten', async () => {
  const { parts } = await page('/ten-reasons')
  expect(parts).toHaveLength(10)
})

test('conditions show since when they are in force', async () => {
  expect((await page('/booking-conditions')).validFrom).toBe('2026-10-01')
})

describe('the team', () => {
  test('is shown by role, with the regions that each member knows and in which villas are let', async () => {
    const { team } = await page('/fr/team')
    expect(team.map(({ part }: { part: string }) => part)).toEqual([
      'founder',
      'specialist',
      'manager',
      'area',
      'house',
    ])
    const helene = team
      .flatMap(({ people }: { people: unknown[] }) => people)
      .find(({ fullName }: { fullName: string }) => fullName === 'Hélène Orsatti')
    expect(helene.languages[0]).toBe('français')
    expect(helene.regions).toContainEqual({ name: 'Corse', path: '/fr/france/corsica' })
  })

  test('has a first contact for each region', () => {
    expect(catalogue.content.teamOfRegion(16)[0]?.fullName).toBe('Eleni Marinou')
    expect(catalogue.content.teamOfRegion(4711)).toEqual([])
  })

  test('loses a member who leaves, on the page and in the API', async () => {
    const row = eq(tables.teamMember.id, 15)
    await db.update(tables.teamMember).set({ live: false }).where(row)
    await eventually(async () => expect((await get('/api/core/users/15')).status).toBe(404))
    expect(JSON.stringify(await page('/team'))).not.toContain('Ruth Adeyemi')
    await db.update(tables.teamMember).set({ live: true }).where(row)
    await eventually(async () => expect((await get('/api/core/users/15')).status).toBe(200))
  })
})

describe('a client manager', () => {
  test('has the members of the specification, in the requested language', async () => {
    const { body } = await get('/api/core/users/9?lang=de')
    expect(body).toEqual({
      id: 9,
      fullName: 'Isabella Fenn',
      userPic: '',
      userPitch: expect.stringContaining('White-Key-Häuser'),
      email: 'isabella@maestrale.example',
      experienceGroupEmail: 'experiences@maestrale.example',
      workPhone: '+44 20 7946 0323',
    })
  })

  test('has a portrait where there is one', async () => {
    const [picture] = await db.select({ id: tables.picture.id }).from(tables.picture).limit(1)
    await db.update(tables.teamMember).set({ pictureId: picture?.id }).where(eq(tables.teamMember.id, 8))
    await eventually(async () => {
      const { body } = await get('/api/core/users/8')
      expect(body.userPic).toMatch(/^\/media\/\d+-[\w-]+\/400\.jpg$/)
    })
  })

  test('has the members that $select names', async () => {
    const { body } = await get('/api/core/users/9?$select=fullName,%20workPhone')
    expect(body).toEqual({ id: 9, fullName: 'Isabella Fenn', workPhone: '+44 20 7946 0323' })
  })

  test.each([
    ['/api/core/users/4711', 404],
    ['/api/core/users/0', 422],
    ['/api/core/users/x', 422],
    ['/api/core/users/9?$select=password', 422],
    ['/api/core/users/9?lang=xx', 400],
  ])('%s is rejected with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })
})

test('figures about the company are current, and cover what the audience can see', async () => {
  const { about } = await page('/about-us')
  const { rows } = await db.execute<{ villas: number }>(sql`select count(*)::int as villas from villa where live`)
  expect(about.villas).toBe(rows[0]?.villas)
  expect(about.reviews.count).toBeGreaterThan(50)
  expect(about.reviews.average).toBeGreaterThan(4)
  expect(about.team).toHaveLength(3)
  expect(about.press).toHaveLength(3)
  const paths = about.ways.map(({ path }: { path: string }) => path)
  for (const path of ['/our-story', '/ten-reasons', '/team', '/responsible-company', '/awards', '/careers'])
    expect(paths).toContain(path)
  const italian = await page('/about-us', { 'x-visitor-country': 'it' })
  expect(italian.about.villas).toBeLessThan(about.villas)
})

test('a campaign shows villas of its collection, and leads to all of them', async () => {
  const { parts } = await page('/de/quiet-weeks')
  const { villas } = parts.at(-1)
  expect(villas.pages.length).toBeGreaterThan(2)
  expect(villas.path).toBe('/de/villa-collections/heated-pools')
  expect(villas.total).toBeGreaterThanOrEqual(villas.pages.length)
})

test('former addresses are redirected', async () => {
  const { body } = await get('/api/cms/pages/bypath?path=/fr/a-responsible-company')
  expect(body).toMatchObject({ kind: 'redirect', status: 301, target: '/fr/responsible-company' })
})

test('every page about the company is in a menu', async () => {
  const { body } = await get('/api/core/site/lang/de')
  const paths = [...body.menus.about, ...body.menus.company, ...body.menus.legal, ...body.menus.inspiration].map(
    ({ path }: { path: string }) => path,
  )
  const asked = ['our-story', 'ten-reasons', 'the-villa-matchmaker-quiz', 'client-reviews', 'enquiries', 'contact']
  const more = [
    'responsible-company',
    'faq',
    'about-us',
    'team',
    'awards',
    'careers',
    'press',
    'newsletter',
    'white-key',
  ]
  const others = ['travel-agents', 'villa-owners', 'booking-your-holiday', 'booking-conditions', 'quiet-weeks']
  for (const path of [...asked, ...more, ...others]) expect(paths).toContain(`/de/${path}`)
})
