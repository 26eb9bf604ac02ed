import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { arrive, eachWidth, focused, placeOf, widths, withBrowser } from './browser.ts'
import { villas } from './catalogue.ts'

const { visit } = withBrowser()
const calls = /\/api\/core\/search\//

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

describe.each(eachWidth)('at the width of a %s', (_, viewport) => {
  test('a traveller finds a villa by a misspelt name and opens it by keyboard', async () => {
    const page = await visit('/about-us', { viewport })
    await open(page)
    await field(page).pressSequentially('kalmai house')
    await option(page, 'Kalami House').waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await chosen(page)).toEqual([expect.stringContaining('Kalami House')])
    await page.keyboard.press('Enter')
    await arrive(page, address => address.pathname === villas.kalamiHouse.path)
    expect(await page.getByRole('listbox').count(), 'the search is closed').toBe(0)
  })

  test('a traveller finds a place in her own language and opens it', async () => {
    const page = await visit('/de/about-us', { viewport })
    await open(page, { section: 'Suche', menu: 'Menü' })
    await field(page, 'Die Website durchsuchen').fill('corfu')
    await option(page, 'Korfu Ionische Inseln').click()
    await arrive(page, /\/de\/greece\/corfu$/)
  })
})

test('the keyboard moves through the results, and deactivates them', async () => {
  const page = await visit('/about-us')
  await open(page)
  await field(page).waitFor()
  expect(await field(page).evaluate(input => input === document.activeElement)).toBe(true)
  expect(await field(page).getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.type('corfu')
  const options = list(page).getByRole('option')
  await options.nth(11).waitFor()
  await page.getByRole('status').getByText('12 results').waitFor({ state: 'attached' })
  expect(await field(page).getAttribute('aria-expanded')).toBe('true')
  const names = await options.allTextContents()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await chosen(page)).toEqual([names[1]])
  const described = await field(page).getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe(names[1])
  await page.keyboard.press('End')
  expect(await chosen(page)).toEqual([names[11]])
  await page.keyboard.press('ArrowDown')
  expect(await chosen(page), 'after the last comes the first').toEqual([names[0]])
  await page.keyboard.press('ArrowUp')
  expect(await chosen(page)).toEqual([names[11]])
  await page.keyboard.press('Home')
  expect(await chosen(page)).toEqual([names[0]])

  await page.keyboard.press('Escape')
  expect(await chosen(page), 'Escape lets go').toEqual([])
  expect(await field(page).inputValue()).toBe('corfu')
  await page.keyboard.press('Home')
  await page.keyboard.type('x')
  expect(await field(page).inputValue(), 'Home belongs to the text again').toBe('xcorfu')
  await page.keyboard.press('Escape')
  await expect.poll(() => field(page).count()).toBe(0)
  expect(await focused(page)).toBe('Search')
})

test('Enter opens the first result; before the response, the search page', async () => {
  const page = await visit('/about-us')
  await open(page)
  await field(page).fill('trulli di mezzo')
  await option(page, 'Trulli di Mezzo').waitFor()
  await page.keyboard.press('Enter')
  await arrive(page, /\/villas\/trulli-di-mezzo$/)

  await page.route(calls, () => {})
  await open(page)
  await field(page).fill('corfu')
  await page.keyboard.press('Enter')
  await arrive(page, /\/search\?q=corfu$/)
  await page
    .getByRole('main')
    .getByRole('heading', { name: /results for “corfu”/ })
    .waitFor()
})

test('typed text is restored when the search reopens on the page, and cleared on the next', async () => {
  const page = await visit('/about-us')
  await open(page)
  await field(page).fill('masseria')
  await page
    .getByRole('option', { name: /Masseria/ })
    .first()
    .waitFor()
  await open(page)
  await expect.poll(() => field(page).count()).toBe(0)
  await open(page)
  expect(await field(page).inputValue()).toBe('masseria')
  await page
    .getByRole('option', { name: /Masseria/ })
    .first()
    .click()
  await arrive(page, /\/villas\/masseria/)
  await open(page)
  await field(page).waitFor()
  expect(await field(page).inputValue()).toBe('')
})

test('a late response does not replace a newer one', async () => {
  const page = await visit('/about-us')
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/search\/lang\/en\?q=corfu$/, async route => {
    await held
    await route.continue().catch(() => {})
  })
  await open(page)
  await field(page).fill('corfu')
  await page.waitForRequest(/q=corfu$/)
  await field(page).fill('masseria')
  await page
    .getByRole('option', { name: /Masseria/ })
    .first()
    .waitFor()
  release()
  await page.waitForTimeout(300)
  expect(await option(page, /^Corfu/).count()).toBe(0)
  expect(await option(page, /Masseria/).count()).toBeGreaterThan(0)
})

test('a traveller without results sees where to begin', async () => {
  const page = await visit('/about-us')
  await open(page)
  await field(page).fill('qwertzuiop')
  await page.getByRole('status').getByText('Nothing found').waitFor({ state: 'attached' })
  expect(await field(page).getAttribute('aria-expanded')).toBe('false')
  await page.getByRole('search').getByRole('link', { name: 'Greece' }).click()
  await arrive(page, /\/greece$/)
})

test('a traveller whose search fails retries', async () => {
  const page = await visit('/about-us', { allow: /Failed to load resource|ERR_/ })
  await page.route(calls, route => route.abort('failed'))
  await open(page)
  await field(page).fill('corfu')
  await page.getByRole('alert').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page
    .getByRole('option', { name: /^Corfu/ })
    .first()
    .waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
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
