import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { chromiumArguments, chromiumShellPath } from '#testing/chromium'

/** The widths at which journeys are made: a telephone and a desk. */
export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const

/** For journeys that are made at both: `describe.each(eachWidth)('%s', (_, viewport) => …)`. */
export const eachWidth = Object.entries(widths)

/** An IP address from which nobody has called yet: of one address only so many may hold villas or sign up in an hour. */
export const freshIpAddress = () => `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`

/** Who visits, and how. */
export interface Visit extends BrowserContextOptions {
  /** Complaints that the journey is about. */
  allow?: RegExp
  /** Cookies from an earlier visit; an empty one was never set. */
  cookies?: Record<string, string>
  /** Done before the page is asked for: what fails on the way, what is measured. */
  before?: (page: Page) => Promise<unknown>
}

/** One that loads pictures and one that does not, for as long as there are files: each takes a second to begin. */
const browsers = new Map<boolean, Browser>()
const faults: string[] = []
const open: { close: () => Promise<void> }[] = []

/** The browser of this process; another where it is the first to ask, or the one there was has crashed. It ends with it. */
async function browserFor(pictures: boolean): Promise<Browser> {
  const begun = browsers.get(pictures)
  if (begun?.isConnected()) return begun
  const args = pictures ? chromiumArguments : [...chromiumArguments, '--blink-settings=imagesEnabled=false']
  const browser = await chromium.launch({ executablePath: chromiumShellPath(), args })
  browsers.set(pictures, browser)
  return browser
}

/**
 * Opens pages in one browser for the file; whatever a page complains of fails the test. Pictures stay away unless the
 * journeys are about them: each is made when it is first asked for, which costs more than all the rest of a journey.
 */
export function withBrowser({ pictures = false } = {}) {
  let browser: Browser
  beforeAll(async () => {
    browser = await browserFor(pictures)
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map(context => context.close()))
    expect(faults.splice(0), 'what the pages complained of').toEqual([])
  })

  return {
    address,
    /** A new visitor's page at a path, once it answers to the visitor. */
    async visit(path: string, { allow, cookies = {}, before, ...context }: Visit = {}): Promise<Page> {
      const visitor = await browser.newContext({ viewport: widths.desk, ...context })
      open.push(visitor)
      // Who has said no is not asked again: the question would lie over the page that a journey is about.
      const known = Object.entries({ consent: 'none', ...cookies }).filter(([, value]) => value !== '')
      await visitor.addCookies(known.map(([name, value]) => ({ name, value, url: address(path) })))
      const page = await visitor.newPage()
      page.on('console', message => {
        if (message.type() === 'error' && !allow?.test(message.text())) faults.push(`${page.url()}: ${message.text()}`)
      })
      page.on('pageerror', error => {
        if (!allow?.test(error.message)) faults.push(`${page.url()}: ${error.message}`)
      })
      await before?.(page)
      // Pictures may still be on their way: what matters is whether the page answers.
      await page.goto(address(path), { waitUntil: 'domcontentloaded' })
      if (context.javaScriptEnabled !== false) await hydrated(page)
      return page
    },
  }
}

/** The whole address of a path of the site. */
export const address = (path: string): string => new URL(path, inject('siteAddress')).href

/** The path and query on which a page stands. */
export const placeOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length)

/** Waits until the visitor has come to an address by a link or by going back, and the page before is out of sight. */
export async function arrive(page: Page, at: RegExp | ((address: URL) => boolean)): Promise<void> {
  await page.waitForURL(at, { waitUntil: 'commit' })
  await page.waitForFunction(
    () =>
      document.querySelector('[role="progressbar"]') === null &&
      !document.documentElement.matches(':active-view-transition'),
  )
}

/** Waits until the page answers to the visitor: its scripts have taken over what the server sent. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-hydrated]', { state: 'attached' })

/** What axe finds wrong with the page as it stands, a line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // While one page replaces another there is no main landmark for a moment.
  await page.locator('main').first().waitFor({ state: 'attached' })
  // A document is given axe once, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Only what is wrong is of interest, and no page has a frame of ours.
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // A dialog that still fades in has too little contrast for a moment.
    const isEndless = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    const running = document.getAnimations().filter(animation => !isEndless(animation))
    await Promise.allSettled(running.map(({ finished }) => finished))
    const { violations } = await axe.run(document, { resultTypes: ['violations'], iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  })
}

/** The text of the element that has the focus, or its name for those who listen. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

/** How far the page is scrolled, in pixels. */
export const scrolledBy = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Whether all of an element stands in the window, below the header that stays at the top. */
export const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate(node => {
    const { top, bottom } = node.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** Whether the focus is on an element or in it. */
export const holdsFocus = (element: Locator): Promise<boolean> =>
  element.evaluate(node => node.contains(document.activeElement))

/** The text of an element. */
export const textOf = async (element: Locator): Promise<string> => (await element.textContent()) ?? ''

/** By how many pixels a page is wider than its window. */
export const widerBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
