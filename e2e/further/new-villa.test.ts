import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { batchOptions, connect } from '#database/connection'
import * as tables from '#database/tables'
import { languages } from '#domain/text/language'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { aSeason } from '#testing/builders/villas'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { accessibilityFaults, withBrowser } from '../browser.ts'
import { signInToOffice } from '../office-sign-in.ts'

const { visit } = withBrowser()
vi.setConfig({ testTimeout: 180_000 })

// Staff set up their second factor, and a villa changes lists: a site of its own.
const folder = await copyOfData(inject('preparedData'))
const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwAway: true })
const { db, close } = connect(server.url('postgres'), batchOptions)
const site = await startSite({ DATA_DIR: folder, DATABASE_URL: server.url('postgres') })
afterAll(async () => {
  await site.stop()
  await close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
const at = (path: string) => new URL(path, site.address).href

/** Pictures and prices have pages of their own. */
async function addPictureAndPrices() {
  const [villa] = await db.select().from(tables.villa).where(eq(tables.villa.name, 'Casa del Faro'))
  const [like] = await db.select().from(tables.villa).where(eq(tables.villa.id, 1))
  if (!villa || !like?.thumbId) throw new Error('no villa')
  await db
    .insert(tables.slideshowPicture)
    .values({ slideshowId: villa.slideshowId, position: 0, pictureId: like.thumbId })
  await db.update(tables.villa).set({ thumbId: like.thumbId }).where(eq(tables.villa.id, villa.id))
  const year = new Date().getUTCFullYear() + 1
  const nights = { from: `${year}-05-01`, to: `${year}-10-01` }
  await aSeason(db, { villaId: villa.id, nights, weeklyCents: [210_000] })
}

test('a villa goes from nothing to live, and visitors find it', async () => {
  const page = await visit(at('/office/villas'), { allow: /status of 4\d\d/ })
  await signInToOffice(page)
  await page.getByRole('link', { name: 'New villa' }).click()
  const next = page.getByRole('button', { name: 'Next' })
  await page.getByLabel('Name', { exact: true }).fill('Casa del Faro')
  await page.getByLabel('Region', { exact: true }).selectOption({ label: 'Corfu' })
  await page.getByLabel('Nearest village or town').fill('Kassiopi')
  await next.click()
  await page.getByText('Required').first().waitFor()
  await page.getByLabel('Latitude').fill('39.79')
  await page.getByLabel('Longitude').fill('19.92')
  await page.reload()
  expect(await page.getByLabel('Nearest village or town').inputValue()).toBe('Kassiopi')
  await next.click()
  await page.getByLabel('Bedrooms', { exact: true }).fill('1')
  await page.getByLabel('Guests', { exact: true }).fill('2')
  await page.getByLabel('Bathrooms', { exact: true }).fill('1')
  await next.click()
  expect(await page.getByLabel('Guests, line 1').inputValue()).toBe('2')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Create the draft' }).click()
  await page.getByRole('heading', { level: 1, name: 'Casa del Faro' }).waitFor()
  await page.getByRole('heading', { name: /things are missing/ }).waitFor()

  const sections = page.getByRole('navigation', { name: 'Sections of the villa' })
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
  }
  await page.getByRole('link', { name: 'A valid registration number' }).click()
  await page.getByLabel('Registration number').fill('0000 9876 543')
  await save()
  await sections.getByRole('link', { name: /^Bedrooms/ }).click()
  await page.getByRole('button', { name: 'Add a bedroom' }).click()
  await save()
  await sections.getByRole('link', { name: /^Amenities/ }).click()
  await page.getByRole('main').getByRole('checkbox').first().check()
  await save()
  await sections.getByRole('link', { name: /^Texts/ }).click()
  for (const group of ['Tagline', 'Description', 'Surroundings'])
    for (const [i, language] of languages.entries())
      await page.getByRole('group', { name: group }).getByRole('textbox').nth(i).fill(`The lamp turns (${language}).`)
  await save()
  expect(await accessibilityFaults(page)).toEqual([])

  const preview = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview' }).click()
  const shown = await preview
  await shown.getByRole('heading', { level: 1, name: 'Casa del Faro' }).waitFor()
  expect(new URL(shown.url()).pathname).toMatch(/^\/preview\//)
  const { headers } = await fetch(shown.url())
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    'private, no-store',
    'noindex, nofollow',
  ])
  expect(await page.getByRole('button', { name: 'Put on the site' }).isDisabled()).toBe(true)
  await addPictureAndPrices()
  await page.reload()
  await page.getByRole('heading', { name: /Complete/ }).waitFor()
  await page.getByRole('button', { name: 'Put on the site' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put on the site' }).click()
  const live = await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')
  await expect.poll(async () => (await fetch(at(live ?? ''))).status).toBe(200)
  const visitor = await visit(at(live ?? ''))
  await visitor.getByRole('heading', { level: 1, name: 'Casa del Faro' }).waitFor()

  await sections.getByRole('link', { name: 'History' }).click()
  await page
    .getByRole('link', { name: /^Open version/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo the chosen changes' }).click()
  await page.getByText('It is a new version now.').first().waitFor()
  await expect.poll(async () => (await fetch(at(live ?? ''))).status).toBe(404)
})
