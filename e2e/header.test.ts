import { expect, test } from 'vitest'
import { arrive, widths, withBrowser } from './browser.ts'

const { visit } = withBrowser()

// Sections, menu and full-screen search: web/features/header/header.component.test.tsx.
test('a traveller goes to a place by the navigation, and on a phone by the menu', async () => {
  const page = await visit('/')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Destinations', exact: true }).click()
  await banner.getByRole('link', { name: 'Corfu' }).click()
  await arrive(page, /\/greece\/corfu$/)
  await page.setViewportSize(widths.phone)
  await banner.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.locator('summary', { hasText: 'Italy' }).click()
  await page.mouse.move(195, 500)
  await page.mouse.wheel(0, 900)
  await menu.getByRole('link', { name: 'All about Italy' }).waitFor()
  expect(await page.evaluate(() => scrollY), 'the page behind does not scroll').toBe(0)
  await menu.getByRole('link', { name: 'All about Italy' }).click()
  await arrive(page, /\/italy$/)
  await expect.poll(() => menu.count()).toBe(0)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

test.each([
  ['/fr', [1024, 1199, 1200]],
  ['/de', [1024]],
] as const)('the navigation of %s fits at %j px', async (path, sizes) => {
  const page = await visit(`${path}/results`)
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 768 })
    const faults = await page.getByRole('banner').evaluate(banner =>
      [...banner.querySelectorAll<HTMLElement>('nav a, nav button, nav ~ a, nav ~ button')]
        .filter(link => link.checkVisibility())
        .flatMap((link, i, all) => {
          const { left, right, width, height } = link.getBoundingClientRect()
          const before = all[i - 1]?.getBoundingClientRect()
          const isWhole = width >= 20 && right <= document.documentElement.clientWidth && height < 60
          return isWhole && (!before || left >= before.right) ? [] : [link.textContent]
        }),
    )
    expect(faults, `at ${width} px`).toEqual([])
  }
})

test.each(['/about-us', '/villa-collections', '/terms-of-use'])(
  'on a phone the search button of %s stays visible, and covers no text',
  async path => {
    const page = await visit(path, { viewport: widths.phone })
    const button = page.getByRole('button', { name: 'Search villas' }).filter({ visible: true })
    const bar = () =>
      button.evaluate(element => {
        const { left, right, top } = (element.parentElement ?? element).getBoundingClientRect()
        return { left, right, top }
      })
    await page.mouse.wheel(0, 500)
    await expect.poll(bar).toMatchObject({ left: 0, right: widths.phone.width })
    const beneath = async () => {
      const { top } = await bar()
      const last = await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        const words = [...document.querySelectorAll('footer a, footer p')].filter(element => element.checkVisibility())
        return Math.max(...words.map(element => element.getBoundingClientRect().bottom))
      })
      return Math.max(0, last - top)
    }
    await expect.poll(beneath).toBeLessThan(1)
    await page.setViewportSize({ width: 320, height: 256 })
    await expect.poll(() => button.count()).toBe(0)
  },
)
