import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'
import { templates } from './catalogue.ts'

const { visit } = withBrowser()

test.each(Object.entries(templates))('nothing stands out of the page at any width: %s', async (_, path) => {
  const page = await visit(path, { allow: /status of 404/ })
  for (const width of [320, 360, 390, 768, 1024, 1440, 2560, 3440]) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      return scrollWidth > clientWidth ? scrollWidth - clientWidth : 0
    })
    expect(beyond, `pixels beyond the edge at ${width}`).toBe(0)
  }
})
