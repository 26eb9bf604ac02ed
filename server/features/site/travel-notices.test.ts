import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { testApp } from '#testing/site/app'

const { get, db, clock } = await testApp()
const keysIn = async (lang = 'en') =>
  (await get(`/api/core/site/lang/${lang}`)).body.travelNotices.map(({ key }: { key: string }) => key)

test('expired notices are on no page, but can be fetched by their key', async () => {
  expect(await keysIn()).toEqual([])
  for (const key of ['italian-covid', 'german-covid', 'france']) {
    const { status, body } = await get(`/api/core/travelnotices/${key}/lang/de`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ key, heading: expect.stringMatching(/^Ihre /) })
    expect(body.html.match(/<p>/g)).toHaveLength(2)
    expect(body.html, 'links lead somewhere').toContain('href="/de/contact"')
  }
})

test('a notice that does not exist is not found', async () => {
  expect((await get('/api/core/travelnotices/swiss/lang/en')).status).toBe(404)
  expect((await get('/api/core/travelnotices/france/lang/xx')).body).toMatchObject({ code: 'unknown-language' })
})

test('a notice is in force from its first day to the day before its last, in each language', async () => {
  const text = { en: 'Ferries', fr: 'Ferries', de: 'Fähren' }
  const strike = { key: 'ferries', heading: text, html: text, period: { from: '2027-03-01', to: '2027-03-04' } }
  await db.insert(tables.travelNotice).values({ ...strike, languages: ['de'], officeCountries: ['it'] })
  const on = async (day: string) => {
    await clock.set(Date.parse(`${day}T12:00:00Z`))
    return keysIn()
  }
  await expect.poll(() => on('2027-03-01')).toEqual(['ferries'])
  expect(await on('2027-02-28')).toEqual([])
  expect(await on('2027-03-04')).toEqual([])
  expect(await on('2027-03-03')).toEqual(['ferries'])
  const { body } = await get('/api/core/site/lang/de')
  expect(body.travelNotices).toEqual([
    { key: 'ferries', from: '2027-03-01', heading: 'Fähren', html: 'Fähren', languages: [3], officeCountries: ['it'] },
  ])
})
