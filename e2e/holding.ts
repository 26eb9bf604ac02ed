import type { Page } from 'playwright-core'
import { addressDay } from '#domain/day'
import type { Person } from './accounts.ts'

/** The offer of a villa for a stay. */
export const offerPath = (id: number, { from, to }: { from: string; to: string }) =>
  `/secure/ob?${new URLSearchParams({ villa: String(id), from: addressDay(from), to: addressDay(to), adults: '4' })}`

/** Accepts the conditions and holds the villa. */
export async function hold(page: Page) {
  await page.getByLabel('I accept the booking conditions').check()
  await page.getByRole('button', { name: 'Hold this villa' }).click()
  await page.getByRole('heading', { level: 2, name: 'Who books' }).waitFor()
}

/** Tells who books. */
export async function tellWho(page: Page, { firstname, lastname, email }: Person) {
  await page.getByLabel('First name').fill(firstname)
  await page.getByLabel('Last name').fill(lastname)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Telephone').fill('+39 06 5550 199')
}
