import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, addressDay } from '#domain/calendar/day'
import { placeOf, textOf, type Visit, withBrowser } from './browser.ts'
import { countOf, nextJune } from './catalogue.ts'
import { headingOf } from './filters.ts'

const { visit, address } = withBrowser()
const plain: Visit = { javaScriptEnabled: false }
/** Without scripts pictures load eagerly: tests do not wait for the last of them. */
const early = { waitUntil: 'domcontentloaded' } as const

const queryOf = (page: Page) => new URL(page.url()).searchParams

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

test('a form without JavaScript cannot be submitted, and shows alternatives', async () => {
  const page = await visit('/newsletter', plain)
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.method()} ${request.url()}`))
  const email = page.getByRole('main').getByLabel('Your e-mail')
  await email.fill('somebody@example.com')
  await email.press('Enter')
  await page.getByRole('main').getByRole('button').click()
  expect(await email.inputValue()).toBe('somebody@example.com')
  expect(await textOf(page.getByRole('main').locator('noscript'))).toMatch(/@/)
  expect(placeOf(page)).toBe('/newsletter')
  expect(sent.filter(request => request.startsWith('POST'))).toEqual([])
})

test('a traveller without JavaScript gets help on the not-found page', async () => {
  const page = await visit('/', { ...plain, allow: /status of 404/ })
  const answer = await page.goto(address('/greece/corfu/villas/no-such-house'), { waitUntil: 'commit' })
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByLabel('Where', { exact: true }).selectOption('Paxos')
  await page.getByRole('main').getByRole('button', { name: 'Search villas' }).click()
  await page.waitForURL(/\/results\?/, early)
  expect(await headingOf(page)).toBe('5 villas in Paxos and Antipaxos')
  expect(placeOf(page)).toContain('des=27')
})

test('a traveller without JavaScript searches the site by text', async () => {
  const page = await visit('/fr/about-us', plain)
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher', exact: true }).click()
  await page.waitForURL(/\/fr\/search$/, early)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  await page.getByRole('main').getByRole('searchbox').fill('kalmai house')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await page.waitForURL(/\/fr\/search\?q=kalmai\+house$/, early)
  await page.getByRole('main').getByRole('link', { name: 'Kalami House' }).click()
  await page.waitForURL(/\/fr\/greece\/corfu\/villas\/kalami-house$/, early)
})

test('a traveller without JavaScript searches the site from the not-found page', async () => {
  const page = await visit('/nowhere', { ...plain, allow: /status of 404/ })
  await page.getByRole('textbox', { name: 'Search the site' }).fill('qwertzuiop')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/\/search\?q=qwertzuiop$/, early)
  await page.getByText('Nothing found for “qwertzuiop”').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Greece' }).click()
  await page.waitForURL(/\/greece$/, early)
})
