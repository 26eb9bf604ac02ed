import { expect, test } from 'vitest'
import { client, logIn, refusals } from '../accounts.ts'
import { accessibilityFaults, address, withBrowser } from '../browser.ts'

const { visit } = withBrowser()

test('a client enters phone number and address, and sees validation errors', async () => {
  const person = await client()
  const page = await visit('/secure/contact-details', { viewport: { width: 390, height: 844 }, allow: refusals })
  await logIn(page, person)
  const mobile = page.getByLabel('Mobile number')
  await mobile.fill('12')
  await page.getByLabel('Street and number').fill('1 Quay Street')
  await page.getByLabel('Town').fill('Falmouth')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('That does not look like a telephone number').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await mobile.fill('020 7946 0321')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.goto(address('/fr/secure/contact-details'))
  await page.getByRole('heading', { level: 1, name: 'Coordonnées' }).waitFor()
  await expect.poll(() => page.getByLabel('Téléphone portable').inputValue()).toBe('+44 20 7946 0321')
  expect(await page.getByLabel('Ville').inputValue()).toBe('Falmouth')
})
