import { describe, expect, test } from 'vitest'
import { eachWidth, focused, placeOf, textOf, withBrowser } from './browser.ts'
import { villas } from './catalogue.ts'

const { visit } = withBrowser({ pictures: true })
const { name, path } = villas.kalamiHouse

describe.each(eachWidth)('on a %s', (_, viewport) => {
  test('a traveller looks at the pictures over the whole screen, with the keyboard', async () => {
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
    // The room of the scroll bar stays, so that the page does not move.
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

  test('the picture that was touched is the one that is shown, under its own words', async () => {
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

    // A telephone that is turned keeps the picture.
    await page.setViewportSize({ width: viewport.height, height: viewport.width })
    await expect.poll(inSight).toBe(3)
    expect(await textOf(viewer.getByRole('status'))).toMatch(/^3 of/)
  })

  test('a traveller who goes back while looking at a picture stays with the villa', async () => {
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
