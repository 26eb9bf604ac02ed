import { test } from 'vitest'
import { eachWidth, withBrowser } from './browser.ts'
const { visit } = withBrowser()
for (const [name, viewport] of eachWidth)
  for (const path of (process.env.SHOTS ?? '/enquiries?villa=2,/contact,/de/contact').split(','))
    test(`${name} ${path}`, async () => {
      const page = await visit(path, { viewport, allow: /./ })
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/shots/${name}${path.replaceAll(/[/?=]/g, '-')}.png`, fullPage: true })
    })
