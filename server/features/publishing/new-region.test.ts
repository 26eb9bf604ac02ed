import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import type { ContentKind, ContentPart } from '#domain/editorial/content-kinds'
import { aColleagueWithRole, staffBearer } from '#testing/accounts/staff'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const { app, db, get, post, context } = await testApp()
const staff = await staffBearer(db)
const once = () => ({ ...staff, 'idempotency-key': randomUUID() })
const details = async (kind: ContentKind, id: number) => (await get(`/api/office/content/${kind}/${id}`, staff)).body
const act = (path: string, body: unknown = {}) => post(`/api/office/content${path}`, body, once())

async function create(kind: ContentKind, name: string): Promise<number> {
  const { status, body } = await act('', { kind, name })
  expect(status).toBe(201)
  return body.id
}

async function save(kind: ContentKind, id: number, part: ContentPart, values: object) {
  const now = await details(kind, id)
  const reply = await app.inject({
    method: 'PUT',
    url: `/api/office/content/${kind}/${id}/parts/${part}`,
    headers: once(),
    payload: { revision: now.parts[part].revision, values: { ...now.state[part], ...values } },
  })
  return { status: reply.statusCode, body: reply.json() }
}

async function publish(kind: ContentKind, id: number) {
  const now = await details(kind, id)
  return act(`/${kind}/${id}/publish`, { parts: { shared: now.parts.shared.revision, en: now.parts.en.revision } })
}

const shown = (path: string) => get(`/api/cms/pages/bypath?path=${encodeURIComponent(path)}`)
const country = async (slug: string) =>
  (await db.select().from(tables.country).where(eq(tables.country.slug, slug)))[0]?.id ?? 0
const climate = { air: Array(12).fill(19), sea: Array(12).fill(17) }
const place = { climate, lat: 37.06, lng: 25.38, island: true }
const texts = { groupingName: 'Cyclades', introduction: 'White villages above the sea.', guide: 'Come in May.' }

test('a new region with its page and area has villas, is searched and shown, and stays while others refer to it', async () => {
  const region = await create('region', 'Kýthira & Elafonísi')
  expect((await details('region', region)).state.shared.slug).toBe('kythira-elafonisi')
  expect((await publish('region', region)).body.errors).toMatchObject([
    { field: 'body.shared.countryId', code: 'missing' },
    { field: 'body.shared.lat' },
    { field: 'body.shared.lng' },
    { field: 'body.shared.climate' },
    { field: 'body.en.introduction' },
    { field: 'body.en.guide' },
  ])
  await save('region', region, 'en', texts)
  await save('region', region, 'shared', { ...place, countryId: await country('greece'), slug: 'corfu' })
  expect((await publish('region', region)).body.errors).toMatchObject([{ field: 'body.shared.slug', code: 'taken' }])
  await save('region', region, 'shared', { slug: 'kythira' })
  expect((await publish('region', region)).status).toBe(204)

  const page = await create('page', 'Kythira')
  await save('page', page, 'shared', { path: '/greece/kythira', templateId: 24 })
  expect((await publish('page', page)).status).toBe(204)
  await save('region', region, 'shared', { destinationPageId: page, cmsPageId: page })
  expect((await publish('region', region)).status).toBe(204)
  const guide = await create('page', 'Beaches')
  await save('page', guide, 'shared', { path: '/greece/kythira/beaches', templateId: 38 })
  expect((await publish('page', guide)).body.errors).toMatchObject([{ field: 'body.shared.parentId', code: 'missing' }])
  await save('page', guide, 'shared', { parentId: page })
  expect((await publish('page', guide)).status).toBe(204)
  const area = await create('sub-region', 'Plaka')
  await save('sub-region', area, 'shared', { regionId: region })
  expect((await publish('sub-region', area)).status).toBe(204)

  const { body: found } = await get('/api/core/properties/search?des=16&limit=1')
  const villaId: number = found.properties[0].id
  await db.update(tables.villa).set({ regionId: region, subRegionId: area }).where(eq(tables.villa.id, villaId))
  await eventually(async () => {
    const search = `/api/core/properties/search?des=${region}&subdes=${area}`
    expect((await get(search)).body.properties?.map(({ id }: { id: number }) => id)).toEqual([villaId])
    const { region: data } = (await shown('/greece/kythira')).body
    expect(data.areas).toEqual([expect.objectContaining({ name: 'Plaka', villas: 1 })])
    expect(data.climate).toBeTruthy()
    expect(data.guides).toMatchObject([{ name: 'Beaches' }])
  })
  const { body: list } = await get(`/api/office/villas/list?regionId=${region}`, staff)
  expect(list.villas).toMatchObject([{ id: villaId }])

  // Its country and short name stay: addresses, taxes and prices of transfers depend on them.
  expect((await save('region', region, 'shared', { slug: 'paros' })).body.errors).toMatchObject([
    { field: 'body.slug' },
  ])
  const moved = await save('region', region, 'shared', { countryId: await country('italy') })
  expect(moved.body.errors).toMatchObject([{ field: 'body.countryId' }])
  expect((await act(`/region/${region}/withdraw`)).body.code).toBe('not-in-this-state')
  expect((await act(`/page/${page}/withdraw`)).body.code).toBe('not-in-this-state')
  expect((await act(`/region/${region}/versions/1/restore`)).status).toBe(204)
  const { countryId, slug, lat } = (await details('region', region)).state.shared
  expect([countryId, slug, lat]).toEqual([await country('greece'), 'kythira', null])
})

