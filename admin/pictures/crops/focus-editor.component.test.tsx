import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PictureFocus } from '#domain/pictures/focus'
import { accessibilityViolations } from '#web/testing/accessibility'
import { renderComponent } from '#web/testing/render-component'
import { FocusEditor } from './focus-editor'

const picture = { url: '/media/7-0123456789ab', width: 3000, height: 2000, colour: '#c9b79c' }

interface EditorProps {
  initial: PictureFocus
  size: { width?: number; height?: number }
  onFocus: (focus: PictureFocus) => void
}

function Editor({ initial, size, onFocus }: EditorProps) {
  const [focus, setFocus] = useState(initial)
  const change = (next: PictureFocus) => {
    onFocus(next)
    setFocus(next)
  }
  return <FocusEditor picture={{ ...picture, ...size }} focus={focus} onChange={change} />
}

async function show({ initial = {}, size = {} }: Partial<EditorProps> = {}) {
  let latest = initial
  const onFocus = (focus: PictureFocus) => {
    latest = focus
  }
  const editor = <Editor initial={initial} size={size} onFocus={onFocus} />
  await renderComponent(editor, { at: '/office/pictures/7', messages: ['admin'] })
  return { latest: () => latest }
}

const choose = (name: RegExp) => page.getByRole('button', { name }).click()
const frame = page.getByRole('button', { name: /^Crop / })
const zoom = page.getByRole('slider', { name: 'Zoom' })

/** Drags from the middle of an element by shares of the picture’s width and height. */
async function drag(element: Element, [x, y]: readonly [number, number]) {
  const ground = (await frame.findElement()).parentElement?.parentElement?.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const from = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }
  const to = { clientX: from.clientX + x * (ground?.width ?? 0), clientY: from.clientY + y * (ground?.height ?? 0) }
  const shared = { bubbles: true, pointerId: 1, isPrimary: true, button: 0, buttons: 1 }
  // The browser captures only pointers that exist.
  Object.assign(element, { setPointerCapture: () => undefined })
  element.dispatchEvent(new PointerEvent('pointerdown', { ...shared, ...from }))
  element.dispatchEvent(new PointerEvent('pointermove', { ...shared, ...to }))
  element.dispatchEvent(new PointerEvent('pointerup', { ...shared, ...to, buttons: 0 }))
}

test('a crop is zoomed by slider and keys, moved by keys, and goes back to the automatic one', async () => {
  const { latest } = await show({ initial: { all: [20, 50] } })
  await choose(/^3:2/)
  await zoom.fill('2')
  expect(latest()).toEqual({ all: [20, 50], '3 / 2': [50, 50, 2] })
  await frame.click()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}')
  expect(latest()['3 / 2']).toEqual([30, 52, 2])
  await userEvent.keyboard('-')
  await expect.element(page.getByText(/^Crop 3:2: .* zoom 190%/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await choose(/^Back to the automatic crop/)
  expect(latest()).toEqual({ all: [20, 50] })
})

test('a crop is moved by its frame and resized by its corners, never beyond the picture', async () => {
  const { latest } = await show({ initial: { '3 / 2': [50, 50, 2] } })
  await choose(/^3:2/)
  const button = await frame.findElement()
  await drag(button, [0.1, 0])
  await expect.element(page.getByText(/^Crop 3:2: 70% from the left, 50% from the top, zoom 200%/)).toBeVisible()
  await drag(button, [5, 5])
  await expect.element(page.getByText(/^Crop 3:2: 100% from the left, 100% from the top, zoom 200%/)).toBeVisible()
  const corner = document.querySelector('[data-corner="topLeft"]')
  if (!corner) throw new Error('the crop has no corner')
  await drag(corner, [-0.25, -0.25])
  await expect.element(page.getByText(/^Crop 3:2: 100% from the left, 100% from the top, zoom 133%/)).toBeVisible()
  await drag(corner, [-5, -5])
  // The whole picture again: a crop without a zoom.
  await expect.poll(() => latest()['3 / 2']).toHaveLength(2)
})

test('a file of few pixels allows no closer crop; crops of a larger one are named and limited', async () => {
  const { latest } = await show({
    initial: { '1 / 1': [10, 20, 3], '21 / 9': [50, 50, 2] },
    size: { width: 900, height: 600 },
  })
  await expect.element(page.getByText('The current file has too few pixels for these crops: 1:1, 21:9.')).toBeVisible()
  await choose(/^21:9/)
  await expect.element(zoom).toBeDisabled()
  expect(await accessibilityViolations()).toEqual([])
  await choose(/^Reduce their zoom/)
  expect(latest()).toEqual({ '1 / 1': [10, 20, 1.5], '21 / 9': [50, 50] })
})

test('a picture whose file is missing says so', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 404 }))
  await show()
  // The test's server answers every picture.
  document.querySelector('img[src$="/1000.webp"]')?.dispatchEvent(new Event('error'))
  await expect.element(page.getByText('File missing').first()).toBeVisible()
})
