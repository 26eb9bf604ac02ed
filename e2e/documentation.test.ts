import { test } from 'vitest'
import { withBrowser } from './browser.ts'

const { visit, address } = withBrowser()

test.each(['/api/docs', '/api/docs/', '/api/docs?from=/elsewhere/'])(
  'the calls are described at %s, and nothing of it breaks the policy',
  async path => {
    const page = await visit('/contact')
    await page.goto(address(path))
    // Of so many calls only those near the eye are drawn.
    await page.locator('[data-path="/api/core/properties/search"]').waitFor()
  },
)
