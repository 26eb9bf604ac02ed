import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type {
  AllVillasData,
  ArrivalsData,
  CountryData,
  GuideData,
  RegionData,
  WeatherData,
} from '#contract/pages/places'
import type { Site } from '#contract/site/site'
import type { StartupData } from '#contract/site/startup'
import * as tables from '#database/tables'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

type Started = { [Member in 'experiences' | 'pages' | 'regions']: NonNullable<StartupData[Member]> }

const { db, get } = await testApp()

async function dataOf<Data>(path: string, member: string, headers?: Record<string, string>): Promise<Data> {
  const { status, body } = await get(`/api/cms/pages/bypath?path=${encodeURIComponent(path)}`, headers)
  expect(status, path).toBe(200)
  return body[member] as Data
}
const searched = async (query: string) => (await get(`/api/core/properties/search?${query}&limit=10000`)).body
const startup = async () => (await get('/api/core/spastartupdata?$select=regions,pages,experiences')).body as Started
const regions = async () => (await startup()).regions

describe('every region that is let', () => {
  test('has its own page, its guide, its weather and a page of experiences', async () => {
    const { pages } = await startup()
    const templateOf = new Map(pages.map(page => [page.id, page.templateId]))
    for (const region of (await regions()).filter(({ liveVillaCount }) => liveVillaCount > 0)) {
      expect(templateOf.get(region.destinationID ?? 0), region.name).toBe(24)
      expect(region.cmsID).toBe(region.destinationID)
      expect(templateOf.get(region.guideID ?? 0), region.name).toBe(38)
      expect(templateOf.get(region.experienceID ?? 0), region.name).toBe(63)
      expect(templateOf.get(region.weatherID ?? 0), region.name).toBe(33)
    }
  })

  test('shows as many villas as the search finds, in each language', async () => {
    for (const region of (await regions()).filter(({ liveVillaCount }) => liveVillaCount > 0)) {
      for (const language of ['', '/fr', '/de']) {
        const { stay } = await dataOf<RegionData>(`${language}${region.path}`, 'region')
        expect(stay.count).toBe(region.liveVillaCount)
        expect(stay.villas).toHaveLength(Math.min(6, stay.count))
        expect(new Set(stay.villas.map(({ regionId }) => regionId))).toEqual(new Set([region.id]))
      }
      expect((await searched(`des=${region.id}`)).total).toBeGreaterThanOrEqual(region.liveVillaCount)
    }
  })

  test('links to articles, and each link works', async () => {
    for (const path of ['/greece/paxos', '/fr/italy/sicily', '/de/greece/greek-islands']) {
      const { guides } = await dataOf<RegionData>(path, path.endsWith('islands') ? 'country' : 'region')
      expect(guides.length).toBeGreaterThanOrEqual(2)
      for (const guide of guides) {
        expect(guide.path.startsWith(`${path}/`)).toBe(true)
        expect((await get(`/api/cms/pages/bypath?path=${encodeURIComponent(guide.path)}`)).status).toBe(200)
      }
    }
  })
})

test('the places of a region come with it where they are requested', async () => {
  const { body } = await get('/api/core/spastartupdata?$select=regions&$expand=regions/regionPlaces')
  const corfu = (body as Started).regions.find(({ id }) => id === 16)
  expect(corfu?.regionPlaces).toContainEqual(expect.objectContaining({ name: 'Kassiopi', regionPlaceTypeId: 4 }))
  expect((await regions()).every(region => region.regionPlaces === undefined)).toBe(true)
})

describe('a region', () => {
  test('has areas that filter its villas, and no area without a villa', async () => {
    const { areas, stay } = await dataOf<RegionData>('/italy/sicily', 'region')
    expect(areas.length).toBeGreaterThan(2)
    expect(areas.reduce((sum, area) => sum + area.villas, 0)).toBe(stay.count)
    for (const area of areas) expect((await searched(area.query)).total).toBe(area.villas)
  })

  test('shows experiences and articles about it, and the nearest regions', async () => {
    const { experiences, articles, others } = await dataOf<RegionData>('/greece/paxos', 'region')
    expect(experiences.length).toBeGreaterThan(0)
    expect(articles.map(({ name }) => name)).toHaveLength(1)
    expect(
      others
        .map(({ name }) => name)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['Antipaxos', 'Corfu'])
  })

  test('hides content from an audience that cannot see it', async () => {
    const umbria = await dataOf<CountryData>('/italy', 'country')
    expect(umbria.groups.flatMap(group => group.regions).map(({ name }) => name)).toContain('Umbria')
    const fromItaly = { cookie: 'officecountry=it' }
    const { groups, stay } = await dataOf<CountryData>('/italy', 'country', fromItaly)
    expect(groups.flatMap(group => group.regions).map(({ name }) => name)).not.toContain('Umbria')
    expect(stay.villas.some(({ region }) => region === 'Umbria')).toBe(false)
    const all = await dataOf<AllVillasData>('/all-villas', 'allVillas', fromItaly)
    expect(JSON.stringify(all)).not.toContain('/italy/umbria/villas/')
  })
})

test('a region names a team member who knows it', async () => {
  for (const region of (await regions()).filter(({ liveVillaCount }) => liveVillaCount > 0)) {
    const { person } = await dataOf<RegionData>(region.path ?? '', 'region')
    expect(
      person?.regions.map(({ name }) => name),
      region.name,
    ).toContain(region.name)
  }
})

