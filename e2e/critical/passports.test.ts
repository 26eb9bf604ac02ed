import { expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { logIn } from '../accounts.ts'
import { accessibilityFaults, address, widerBy, withBrowser } from '../browser.ts'

const { visit } = withBrowser()

test('passport details are saved while they are typed, on a telephone, and are there after a reload', async () => {
  const page = await visit('/secure/passport-details', { viewport: { width: 390, height: 844 } })
  await logIn(page, { email: demonstrationAccounts.leadBooker, password: demonstrationPassword })
  await page.getByRole('heading', { level: 1, name: 'Passport Details' }).waitFor()
  await page.getByLabel('Sex').first().selectOption('f')
  await page.getByLabel('Country of birth').first().selectOption('IT')
  await page.getByLabel('Province').first().selectOption('RM')
  await page.getByLabel('Commune').first().fill('Roma')
  await page.locator('datalist option[value="Roma"]').first().waitFor({ state: 'attached' })
  await page.getByLabel('Document number').first().fill('YA0000001')
  await page
    .getByText(/^Saved at/)
    .first()
    .waitFor()
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto(address('/de/secure/passport-details'))
  await expect.poll(() => page.getByLabel('Ausweisnummer').first().inputValue()).toBe('YA0000001')
  await expect.poll(() => page.getByLabel('Gemeinde').first().inputValue()).toBe('Roma')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('YA0000001')
})
