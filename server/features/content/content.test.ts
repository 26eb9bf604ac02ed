import { describe, expect, test } from 'vitest'
import { testApp } from '#testing/app'

const { get, post } = await testApp()
const byPath = (path: string, headers?: Record<string, string>) =>
  get(`/api/cms/pages/bypath?path=${encodeURIComponent(path)}`, headers)

describe('a path answers in one reply', () => {
  test('the home page with what it shows', async () => {
    const { status, body } = await byPath('/')
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'page', templateId: 3, canonicalPath: '/' })
    expect(body.home.featuredVillas).toHaveLength(3)
    expect(body.home.featuredLists).toHaveLength(3)
    expect(body.home.bookableYear).toBe(2028)
  })

  test('a villa with every part as its own call answers it', async () => {
    const { body } = await byPath('/fr/greece/corfu/villas/kalami-house')
    expect(body).toMatchObject({ kind: 'villa', id: 1, templateId: 17, language: 2 })
    const { property, availability, reviews, amenities, images, usefulRegionInformation } = body.villa
    const paths = [
      ['properties/1/lang/fr', property],
      ['properties/1/availability', availability],
      ['properties/1/reviews', reviews],
      ['properties/1/amenities/lang/fr', amenities],
      [`slideshows/${property.slideshowId}/images/lang/fr`, images],
      ['properties/1/usefulregioninfomation', usefulRegionInformation],
    ] as const
    for (const [path, part] of paths) expect((await get(`/api/core/${path}`)).body).toEqual(part)
    expect(body.villa.similar).toHaveLength(3)
  })

  test('the results of its query, the same as the search call finds', async () => {
    const { body } = await byPath('/results?des=16&rooms=3')
    const search = await get('/api/core/properties/search?des=16&rooms=3')
    expect(body.results.search).toEqual(search.body)
    expect(body.results.query).toBe('des=16&rooms=3')
  })

  test('a collection, whose filter applies until it is changed', async () => {
    const { body } = await byPath('/villa-collections/heated-pools')
    expect(body).toMatchObject({ kind: 'collection', templateId: 5 })
    expect(body.results.list.filter_Amenities.length).toBeGreaterThan(0)
    const sorted = await byPath('/villa-collections/heated-pools?sort=largest')
    expect(sorted.body.results.search.total).toBe(body.results.search.total)
    const changed = await byPath('/de/villa-collections/heated-pools?rooms=4')
    expect(changed.body).toMatchObject({ kind: 'redirect', status: 302, target: '/de/results?rooms=4' })
  })

  test('an experience with the villas near it, nearest first, and others of its kind', async () => {
    const { body } = await byPath('/fr/experiences/santorini-basket-vines')
    const { villas, others, regionIds } = body.experienceData
    expect(villas.map(({ region }: { region: string }) => region)).toEqual(['Santorin', 'Santorin'])
    expect(regionIds).toHaveLength(1)
    expect(others).toHaveLength(3)
    for (const { path } of others) expect((await byPath(path)).body.experience.groupId).toBe(body.experience.groupId)
  })

  test('a group of experiences with the regions they lead to, and the other groups', async () => {
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

  test('to a villa hidden from the visitor’s country is redirected home', async () => {
    const { body } = await get('/api/core/properties/search?limit=10000')
    const villa = body.properties.find((property: { hideforgreece: boolean }) => property.hideforgreece)
    const { body: reply } = await byPath(`/fr${villa.url}`, { cookie: 'officecountry=gr' })
    expect(reply).toEqual({ kind: 'redirect', status: 302, target: '/fr' })
  })
})

describe('a path where nothing is', () => {
  test.each(['/atlantis', '/fr/atlantis', '/it', '/%E0%A4%A', '/../../etc/passwd', '/secure-ish'])(
    '%s answers 404 with the not-found page',
    async path => {
      const { status, body } = await byPath(path)
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 'not-found', page: { id: 13, templateId: 4, status: 404 } })
    },
  )

  test('is no internal error, however long it is', async () => {
    expect((await byPath(`/${'a'.repeat(10_000)}`)).status).toBe(404)
    expect((await byPath(`/${'a'.repeat(20_000)}`)).status).toBe(422)
  })
})

