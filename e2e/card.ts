import type { Page } from 'playwright-core'

/** Enters the billing address, which some providers require. */
export async function billTo(page: Page, address: string): Promise<void> {
  // The form of the company has an address as well.
  const field = (name: string) => page.locator(`form:has([name="number"]) [name="${name}"]`)
  await field('address').fill(address)
  await field('city').fill('Noto')
  await field('country').selectOption('IT')
}

/** Enters a card of the simulated bank, in any language of the form, and presses the button. */
export async function payWith(page: Page, number: string, button: RegExp | string): Promise<void> {
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('number').fill(number)
  await field('expiry').fill('04/39')
  await field('securityCode').fill('100')
  // The page can offer other means of payment beside the card form.
  await page
    .locator('form', { has: field('number') })
    .getByRole('button', { name: button })
    .click()
}
