import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const site = 'https://villas.example'
const { app, db, catalogue, get } = await testApp({ environment: { PUBLIC_URL: site } })

test('the house pack has its own URL, in the requested language', async () => {
  const { status, body } = await get('/api/core/properties/1/housepackurl/lang/fr')
  expect([status, body]).toEqual([200, { housePackUrl: `${site}/api/core/properties/1/factsheet/lang/fr` }])
  const paper = await app.inject(new URL(body.housePackUrl).pathname)
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('press articles are those that mention the villa, newest first', async () => {
  const { content } = catalogue
  const [villaId, pieces] = [...content.pressByVilla].sort((a, b) => b[1].length - a[1].length)[0] ?? []
  const { body } = await get(`/api/core/properties/${villaId}/pressarticles?lang=de`)
  expect(body.map(({ id }: { id: number }) => id).sort()).toEqual(pieces?.map(({ pressPageId }) => pressPageId).sort())
  const days = body.map(({ publishedOn }: { publishedOn: string }) => publishedOn)
  expect(days).toEqual([...days].sort().reverse())
  expect(body[0].title).toBe(content.pressPageById.get(body[0].id)?.title.de)
})

test('the house guide has rules and hours, and says which of them exist', async () => {
  const { body } = await get('/api/core/properties/1/houseguide?lang=de')
  expect(body).toMatchObject({ houseGuideType: 'full', arrivalFrom: '16:00', departureBy: '10:00' })
  expect(body.houseRules).toContain('Im Haus wird nicht geraucht.')

  await db.update(tables.villa).set({ houseRules: [], departureBy: null }).where(eq(tables.villa.id, 1))
  const guide = async () => (await get('/api/core/properties/1/houseguide')).body
  await eventually(async () => expect((await guide()).houseGuideType).toBe('times'))
  await db.update(tables.villa).set({ arrivalFrom: null }).where(eq(tables.villa.id, 1))
  await eventually(async () => expect((await guide()).houseGuideType).toBe('none'))
})

test('a villa that does not exist has no documents', async () => {
  for (const path of ['housepackurl/lang/en', 'houseguide', 'pressarticles'])
    expect((await get(`/api/core/properties/999999/${path}`)).status).toBe(404)
})