describe('results for an address that cannot be used as it stands', () => {
  test('are the nearest sensible ones, with a notice for each field', async () => {
    const { status, body } = await byPath(
      '/results?des=4711&rooms=9999&from=30 Feb 2027&to=07 Mar 2027&minprice=9000&maxprice=3000&sort=x',
    )
    expect(status).toBe(200)
    expect(body.results.notices.map((notice: { field: string }) => notice.field).toSorted()).toEqual(
      ['des', 'from', 'minprice', 'rooms', 'sort'].toSorted(),
    )
  })

  test('that find nothing tell what giving up a limit would find', async () => {
    const { body } = await byPath('/results?des=14&rooms=11')
    expect(body.results.search.total).toBe(0)
    expect(body.results.relaxations.length).toBeGreaterThan(0)
    for (const { query, total } of body.results.relaxations) {
      const relaxed = await get(`/api/core/properties/search?${query}`)
      expect(relaxed.body.total).toBe(total)
    }
  })
})

describe('the start-up data', () => {
  test('has all members, or those selected', async () => {
    const { body } = await get('/api/core/spastartupdata')
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(['pages', 'countries', 'regions', 'properties', 'amenityGroups', 'currencies', 'lists']),
    )
    const few = await get('/api/core/spastartupdata?$select=currencies,pages&$expand=pages/languageSpecific')
    expect(Object.keys(few.body).toSorted()).toEqual(['currencies', 'pages'])
    expect(few.body.pages[0].languageSpecific).toHaveLength(3)
  })

  test('names a member that there is not', async () => {
    const { status, body } = await get('/api/core/spastartupdata?$select=ships')
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ field: 'query.$select' }])
  })

  test('is not sent again to one who has it', async () => {
    const first = await get('/api/core/spastartupdata?$select=currencies')
    const again = await get('/api/core/spastartupdata?$select=currencies', {
      'if-none-match': String(first.headers.etag),
    })
    expect(again.status).toBe(304)
  })
})

test('the frame knows menus, destinations and filters', async () => {
  const { body } = await get('/api/core/site/lang/de')
  expect(body.menus.destinations.map((country: { name: string }) => country.name)).toEqual([
    'Italien',
    'Griechenland',
    'Frankreich',
  ])
  const ids = body.destinations.flatMap((country: { regions: { id: number }[] }) => country.regions.map(({ id }) => id))
  expect(ids).not.toContain(5)
})

test('the office says whether it is open, and its number for the visitor’s country', async () => {
  const { body } = await get('/api/core/officehours')
  expect(body).toMatchObject({
    officeStatus: 'OPEN',
    statusText: 'OPEN NOW',
    countryCode: 'gb',
    officeNumber: '020 7946 0321',
  })
  const abroad = await get('/api/core/officehours', { cookie: 'officecountry=de' })
  expect(abroad.body.officeNumber).toBe('+44 20 7946 0321')
})

describe('the newsletter', () => {
  test('takes an address once', async () => {
    const first = await post('/api/core/contacts/emailsub/footer', { email: 'Anna+sea@Example.com', lang: 'fr' })
    const again = await post('/api/core/contacts/emailsub/footer', { email: 'anna+sea@example.com' })
    expect(first.body.contactId).toBe(again.body.contactId)
  })

  test('answers kindly to nonsense', async () => {
    const { status, body } = await post('/api/core/contacts/emailsub/footer', { email: 'not an address' })
    expect(status).toBe(422)
    expect(body).toMatchObject({ detail: expect.stringContaining('check it'), errors: [{ field: 'body.email' }] })
  })
})

test.each([
  ['GET', '/api/core/nothing', 404],
  ['POST', '/api/core/regionplaces/regionplacesnearproperty', 400],
])('%s %s without sense is a problem, not a page', async (method, path, status) => {
  const reply = method === 'GET' ? await get(path) : await post(path, 'not json')
  expect([status, 415, 422]).toContain(reply.status)
  expect(reply.body).toMatchObject({ code: expect.any(String), requestId: expect.any(String) })
})

test('a page of results beyond the last is the last', async () => {
  const last = await byPath('/results?page=2')
  const beyond = await byPath('/results?page=99')
  expect(beyond.body.results).toEqual(last.body.results)
})

test.each([
  ['/villa-collections', 12],
  ['/experiences', 7],
])('%s lists what there is', async (path, count) => {
  const { body } = await byPath(path)
  const { pages } = body.modules.at(-1)
  expect(pages).toHaveLength(count)
  for (const page of pages) expect((await byPath(page.path)).status).toBe(200)
})
