import { describe, expect, test } from 'vitest'
import { eachWidth, focused, placeOf, textOf, widths, withBrowser } from './browser.ts'
import { villas } from './catalogue.ts'

const { visit } = withBrowser({ pictures: true })
const { name, path } = villas.kalamiHouse

describe.each(eachWidth)('on a %s', (_, viewport) => {
  test('a traveller views the pictures full screen, with the keyboard', async () => {
    const page = await visit(path, { viewport })
    const opener = page.getByRole('button', { name: /^All \d+ pictures$/ })
    const count = Number(/\d+/.exec(await textOf(opener))?.[0])
    expect(count).toBeGreaterThanOrEqual(8)
    await opener.focus()
    await page.keyboard.press('Enter')

    const viewer = page.getByRole('dialog', { name })
    const caption = viewer.getByRole('status')
    const isShown = (number: number) => expect.poll(() => textOf(caption)).toContain(`${number} of ${count}`)
    await isShown(1)
    const { width = 0, height = 0 } = (await viewer.boundingBox()) ?? {}
    // The scrollbar gutter stays, so that the page does not shift.
    expect(width).toBeGreaterThan(viewport.width - 20)
    expect(Math.round(height)).toBe(viewport.height)
    await page.keyboard.press('ArrowRight')
    await isShown(2)
    await page.keyboard.press('ArrowRight')
    await isShown(3)
    await page.keyboard.press('ArrowLeft')
    await isShown(2)
    await page.keyboard.press('End')
    await isShown(count)
    expect(await viewer.getByRole('button', { name: 'Next picture' }).isDisabled()).toBe(true)
    await page.keyboard.press('Home')
    await isShown(1)

    await page.keyboard.press('Escape')
    await expect.poll(() => viewer.count()).toBe(0)
    await expect.poll(() => focused(page)).toMatch(/^All \d+ pictures$/)
    expect(placeOf(page)).toBe(path)
  })

  test('the touched picture opens, with its own caption', async () => {
    const page = await visit(path, { viewport })
    const third = page
      .getByRole('region', { name: `Pictures of ${name}` })
      .getByRole('listitem')
      .nth(2)
    await third.scrollIntoViewIfNeeded()
    await third.click()
    const viewer = page.getByRole('dialog', { name })
    await expect.poll(() => textOf(viewer.getByRole('status'))).toMatch(/^3 of/)
    const inSight = () =>
      viewer
        .getByRole('list', { name: `Pictures of ${name}` })
        .evaluate(list => Math.round(list.scrollLeft / list.clientWidth) + 1)
    await expect.poll(inSight).toBe(3)

    // Rotating the phone keeps the picture.
    await page.setViewportSize({ width: viewport.height, height: viewport.width })
    await expect.poll(inSight).toBe(3)
    expect(await textOf(viewer.getByRole('status'))).toMatch(/^3 of/)
  })

  test('a traveller who goes back from a picture stays with the villa', async () => {
    const page = await visit(path, { viewport })
    await page
      .getByRole('region', { name: `Pictures of ${name}` })
      .getByRole('listitem')
      .first()
      .click()
    const viewer = page.getByRole('dialog', { name })
    await viewer.waitFor()
    await page.goBack()
    await expect.poll(() => viewer.count()).toBe(0)
    expect(placeOf(page)).toBe(path)
  })
})

describe('on a phone in portrait orientation', () => {
  const open = async () => {
    const page = await visit(path, { viewport: widths.phone, hasTouch: true, isMobile: true })
    await page
      .getByRole('region', { name: `Pictures of ${name}` })
      .getByRole('listitem')
      .first()
      .click()
    const viewer = page.getByRole('dialog', { name })
    await viewer.waitFor()
    const picture = viewer
      .getByRole('list', { name: `Pictures of ${name}` })
      .getByRole('img')
      .first()
    const finger = await page.context().newCDPSession(page)
    return { page, viewer, picture, finger }
  }

  test('a picture fills the height of the screen', async () => {
    const { viewer, picture } = await open()
    await expect
      .poll(async () => ((await picture.boundingBox())?.height ?? 0) / widths.phone.height)
      .toBeGreaterThan(0.6)
    expect((await picture.boundingBox())?.width).toBe(widths.phone.width)
    await viewer.getByRole('button', { name: 'Close' }).waitFor()
    expect(await viewer.getByRole('status').isVisible()).toBe(true)
  })

  test('a double tap zooms in at that point, and another zooms out', async () => {
    const { page, picture } = await open()
    const heightOf = async () => Math.round((await picture.boundingBox())?.height ?? 0)
    await expect.poll(heightOf).toBeGreaterThan(widths.phone.height * 0.6)
    const before = await heightOf()
    await page.mouse.dblclick(100, 400)
    await expect.poll(heightOf).toBeGreaterThan(before * 1.9)
    await page.mouse.dblclick(200, 300)
    await expect.poll(heightOf).toBe(before)
  })

  test('a pinch zooms', async () => {
    const { picture, finger } = await open()
    const heightOf = async () => (await picture.boundingBox())?.height ?? 0
    await expect.poll(heightOf).toBeGreaterThan(widths.phone.height * 0.6)
    const before = await heightOf()
    const pair = (apart: number) => [
      { x: 195 - apart, y: 400, id: 0 },
      { x: 195 + apart, y: 400, id: 1 },
    ]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pair(40) })
    for (const apart of [50, 70, 90, 120])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pair(apart) })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(heightOf).toBeGreaterThan(before * 2.5)
  })

  test('a long swipe down closes; a short one does not', async () => {
    const { viewer, finger } = await open()
    const swipe = async (far: number) => {
      const point = (y: number) => [{ x: 195, y }]
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(300) })
      for (let i = 1; i <= 5; i++)
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(300 + (far * i) / 5) })
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(50)
    expect(await viewer.isVisible()).toBe(true)
    await swipe(220)
    await expect.poll(() => viewer.count()).toBe(0)
  })
})
