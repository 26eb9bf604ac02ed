import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { textOf } from './browser.ts'

/** Signs in to the back office on the open page, as the first one of the demonstration's staff to do so. */
export async function signInToOffice(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(demonstrationAccounts.staff)
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { level: 1, name: 'Set up your second factor' }).waitFor()
  const secret = (await textOf(page.locator('code'))).replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
}
