import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, placeOf, widths, withBrowser } from '../browser.ts'
import { villas } from '../catalogue.ts'

const { visit } = withBrowser()

const field = (page: Page, name = 'Search the site') => page.getByRole('combobox', { name })
const list = (page: Page) => page.getByRole('listbox')
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name })
const chosen = (page: Page) => list(page).getByRole('option', { selected: true }).allTextContents()

/** Opens the search: in the navigation on desktops, in the menu on phones. */
async function open(page: Page, words: { section: string; menu: string } = { section: 'Search', menu: 'Menu' }) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  const name = isPhone ? words.menu : words.section
  const opener = page.getByRole('banner').getByRole('button', { name, exact: true })
  await opener.and(page.locator('a')).click()
}

// Keyboard, failures and late responses: web/features/site-search/site-search.component.test.tsx.
test('a traveller finds a villa by a misspelt name and opens it by keyboard', async () => {
  const page = await visit('/about-us')
  await open(page)
  await field(page).pressSequentially('kalmai house')
  await option(page, 'Kalami House').waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await chosen(page)).toEqual([expect.stringContaining('Kalami House')])
  await page.keyboard.press('Enter')
  await arrive(page, address => address.pathname === villas.kalamiHouse.path)
  expect(await page.getByRole('listbox').count(), 'the search is closed').toBe(0)
})

test('on a phone a traveller finds a place in her own language and opens it', async () => {
  const page = await visit('/de/about-us', { viewport: widths.phone })
  await open(page, { section: 'Suche', menu: 'Menü' })
  await field(page, 'Die Website durchsuchen').fill('corfu')
  await option(page, 'Korfu Ionische Inseln').click()
  await arrive(page, /\/de\/greece\/corfu$/)
})

test('on the search page the text is in the URL, and survives a change of language', async () => {
  const page = await visit('/search', { viewport: widths.desk })
  await page.getByRole('main').getByRole('searchbox').fill('corfu')
  await page.keyboard.press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Corfu Ionian/ })
    .waitFor()
  expect(placeOf(page)).toBe('/search?q=corfu')
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await arrive(page, /\/de\/search\?q=corfu$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Korfu/ })
    .first()
    .waitFor()
})

test('a traveller searches the site from the not-found page', async () => {
  const page = await visit('/greece/corfu/villas/kalami', { allow: /status of 404/ })
  await field(page).fill('kalami')
  await option(page, 'Kalami House').click()
  await arrive(page, address => address.pathname === villas.kalamiHouse.path)
})
