import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { windowNames } from '#web/testing/windows'
import { Navigation } from './navigation'

describe.each(windowNames)('on a %s', window => {
  test('pages are grouped by work, and only permitted ones are there', async () => {
    const me = { ...exampleStaff, permissions: ['payments' as const, 'accounts' as const] }
    const { address } = await renderComponent(
      <div style={{ background: 'var(--sea-deep)' }}>
        <Navigation me={me} at="/office/payments" />
      </div>,
      { at: '/office/payments', messages: ['admin'], window },
    )
    if (window === 'phone') await page.getByRole('button', { name: /^Menu/ }).click()
    const links = window === 'phone' ? page.getByRole('dialog') : page.getByRole('navigation')
    await expect.element(links.getByText('Money')).toBeVisible()
    expect(links.getByText('Extras').elements()).toEqual([])
    expect(await accessibilityViolations()).toEqual([])
    await links.getByRole('link', { name: 'Bank transfers' }).click()
    await expect.poll(address).toBe('/office/banktransfers')
  })
})
