import { rm } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { reachOfEndpoints } from '#contract/staff/reach-of-endpoints'
import { permissions } from '#domain/access/actor'
import { adminMenuFor } from '#domain/access/admin-pages'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { accessibilityFaults, widerBy, widths, withBrowser } from '../browser.ts'
import { signInToOffice } from '../office-sign-in.ts'

const { visit } = withBrowser()
vi.setConfig({ testTimeout: 180_000 })

// Staff set up their second factor: a site of its own.
const folder = await copyOfData(inject('preparedData'))
const site = await startSite({ DATA_DIR: folder })
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})
const at = (path: string) => new URL(path, site.address).href

const patternOf = (name: string) => {
  const [method, path = ''] = name.split(' ')
  return { method, path: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`) }
}
/** The endpoints that staff who only read may call, beside those that read by GET. */
const allowed = Object.entries(reachOfEndpoints).flatMap(([name, rule]) =>
  rule.reads || ('open' in rule && rule.open.includes('caller')) ? [patternOf(name)] : [],
)
const session = /^\/api\/office\/(token|refresh|logout|uploads)/

/** The lists of the menu, and the first record behind those that have pages of their own. */
const lists = adminMenuFor(permissions).flatMap(({ pages }) => pages)
const records = ['/office/bookings', '/office/villas', '/office/pages', '/office/pictures']

async function go(page: Page, path: string) {
  await page.evaluate(to => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator('#content h1').waitFor()
  await page.waitForFunction(() => !document.querySelector('#content [aria-busy="true"]'))
}

/** The session of an administrator, and the pages that it found. */
let found: { state: Awaited<ReturnType<BrowserContext['storageState']>>; paths: readonly string[] } | undefined

const changeButtons = (page: Page) => page.locator('[data-changes]:enabled')

test('on every page of the back office staff who only read find no button of a change, and send none', async () => {
  const sent: string[] = []
  const open = async (readsOnly: boolean) => {
    const page = await visit(at('/office'), {
      allow: /status of 4\d\d/,
      before: async started => {
        await started.route(/\/api\/office\/(refresh|token\/secondfactor)$/, async route => {
          try {
            const response = await route.fetch()
            const body = await response.json()
            if (readsOnly && body.person) body.person.readsOnly = body.person.permissions
            await route.fulfill({ response, json: body })
          } catch (error) {
            // At the end the page is closed, perhaps while its session is renewed.
            if (!started.isClosed() && !/disposed|closed/.test(String(error))) throw error
          }
        })
        started.on('request', request => {
          const { pathname } = new URL(request.url())
          const method = request.method()
          if (!readsOnly || method === 'GET' || !pathname.startsWith('/api/') || session.test(pathname)) return
          if (!allowed.some(one => one.method === method && one.path.test(pathname))) sent.push(`${method} ${pathname}`)
        })
      },
    })
    return page
  }

  // An administrator has them: what is found nowhere afterwards is there now.
  const page = await open(false)
  await signInToOffice(page)
  await page.locator('#content h1').waitFor()
  const paths = [...lists]
  let pagesWithChanges = 0
  for (const path of lists) {
    await go(page, path)
    if ((await changeButtons(page).count()) > 0) pagesWithChanges++
    if (!records.includes(path)) continue
    const record = await page.locator(`#content a[href^="${path}/"]`).first().getAttribute('href', { timeout: 10_000 })
    if (record) paths.push(record as (typeof lists)[number])
  }
  expect(pagesWithChanges).toBeGreaterThan(8)
  expect(paths).toHaveLength(lists.length + records.length)
  const state = await page.context().storageState()

  const reading = await open(true)
  await reading.context().addCookies(state.cookies)
  await reading.evaluate(
    stored => {
      for (const { name, value } of stored) localStorage.setItem(name, value)
    },
    state.origins.flatMap(({ localStorage: stored }) => stored),
  )
  await reading.reload()
  await reading.locator('#content h1').waitFor()
  for (const path of paths) {
    await go(reading, path)
    expect(await changeButtons(reading).count(), path).toBe(0)
    expect(await reading.locator('#content [slot="drag"], #content input[type="file"]').count(), path).toBe(0)
    // The remaining buttons open menus, dialogs of facts and further rows: none of them changes anything.
    const buttons = await reading.locator('#content button:visible:enabled').all()
    for (const button of buttons.slice(0, 12)) {
      if (await button.isVisible()) await button.click({ timeout: 5_000 })
      await reading.keyboard.press('Escape')
    }
  }
  expect(sent).toEqual([])
  found = { state: await reading.context().storageState(), paths }
})

/** Buttons and fields that a finger misses: less than 24 pixels wide or high. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#content :is(button, input, select, textarea, summary)')].flatMap(
      one => {
        if (!one.checkVisibility({ visibilityProperty: true })) return []
        const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
        const isHidden = width <= 1 || height <= 1
        return isHidden || (width >= 24 && height >= 24) ? [] : [one.getAttribute('aria-label') ?? one.textContent]
      },
    ),
  )

test('in German on a telephone each page of the back office fits, and a button is named by its words', async () => {
  const { state, paths } = found ?? expect.fail('The first journey signs in.')
  const page = await visit(at('/de/office'), { storageState: state, viewport: widths.phone, allow: /status of 4\d\d/ })
  await page.locator('#content h1').waitFor()
  for (const path of paths) {
    // Two lists of all villas at once are long; those of one villa have the same parts.
    await page.goto(at(`/de${path}${['/office/prices', '/office/calendar'].includes(path) ? '?words=kalami' : ''}`))
    await page.locator('#content h1').waitFor()
    await page.waitForFunction(() => !document.querySelector('#content [aria-busy="true"]'))
    expect(await widerBy(page), path).toBe(0)
    expect(await tooSmall(page), path).toEqual([])
    expect(await accessibilityFaults(page), path).toEqual([])
  }
})
