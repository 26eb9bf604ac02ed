import type { Page } from 'playwright-core'

/** Types where the bills of a card go, which some providers want to know. */
export async function billTo(page: Page, address: string): Promise<void> {
  const field = (name: string) => page.locator(`form [name="${name}"]`)
  await field('address').fill(address)
  await field('city').fill('Noto')
  await field('country').selectOption('IT')
}

/** Types a card of the simulated bank, in whichever language the form stands, and pays with it by a button. */
export async function payWith(page: Page, number: string, button: RegExp | string): Promise<void> {
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('number').fill(number)
  await field('expiry').fill('04/39')
  await field('securityCode').fill('100')
  // Beside the form of the card there can be other ways to pay the same.
  await page
    .locator('form', { has: field('number') })
    .getByRole('button', { name: button })
    .click()
}
