import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { SiteSearchReply } from '#contract/villas/search'
import * as tables from '#database/tables'
import { testApp } from '#testing/site/app'

const { get, db, catalogue } = await testApp()

async function find(typed: string, lang = 'en', headers?: Record<string, string>) {
  const { status, body } = await get(`/api/core/search/lang/${lang}?q=${encodeURIComponent(typed)}`, headers)
  expect(status).toBe(200)
  return body as SiteSearchReply
}

const namesOf = ({ groups }: SiteSearchReply, kind?: string) =>
  groups.filter(group => !kind || group.kind === kind).flatMap(({ found }) => found.map(({ name }) => name))

test.each([
  ['corfu', 'destinations', 'Corfu'],
  ['korfu', 'destinations', 'Corfu'],
  ['Kerkyra', 'destinations', 'Corfu'],
  ['κέρκυρα', 'destinations', 'Corfu'],
  ['cefalonia', 'destinations', 'Kefalonia'],
  ['kefallonia', 'destinations', 'Kefalonia'],
  ['antiparos', 'destinations', 'Antiparos'],
  ['val di noto', 'destinations', 'Val di Noto'],
  ['greece', 'destinations', 'Greece'],
  ['Trulli', 'villas', 'Trulli di Mezzo'],
  ['masseria', 'villas', 'Masseria Fragno'],
  ['kalmai house', 'villas', 'Kalami House'],
  ['villa hesperia', 'villas', 'Villa Hespéria'],
  ['soapmakers house', 'villas', 'The Soapmaker’s House'],
  ['corfu pool', 'villas', 'Kalami House'],
  ['imerovigli', 'villas', 'Ta Dyo Skafta'],
  ['tennis', 'collections', 'Villas with a tennis court'],
  ['families', 'collections', 'Villas for families'],
  ['truffles', 'experiences', 'Truffles at San Miniato'],
  ['on foot', 'experiences', 'On foot'],
  ['salt road', 'journal', 'The salt road, slowly'],
  ['four metres', 'pages', 'Four metres from the sea'],
  ['booking conditions', 'pages', 'Booking conditions'],
  ['beaches corfu', 'pages', 'Beaches of Corfu'],
  ['car hire', 'pages', 'Hiring a car'],
  ['wifi', 'amenities', 'Fast Wi-Fi and desk'],
  ['dog', 'amenities', 'Pets welcome'],
  ['aircon', 'amenities', 'Air conditioning'],
  ['wheelchair', 'amenities', 'Step-free'],
  ['cancel', 'questions', 'What if we must cancel?'],
  ['deposit', 'questions', 'What if we must cancel?'],
  ['dog', 'questions', 'May we bring the dog?'],
  ['trulo', 'villas', 'Trulli di Mezzo'],
  ['kelfalo', 'destinations', 'Kefalonia'],
])('%s is found among the %s: %s', async (typed, kind, name) => {
  const reply = await find(typed)
  expect(namesOf(reply, kind)).toContain(name)
})

test.each([
  ['corfu', 'Corfu'],
  ['korfu', 'Corfu'],
  ['cefalonia', 'Kefalonia'],
  ['kalami house', 'Kalami House'],
  ['Trulli', 'Trulli di Mezzo'],
  ['car hire', 'Hiring a car'],
  ['villa collections', 'Villa collections'],
  ['wifi', 'Fast Wi-Fi and desk'],
  ['dog', 'Pets welcome'],
  ['pets', 'Pets welcome'],
])('the best result for %s is %s', async (typed, name) => {
  expect(namesOf(await find(typed))[0]).toBe(name)
})

test.each([
  ['cancel', 'en', 'What if we must cancel?'],
  ['annuler', 'fr', 'Et si nous devons annuler\u202f?'],
  ['stornieren', 'de', 'Und wenn wir stornieren müssen?'],
  ['cancel', 'fr', 'Et si nous devons annuler\u202f?'],
])('a search for how to %s shows the question first', async (typed, lang, name) => {
  expect(namesOf(await find(typed, lang))[0]).toBe(name)
})

