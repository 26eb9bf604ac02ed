import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { renderComponent } from '#web/testing/render-component'
import { tap } from '#web/testing/touch'
import { windowNames } from '#web/testing/windows'
import { Button } from './button'
import { Dialog } from './dialog'

type Place = 'middle' | 'side' | 'screen' | 'bottom'

function Example({ place = 'middle' }: { place?: Place }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title="Which bedrooms?"
          place={place}
          onClose={() => setOpen(false)}
          footer={<Button onClick={() => setOpen(false)}>Ok</Button>}
        >
          <input aria-label="Name" />
        </Dialog>
      )}
      <div style={{ height: 3000 }} />
    </>
  )
}

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog', { name: 'Which bedrooms?' })

async function open(place?: Place, window: (typeof windowNames)[number] = 'desktop') {
  await renderComponent(<Example {...(place && { place })} />, { window })
  await opener.click()
  await expect.element(dialog).toBeVisible()
}
const expectClosed = async () => {
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
}

beforeEach(() => scrollTo(0, 0))

test('the focus stays inside, and returns to the opener', async () => {
  await open()
  const inside = () => dialog.element().contains(document.activeElement)
  await expect.poll(inside).toBe(true)
  for (let i = 0; i < 6; i++) {
    await userEvent.tab()
    // The browser's own controls come between the last element and the first.
    expect(inside() || document.activeElement === document.body, `after ${i + 1} times Tab`).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expectClosed()
})

test('the cross, a button and a press beside it close it; the page behind does not scroll', async () => {
  await open()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expectClosed()
  await opener.click()
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expectClosed()
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await tap({ x: 20, y: 450 })
  await expectClosed()
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
})

describe.each(windowNames)('on a %s', window => {
  test.each<Place>(['middle', 'side', 'screen', 'bottom'])('at the place %s it is accessible and fits', async place => {
    await open(place, window)
    expect(await accessibilityViolations()).toEqual([])
    const { left, right, top, bottom } = dialog.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(innerWidth)
    expect(bottom).toBeLessThanOrEqual(innerHeight)
  })
})