test('a release publishes a new region with its page and guide; a value that stays is not changed by an older draft', async () => {
  const guide = await create('page', 'Anafi on foot')
  const page = await create('page', 'Anafi')
  const region = await create('region', 'Anafi')
  await save('page', page, 'shared', { path: '/greece/anafi', templateId: 24 })
  await save('page', guide, 'shared', { path: '/greece/anafi/history', templateId: 38, parentId: page })
  await save('region', region, 'en', texts)
  await save('region', region, 'shared', {
    ...place,
    countryId: await country('greece'),
    destinationPageId: page,
  })
  const release = async (name: string, records: readonly (readonly [ContentKind, number])[]) => {
    const { id: releaseId } = (await post('/api/office/releases', { name }, once())).body
    for (const [kind, id] of records) {
      const { parts } = await details(kind, id)
      const revisions = { shared: parts.shared.revision, en: parts.en.revision }
      expect((await act(`/${kind}/${id}/plan`, { releaseId, parts: revisions })).status).toBe(200)
    }
    return async () => {
      const { releases } = (await get('/api/office/releases', staff)).body
      const { revision } = releases.find((one: { id: number }) => one.id === releaseId)
      return post(`/api/office/releases/${releaseId}/publish`, { revision }, once())
    }
  }
  const publishAll = await release('Anafi', [
    ['page', guide],
    ['page', page],
    ['region', region],
  ])
  expect((await publishAll()).status).toBe(204)
  await eventually(async () =>
    expect((await shown('/greece/anafi')).body.region?.guides).toMatchObject([{ name: 'Anafi on foot' }]),
  )

  const other = await create('region', 'Lipsi')
  await save('region', other, 'en', texts)
  await save('region', other, 'shared', { ...place, countryId: await country('greece'), slug: 'leipsoi' })
  const publishOlder = await release('Lipsi', [['region', other]])
  await save('region', other, 'shared', { slug: 'lipsi' })
  expect(await publish('region', other)).toMatchObject({ status: 204 })
  expect((await publishOlder()).body).toMatchObject({ code: 'invalid-input', record: `region ${other}` })
  expect((await details('region', other)).published.shared.slug).toBe('lipsi')
})

test('a region that nothing needs is withdrawn, and not while a role, a collection or a setting names it', async () => {
  const region = await create('region', 'Kasos')
  await save('region', region, 'en', texts)
  await save('region', region, 'shared', { ...place, countryId: await country('greece') })
  expect((await publish('region', region)).status).toBe(204)
  const withdraw = () => act(`/region/${region}/withdraw`)
  const refuses = async () => expect((await withdraw()).body.code).toBe('not-in-this-state')
  const [collection] = await db.select().from(tables.list).limit(1)
  const setFilter = (filter: object) =>
    db
      .update(tables.list)
      .set({ filter })
      .where(eq(tables.list.id, collection?.id ?? 0))
  await setFilter({ regionIds: [region] })
  await refuses()
  await setFilter({})
  const draft = await create('collection', 'Wild islands')
  await save('collection', draft, 'shared', { filter: { regionIds: [region] } })
  await refuses()
  await save('collection', draft, 'shared', { filter: {} })
  const [wine] = await db.select().from(tables.wine).limit(1)
  await db.insert(tables.wineDelivery).values({ wineId: wine?.id ?? 0, regionId: region })
  await refuses()
  await db.delete(tables.wineDelivery).where(eq(tables.wineDelivery.regionId, region))
  const email = await aColleagueWithRole(db, 'kasos@example.com', { reads: ['bookings'], regions: ['kasos'] })
  await refuses()
  await db.delete(tables.staff).where(eq(tables.staff.email, email))
  const prices = {
    ...{ baseCents: 4000, perKilometreCents: 200, crossingCents: 0, dayCents: 40_000, halfDayCents: 25_000 },
    ...{ nightPercent: 20, seasonPercent: 10 },
  }
  const value = { sedan: prices, van: prices, minibus: prices }
  await db.insert(tables.setting).values({ kind: 'transfer-tariff', scope: String(region), from: '2030-01-01', value })
  await refuses()
  await db.delete(tables.setting).where(eq(tables.setting.scope, String(region)))
  expect((await withdraw()).status).toBe(204)
  await eventually(async () => expect(context.catalogue.content.regionById.has(region)).toBe(false))
})