test('equal fits come in the recommended order, also after a villa was hidden for a while', async () => {
  const villas = [...catalogue.villas.keys()].slice(0, 4).flatMap(id => catalogue.villas.get(id)?.row ?? [])
  const byRecommendation = villas.toSorted((a, b) => a.sortOrder - b.sortOrder).map(({ id }) => `villa ${id}`)
  const found = async () => (await find('quincunx')).groups.flatMap(group => group.found.map(({ id }) => id))
  const set = (id: number, to: Partial<typeof tables.villa.$inferInsert>) =>
    db.update(tables.villa).set(to).where(eq(tables.villa.id, id))
  for (const { id } of villas) await set(id, { name: 'Casa Quincunx' })
  await expect.poll(found).toEqual(byRecommendation)
  for (const { id } of villas) await set(id, { live: false })
  await expect.poll(found).toEqual([])
  for (const { id } of villas.toReversed()) {
    await set(id, { live: true })
    await expect.poll(found).toContain(`villa ${id}`)
  }
  expect(await found()).toEqual(byRecommendation)
  for (const { id, name } of villas) await set(id, { name })
  await expect.poll(found).toEqual([])
})

describe('a reply', () => {
  test('has at most twelve things, and several kinds where there are several', async () => {
    const reply = await find('corfu')
    expect(namesOf(reply)).toHaveLength(12)
    expect(reply.groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['destinations', 'villas', 'pages']))
    expect(reply.groups[0]?.kind).toBe('destinations')
  })

  test('says whether there are more results', async () => {
    expect((await find('corfu')).more).toBe(true)
    expect((await find('kalami house')).more).toBe(false)
  })

  test('finds amenities in every language, and links to the villas that have them', async () => {
    const [hund] = (await find('hund', 'de')).groups
    expect(hund).toMatchObject({ kind: 'amenities', found: [{ name: 'Haustiere willkommen' }] })
    const path = hund?.found[0]?.path ?? ''
    expect(path).toBe('/de/results?amenities=14')
    const { body } = await get(`/api/core/properties/search${path.slice(path.indexOf('?'))}`)
    expect(body.total).toBeGreaterThan(0)
    expect(namesOf(await find('chien', 'fr'), 'amenities')[0]).toBe('Animaux bienvenus')
  })

  test('links to existing pages, with a picture of each villa', async () => {
    for (const { kind, found } of (await find('corfu')).groups) {
      for (const { path, picture } of found) {
        expect((await get(`/api/cms/pages/bypath?path=${encodeURIComponent(path)}`)).body.status).toBe(200)
        if (kind === 'villas') expect(picture?.url).toMatch(/^\/media\//)
      }
    }
  })

  test('is in the visitor’s language, whichever name of the place was typed', async () => {
    const { groups } = await find('corfu', 'de')
    expect(groups[0]?.found[0]).toMatchObject({
      name: 'Korfu',
      path: '/de/greece/corfu',
      note: 'Ionische Inseln, Griechenland',
    })
    expect(namesOf(await find('piscine chauffée', '2'), 'collections')).toContain('Villas avec piscine chauffée')
    expect(namesOf(await find('strände', 'de'), 'pages')[0]).toMatch(/Strände/)
  })

  test('is empty for unknown words', async () => {
    expect(await find('qwertzuiop')).toMatchObject({ query: 'qwertzuiop', groups: [], more: false })
  })

  test('marks the typed text in the name', async () => {
    const { groups } = await find('kalami')
    const villa = groups.flatMap(({ found }) => found).find(({ name }) => name === 'Kalami House')
    expect(villa?.marks).toEqual([[0, 6]])
  })
})

