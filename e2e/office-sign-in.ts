import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { textOf } from './browser.ts'

/** What a member of staff types to sign in. */
interface StaffAccount {
  email: string
  password: string
}

/** The first member of staff of the demonstration. */
export const demonstrationStaff: StaffAccount = { email: demonstrationAccounts.staff, password: demonstrationPassword }

async function typePassword(page: Page, { email, password }: StaffAccount): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/**
 * Signs in to the back office on the open page, and sets up a second factor: by default as the first one of the
 * demonstration's staff to do so. Resolves to the secret of the factor.
 */
export async function signInToOffice(page: Page, account = demonstrationStaff): Promise<string> {
  await typePassword(page, account)
  await page.getByRole('heading', { level: 1, name: 'Set up your second factor' }).waitFor()
  const secret = (await textOf(page.locator('code'))).replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  return secret
}

/** Signs in again, by the clock of a site that is some milliseconds ahead. */
export async function signInAgain(page: Page, account: StaffAccount, secret: string, aheadMs = 0): Promise<void> {
  await typePassword(page, account)
  await page.getByRole('heading', { level: 1, name: 'Second factor' }).waitFor()
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(new TOTP({ secret }).generate({ timestamp: Date.now() + aheadMs }))
  await page.getByRole('button', { name: 'Sign in' }).click()
}
