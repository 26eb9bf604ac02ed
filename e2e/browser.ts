import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { chromiumArguments, chromiumShellPath } from '#testing/chromium'
import type { OwnCertificate } from '#testing/network/certificate'
import { isSoak } from '#testing/soak'

/** Viewport widths of journeys: phone and desktop. */
export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const

/** For journeys at both widths: `describe.each(eachWidth)('%s', (_, viewport) => …)`. */
export const eachWidth = Object.entries(widths)

/** The width of a journey; in a soak run both: `describe.each(atWidth('phone'))('on a %s', (_, viewport) => …)`. */
export const atWidth = (name: keyof typeof widths) => eachWidth.filter(([each]) => isSoak || each === name)

/** A fresh IP address: each may only hold a few villas or sign up a few times per hour. */
export const freshIpAddress = () => `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`

/** Options of a visit. */
export interface Visit extends BrowserContextOptions {
  /** Expected console messages. */
  allow?: RegExp
  /** Cookies from an earlier visit; an empty one is absent. */
  cookies?: Record<string, string>
  /** Runs before the page is requested: failures to simulate, measurements. */
  before?: (page: Page) => Promise<unknown>
}

/** Requirements of a journey for its browser. */
interface BrowserNeeds {
  pictures?: boolean
  /**
   * A certificate to trust. Ignoring its errors is not enough: Chromium then repeats each request that opens a
   * connection, and fails some with ERR_TOO_MANY_RETRIES.
   */
  trusts?: OwnCertificate
}

/** Browsers by their arguments, for all files: each takes a second to start. */
const browsers = new Map<string, Browser>()
const faults: string[] = []
const open: { close: () => Promise<void> }[] = []

/** The browser of this process for these requirements; started on first use and after a crash. It ends with the process. */
async function browserFor({ pictures, trusts }: BrowserNeeds): Promise<Browser> {
  const args = [...chromiumArguments]
  if (!pictures) args.push('--blink-settings=imagesEnabled=false')
  if (trusts) args.push(`--ignore-certificate-errors-spki-list=${trusts.publicKeyHash}`)
  const key = args.join(' ')
  const begun = browsers.get(key)
  if (begun?.isConnected()) return begun
  const browser = await chromium.launch({ executablePath: chromiumShellPath(), args })
  browsers.set(key, browser)
  return browser
}

/**
 * Opens pages in one browser for the file; console messages and failed requests fail the test. Pictures are blocked
 * unless the journeys need them: each is rendered on first request, which costs more than the rest of a journey.
 */
export function withBrowser(needs: BrowserNeeds = {}) {
  let browser: Browser
  beforeAll(async () => {
    browser = await browserFor(needs)
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map(context => context.close()))
    expect(faults.splice(0), 'what the pages complained of').toEqual([])
  })

  return {
    address,
    /** Opens a path as a new visitor; resolves once the page is hydrated. */
    async visit(path: string, { allow, cookies = {}, before, ...context }: Visit = {}): Promise<Page> {
      const visitor = await browser.newContext({ viewport: widths.desk, ...context })
      open.push(visitor)
      // Declined consent, since the banner would cover the page under test.
      const known = Object.entries({ consent: 'none', ...cookies }).filter(([, value]) => value !== '')
      await visitor.addCookies(known.map(([name, value]) => ({ name, value, url: address(path) })))
      const page = await visitor.newPage()
      page.on('console', message => {
        if (message.type() === 'error' && !allow?.test(message.text()))
          faults.push(`${page.url()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', error => {
        if (!allow?.test(error.message)) faults.push(`${page.url()}: ${error.message}`)
      })
      await before?.(page)
      // Does not wait for pictures.
      await page.goto(address(path), { waitUntil: 'domcontentloaded' })
      if (context.javaScriptEnabled !== false) await hydrated(page)
      return page
    },
  }
}

/** Absolute URL of a path of the site. */
export const address = (path: string): string => new URL(path, inject('siteAddress')).href

/** Path and query of a page. */
export const placeOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length)

/** Waits until a link or back navigation has reached a URL, and the previous page has gone. */
export async function arrive(page: Page, at: RegExp | ((address: URL) => boolean)): Promise<void> {
  await page.waitForURL(at, { waitUntil: 'commit' })
  await page.waitForFunction(
    () =>
      document.querySelector('[role="progressbar"]') === null &&
      !document.documentElement.matches(':active-view-transition'),
  )
}

/** Waits until the page is hydrated. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-hydrated]', { state: 'attached' })

/** Minified, since each document parses it again. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Axe violations of the current page, one line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // During a page change there is no main landmark for a moment.
  await page.locator('main').first().waitFor({ state: 'attached' })
  // Axe is injected once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // Only violations matter, and pages have no frames of ours.
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // A dialog that is fading in lacks contrast for a moment.
    const isEndless = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    const running = document.getAnimations().filter(animation => !isEndless(animation))
    await Promise.allSettled(running.map(({ finished }) => finished))
    const { violations } = await axe.run(document, { resultTypes: ['violations'], iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  })
}

/** Text or accessible name of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

/** Scroll position of the page, in pixels. */
export const scrolledBy = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Whether an element is fully in the window, below the sticky header. */
export const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate(node => {
    const { top, bottom } = node.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** Whether the focus is on an element or in it. */
export const holdsFocus = (element: Locator): Promise<boolean> =>
  element.evaluate(node => node.contains(document.activeElement))

export const textOf = async (element: Locator): Promise<string> => (await element.textContent()) ?? ''

/** Overflow of a page beyond its window, in pixels. */
export const widerBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
