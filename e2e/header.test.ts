import { expect, test } from 'vitest'
import { arrive, focused, widerBy, widths, withBrowser } from './browser.ts'

const { visit } = withBrowser()

test('a traveller opens the sections of the navigation: one closes the other, Escape and the overlay close all', async () => {
  const page = await visit('/')
  const banner = page.getByRole('banner')
  const section = (name: string) => banner.getByRole('button', { name, exact: true })
  const isOpen = (name: string) => section(name).getAttribute('aria-expanded')
  await section('Destinations').click()
  await banner.getByRole('link', { name: 'Corfu' }).waitFor()
  await section('About us').click()
  await banner
    .getByRole('link', { name: 'All about' })
    .or(banner.getByRole('heading', { name: 'Who opens the door' }))
    .waitFor()
  expect([await isOpen('Destinations'), await isOpen('About us')]).toEqual(['false', 'true'])
  expect(await banner.getByRole('link', { name: 'Corfu' }).count()).toBe(0)

  await page.keyboard.press('Escape')
  expect(await isOpen('About us')).toBe('false')
  expect(await focused(page)).toBe('About us')

  await section('Experiences').click()
  await section('Experiences').click()
  expect(await isOpen('Experiences'), 'a click on the open section closes it').toBe('false')

  await section('Inspiration').click()
  await banner.getByRole('link', { name: 'Villas for families' }).waitFor()
  await page.mouse.click(700, 850)
  await expect.poll(() => isOpen('Inspiration')).toBe('false')

  await section('Find villas').click()
  await banner.getByRole('search').waitFor()
  await section('Destinations').click()
  await banner.getByRole('link', { name: 'Corfu' }).click()
  await arrive(page, /\/greece\/corfu$/)
  expect(await isOpen('Destinations')).toBe('false')
})

test('the navigation becomes solid when the page is scrolled past it', async () => {
  const page = await visit('/')
  const banner = page.getByRole('banner')
  expect(await banner.getAttribute('data-solid')).toBeNull()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => banner.getAttribute('data-fixed')).not.toBeNull()
  expect(await banner.getAttribute('data-solid')).not.toBeNull()
})

test('on a phone a traveller opens the menu: the page behind it does not scroll', async () => {
  const page = await visit('/', { viewport: widths.phone })
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const submenu = (name: string) => menu.locator('summary', { hasText: name })
  await menu.waitFor()
  await page.mouse.move(195, 500)
  await page.mouse.wheel(0, 900)
  await submenu('Italy').click()
  await menu.getByRole('link', { name: 'All about Italy' }).waitFor()
  await submenu('Greece').click()
  await menu.getByRole('link', { name: 'Corfu' }).waitFor()
  expect(await menu.getByRole('link', { name: 'All about Italy' }).isVisible(), 'one submenu closes the other').toBe(
    false,
  )
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.keyboard.press('Escape')
  await expect.poll(() => menu.count()).toBe(0)
  expect(await focused(page)).toBe('Menu')

  await opener.click()
  await submenu('Greece').click()
  await menu.getByRole('link', { name: 'Corfu' }).click()
  await arrive(page, /\/greece\/corfu$/)
  await expect.poll(() => menu.count()).toBe(0)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

test('on a phone a traveller searches full-screen', async () => {
  const page = await visit('/about-us', { viewport: widths.phone })
  await page.getByRole('button', { name: 'Search villas' }).filter({ visible: true }).first().click()
  const search = page.getByRole('dialog', { name: 'Search villas' })
  await search.waitFor()
  await search.getByRole('button', { name: 'Search villas' }).click()
  await arrive(page, /\/results$/)
  await expect.poll(() => search.count()).toBe(0)
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

test('the search of the navigation suggests villas and collections to undecided visitors', async () => {
  const page = await visit('/about-us')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Find villas' }).click()
  const suggestions = banner.getByRole('region', { name: 'To get you started' })
  await suggestions.getByRole('article').first().waitFor()
  expect(await suggestions.getByRole('article').count()).toBe(3)
  expect(
    await suggestions
      .getByRole('listitem')
      .filter({ hasNot: page.getByRole('article') })
      .count(),
  ).toBe(4)
  await suggestions.getByRole('link', { name: 'Let us choose' }).waitFor()
  await suggestions.getByRole('article').first().getByRole('link').first().click()
  await arrive(page, /\/villas\//)
})
