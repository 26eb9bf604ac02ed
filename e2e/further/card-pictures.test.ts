import { expect, test } from 'vitest'
import { accessibilityFaults, textOf, withBrowser } from '../browser.ts'

const { visit } = withBrowser()

// Keyboard, touch and failures: web/features/villa-card/card-pictures.component.test.tsx.
test('the pictures of a card are turned with the mouse, and only the first was requested before', async () => {
  const asked: string[] = []
  const page = await visit('/results?des=16', {
    before: async page => {
      page.on('request', request => {
        if (/slideshows|card-pictures/.test(request.url())) asked.push(request.url())
      })
    },
  })
  const card = page.locator('main article:has([aria-pressed]):not(:has(article))').first()
  const next = card.getByRole('button', { name: /^Next picture/ })
  expect(await next.count()).toBe(0)
  expect(asked).toEqual([])
  await card.hover()
  await next.click()
  await expect.poll(() => textOf(card.getByRole('status'))).toMatch(/^2 of \d+: .+/)
  expect(asked.filter(url => url.includes('slideshows'))).toHaveLength(1)
  expect(await accessibilityFaults(page)).toEqual([])
})
