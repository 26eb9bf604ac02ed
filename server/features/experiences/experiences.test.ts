import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Experience, ExperienceDetail, ExperienceGroup, ExperiencePriceTable } from '#contract/content/experiences'
import { postgresError } from '#database/failure'
import * as tables from '#database/tables'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const { db, catalogue, get } = await testApp()
const byPath = (path: string) => get(`/api/cms/pages/bypath?path=${encodeURIComponent(path)}`)
const { body: startup } = await get('/api/core/spastartupdata?$select=experiences,experienceGroups')
const experiences: Experience[] = startup.experiences
const groups: ExperienceGroup[] = startup.experienceGroups

const live = async (id: number, lang = 'en') =>
  (await get(`/api/core/experiences/live/${id}/lang/${lang}`)).body as ExperienceDetail
const pricesOf = async (id: number, year: number) =>
  (await get(`/api/core/pricing/pricingtable/experience/${id}/${year}`)).body as ExperiencePriceTable

describe('an experience', () => {
  test('describes in every language the course of the day, the meeting place, what is included, and rain', async () => {
    for (const { id } of experiences) {
      for (const lang of ['en', 'fr', 'de']) {
        const told = await live(id, lang)
        expect(told.body, `${id} ${lang}`).toMatch(/^<p>.{150,}<\/p>$/)
        for (const text of [told.meeting, told.rain]) expect(text.length).toBeGreaterThan(10)
        expect(told.included.length).toBeGreaterThan(1)
      }
    }
  })

  test('has what the page of all experiences promises: duration, minimum age, and prices of the year shown', async () => {
    for (const { id, priceFrom, priceUnit } of experiences) {
      const told = await live(id)
      expect(told.minutes).toBeGreaterThan(0)
      expect(told.fromAge).not.toBeNull()
      expect(told.priceYears).toEqual([2027, 2028])
      const tables = await Promise.all(told.priceYears.map(year => pricesOf(id, year)))
      const rows = tables.flatMap(table => table.rows.filter(row => row.guests !== 'child'))
      expect(Math.min(...rows.map(row => row.price)), told.name).toBe(priceFrom)
      expect(rows.every(row => (row.guests === 'group') === (priceUnit === 'group'))).toBe(true)
    }
  })

  test('has more pictures, and future days on which it takes place', async () => {
    for (const { id } of experiences) {
      const { images, nextDays, weekdays } = await live(id)
      expect(new Set(images.map(image => image.url)).size).toBe(2)
      expect(nextDays[0]).toMatch(/^2027-/)
      expect(nextDays).toEqual(nextDays.toSorted())
      expect(weekdays.length).toBeGreaterThan(0)
    }
  })

  test('shows on its page what its endpoints return', async () => {
    for (const { id, cmsRelativeUrl, name } of experiences.slice(0, 5)) {
      const { body } = await byPath(`/fr${cmsRelativeUrl}`)
      expect(body.experience).toEqual(await live(id, 'fr'))
      expect(body.prices).toEqual([await pricesOf(id, 2027), await pricesOf(id, 2028)])
      expect(body.heading1).not.toBe('')
      expect((await byPath(cmsRelativeUrl)).body.heading1).toBe(name)
    }
  })

  test('has one name everywhere', async () => {
    const { body } = await get('/api/core/experiences/near/villaid/1')
    expect(body.length).toBeGreaterThan(0)
    for (const near of body) {
      expect(near.name).toBe(experiences.find(({ id }) => id === near.id)?.name)
      expect((await byPath(near.cmsRelativeUrl)).body.heading1).toBe(near.name)
    }
  })

  test('is not found where it is a draft or does not exist', async () => {
    const draft = experiences.at(-1) as Experience
    const { version } = catalogue
    await db.update(tables.experience).set({ live: false }).where(eq(tables.experience.id, draft.id))
    await eventually(() => expect(catalogue.version).toBeGreaterThan(version))
    await catalogue.settled()
    for (const id of [draft.id, 999_999]) {
      expect((await get(`/api/core/experiences/live/${id}/lang/en`)).status).toBe(404)
      expect((await get(`/api/core/pricing/pricingtable/experience/${id}/2027`)).status).toBe(404)
    }
    expect((await byPath(draft.cmsRelativeUrl)).status).toBe(404)
    const { body: group } = await get(`/api/core/experiences/live/groupcontent/${draft.groupId}/lang/en`)
    expect(group.experiences.map(({ id }: Experience) => id)).not.toContain(draft.id)
  })
})

describe('the table of prices', () => {
  test('contains no prices of another year', async () => {
    const { rows } = await pricesOf(1, 2027)
    expect(rows.length).toBeGreaterThan(0)
    for (const { from, to } of rows) expect([from >= '2027-01-01', to <= '2028-01-01']).toEqual([true, true])
    expect((await pricesOf(1, 2031)).rows).toEqual([])
  })

  test.each(['1/27', '1/20x7', '1/1e3', 'x/2027', '1/99999'])('%s is rejected', async path => {
    const { status, body } = await get(`/api/core/pricing/pricingtable/experience/${path}`)
    expect([status, body.code]).toEqual([422, 'invalid-input'])
    expect(body.errors).toHaveLength(1)
  })

  test('has one price for a party on a day: the database rejects a second', async () => {
    const row = {
      experienceId: 1,
      days: { from: '2027-06-01', to: '2027-06-02' },
      guests: 'group',
      fewest: 3,
      most: 5,
      cents: 1,
    } as const
    const refused = await db
      .insert(tables.experiencePrice)
      .values(row)
      .then(
        () => undefined,
        error => postgresError(error)?.constraint,
      )
    expect(refused).toBe('experience_price_no_overlap')
  })
})

describe('a kind of experiences', () => {
  test('returns its text and its experiences, and its page shows them', async () => {
    for (const group of groups) {
      const { body } = await get(`/api/core/experiences/live/groupcontent/${group.id}/lang/de`)
      expect(body.introduction.length).toBeGreaterThan(20)
      expect(body.experiences.length).toBeGreaterThan(2)
      const page = await byPath(`/de${group.cmsRelativeUrl}`)
      expect(page.body.introduction).toBe(body.introduction)
      expect(page.body.experiences).toEqual(body.experiences)
    }
  })

  test('names the others of its tier', async () => {
    const [first] = groups as [ExperienceGroup]
    const { body } = await get(`/api/core/experiences/grouptier/${first.id}/lang/en`)
    expect(body).toMatchObject(first)
    expect(body.others).toEqual(groups.slice(1))
    for (const call of ['grouptier', 'live/groupcontent'])
      expect((await get(`/api/core/experiences/${call}/999/lang/en`)).status).toBe(404)
  })
})

test('the page of all experiences leads to each kind, and to each experience under its regions', async () => {
  const { body } = await byPath('/experiences')
  expect(body.experiences.groups.map(({ path }: { path: string }) => path)).toEqual(
    groups.map(({ cmsRelativeUrl }) => cmsRelativeUrl),
  )
  const listed = body.experiences.regions.flatMap((region: { experiences: Experience[] }) =>
    region.experiences.map(({ id }) => id),
  )
  const shown = body.experiences.groups.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
  expect(new Set(listed).size).toBe(shown)
})