describe('no visitor is shown', () => {
  test.each([
    'page not found',
    'blog article page',
    'your shortlist is empty',
    'a villa in detail',
    'shared shortlist',
    'experience in detail',
    'kind of experience',
    'press page',
    'blog tag',
    'feedback',
  ])('pages that serve the system: %s', async typed => {
    const found = (await find(typed)).groups.flatMap(group => group.found)
    expect(found.map(({ path }) => path)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^\/(page-not-found|[a-z-]+-page|enquiries\/empty|shared-shortlist|shortlist-thanks|secure.*)$/,
        ),
      ]),
    )
  })

  test('villas that are hidden from their country, nor a place that has no others', async () => {
    expect(namesOf(await find('umbria'))).toEqual(expect.arrayContaining(['Umbria', 'Convento delle Rondini']))
    const inItaly = await find('umbria', 'en', { cookie: 'officecountry=it' })
    expect(namesOf(inItaly, 'villas')).not.toContain('Convento delle Rondini')
    expect(namesOf(inItaly, 'destinations')).not.toContain('Umbria')
  })
})

describe('a change is followed', () => {
  afterEach(() => catalogue.settled())
  const taken = async (typed: string, name: string, is: boolean) => {
    await expect.poll(async () => namesOf(await find(typed)).includes(name)).toBe(is)
  }

  test('of a villa’s name', async () => {
    await taken('kalami', 'Kalami House', true)
    await db.update(tables.villa).set({ name: 'Casa Quincunx' }).where(eq(tables.villa.id, 1))
    await taken('quincunx', 'Casa Quincunx', true)
    await db.update(tables.villa).set({ name: 'Kalami House' }).where(eq(tables.villa.id, 1))
    await taken('quincunx', 'Casa Quincunx', false)
  })

  test('of a villa that is no longer let', async () => {
    await taken('baglio settevolte', 'Baglio Settevolte', true)
    await db.update(tables.villa).set({ live: false }).where(eq(tables.villa.id, 2))
    await taken('baglio settevolte', 'Baglio Settevolte', false)
  })

  test('of a page', async () => {
    await taken('hovercraft', 'Hovercraft', false)
    const title = { en: 'Hovercraft', fr: 'Aéroglisseur', de: 'Luftkissenboot' }
    await db.update(tables.page).set({ title }).where(eq(tables.page.id, 75))
    await taken('hovercraft', 'Hovercraft', true)
    await db.update(tables.page).set({ httpStatusCode: 410 }).where(eq(tables.page.id, 75))
    await taken('hovercraft', 'Hovercraft', false)
  })
})

describe('invalid queries are rejected', () => {
  test.each(['', 'a', '%20a%20', 'a'.repeat(101)])('q=%s, by name', async q => {
    const { status, body } = await get(`/api/core/search/lang/en?q=${q}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'invalid-input', errors: [{ field: 'query.q' }] })
  })

  test('as is a missing q, and an unknown language', async () => {
    expect((await get('/api/core/search/lang/en')).status).toBe(422)
    expect((await get('/api/core/search/lang/xx?q=corfu')).body).toMatchObject({ code: 'unknown-language' })
  })

  test.each(['%00%00', '%F0%9F%8F%96%EF%B8%8F%EF%B8%8F', '((((', '__proto__', 'constructor', '+-!*'])(
    'but no text is too odd: %s',
    async q => {
      expect((await get(`/api/core/search/lang/en?q=${q}`)).status).toBe(200)
    },
  )
})

describe('the search page', () => {
  const page = async (path: string) => (await get(`/api/cms/pages/bypath?path=${encodeURIComponent(path)}`)).body

  test('shows what the endpoint finds for its query', async () => {
    const { siteSearch } = await page('/fr/search?q=corfou+piscine')
    expect(siteSearch.groups.length).toBeGreaterThan(0)
    expect(siteSearch).toEqual(await find('corfou piscine', 'fr'))
  })

  test('is not in the sitemap, nor are pages that serve the system', async () => {
    const { body } = await get('/sitemap-1.xml')
    expect(body).toContain('/booking-conditions</loc>')
    expect(body).not.toMatch(/\/(search|[a-z-]+-page|shortlist-thanks)<\/loc>/)
  })

  test.each(['', '?q=', '?q=a', '?q=%20%20b'])('shows nothing yet without words: %s', async search => {
    expect((await page(`/search${search}`)).siteSearch.groups).toEqual([])
  })

  test('cuts what is too long', async () => {
    expect((await page(`/search?q=${'corfu '.repeat(900)}`)).siteSearch.query).toHaveLength(100)
  })
})
