import type { CDPSession, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, arrive, eachWidth, textOf, widths, withBrowser } from './browser.ts'

const { visit } = withBrowser()

/** The first card of a list that has pictures. */
const firstCard = (page: Page) => page.locator('main article:has([aria-pressed]):not(:has(article))').first()
const next = (card: Locator) => card.getByRole('button', { name: /^Next picture/ })
const previous = (card: Locator) => card.getByRole('button', { name: /^Previous picture/ })
const told = (card: Locator) => textOf(card.getByRole('status'))

/** Swipes over the screen. */
async function drag(finger: CDPSession, [x, y]: [number, number], [dx, dy]: [number, number]) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y }])
  for (let i = 1; i <= 10; i++) {
    await send('touchMove', [{ x: x + (dx * i) / 10, y: y + (dy * i) / 10 }])
    await new Promise(done => setTimeout(done, 16))
  }
  await send('touchEnd', [])
}

describe.each([
  ['results', '/results?des=16'],
  ['a collection', '/villa-collections/heated-pools'],
  ['a region', '/greece/corfu'],
])('on %s', (_, path) => {
  test('pictures are turned with the mouse, and only the first was requested before', async () => {
    const asked: string[] = []
    const page = await visit(path, {
      before: async page => {
        page.on('request', request => {
          if (/slideshows|card-pictures/.test(request.url())) asked.push(request.url())
        })
      },
    })
    const card = firstCard(page)
    expect(await next(card).count()).toBe(0)
    expect(asked).toEqual([])
    await card.hover()
    await next(card).click()
    await expect.poll(() => told(card)).toMatch(/^2 of \d+: .+/)
    await previous(card).click()
    await expect.poll(() => told(card)).toMatch(/^1 of/)
    // The last precedes the first.
    await previous(card).click()
    await expect.poll(async () => /^(\d+) of \1:/.test(await told(card))).toBe(true)
    expect(asked.filter(url => url.includes('slideshows'))).toHaveLength(1)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test('pictures are turned by keyboard, after the card’s own link', async () => {
  const page = await visit('/results?des=16')
  const card = firstCard(page)
  const link = card.getByRole('link').first()
  await link.focus()
  await next(card).waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => previous(card).evaluate(button => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => told(card)).toMatch(/^2 of/)
  await expect.poll(() => next(card).evaluate(button => getComputedStyle(button).opacity)).toBe('1')
})

test.each(eachWidth)('a turned picture leads to the card’s target: %s', async (_, viewport) => {
  const page = await visit('/results?des=16', { viewport })
  const card = firstCard(page)
  const target = (await card.getByRole('link').first().getAttribute('href')) ?? ''
  await card.hover()
  await next(card).click()
  await expect.poll(() => told(card)).toMatch(/^2 of/)
  const { x = 0, y = 0, width = 0 } = (await card.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + 60)
  await arrive(page, address => address.pathname === target.split('?')[0])
})

test('a swipe turns them, and a tap opens the villa', async () => {
  const page = await visit('/results?des=16', { viewport: widths.phone, hasTouch: true, isMobile: true })
  const finger = await page.context().newCDPSession(page)
  const card = firstCard(page)
  await card.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0 } = (await card.boundingBox()) ?? {}
  const inSight = () =>
    card.evaluate(element => {
      const track = element.querySelector('a[aria-hidden] > div')
      return track ? Math.round(track.scrollLeft / track.clientWidth) : 0
    })
  await drag(finger, [x + width * 0.8, y + 80], [-width * 0.6, 0])
  await expect.poll(inSight).toBe(1)
  await drag(finger, [x + width * 0.8, y + 80], [-width * 0.6, 0])
  await expect.poll(inSight).toBe(2)
  const target = (await card.getByRole('link').first().getAttribute('href')) ?? ''
  await page.touchscreen.tap(x + width / 2, y + 80)
  await arrive(page, address => address.pathname === target.split('?')[0])
})

test('if the pictures fail to load the card stays as it was', async () => {
  const page = await visit('/results?des=16', {
    allow: /Failed to load resource|ERR_FAILED/,
    before: page => page.route(/slideshows/, route => route.abort()),
  })
  const card = firstCard(page)
  await card.hover()
  await expect.poll(() => card.locator('a[aria-hidden]').count(), { timeout: 5000 }).toBe(0)
  expect(await card.getByRole('alert').count()).toBe(0)
})
