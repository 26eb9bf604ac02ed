import { expect, test } from 'vitest'
import { localPath } from '#domain/text/language'
import { cases } from '#testing/soak'
import { accessibilityFaults, widths, withBrowser } from '../browser.ts'
import { everyPage } from '../catalogue.ts'

const { visit } = withBrowser()

const inspected: number[] = cases([widths.phone.width, widths.desk.width], 1)
const measured = cases([320, 390, 1440, 3440, 768, 360, 1024, 2560], 3)

test.each(everyPage)('no overflow at any width, and accessible: $what', async ({ path }) => {
  // Reduced motion, so that content is checked after its transitions; German has the longest words.
  const page = await visit(localPath(await path(), 'de'), {
    reducedMotion: 'reduce',
    allow: /status of 404/,
    viewport: widths.phone,
  })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState()
  for (const width of measured) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond, `pixels beyond the edge at ${width}`).toBe(0)
    if (inspected.includes(width)) expect(await accessibilityFaults(page), `at ${width}`).toEqual([])
  }
})

test.each(Object.entries(widths))('the gallery of widgets is accessible on a %s', async (_, viewport) => {
  const page = await visit('/dev/gallery', { reducedMotion: 'reduce', viewport })
  expect(await accessibilityFaults(page)).toEqual([])
})
