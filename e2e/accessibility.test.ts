import { expect, test } from 'vitest'
import { accessibilityFaults, widths, withBrowser } from './browser.ts'
import { templates } from './catalogue.ts'

const { visit } = withBrowser()

const pages = Object.entries({ ...templates, 'gallery of widgets': '/dev/gallery' })

test.each(pages)('nothing is wrong with the page at either width: %s', async (_, path) => {
  // What moves in is looked at once it stands.
  const page = await visit(path, { reducedMotion: 'reduce', allow: /status of 404/, viewport: widths.phone })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize(widths.desk)
  expect(await accessibilityFaults(page)).toEqual([])
})
