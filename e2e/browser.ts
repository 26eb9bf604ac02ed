import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { chromiumArguments, chromiumPath } from '#testing/chromium'

/** The widths at which journeys are made: a telephone and a desk. */
export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const

let browser: Browser
const faults: string[] = []
const open: { close: () => Promise<void> }[] = []

/** Opens pages in one browser; whatever a page complains of fails the test. */
export function useBrowser() {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
  })
  afterAll(async () => {
    await browser.close()
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map(context => context.close()))
    expect(faults.splice(0), 'what the pages complained of').toEqual([])
  })

  const address = (path: string) => new URL(path, inject('siteAddress')).href

  return {
    address,
    /** A new visitor's page at a path; `allow` names complaints that the journey is about. */
    async visit(path: string, options: BrowserContextOptions & { allow?: RegExp } = {}): Promise<Page> {
      const { allow, ...context } = options
      const visitor = await browser.newContext({ viewport: widths.desk, ...context })
      open.push(visitor)
      const page = await visitor.newPage()
      page.on('console', message => {
        if (message.type() === 'error' && !allow?.test(message.text())) faults.push(message.text())
      })
      page.on('pageerror', error => faults.push(error.message))
      await page.goto(address(path))
      return page
    },
  }
}

/** What axe finds wrong with the page as it stands, a line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/** Waits until the page answers to the visitor: its scripts have taken over what the server sent. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-hydrated]', { state: 'attached' })
