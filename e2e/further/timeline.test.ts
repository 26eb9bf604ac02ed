import { expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { logIn } from '../accounts.ts'
import { accessibilityFaults, address, widerBy, withBrowser } from '../browser.ts'

const { visit } = withBrowser()

test('the timeline shows a trip day by day, in the time of the villa, at both widths', async () => {
  const page = await visit('/secure/timeline?booking=9002', { viewport: { width: 390, height: 844 } })
  await logIn(page, { email: demonstrationAccounts.leadBooker, password: demonstrationPassword })
  await page.getByRole('heading', { level: 1, name: 'Timeline' }).waitFor()
  await page.getByText('Departure from the villa').waitFor()
  expect(await page.getByText(/local at the villa \(Rome time\)/).count()).toBe(1)
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address('/de/secure/timeline?booking=9002'))
  await page.getByText('Abreise aus der Villa').waitFor()
  expect(await page.getByRole('link', { name: 'Zeitplan' }).getAttribute('aria-current')).toBe('page')
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
})
