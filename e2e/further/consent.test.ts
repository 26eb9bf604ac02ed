import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { accessibilityFaults, arrive, hydrated, widths, withBrowser } from '../browser.ts'
import { villas } from '../catalogue.ts'

const { visit } = withBrowser()

/** Requests to third-party servers. */
const asked: string[] = []
const others = createServer((request, response) => {
  asked.push(request.url ?? '')
  const [path] = (request.url ?? '').split('?')
  if (path?.endsWith('.js')) {
    response.setHeader('content-type', 'text/javascript')
    // Session recorders can intercept requests after they have loaded.
    return response.end(`{ (window.loadedScripts ??= []).push('${path}'); (window.loadedOn ??= []).push(location.href);
      const own = window.fetch; window.fetch = (...sent) => { (window.heardCalls ??= []).push(sent); return own(...sent) } }`)
  }
  return response.end('<!doctype html><title>A film</title>')
})
await new Promise<void>(listens => others.listen(0, '127.0.0.1', listens))
afterAll(() => others.close())
const other = `http://127.0.0.1:${(others.address() as AddressInfo).port}`

const folder = await copyOfData(inject('preparedData'))
const site = await startSite({
  DATA_DIR: folder,
  TAG_MANAGER_URL: `${other}/tags.js`,
  SESSION_RECORDER_URL: `${other}/recorder.js`,
  HERO_FILM: '123456/0a1b2c3d',
  FILM_PLAYER: `${other}/video`,
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})
const at = (path: string) => new URL(path, site.address).href

const question = (page: Page) => page.getByRole('region', { name: 'May we?' })
const dataLayer = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [])
const events = async (page: Page) => (await dataLayer(page)).map(({ event }) => event)
/** Records beacons: tests cannot see the body of such a request. */
function noteBeacons() {
  const own = navigator.sendBeacon.bind(navigator)
  const noted: unknown[] = []
  Object.assign(window, { noted })
  navigator.sendBeacon = (address, body) => {
    void (body as Blob).text().then(text => noted.push(JSON.parse(text)))
    return own(address, body)
  }
}
const beacons = (page: Page) => page.evaluate(() => (window as unknown as { noted: unknown[] }).noted)
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

// Focus, choices, scripts and events by purpose: web/features/consent/consent.component.test.tsx,
// web/features/analytics/use-analytics.component.test.tsx, web/templates/home/hero-film.component.test.tsx.
test('before an answer, and after a refusal, nothing is reported, stored or loaded', async () => {
  const page = await visit(at('/'), { cookies: { consent: '' } })
  await question(page).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // The banner does not cover the search.
  for (const size of [widths.desk, widths.phone]) {
    await page.setViewportSize(size)
    const isApart = async () => {
      const [asked, search] = [await boxOf(question(page)), await boxOf(page.locator('main search form'))]
      return asked.y > 0 && (asked.y + asked.height <= search.y || asked.y >= search.y + search.height)
    }
    await expect.poll(isApart).toBe(true)
  }
  await page.getByRole('contentinfo').getByLabel('Your e-mail address').fill('ada@example.com')
  await page.goto(at(villas.kalamiHouse.path))
  await hydrated(page)
  await question(page).getByRole('button', { name: 'No, thank you' }).click()
  await expect.poll(() => question(page).count()).toBe(0)
  await page.reload()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await question(page).count()).toBe(0)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(await cookieNames(page)).toEqual(['consent'])
  expect(asked).toEqual([])
})

