import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atWidth, withBrowser } from '../browser.ts'
import { results, villas } from '../catalogue.ts'

const { visit } = withBrowser({ pictures: true })

interface Shift {
  value: number
  of: string[]
}

/** Records every layout shift from the first paint on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        const of = entry.sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120),
        )
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, of })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Shifts above two thousandths of the screen in total; late fonts cause less. */
const shiftsOf = async (page: Page): Promise<Shift[]> => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  return shifts.reduce((sum, { value }) => sum + value, 0) > 0.002 ? shifts : []
}

/** Scrolls to the end of the page, a screen at a time, to trigger lazy loading. */
const readOn = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done, 60)))
    for (let y = 0; y < document.documentElement.scrollHeight && y < 20_000; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
  })

const loaded = {
  home: '/',
  results: '/results?des=16',
  'results for a stay': results.forAStay,
  collection: results.collection,
  villa: villas.kalamiHouse.path,
} as const

describe.each(atWidth('phone'))('on a %s', (_, viewport) => {
  test.each(Object.entries(loaded))('no layout shift while the page loads: %s', async (_, path) => {
    const page = await visit(path, { viewport, before: noteShifts })
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    await readOn(page)
    expect(await shiftsOf(page)).toEqual([])
  })
})
