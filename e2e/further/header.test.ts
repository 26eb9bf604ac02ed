import { expect, test } from 'vitest'
import { arrive, widerBy, widths, withBrowser } from '../browser.ts'

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
  ['', 'Log in', 'My Bookings (AF)'],
  ['/fr', 'Se connecter', 'Mes réservations (AF)'],
  ['/de', 'Anmelden', 'Meine Buchungen (AF)'],
])(
  'the navigation of "%s" fits from 1024 px on, with the account link, and a log-in moves nothing',
  async (path, logIn, bookings) => {
    const page = await visit(`${path}/results`, { viewport: { width: 1024, height: 768 } })
    const banner = page.getByRole('banner')
    const links = () =>
      banner.evaluate(banner =>
        [...banner.querySelectorAll<HTMLElement>('nav a, nav button, nav ~ a, nav ~ button')]
          .filter(link => link.checkVisibility())
          .map(link => {
            const { left, right, width, height } = link.getBoundingClientRect()
            return { name: link.textContent, left, right, width, height, ends: document.documentElement.clientWidth }
          }),
      )
    const laidOut = async (width: number, name: string) => {
      await page.setViewportSize({ width, height: 768 })
      await banner.getByRole('link', { name, exact: true }).waitFor()
      const all = await links()
      const faults = all.filter(
        ({ left, right, width, height, ends }, i) =>
          width < 20 || right > ends || height >= 60 || left < (all[i - 1]?.right ?? 0),
      )
      expect([width, faults, await widerBy(page)]).toEqual([width, [], 0])
      return all.map(({ left, right }) => [left, right])
    }
    const before = new Map<number, number[][]>()
    const each = [1024, 1152, 1199, 1200, 1279, 1280]
    for (const width of each) before.set(width, await laidOut(width, logIn))
    await page.evaluate(() => {
      localStorage.setItem('signed in', JSON.stringify({ id: 'a', initials: 'AF' }))
      // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
      document.cookie = 'contactid=a; path=/'
      dispatchEvent(new Event('signed-in'))
    })
    for (const width of each) expect(await laidOut(width, bookings)).toEqual(before.get(width))
  },
)

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
