import { expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { logIn } from '../accounts.ts'
import { accessibilityFaults, address, widerBy, withBrowser } from '../browser.ts'

const { visit } = withBrowser()

test('trip details are saved while they are typed, on a telephone, and are there after a reload', async () => {
  const page = await visit('/secure/trip-details', { viewport: { width: 390, height: 844 } })
  await logIn(page, { email: demonstrationAccounts.leadBooker, password: demonstrationPassword })
  await page.getByRole('heading', { level: 1, name: 'Trip Details' }).waitFor()
  await page.getByLabel('Expected arrival at the villa').fill('16:30')
  await page.getByRole('button', { name: 'Add a flight' }).first().click()
  await page.getByLabel('Flight number').fill('BA602')
  await page.getByLabel('Vegetarian').check()
  await page.getByLabel('Allergies and other wishes about food').fill('Walnuts')
  await page
    .getByText(/^Saved at/)
    .first()
    .waitFor()
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
  // Once saved, nothing of it stays in the browser.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Walnuts')
  await page.goto(address('/de/secure/trip-details'))
  await expect.poll(() => page.getByLabel('Flugnummer').inputValue()).toBe('BA602')
  await expect.poll(() => page.getByLabel('Vegetarisch').isChecked()).toBe(true)
  expect(await page.getByLabel('Allergien und weitere Wünsche zum Essen').inputValue()).toBe('Walnuts')
})
