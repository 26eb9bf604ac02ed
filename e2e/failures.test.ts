import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { PageReply } from '#contract/pages'
import { arrive, hydrated, widths, withBrowser } from './browser.ts'
import { villas } from './catalogue.ts'
import { chip, headingOf } from './filters.ts'

const { visit } = withBrowser()
/** Console messages of failed requests. */
const lost =
  /Failed to load resource|Failed to fetch dynamically imported module|Importing a module|status of 5\d\d|ERR_/

/** Makes the first requests for a file or endpoint fail, and returns how many there were. */
async function fail(page: Page, pattern: RegExp, times = Number.POSITIVE_INFINITY) {
  let asked = 0
  await page.route(pattern, route => {
    asked += 1
    return asked <= times ? route.abort('failed') : route.continue()
  })
  return () => asked
}

/** Parts that load late, one over the page and one in it (web/ui/lazy-component.component.test.tsx): the file, and the action that shows it. */
const late: [string, RegExp, string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
  [
    'the menu',
    /\/assets\/menu-[^/]+\.js/,
    '/about-us',
    page => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click(),
    page => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  ],
  [
    'a filter',
    /\/assets\/amenitie-[^/]+\.js/,
    '/results?des=16',
    page => chip(page, 'amenities').click(),
    page => page.locator('[data-filter="amenities"]').getByRole('checkbox').first().waitFor(),
  ],
]

describe.each(late)('%s', (_, file, path, open, isThere) => {
  test('shows an error if it fails, the page stays, and a retry loads it', async () => {
    const page = await visit(path, { allow: lost })
    await page.evaluate(() => Object.assign(window, { here: true }))
    await fail(page, file)
    await open(page)
    const report = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' })
    await report.waitFor()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.unrouteAll()
    await report.getByRole('button', { name: 'Try again' }).click()
    await isThere(page)
    expect(await page.evaluate(() => 'here' in window), 'the document is the same').toBe(true)
  })
})

test('a part that never loads offers a reload of the whole page', async () => {
  const page = await visit('/about-us', { viewport: widths.phone, allow: lost })
  await fail(page, /\/assets\/menu-[^/]+\.js/)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const report = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' })
  await report.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => report.count()).toBe(0)
  await report.waitFor()
  await page.unrouteAll()
  await Promise.all([page.waitForEvent('load'), report.getByRole('button', { name: 'Try again' }).click()])
  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
})

test('a page of the client area with slow code shows its placeholder; if the code fails, it shows an error', async () => {
  const logIn = /\/assets\/log-in-p-[^/]+\.js/
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const hold = (page: Page) => page.route(logIn, route => released.then(() => route.continue()))
  const page = await visit('/secure/profile', { before: hold })
  await page.locator('main [aria-busy="true"]').waitFor()
  release()
  await page.getByRole('heading', { name: 'Log in', level: 2 }).waitFor()
  expect(await page.locator('main [aria-busy="true"]').count()).toBe(0)

  const other = await visit('/secure/profile', { allow: lost, before: page => fail(page, logIn) })
  const again = other.getByRole('alert').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await other.unrouteAll()
  await again.click()
  await other.getByRole('heading', { name: 'Log in', level: 2 }).waitFor()
})

test('a traveller without a response from the server sees an error, retries, and arrives at the link’s target', async () => {
  const page = await visit('/results?des=16', { allow: lost })
  await fail(page, /\/api\/cms\/pages\/bypath/)
  await page.getByRole('link', { name: 'Page 2' }).or(page.getByRole('article').getByRole('link')).first().click()
  await page.getByRole('heading', { level: 1, name: 'We cannot reach our server' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await arrive(page, /\/villas\//)
  await page.getByRole('region', { name: 'When to come' }).waitFor()
})

test('a failed search keeps its filters for the next try', async () => {
  const page = await visit('/results?des=16', { allow: lost })
  await fail(page, /\/api\/cms\/pages\/bypath/)
  await page.getByLabel('Sort:').selectOption('A to Z')
  await page.getByRole('heading', { level: 1, name: 'We cannot reach our server' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await arrive(page, /\/results\?des=16&sort=alphabetically/)
  expect(await headingOf(page)).toMatch(/Corfu$/)
})

test('a traveller goes back from the page that failed to load', async () => {
  const page = await visit('/results?des=16', { allow: lost })
  await fail(page, /\/api\/cms\/pages\/bypath/, 1)
  const heading = await headingOf(page)
  await page.getByLabel('Sort:').selectOption('A to Z')
  await page.getByRole('heading', { level: 1, name: 'We cannot reach our server' }).waitFor()
  await page.goBack()
  await arrive(page, /des=16$/)
  expect(await headingOf(page)).toBe(heading)
})

test('a villa stays readable when its map fails to load', async () => {
  const page = await visit('/greece/corfu/villas/kalami-house', {
    allow: lost,
    before: page => fail(page, /\/assets\/place-ma-[^/]+\.js/),
  })
  const region = page.getByRole('region', { name: 'Where it is' })
  await region.scrollIntoViewIfNeeded()
  await region.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Kalami House' }).waitFor()
})

/** Page data that breaks its template, as by a bug. */
const spoilt = (page: PageReply) => ({
  ...page,
  ...(page.template === 'villa' && { villa: { ...page.villa, images: null } }),
  ...(page.template === 'results' && { results: { ...page.results, search: null } }),
})

/** Navigation and footer work, and lead to an intact page. */
async function staysUsable(page: Page) {
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Something went wrong on our side' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Maestrale' }).click()
  await arrive(page, address => address.pathname === '/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Book now/ })
    .waitFor()
}

describe('a page whose template fails', () => {
  test('during navigation leaves the header as it is', async () => {
    const page = await visit('/results?des=16')
    await page.route(/\/api\/cms\/pages\/bypath.*villas/, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: spoilt(await response.json()) })
    })
    await page.getByRole('article').getByRole('link').first().click()
    await staysUsable(page)
  })

  test('during hydration leaves the header as it is', async () => {
    const page = await visit(villas.kalamiHouse.path, {
      allow: /error while hydrating/,
      before: page =>
        page.route(`**${villas.kalamiHouse.path}`, async route => {
          const response = await route.fetch()
          const body = (await response.text()).replace(
            /(<script type="application\/json" id="state">)(.*?)(?=<\/script>)/s,
            (_, tag: string, state: string) => {
              const data = JSON.parse(state)
              return tag + JSON.stringify({ ...data, page: spoilt(data.page) }).replaceAll('<', '\\u003c')
            },
          )
          await route.fulfill({ response, body })
        }),
    })
    await staysUsable(page)
  })
})

test('a page whose template failed shows again when the traveller goes back to an intact state', async () => {
  const page = await visit('/results?des=16')
  const heading = await headingOf(page)
  await page.route(/\/api\/cms\/pages\/bypath/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: spoilt(await response.json()) })
  })
  await page.getByLabel('Sort:').selectOption('A to Z')
  await page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' }).waitFor()
  await page.unrouteAll()
  await page.goBack()
  await arrive(page, /des=16$/)
  expect(await headingOf(page)).toBe(heading)
})
