import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { renderComponent } from '#web/testing/render-component'
import { NumberStepper } from './number-stepper'

function Guests() {
  const [value, setValue] = useState(1)
  return <NumberStepper label="Guests" value={value} min={1} max={3} onChange={by => setValue(value + by)} />
}

test('at its limit a button keeps the focus and does nothing more', async () => {
  await renderComponent(<Guests />)
  const more = page.getByRole('button', { name: 'Guests: one more' })
  const fewer = page.getByRole('button', { name: 'Guests: one fewer' })
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
  more.element().focus()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.element(page.getByRole('status', { name: 'Guests' })).toHaveTextContent('3')
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await expect.element(more).toHaveFocus()
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'false')
  expect(await accessibilityViolations()).toEqual([])
})