test('a visitor who agrees is tracked from page to page, without personal data', async () => {
  const page = await visit(at('/'), { cookies: { consent: '' } })
  await page.addInitScript(noteBeacons)
  await page.reload()
  await question(page).getByRole('button', { name: 'Yes, to all' }).click()
  await expect.poll(() => events(page)).toEqual(['consent', 'page_view'])
  await expect
    .poll(() => page.evaluate(() => 'loadedScripts' in window && (window.loadedScripts as string[]).toSorted()))
    .toEqual(['/recorder.js', '/tags.js'])
  const film = page.locator('iframe')
  await film.waitFor({ state: 'attached' })
  expect(await film.getAttribute('src')).toBe(
    `${other}/video/123456?h=0a1b2c3d&background=1&autoplay=1&loop=1&muted=1&dnt=1`,
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  await arrive(page, /\/terms-of-use$/)
  await expect.poll(() => events(page)).toEqual(['consent', 'page_view', 'page_view'])

  await page.getByRole('contentinfo').getByLabel('Your e-mail address').fill('ada@example.com')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => events(page)).toContain('form_submit')

  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill('Kalami')
  const clicked = page.waitForResponse(/\/api\/core\/search\/events$/)
  await page.getByRole('option', { name: /Kalami House/ }).click()
  await arrive(page, /kalami-house$/)
  expect((await clicked).status()).toBe(204)
  const opened = { object: 'villa 1', queryId: expect.stringMatching(/^own-[0-9a-f]{28}$/) }
  expect(await beacons(page)).toEqual([{ kind: 'click', ...opened, position: 1 }])
  await expect.poll(() => events(page)).toContain('villa_page')
  expect(await cookieNames(page)).toContain('searchclick')
  const told = await dataLayer(page)
  expect(told).toContainEqual(expect.objectContaining({ event: 'search_click', search_index: 'Villas' }))
  expect(told).toContainEqual(expect.objectContaining({ event: 'form_submit', form_name: 'newsletter' }))
  expect(JSON.stringify(told)).not.toContain('ada')

  // An enquiry within two hours of a click is its conversion.
  const converted = page.waitForResponse(/\/api\/core\/search\/events$/)
  await page.getByRole('contentinfo').getByLabel('Your e-mail address').fill('grace@example.com')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  expect((await converted).status()).toBe(204)
  expect((await beacons(page)).slice(1)).toEqual([{ kind: 'conversion', ...opened }])
  // Every field is masked, and recorders see no API calls.
  const bare = await page.evaluate(() => document.querySelectorAll('input:not([data-private])').length)
  expect(bare).toBe(0)
  expect(await page.evaluate(() => 'heardCalls' in window)).toBe(false)
})

const loadedOn = (page: Page) => page.evaluate(() => (window as { loadedOn?: string[] }).loadedOn ?? [])

test('third-party scripts load only after the token of a link has left the URL, however late', async () => {
  const token = crypto.randomUUID()
  const page = await visit(at(`/about-us?ct=v#t=${token}`), {
    cookies: { consent: 'statistics' },
    before: async page => {
      await page.route('**/bytoken', route => route.fulfill({ json: { contactId: crypto.randomUUID() } }))
      await page.route('**/follow-letter*.js', async route => {
        await new Promise(resolve => setTimeout(resolve, 3000))
        await route.continue()
      })
    },
  })
  await expect.poll(() => loadedOn(page), { timeout: 10_000 }).toHaveLength(2)
  expect(new Set(await loadedOn(page))).toEqual(new Set([at('/about-us')]))
})

test('a visitor chooses some purposes, then withdraws: stored data goes, and scripts with it', async () => {
  const page = await visit(at('/about-us'), { viewport: widths.phone, cookies: { consent: '' } })
  await question(page).getByRole('button', { name: 'Choose' }).click()
  await question(page)
    .getByRole('checkbox', { name: /^Statistics/ })
    .check()
  expect(await accessibilityFaults(page)).toEqual([])
  await question(page).getByRole('button', { name: 'Only these' }).click()
  await expect.poll(() => events(page)).toContain('page_view')
  expect((await dataLayer(page))[0]).toMatchObject({ consent_statistics: true, consent_marketing: false })
  await page.context().addCookies([{ name: '_ga', value: 'GA1.2.3', url: at('/') }])

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await question(page)
    .getByRole('checkbox', { name: /^Statistics/ })
    .uncheck()
  await Promise.all([page.waitForEvent('load'), question(page).getByRole('button', { name: 'Only these' }).click()])
  await hydrated(page)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(await cookieNames(page)).toEqual(['consent'])
})
