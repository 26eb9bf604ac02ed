import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleVilla } from '#web/gallery/example-villa'
import { accessibilityViolations } from '#web/testing/accessibility'
import { offline, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { swipe, tap } from '#web/testing/touch'
import { windowNames } from '#web/testing/windows'
import { VillaCard } from './public'

const endpoint = 'GET /core/slideshows/{id}/images/lang/{lang}'
const images = Array.from({ length: 6 }, (_, i) => ({
  ...exampleVilla.thumb,
  id: i + 1,
  url: `/media/${i + 1}`,
  alt: `Picture ${i + 1}`,
}))

const card = page.getByRole('article')
const next = card.getByRole('button', { name: /^Next picture/ })
const previous = card.getByRole('button', { name: /^Previous picture/ })
const told = card.getByRole('status')
const box = () => card.element().getBoundingClientRect()
const track = () => card.element().querySelector<HTMLElement>('a[aria-hidden] > div')

let asked: unknown[] = []
beforeEach(() => {
  asked = stubApi(endpoint, () => images)
})

const show = (window?: (typeof windowNames)[number]) =>
  renderComponent(
    <div style={{ width: 340 }}>
      <VillaCard property={exampleVilla} heading="h2" />
    </div>,
    window && { window },
  )

test('pictures are turned with the mouse, and only the first was requested before', async () => {
  await show()
  await expect.element(card).toBeVisible()
  expect(next.elements()).toEqual([])
  expect(asked).toEqual([])
  await card.hover()
  await next.click()
  await expect.element(told).toMatchTextContent(/^2 of 6: Picture 2/)
  await previous.click()
  await expect.element(told).toMatchTextContent(/^1 of 6/)
  await previous.click()
  // The last precedes the first.
  await expect.element(told).toMatchTextContent(/^6 of 6/)
  expect(asked).toHaveLength(1)
  expect(await accessibilityViolations()).toEqual([])
})

test('pictures are turned by keyboard, after the card’s own link', async () => {
  await show()
  card.getByRole('link', { name: exampleVilla.name }).element().focus()
  await expect.element(next).toBeInTheDocument()
  await userEvent.tab()
  await expect.element(previous).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(told).toMatchTextContent(/^2 of 6/)
  await expect.poll(() => getComputedStyle(next.element()).opacity).toBe('1')
})

describe.each(windowNames)('on a %s', window => {
  test('a turned picture leads to the card’s target', async () => {
    const { address } = await show(window)
    await card.hover()
    await next.click()
    await expect.element(told).toMatchTextContent(/^2 of 6/)
    await card.click({ position: { x: box().width / 2, y: 60 } })
    await expect.poll(address).toBe(exampleVilla.url)
  })
})

test('a swipe turns them, and a tap opens the villa', async () => {
  const { address } = await show('phone')
  await expect.element(card).toBeVisible()
  const inSight = () => {
    const list = track()
    return list ? Math.round(list.scrollLeft / list.clientWidth) : 0
  }
  const drag = () => {
    const { x, y, width } = box()
    return swipe({ x: x + width * 0.8, y: y + 80 }, { x: -width * 0.6, y: 0 })
  }
  await drag()
  await expect.poll(inSight).toBe(1)
  await drag()
  await expect.poll(inSight).toBe(2)
  const { x, y, width } = box()
  await tap({ x: x + width / 2, y: y + 80 })
  await expect.poll(address).toBe(exampleVilla.url)
})

test('if the pictures fail to load the card stays as it was', async () => {
  const failed = stubApi(endpoint, offline)
  await show()
  await card.hover()
  // The query is repeated once, after a second.
  await expect.poll(() => failed.length).toBe(2)
  await expect.poll(track).toBeNull()
  expect(card.getByRole('alert').elements()).toEqual([])
  await expect.element(card.getByRole('img', { name: exampleVilla.thumb.alt })).toBeVisible()
})