test('a country names all its regions with villas, Greece under the names of their groups', async () => {
  const { destinations } = (await get('/api/core/site/lang/en')).body as Site
  for (const country of destinations) {
    const { groups } = await dataOf<CountryData>(country.path ?? '', 'country')
    const named = groups.flatMap(group => group.regions).map(({ name }) => name)
    const letting = country.regions.filter(({ liveVillaCount }) => liveVillaCount > 0).map(({ name }) => name)
    expect(named.toSorted()).toEqual(letting.toSorted())
  }
  const islands = await dataOf<CountryData>('/greece/greek-islands', 'country')
  expect(islands.groups.map(({ name }) => name)).toContain('Cyclades')
  expect(islands.groups.flatMap(group => group.regions).map(({ name }) => name)).not.toContain('Peloponnese')
})

test('a guide shows its places on its map', async () => {
  const beaches = await dataOf<GuideData>('/greece/corfu/beaches', 'guide')
  expect(new Set(beaches.places.map(({ type }) => type))).toEqual(new Set(['Beach']))
  expect(beaches.others.map(({ path }) => path)).not.toContain('/greece/corfu/beaches')
  expect(beaches.others.map(({ path }) => path)).toContain('/greece/corfu/guide')
  const history = await dataOf<GuideData>('/de/greece/corfu/history', 'guide')
  expect(new Set(history.places.map(({ type }) => type))).toEqual(new Set(['Sight']))
})

test('the guides of the menu are those of the five destinations', async () => {
  const { menus } = (await get('/api/core/site/lang/de')).body as Site
  const guideIds = new Map((await regions()).map(({ id, guideID }) => [id, guideID]))
  expect(menus.guides.map(({ name }) => name)).toEqual([
    'Sizilien',
    'Apulien',
    'Toskana',
    'Griechische Inseln',
    'Korsika',
  ])
  for (const [i, id] of [1, 4, 36, undefined, 8].entries()) {
    const { body } = await get(`/api/cms/pages/bypath?path=${menus.guides[i]?.path}`)
    expect(body.templateId).toBe(38)
    if (id) expect(body.id).toBe(guideIds.get(id))
  }
})

describe('the experiences of a region', () => {
  test('are all that take place there', async () => {
    const { experiences } = await dataOf<GuideData>('/italy/sicily/experiences', 'guide')
    const { experiences: all } = await startup()
    const country = await dataOf<GuideData>('/italy/experiences', 'guide')
    expect(experiences.length).toBeGreaterThan(3)
    expect(country.experiences.length).toBeGreaterThan(experiences.length)
    expect(country.experiences.length).toBeLessThan(all.length)
  })

  test('where there are none, the page offers to ask for one', async () => {
    expect((await get('/api/cms/pages/bypath?path=/greece/hydra/experiences')).status).toBe(200)
    const there = db
      .select({ id: tables.experienceRegion.experienceId })
      .from(tables.experienceRegion)
      .innerJoin(tables.region, eq(tables.region.id, tables.experienceRegion.regionId))
      .where(eq(tables.region.slug, 'hydra'))
    await db.update(tables.experience).set({ live: false }).where(inArray(tables.experience.id, there))
    await eventually(async () => {
      const { experiences } = await dataOf<GuideData>('/greece/hydra/experiences', 'guide')
      expect(experiences).toEqual([])
    })
  })
})

describe('the weather', () => {
  test('of a region is shown beside that of its neighbours', async () => {
    const { climate, compared } = await dataOf<WeatherData>('/greece/corfu/weather', 'weather')
    expect(climate?.best).toEqual([5, 6, 9, 10])
    expect(compared.flatMap(country => country.regions).map(({ name }) => name)).toContain('Paxos')
    expect(compared.flatMap(country => country.regions)[0]?.climate).toBeDefined()
  })

  test('of all regions that are let is compared on one page', async () => {
    const { climate, compared } = await dataOf<WeatherData>('/fr/travel-to-and-around/weather', 'weather')
    expect(climate).toBeNull()
    const letting = (await regions()).filter(({ liveVillaCount }) => liveVillaCount > 0)
    const shown = compared.flatMap(country => country.regions)
    expect(shown.map(({ id }) => id).toSorted()).toEqual(letting.map(({ id }) => id).toSorted())
    for (const { path } of shown) expect(path).toMatch(/^\/fr\/.*\/weather$/)
  })
})

test('arrivals are described for every region that is let, with its airports', async () => {
  const { countries } = await dataOf<ArrivalsData>('/travel-to-and-around/car-hire', 'arrivals')
  const told = countries.flatMap(country => country.regions)
  expect(told).toHaveLength((await regions()).filter(({ liveVillaCount }) => liveVillaCount > 0).length)
  for (const { name, airports, ports } of told) expect(airports.length + ports.length, name).toBeGreaterThan(0)
})

test('the page about hiring a car links to a request for one, the others to help with the journey', async () => {
  const subjectOf = async (path: string) => (await dataOf<ArrivalsData>(path, 'arrivals')).subject
  expect(await subjectOf('/de/travel-to-and-around/car-hire')).toBe('car-hire')
  expect(await subjectOf('/travel-to-and-around/greece')).toBe('travel')
})

test('there are pages about getting to each country, and about the ferries', async () => {
  const { countries, others } = await dataOf<ArrivalsData>('/fr/travel-to-and-around/greece', 'arrivals')
  expect(countries.map(({ name }) => name)).toEqual(['Grèce'])
  expect(others.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/fr/travel-to-and-around/ferries', '/fr/travel-to-and-around/weather']),
  )
})

test('all villas are named once, each under its region', async () => {
  const { total, countries } = await dataOf<AllVillasData>('/de/all-villas', 'allVillas')
  const named = countries.flatMap(country => country.regions).flatMap(region => region.villas)
  expect(total).toBe((await searched('')).total)
  expect(new Set(named.map(({ id }) => id)).size).toBe(total)
  expect(named.every(({ path }) => path.startsWith('/de/'))).toBe(true)
})
