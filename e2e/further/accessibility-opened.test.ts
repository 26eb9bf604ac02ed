import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, type Visit, widths, withBrowser } from '../browser.ts'
import { villas } from '../catalogue.ts'

const { visit } = withBrowser()
/** Reduced motion, so that content is checked after its transitions. */
const calm: Visit = { reducedMotion: 'reduce' }

/** The parts to open, their pages, and how to open them; single components are checked in their own tests. */
const opened: [name: string, path: string, size: keyof typeof widths, open: (page: Page) => Promise<unknown>][] = [
  ['the map of the results', '/results?des=16', 'phone', map],
  [
    'the stay on a phone',
    villas.kalamiHouse.path,
    'phone',
    page => page.getByRole('button', { name: 'Show your stay' }).click(),
  ],
]

test.each(opened)('%s is accessible', async (_, path, size, open) => {
  const page = await visit(path, { ...calm, viewport: widths[size] })
  await open(page)
  // Loading parts, such as the map beside the results, are dimmed.
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [role="progressbar"]'))
  expect(await accessibilityFaults(page)).toEqual([])
})

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

async function map(page: Page) {
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.getByRole('list', { name: 'Villas on the map' }).getByRole('button').first().waitFor()
}
