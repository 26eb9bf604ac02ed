import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/day'
import { widths, withBrowser } from '../browser.ts'
import { nextJune, villas } from '../catalogue.ts'

const { visit } = withBrowser()

/** Height of the fixed elements in the window, top and bottom together, in pixels. */
async function kept(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  // Waits until the header is fixed, and the elements that appear with it have done so.
  await page.locator('header[data-fixed]').waitFor({ state: 'attached' })
  return page.evaluate(async () => {
    const coming = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(coming.map(({ finished }) => finished))
    const rows = new Set<number>()
    for (const element of document.querySelectorAll('body *')) {
      const { position, visibility, opacity, pointerEvents } = getComputedStyle(element)
      if (!['fixed', 'sticky'].includes(position) || visibility === 'hidden' || opacity === '0') continue
      const { top, bottom, width } = element.getBoundingClientRect()
      // Elements without pointer events, or narrow ones, are no bars.
      if (pointerEvents === 'none' || width < window.innerWidth / 2) continue
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(window.innerHeight, bottom); y++) rows.add(y)
    }
    return rows.size
  })
}

test.each(['/results', villas.kalamiHouse.path, '/blog/corfu-town-before-nine'])(
  'at 400 %% no bar covers the page: %s',
  async path => {
    const page = await visit(path, { viewport: { width: 320, height: 256 } })
    expect(await kept(page)).toBeLessThan(256 / 4)
  },
)

test('on an ordinary phone the navigation stays', async () => {
  const page = await visit('/about-us', { viewport: widths.phone })
  expect(await kept(page)).toBeGreaterThan(40)
})

describe('the text of the home page stands on the sky, never on the roof', () => {
  test.each([
    [1024, 768],
    [1280, 720],
    [1366, 657],
    [1440, 900],
    [1920, 1080],
    [2560, 900],
    [3440, 1440],
  ])('at %i × %i', async (width, height) => {
    const page = await visit('/', { viewport: { width, height } })
    const { words, roof, seen } = await page.evaluate(() => {
      const picture = document.querySelector<HTMLImageElement>('main img') as HTMLImageElement
      const box = picture.getBoundingClientRect()
      const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
      const drawn = Math.max(box.height, box.width / ratio)
      const [, place = '0'] = getComputedStyle(picture).objectPosition.split(' ')
      const top = place.endsWith('%')
        ? ((box.height - drawn) * Number.parseFloat(place)) / 100
        : Number.parseFloat(place)
      const link = document.querySelector('main h1')?.parentElement?.querySelector('a') as HTMLElement
      // The chimney is at 57 % of the drawing's height.
      return { words: link.getBoundingClientRect().bottom, roof: box.top + top + drawn * 0.57, seen: box.bottom }
    })
    expect(words).toBeLessThanOrEqual(roof)
    expect(roof, 'and the house is seen').toBeLessThan(seen - 80)
  })
})

test.each([
  ['a phone', 390],
  ['a tablet', 820],
  ['a desktop', 1280],
])('text of twice the size causes no overflow on %s', async (_, width) => {
  const page = await visit('/', {
    viewport: { width, height: 900 },
    before: twice,
    allow: /status of 404/,
    cookies: { shortlist: encodeURIComponent('1.Kalami House!2.Baglio Settevolte') },
  })
  for (const path of [
    '/',
    '/results',
    '/fr/about-us',
    '/de/nowhere',
    '/de/enquiries',
    '/de/ten-reasons',
    '/de/search?q=korfu',
  ]) {
    await page.goto(new URL(path, page.url()).href)
    const { beyond, outside, smallest } = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      const banner = document.querySelector('header') as HTMLElement
      const { bottom } = banner.getBoundingClientRect()
      const parts = [...banner.querySelectorAll<HTMLElement>('a, button, select')].filter(part =>
        part.checkVisibility(),
      )
      const icons = [...banner.querySelectorAll('svg')].filter(icon => icon.checkVisibility())
      return {
        beyond: scrollWidth - clientWidth,
        smallest: Math.min(...icons.map(icon => icon.getBoundingClientRect().width)),
        outside: parts.flatMap(part => {
          const box = part.getBoundingClientRect()
          const isSkip = part.getAttribute('href')?.startsWith('#')
          const out = box.right > clientWidth + 1 || box.left < -1 || box.bottom > bottom + 1
          return out && !isSkip && box.width > 2 ? [part.textContent] : []
        }),
      }
    })
    expect(beyond, path).toBe(0)
    expect(outside, `${path}: parts of the navigation that stand out of it`).toEqual([])
    expect(smallest, `${path}: an icon of the navigation that gave way to words`).toBeGreaterThan(15)
  }
})

/** Browser setting of the visitor: a font size of 32 px. */
async function twice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

test('the home page is not long on a phone: its lists are rows to swipe, by keyboard too', async () => {
  const page = await visit('/', { viewport: widths.phone })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6 * widths.phone.height + 700)
  const cards = page
    .getByRole('main')
    .locator('article, li')
    .filter({ has: page.getByRole('link') })
  const last = page
    .getByRole('main')
    .getByRole('link', { name: /\d villas?$/ })
    .last()
  await last.focus()
  expect(await cards.count()).toBeGreaterThan(5)
  expect(await last.evaluate(link => link.getBoundingClientRect().left)).toBeLessThan(widths.phone.width)
})

describe('with forced colors', () => {
  const ground = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => getComputedStyle(element).backgroundColor)

  test('the selected days differ from the others', async () => {
    const page = await visit('/', { forcedColors: 'active' })
    await page.getByRole('button', { name: /^When/ }).first().click()
    await page.locator('button[data-date]:not([aria-disabled])').nth(3).click()
    await page.getByRole('gridcell', { selected: true }).first().waitFor()
    const chosen = await ground(page, 'td[aria-selected="true"]')
    expect(chosen).not.toBe(await ground(page, 'td[aria-selected="false"]'))
  })

  test('overlays have a border, since shadows are gone', async () => {
    const page = await visit('/results', { forcedColors: 'active', viewport: widths.phone })
    const edgeOf = (what: Locator) => what.evaluate(element => getComputedStyle(element).borderTopStyle)
    expect(await edgeOf(page.getByRole('button', { name: 'Map', exact: true }))).toBe('solid')
    await page.getByRole('banner').getByRole('button', { name: 'Shortlist' }).click()
    expect(await edgeOf(page.getByRole('dialog'))).toBe('solid')
  })

  test('a switch that is on differs from one that is off', async () => {
    const look = async (query: string) => {
      const page = await visit(`/results?startDate=${addDays(nextJune, 10)}&endDate=${addDays(nextJune, 17)}${query}`, {
        forcedColors: 'active',
      })
      return ground(page, 'input[role="switch"]')
    }
    expect(await look('&showbooked=1')).not.toBe(await look(''))
  })
})
