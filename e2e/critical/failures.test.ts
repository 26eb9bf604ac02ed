import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { PageReply } from '#contract/pages'
import { arrive, hydrated, widths, withBrowser } from '../browser.ts'
import { villas } from '../catalogue.ts'
import { headingOf } from '../filters.ts'

const { visit } = withBrowser()
/** Console messages of failed requests. */
const lost =
  /Failed to load resource|Failed to fetch dynamically imported module|Importing a module|status of 5\d\d|ERR_/

/** Makes requests for a file or endpoint fail, until `unrouteAll`. */
const fail = (page: Page, pattern: RegExp) => page.route(pattern, route => route.abort('failed'))

// An error in place of a part that fails to load, and its retry: web/ui/lazy-component.component.test.tsx.
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

test('a traveller without a response from the server goes back, or retries, and arrives with the same filters', async () => {
  const page = await visit('/results?des=16', { allow: lost })
  const heading = await headingOf(page)
  const error = page.getByRole('heading', { level: 1, name: 'We cannot reach our server' })
  await fail(page, /\/api\/cms\/pages\/bypath/)
  await page.getByRole('article').getByRole('link').first().click()
  await error.waitFor()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await arrive(page, /\/villas\//)
  await page.getByRole('region', { name: 'When to come' }).waitFor()
  await page.goBack()
  await arrive(page, /des=16$/)
  await expect.poll(() => headingOf(page)).toBe(heading)

  await fail(page, /\/api\/cms\/pages\/bypath/)
  await page.getByLabel('Sort:').selectOption('A to Z')
  await error.waitFor()
  await page.unrouteAll()
  await page.goBack()
  await arrive(page, /des=16$/)
  await expect.poll(() => headingOf(page)).toBe(heading)

  await fail(page, /\/api\/cms\/pages\/bypath/)
  await page.getByLabel('Sort:').selectOption('A to Z')
  await error.waitFor()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await arrive(page, /\/results\?des=16&sort=alphabetically/)
  expect(await headingOf(page)).toBe(heading)
})

/** Page data that breaks its template, as by a bug. */
const spoilt = (page: PageReply) => ({
  ...page,
  ...(page.template === 'villa' && { villa: { ...page.villa, images: null } }),
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
  test('during navigation leaves the header as it is; going back shows an intact page again', async () => {
    const page = await visit('/results?des=16')
    const heading = await headingOf(page)
    await page.route(/\/api\/cms\/pages\/bypath.*villas/, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: spoilt(await response.json()) })
    })
    await page.getByRole('article').getByRole('link').first().click()
    await staysUsable(page)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' }).waitFor()
    await page.goBack()
    await arrive(page, /des=16$/)
    await expect.poll(() => headingOf(page)).toBe(heading)
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
