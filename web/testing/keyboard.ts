import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** More presses than a page of a test has controls. */
const maxPresses = 80

/** Moves the focus to an element by Tab, as somebody without a mouse does; fails if Tab does not reach it. */
export async function focusByTab(target: Locator, { back = false } = {}): Promise<void> {
  await expect.element(target).toBeInTheDocument()
  for (let press = 0; press < maxPresses; press++) {
    if (document.activeElement === target.element()) return
    await userEvent.keyboard(back ? '{Shift>}{Tab}{/Shift}' : '{Tab}')
  }
  expect(document.activeElement, 'reached by Tab').toBe(target.element())
}
