import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, addressDay } from '#domain/calendar/day'
import { type Visit, withBrowser } from '../browser.ts'
import { countOf, nextJune } from '../catalogue.ts'
import { headingOf } from '../filters.ts'

const { visit } = withBrowser()
const plain: Visit = { javaScriptEnabled: false }
/** Without scripts pictures load eagerly: tests do not wait for the last of them. */
const early = { waitUntil: 'domcontentloaded' } as const

const queryOf = (page: Page) => new URL(page.url()).searchParams

// Other forms and the search of the site: server/render/rendered-html.test.ts.
test('a traveller without JavaScript searches from the home page and opens a villa', async () => {
  const [from, to] = [addDays(nextJune, 4), addDays(nextJune, 11)]
  const page = await visit('/', plain)
  await page.getByLabel('Where', { exact: true }).selectOption('Corfu')
  await page.getByLabel('Check-in').fill(from)
  await page.getByLabel('Check-out').fill(to)
  await page.getByLabel('Who', { exact: true }).selectOption('4 guests')
  await page.getByRole('main').getByRole('button', { name: 'Search villas' }).click()
  await page.waitForURL(/\/results\?/, early)
  const found = await countOf({ des: 16, startDate: from, endDate: to, people: 4 })
  expect(await headingOf(page)).toBe(`${found} villas in Corfu`)

  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/greece\/corfu\/villas\//, early)
  expect(queryOf(page).get('from')).toBe(addressDay(from))
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await page.locator('noscript').filter({ visible: true }).first().waitFor()
})

test('a traveller without JavaScript refines, sorts and turns the pages of the results', async () => {
  const page = await visit('/results', plain)
  const total = await countOf({})
  expect(await headingOf(page)).toBe(`${total} villas around the Mediterranean`)
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL(/page=2/, early)
  expect(await page.getByRole('article').count()).toBe(36)

  await page.getByLabel('Sort').selectOption('A to Z')
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  await page.waitForURL(address => address.searchParams.get('sort') === 'alphabetically', early)
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))

  await page.locator('[data-filter="amenities"] summary').click()
  await page.getByLabel('Tennis').check()
  await page.locator('[data-filter="amenities"]').getByRole('button', { name: 'Show villas' }).click()
  await page.waitForURL(address => address.searchParams.get('amenities') === '10', early)
  expect(await headingOf(page)).toBe(`${await countOf({ amenities: 10 })} villas around the Mediterranean`)
  expect(queryOf(page).get('sort'), 'the order is kept').toBe('alphabetically')
})
