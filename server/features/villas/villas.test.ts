import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Property } from '#contract/villas/villa-search'
import * as tables from '#database/tables'
import { selectNearbyFacts } from '#domain/geography/nearby'
import { anOption } from '#testing/builders/bookings'
import { aVilla } from '#testing/builders/villas'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const { clock, db, get, post } = await testApp()

describe('a search', () => {
  test('of everything finds every villa, a page at a time', async () => {
    const { body } = await get('/api/core/properties/search')
    expect(body.total).toBeGreaterThanOrEqual(72)
    expect(body.properties).toHaveLength(60)
    const next = await get('/api/core/properties/search?page=2')
    expect(next.body.properties).toHaveLength(body.total - 60)
  })

  test('by region finds only villas of the region', async () => {
    const { body } = await get('/api/core/properties/search?des=16')
    expect(body.total).toBeGreaterThan(0)
    expect(new Set(body.properties.map((villa: { regionId: number }) => villa.regionId))).toEqual(new Set([16]))
  })

  test('shows the rating of each villa, also after another review', async () => {
    const rating = async () => {
      const { body } = await get('/api/core/properties/search?ids=1')
      return [body.properties[0].starsAverage, body.properties[0].numberOfReviews]
    }
    const counted = async () => {
      const [told] = await db
        .select({
          stars: sql<number>`round(avg(${tables.review.stars}), 1)::float8`,
          count: sql<number>`count(*)::int`,
        })
        .from(tables.review)
        .where(eq(tables.review.villaId, 1))
      return [told?.stars, told?.count]
    }
    const before = await rating()
    expect(before).toEqual(await counted())
    await db.insert(tables.review).values({
      ...{ villaId: 1, stars: 1, stayed: '2026-08', signature: 'A guest', language: 'en', title: 'Rain' },
      comments: 'It rained.',
    })
    const after = await counted()
    expect(after).not.toEqual(before)
    await eventually(async () => expect(await rating()).toEqual(after))
  })

  test('by a group of several amenities names them', async () => {
    const { body } = await get('/api/core/site/lang/en')
    const oneOf = (id: number) => body.amenityGroups.find((group: { id: number }) => group.id === id)?.oneOf
    expect(oneOf(12)).toEqual(expect.arrayContaining(['Cot and high chair', 'Stair gate']))
    expect(oneOf(1)).toEqual([])
  })

  test('for Paxos finds Antipaxos too', async () => {
    const { body } = await get('/api/core/properties/search?des=27')
    expect(body.properties.map((villa: { regionId: number }) => villa.regionId)).toContain(14)
  })

  test('for the Greek islands leaves out the mainland', async () => {
    const { body } = await get('/api/core/properties/search?des=5&limit=100')
    const regions = new Set(body.properties.map((villa: { regionId: number }) => villa.regionId))
    for (const island of [16, 27, 43, 60, 76]) expect(regions).toContain(island)
    for (const elsewhere of [65, 70, 75, 1, 8, 38]) expect(regions).not.toContain(elsewhere)
  })

  test('by a part of a region without villas finds none, not the whole region', async () => {
    const name = { en: 'Agrigento', fr: 'Agrigente', de: 'Agrigent' }
    await db.insert(tables.subRegion).values({ id: 199, regionId: 1, slug: 'agrigento', name })
    await eventually(async () => {
      const { status, body } = await get('/api/core/properties/search?subdes=199')
      expect(status).toBe(200)
      expect(body.total).toBe(0)
    })
    const more = await get('/api/core/properties/search?subdes=101,199')
    expect(more.body.total).toBe((await get('/api/core/properties/search?subdes=101')).body.total)
    await db.delete(tables.subRegion).where(eq(tables.subRegion.id, 199))
  })

  test('within a collection is narrowed by filters that the collection does not set', async () => {
    const whole = await get('/api/core/properties/search?collectionid=2&limit=100')
    const inside = whole.body.properties.map((villa: { id: number }) => villa.id)
    const { body } = await get('/api/core/properties/search?collectionid=2&people=10&limit=100')
    expect(body.total).toBeGreaterThan(0)
    expect(body.total).toBeLessThan(whole.body.total)
    for (const { id } of body.properties) expect(inside).toContain(id)
  })

  test('leaves a collection when it changes one of its filters', async () => {
    const changed = await get('/api/core/properties/search?collectionid=2&amenities=&rooms=5')
    expect(changed.body).toEqual((await get('/api/core/properties/search?rooms=5')).body)
  })

  test('with dates prices the stay and leaves out what is taken', async () => {
    const all = await get('/api/core/properties/search?des=16')
    const { body } = await get('/api/core/properties/search?des=16&from=07 Aug 2027&to=14 Aug 2027')
    expect(body.total).toBeLessThan(all.body.total)
    for (const villa of body.properties) expect(villa).toMatchObject({ booked: false, totalPrice: expect.any(Number) })
    const shown = await get('/api/core/properties/search?des=16&from=07 Aug 2027&to=14 Aug 2027&showbooked=1')
    expect(shown.body.total).toBe(all.body.total)
    const states = shown.body.properties.map((villa: { booked: boolean }) => villa.booked)
    expect(states).toEqual([...states].sort())
  })

  test('says which villas require other days for the stay', async () => {
    const days = async (from: string, to: string) => {
      const { body } = await get(`/api/core/properties/search?des=16&from=${from}&to=${to}`)
      return body.properties.map((villa: { otherDays: boolean }) => villa.otherDays)
    }
    expect(new Set(await days('09 Jun 2027', '16 Jun 2027'))).toEqual(new Set([true]))
    expect(await days('05 Jun 2027', '12 Jun 2027')).toContain(false)
    expect((await get('/api/core/properties/search?des=16')).body.properties[0].otherDays).toBe(false)
  })

  test('names the nearest stay that a villa accepts where it does not accept the requested one', async () => {
    const { body } = await get(
      '/api/core/properties/search?des=16&from=09 Jun 2027&to=16 Jun 2027&people=4&showbooked=1',
    )
    const near = body.properties.filter((villa: Property) => villa.nearStay !== null)
    expect(near.length).toBeGreaterThan(0)
    for (const { id, nearStay } of near) {
      const { from, to, totalPrice } = nearStay
      const there = await get(`/api/core/properties/search?ids=${id}&from=${from}&to=${to}&people=4`)
      expect(there.body.properties).toMatchObject([
        { id, otherDays: false, pending: false, totalPrice, nearStay: null },
      ])
    }
    const fitting = await get('/api/core/properties/search?des=16&from=05 Jun 2027&to=12 Jun 2027')
    for (const { otherDays, nearStay } of fitting.body.properties) if (!otherDays) expect(nearStay).toBeNull()
  })

  test.each([
    ['days that may bend', 'from=09 Jun 2027&to=16 Jun 2027&flex=3'],
    ['any week of a month', 'month=Jul 2027'],
    ['two weeks of a month', 'month=2027-08&nights=14'],
  ])('for %s finds villas with a stay that they accept', async (_, dates) => {
    const { body } = await get(`/api/core/properties/search?des=16&${dates}&sort=pricelow`)
    expect(body.total).toBeGreaterThan(0)
    const prices = body.properties.map((villa: Property) => villa.totalPrice)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    for (const { id, stay, totalPrice } of body.properties.filter((villa: Property) => !villa.otherDays)) {
      expect(stay.totalPrice).toBe(totalPrice)
      const there = await get(`/api/core/properties/search?ids=${id}&from=${stay.from}&to=${stay.to}`)
      expect(there.body.properties).toMatchObject([{ id, otherDays: false, totalPrice }])
    }
  })

  test('counts for each amenity group how many villas would remain', async () => {
    const { body } = await get('/api/core/properties/search?des=16')
    const groups = await db.select().from(tables.amenityGroup)
    expect(groups.length).toBeGreaterThan(0)
    for (const { id, allowFiltering, live, deleted } of groups) {
      const narrowed = await get(`/api/core/properties/search?des=16&amenities=${id}`)
      if (allowFiltering && live && !deleted) expect(narrowed.body.total, `${id}`).toBe(body.amenityGroupCounts[id])
      else expect(narrowed.status, `${id}`).toBe(422)
    }
  })

  test.each([
    ['des=4711', 'query.des'],
    ['collectionid=4711', 'query.collectionid'],
    ['des=x', 'query.des'],
    ['from=30 Feb 2027&to=07 Mar 2027', 'query.from'],
    ['from=14 Aug 2027&to=07 Aug 2027', 'query.to'],
    ['from=14 Aug 2020&to=21 Aug 2020', 'query.from'],
    ['from=14 Aug 2027&to=21 Aug 2027&flex=30', 'query.flex'],
    ['month=Brumaire', 'query.month'],
    ['month=2027-08&nights=2', 'query.nights'],
    ['rooms=9999', 'query.rooms'],
    ['rooms=many', 'query.rooms'],
    ['minprice=9000&maxprice=3000', 'query.minprice'],
    ['sort=cheapest', 'query.sort'],
    ['amenities=999', 'query.amenities'],
  ])('rejects %s and names the field', async (query, field) => {
    const { status, body } = await get(`/api/core/properties/search?${query}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'invalid-input', status: 422, requestId: expect.any(String) })
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })

  test('of ten thousand characters is rejected with its field, one within bounds is read', async () => {
    const long = await get(`/api/core/properties/search?des=${'1,'.repeat(5000)}`)
    expect(long).toMatchObject({ status: 422, body: { errors: [{ field: 'query.des' }] } })
    expect(await get(`/api/core/properties/search?des=${'1,'.repeat(900)}`)).toMatchObject({ status: 200 })
  })

  test('with malformed percent-encoding is rejected with the field that contains it', async () => {
    const reply = await get('/api/core/properties/search?des=%E0%A4%A')
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ field: 'query.des' }] } })
  })
})

describe('a villa', () => {
  test('is shown in the requested language, by id or code', async () => {
    const [en, fr, again] = await Promise.all([
      get('/api/core/properties/1/lang/1'),
      get('/api/core/properties/1/lang/fr'),
      get('/api/core/properties/1/lang/2'),
    ])
    expect(en.body.name).toBe('Kalami House')
    expect(fr.body.tagline).not.toBe(en.body.tagline)
    expect(again.body).toEqual(fr.body)
    const [villa] = await db.select().from(tables.villa).where(eq(tables.villa.id, 1))
    expect(en.body.registrationNumber).toBe(villa?.registrationNumber)
  })

  test.each(['/api/core/properties/999999/lang/en', '/api/core/properties/999999/reviews'])(
    'does not exist: %s',
    async path => {
      expect(await get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    },
  )

  test('is rejected in an unknown language', async () => {
    expect(await get('/api/core/properties/1/lang/xx')).toMatchObject({
      status: 400,
      body: { code: 'unknown-language' },
    })
  })

  test.each(['abc', '0', '-1', '1.5', '99999999999999999999', '%00'])('with the id %s is rejected', async id => {
    const reply = await get(`/api/core/properties/${id}/lang/en`)
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ field: 'params.id' }] } })
  })

  test('shows amenities by category, pictures, reviews and nearby places', async () => {
    const [detail, amenities, reviews, useful, near] = await Promise.all([
      get('/api/core/properties/1/lang/en'),
      get('/api/core/properties/1/amenities/lang/de'),
      get('/api/core/properties/1/reviews'),
      get('/api/core/properties/1/usefulregioninfomation'),
      get('/api/core/experiences/near/villaid/1'),
    ])
    expect(amenities.body.length).toBeGreaterThan(2)
    expect(reviews.body.ratings.numberOfReviews).toBe(reviews.body.reviewItems.length)
    expect(useful.body.map((place: { kilometres: number }) => place.kilometres)).toEqual(
      useful.body.map((place: { kilometres: number }) => place.kilometres).toSorted((a: number, b: number) => a - b),
    )
    expect(near.body.length).toBeGreaterThan(0)
    const pictures = await get(`/api/core/slideshows/${detail.body.slideshowId}/images/lang/en`)
    expect(pictures.body.length).toBeGreaterThanOrEqual(8)
    for (const picture of pictures.body) expect(picture.alt).toContain('Kalami House')
  })

  test('has a calendar from today through the end of next year, in which every day is once', async () => {
    const { body } = await get('/api/core/properties/1/availability')
    const days = [...body.bookedDates, ...body.bookableDates, ...body.contactUsDates].map(
      (day: { date: string }) => day.date,
    )
    expect(new Set(days).size).toBe(days.length)
    expect(days.toSorted()[0]).toBe('2027-01-15')
    expect(days.toSorted().at(-1)).toBe('2028-12-31')
  })

  test('has no bookable night for a party that it cannot sleep', async () => {
    const { body } = await get('/api/core/properties/1/availability?adults=40&from=2027-06-01&to=2027-06-30')
    expect(body.bookableDates).toEqual([])
  })

  test('lists places within a radius of miles, nearest first', async () => {
    const { body } = await post('/api/core/regionplaces/regionplacesnearproperty', { propertyId: 1, radius: 10 })
    expect(body.length).toBeGreaterThan(0)
    for (const place of body) expect(place.miles).toBeLessThanOrEqual(10)
    const types = await get('/api/core/regionplaces/regionplacetypes')
    expect(types.body[body[0].regionPlaceTypeId]).toEqual(expect.any(String))
    expect(await post('/api/core/regionplaces/regionplacesnearproperty', { propertyId: 'one' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'body.propertyId' }] },
    })
  })

  test.each([
    ['en', 'Corfu Airport (CFU)'],
    ['fr', 'Aéroport de Corfou (CFU)'],
    ['de', 'Flughafen Korfu (CFU)'],
  ])('names the places around it in the requested language: %s', async (lang, airport) => {
    const around = await get(`/api/core/properties/1/usefulregioninfomation?lang=${lang}`)
    const near = await post(`/api/core/regionplaces/regionplacesnearproperty?lang=${lang}`, { propertyId: 1 })
    for (const { body } of [around, near]) expect(body.map(({ name }: { name: string }) => name)).toContain(airport)
  })
})

describe('villas hidden from a country', () => {
  const hidden = async (headers: Record<string, string>) => {
    const { body } = await get('/api/core/properties/search?limit=10000', headers)
    return body.total as number
  }

  test('are absent there, by the header of the proxy as by the cookie', async () => {
    const all = await hidden({})
    expect(await hidden({ 'x-visitor-country': 'IT' })).toBeLessThan(all)
    expect(await hidden({ cookie: 'officecountry=gr' })).toBeLessThan(all)
    expect(await hidden({ cookie: 'officecountry=%%%' })).toBe(all)
  })

  test('are shown to a visitor who only claims to be in that country, where no proxy sets the header', async () => {
    const alone = await testApp({ environment: { TRUST_PROXY: 'false' } })
    const search = '/api/core/properties/search?limit=10000'
    const { body } = await alone.get(search, { 'x-visitor-country': 'IT' })
    expect(body.total).toBe((await alone.get(search)).body.total)
  })

  test('cannot be fetched by id either', async () => {
    const villa = await aVilla(db, { hideForItaly: true })
    await db
      .insert(tables.slideshowPicture)
      .values({ slideshowId: villa.slideshowId, pictureId: villa.thumbId ?? 0, position: 1 })
    const detail = `/api/core/properties/${villa.id}/lang/en`
    await eventually(async () => expect((await get(detail)).status).toBe(200))
    expect((await get(detail, { cookie: 'officecountry=it' })).status).toBe(404)
    const pictures = `/api/core/slideshows/${villa.slideshowId}/images/lang/en`
    expect((await get(pictures)).status).toBe(200)
    expect((await get(pictures, { cookie: 'officecountry=it' })).status).toBe(404)
  })
})

describe('the places near a villa', () => {
  const kalamiHouse = async () => {
    const [villa] = await db.select().from(tables.villa).where(eq(tables.villa.slug, 'kalami-house'))
    return villa?.id
  }

  test('is as its editor entered it, in the language of the reader', async () => {
    const { body } = await get(`/api/core/properties/${await kalamiHouse()}/lang/fr`)
    expect(body.nearby[0]).toEqual({ kind: 'beach', name: 'Kalami', minutes: 3, by: 'foot' })
    expect(body.nearby).toContainEqual({ kind: 'airport', name: 'Corfou', minutes: 60, by: 'car' })
  })

  test('is shown for every villa, the nearest beach on foot first', async () => {
    // Villas that other tests insert have none.
    const villas = await db.select().from(tables.villa).where(sql`jsonb_array_length(${tables.villa.nearby}) > 0`)
    expect(villas.length).toBeGreaterThanOrEqual(83)
    const walks = new Set(
      (
        await db
          .select({ villaId: tables.villaAmenity.villaId })
          .from(tables.villaAmenity)
          .innerJoin(tables.amenity, eq(tables.amenity.id, tables.villaAmenity.amenityId))
          .where(inArray(tables.amenity.key, ['walk-to-beach', 'on-the-water']))
      ).map(({ villaId }) => villaId),
    )
    expect(walks.size).toBeGreaterThan(20)
    for (const { id, slug, nearby } of villas) {
      expect(nearby.length, slug).toBeGreaterThanOrEqual(3)
      if (walks.has(id)) expect(selectNearbyFacts(nearby)[0], slug).toMatchObject({ kind: 'beach', by: 'foot' })
    }
  })

  test('to do is on the same land and within an hour', async () => {
    const villas = await db.select().from(tables.villa)
    const [experiences, offered, regions] = await Promise.all([
      db.select().from(tables.experience),
      db.select().from(tables.experienceRegion),
      db.select().from(tables.region),
    ])
    const island = new Set(regions.filter(region => region.island).map(({ id }) => id))
    let told = 0
    for (const { id, slug, regionId } of villas) {
      const { body } = await get(`/api/core/experiences/near/villaid/${id}`)
      for (const near of body) {
        expect(near.kilometres, slug).toBeLessThanOrEqual(30)
        expect(experiences.some(experience => experience.id === near.id)).toBe(true)
        const there = offered.filter(({ experienceId }) => experienceId === near.id).map(row => row.regionId)
        expect(there.includes(regionId) || !(island.has(regionId) || there.every(at => island.has(at))), slug).toBe(
          true,
        )
        told++
      }
    }
    expect(told).toBeGreaterThan(40)
  })
})

test('a collection returns its villas', async () => {
  const { body } = await get('/api/core/lists/live/1/lang/en')
  expect(body.properties.length).toBeGreaterThan(0)
  expect(await get('/api/core/lists/live/4711/lang/en')).toMatchObject({ status: 404 })
})

test('the largest villa bounds the filters', async () => {
  const { body } = await get('/api/core/properties/maxroomsandsleeps')
  expect(body.bedroomsMax).toBeGreaterThanOrEqual(10)
  expect(body.sleepsMax).toBeGreaterThanOrEqual(body.bedroomsMax)
})

describe('a search that was answered before', () => {
  const address = '/api/core/properties/search?des=1&from=05 Jun 2027&to=12 Jun 2027'

  test('gives the same reply again, and 304 to a client that has it', async () => {
    const first = await get(address)
    const again = await get(address)
    expect(again.body).toEqual(first.body)
    expect(again.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(Object.keys(again.headers).filter(name => name.startsWith('x-ratelimit'))).toEqual([])
    expect(await get(address, { 'if-none-match': String(again.headers.etag) })).toMatchObject({ status: 304 })
  })

  test('is searched again when the catalogue has changed, and when an option has expired', async () => {
    const { body } = await get(address)
    await get(address)
    const villaId = body.properties[0].id as number
    const expiresAt = clock.at + 60 * 60_000
    const stay = { from: '2027-06-05', to: '2027-06-12' }
    await db.transaction(tx => anOption(tx, { villaId, stay, expiresAt }))
    const total = async () => (await get(address)).body.total
    await eventually(async () => expect(await total()).toBe(body.total - 1))
    expect(await total()).toBe(body.total - 1)
    await clock.set(expiresAt)
    expect(await total()).toBe(body.total)
  })
})
