import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleVilla } from '#web/gallery/example-villa'
import { accessibilityViolations } from '#web/testing/accessibility'
import { renderComponent } from '#web/testing/render-component'
import { pinch, swipe } from '#web/testing/touch'
import { windowNames, windows } from '#web/testing/windows'
import { VillaPictures } from './villa-pictures'

const { name } = exampleVilla
const images = Array.from({ length: 9 }, (_, i) => ({
  ...exampleVilla.thumb,
  id: i + 1,
  url: `/media/${i + 1}`,
  alt: `Picture ${i + 1}`,
}))

const opener = page.getByRole('button', { name: 'All 9 pictures' })
const viewer = page.getByRole('dialog', { name })
const caption = viewer.getByRole('status')
const items = page.getByRole('region', { name: `Pictures of ${name}` }).getByRole('listitem')
const track = viewer.getByRole('list', { name: `Pictures of ${name}` })
const isShown = (number: number) => expect.element(caption).toMatchTextContent(new RegExp(`^${number} of 9`))
const inSight = () => {
  const list = track.element()
  return Math.round(list.scrollLeft / list.clientWidth) + 1
}

describe.each(windowNames)('on a %s', window => {
  const { width, height } = windows[window]
  const show = () => renderComponent(<VillaPictures villa={exampleVilla} images={images} />, { window })

  test('a traveller views the pictures full screen, with the keyboard', async () => {
    const { address } = await show()
    const before = address()
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await isShown(1)
    const box = viewer.element().getBoundingClientRect()
    expect([box.width, box.height].map(Math.round)).toEqual([width, height])
    expect(await accessibilityViolations()).toEqual([])
    await userEvent.keyboard('{ArrowRight}')
    await isShown(2)
    await userEvent.keyboard('{ArrowRight}')
    await isShown(3)
    await userEvent.keyboard('{ArrowLeft}')
    await isShown(2)
    await userEvent.keyboard('{End}')
    await isShown(9)
    await expect.element(viewer.getByRole('button', { name: 'Next picture' })).toBeDisabled()
    await userEvent.keyboard('{Home}')
    await isShown(1)

    await userEvent.keyboard('{Escape}')
    await expect.element(viewer).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(address()).toBe(before)
  })

  test('the touched picture opens, with its own caption, and a rotation keeps it', async () => {
    await show()
    await items.nth(2).click()
    await isShown(3)
    await expect.poll(inSight).toBe(3)
    await page.viewport(height, width)
    await expect.poll(inSight).toBe(3)
    await isShown(3)
  })

  test('a traveller who goes back from a picture stays with the villa', async () => {
    const { address } = await show()
    const before = address()
    await items.first().click()
    await expect.element(viewer).toBeVisible()
    history.back()
    await expect.element(viewer).not.toBeInTheDocument()
    expect(address()).toBe(before)
  })
})

describe('on a phone in portrait orientation', () => {
  const picture = track.getByRole('img').first()
  const sizeOf = () => picture.element().getBoundingClientRect()
  const open = async () => {
    await renderComponent(<VillaPictures villa={exampleVilla} images={images} />, { window: 'phone' })
    await items.first().click()
    await expect.element(viewer).toBeVisible()
    await expect.poll(() => sizeOf().height).toBeGreaterThan(windows.phone.height * 0.6)
  }

  test('a picture fills the height of the screen', async () => {
    await open()
    expect(sizeOf().width).toBe(windows.phone.width)
    await expect.element(viewer.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect.element(caption).toBeVisible()
  })

  test('a double tap zooms in at that point, and another zooms out', async () => {
    await open()
    const before = Math.round(sizeOf().height)
    await track.dblClick({ position: { x: 100, y: 300 } })
    await expect.poll(() => sizeOf().height).toBeGreaterThan(before * 1.9)
    await track.dblClick({ position: { x: 200, y: 200 } })
    await expect.poll(() => Math.round(sizeOf().height)).toBe(before)
  })

  test('a pinch zooms', async () => {
    await open()
    const before = sizeOf().height
    await pinch({ x: 195, y: 400 }, 80, 240)
    await expect.poll(() => sizeOf().height).toBeGreaterThan(before * 2.5)
  })

  test('a long swipe down closes; a short one does not', async () => {
    await open()
    await swipe({ x: 195, y: 300 }, { x: 0, y: 50 })
    await expect.element(viewer).toBeVisible()
    await swipe({ x: 195, y: 300 }, { x: 0, y: 220 })
    await expect.element(viewer).not.toBeInTheDocument()
  })
})
