import { expect, test } from 'vitest'
import { focused, placeOf, textOf, widths, withBrowser } from '../browser.ts'
import { villas } from '../catalogue.ts'

const { visit } = withBrowser({ pictures: true })
const { name, path } = villas.kalamiHouse

// Captions, rotation, Back and touch: web/features/villa/pictures/villa-pictures.component.test.tsx.
test('a traveller views the pictures full screen, with the keyboard', async () => {
  const page = await visit(path)
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
  expect(width).toBeGreaterThan(widths.desk.width - 20)
  expect(Math.round(height)).toBe(widths.desk.height)
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
