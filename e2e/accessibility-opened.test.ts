import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '#domain/calendar/day'
import { accessibilityFaults, type Visit, widths, withBrowser } from './browser.ts'
import { dayIn, turnTo } from './calendar.ts'
import { nextJune, villas } from './catalogue.ts'
import { openFilter, openPlace } from './filters.ts'

const { visit } = withBrowser()
/** Reduced motion, so that content is checked after its transitions. */
const calm: Visit = { reducedMotion: 'reduce' }

/** What to open, where, and how. */
const opened: [name: string, path: string, size: keyof typeof widths, open: (page: Page) => Promise<unknown>][] = [
  ['the destinations to choose', '/results?des=16', 'desk', destinations],
  ['the dates to choose', '/results?des=16', 'desk', dates],
  ['the guests to choose', '/results?des=16', 'desk', page => openFilter(page, 'guests')],
  ['the price to choose', '/results?des=16', 'desk', page => openFilter(page, 'price')],
  ['the amenities to choose', '/results?des=16', 'desk', page => openFilter(page, 'amenities')],
  ['the destinations on a phone', '/results?des=16', 'phone', destinations],
  ['the dates on a phone', '/results?des=16', 'phone', dates],
  ['price and amenities on a phone', '/results?des=16', 'phone', page => openFilter(page, 'price')],
  ['the map of the results', '/results?des=16', 'phone', map],
  ['a section of the navigation', '/', 'desk', page => section(page, 'Destinations')],
  ['the search of the navigation', '/about-us', 'desk', page => section(page, 'Find villas')],
  ['the search of the site', '/about-us', 'desk', siteSearch],
  ['the search of the site on a phone', '/about-us', 'phone', menuSearch],
  ['the menu', '/', 'phone', page => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()],
  ['the shortlist', '/', 'phone', page => page.getByRole('banner').getByRole('button', { name: 'Shortlist' }).click()],
  [
    'the pictures of a villa',
    villas.kalamiHouse.path,
    'desk',
    page => page.getByRole('button', { name: /^All \d+/ }).click(),
  ],
  [
    'the stay on a phone',
    villas.kalamiHouse.path,
    'phone',
    page => page.getByRole('button', { name: 'Show your stay' }).click(),
  ],
  ['the calendar of a villa', villas.kalamiHouse.path, 'desk', calendar],
]

test.each(opened)('%s is accessible', async (_, path, size, open) => {
  const page = await visit(path, { ...calm, viewport: widths[size] })
  await open(page)
  // Loading parts, such as the map beside the results, are dimmed.
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [role="progressbar"]'))
  expect(await accessibilityFaults(page)).toEqual([])
})

async function typeWords(page: Page) {
  const field = page.getByRole('combobox', { name: 'Search the site' })
  await field.pressSequentially('corfu')
  await page.getByRole('option', { name: 'Corfu Ionian Islands' }).waitFor()
  await field.press('ArrowDown')
}

async function siteSearch(page: Page) {
  await section(page, 'Search')
  await typeWords(page)
}

async function menuSearch(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await typeWords(page)
}

test('the page is accessible while the next page loads', async () => {
  const page = await visit('/about-us', { ...calm, viewport: widths.desk })
  let send = () => {}
  const wait = new Promise<void>(done => {
    send = done
  })
  await page.route(/\/api\/cms\/pages\/bypath/, async route => {
    await wait
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await page.getByRole('progressbar').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  send()
  await page.waitForURL(/faq/)
})

test('Escape closes the reason of a day, and only then the surrounding dialog', async () => {
  const page = await visit('/results?des=16', { ...calm, viewport: widths.desk })
  const panel = await openFilter(page, 'dates')
  // A stay cannot be longer than forty nights.
  const day = dayIn(panel, addDays(nextJune, 55))
  await turnTo(panel, nextJune)
  await dayIn(panel, addDays(nextJune, (13 - weekdayOf(nextJune)) % 7)).click()
  await day.focus()
  const tip = panel.locator('[data-tip]')
  await tip.waitFor()
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'detached' })
  expect(await day.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await day.waitFor({ state: 'hidden' })
})

async function destinations(page: Page) {
  const tree = await openFilter(page, 'destination')
  await openPlace(tree, 'Italy')
  await openPlace(tree, 'Sicily')
  await tree.getByRole('checkbox', { name: /^Val di Noto/ }).check()
}

async function dates(page: Page) {
  const panel = await openFilter(page, 'dates')
  await panel.locator('button[data-date]').first().waitFor()
}

async function map(page: Page) {
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.getByRole('list', { name: 'Villas on the map' }).getByRole('button').first().waitFor()
}

async function section(page: Page, name: string) {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Corfu' })
    .or(page.getByRole('banner').getByRole('search'))
    .first()
    .waitFor()
}

async function calendar(page: Page) {
  const region = page.getByRole('region', { name: 'When to come' })
  await region.scrollIntoViewIfNeeded()
  await region.locator('button[data-date]').first().waitFor()
}
