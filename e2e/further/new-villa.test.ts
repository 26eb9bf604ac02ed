import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { addDays, addressDay, weekdayOf } from '#domain/calendar/day'
import { languages } from '#domain/text/language'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { accessibilityFaults, withBrowser } from '../browser.ts'
import { signInToOffice } from '../office-sign-in.ts'

const { visit } = withBrowser()
vi.setConfig({ testTimeout: 180_000 })

// Staff set up their second factor, and a villa changes lists: a site of its own.
const folder = await copyOfData(inject('preparedData'))
const site = await startSite({ DATA_DIR: folder })
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})
const at = (path: string) => new URL(path, site.address).href

const year = new Date().getUTCFullYear() + 1
const summer = `${year}-07-01`
const saturday = addDays(summer, (6 - weekdayOf(summer) + 7) % 7)

const openPage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of the villa' }).getByRole('link', { name, exact: true }).click()

async function addPicture(page: Page) {
  await page.getByRole('link', { name: 'Pictures', exact: true }).last().click()
  await page.getByText('0 pictures').waitFor()
  const background = { r: 181, g: 83, b: 44 }
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'terrace.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByText('Shown in lists').waitFor()
  await openPage(page, 'Villa')
}

/** Lets the villa for the whole next year, from Saturday to Saturday. */
async function paintPrices(page: Page) {
  await page.getByRole('link', { name: 'A season with a price for the whole villa' }).click()
  await page.getByRole('grid').waitFor()
  // From November on the coming year is shown already (PD-222).
  const nextYear = page.getByRole('button', { name: `Year ${year}` })
  if (await nextYear.isVisible()) await nextYear.click()
  // The grid of another year is another grid: keys must not reach the one before.
  await page.getByText(String(year), { exact: true }).waitFor()
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+a')
  await page.getByLabel('Whole villa').fill('2100')
  await page.getByLabel('Sat', { exact: true }).check()
  await page.getByLabel('Minimum nights').fill('7')
  await page.getByRole('button', { name: 'Save for one villa' }).click()
  await page.getByText('The prices of one villa are saved.').first().waitFor()
  await openPage(page, 'Villa')
}

test('a villa goes from nothing to bookable by the pages alone, and visitors see the price of a stay', async () => {
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
  await addPicture(page)
  await paintPrices(page)
  await page.getByRole('heading', { name: /Complete/ }).waitFor()
  await page.getByRole('button', { name: 'Put on the site' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put on the site' }).click()
  const live = await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')
  await expect.poll(async () => (await fetch(at(live ?? ''))).status).toBe(200)
  const stay = new URLSearchParams({ from: addressDay(saturday), to: addressDay(addDays(saturday, 7)) })
  const visitor = await visit(at(`${live}?${stay}`), { cookies: { currency: '1' } })
  await visitor.getByRole('heading', { level: 1, name: 'Casa del Faro' }).waitFor()
  const panel = visitor.getByRole('region', { name: 'Your stay' })
  await panel.getByText('Whole stay').waitFor()
  expect(await panel.textContent()).toContain('€2,100')

  await sections.getByRole('link', { name: 'History' }).click()
  await page
    .getByRole('link', { name: /^Open version/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo the chosen changes' }).click()
  await page.getByText('It is a new version now.').first().waitFor()
  await expect.poll(async () => (await fetch(at(live ?? ''))).status).toBe(404)
})
