import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { logIn, refusals } from '../accounts.ts'
import { accessibilityFaults, textOf, widerBy, widths, withBrowser } from '../browser.ts'
import { payWith } from '../card.ts'
import { signInToOffice } from '../office-sign-in.ts'

const { visit } = withBrowser()
// Three people act one after another.
vi.setConfig({ testTimeout: 180_000 })

// Staff set up their second factor, and transfers stand on the timeline: a site of its own.
const folder = await copyOfData(inject('preparedData'))
const site = await startSite({ DATA_DIR: folder, TRUST_PROXY: '1' })
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})
const at = (path: string) => new URL(path, site.address).href
const bookingId = 9002

async function isFine(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
}

async function openOffice(path: string): Promise<Page> {
  const page = await visit(at(path), { allow: refusals })
  await signInToOffice(page)
  return page
}

/** The private link in the e-mail to a supplier. */
async function supplierLink(page: Page, email: string): Promise<string> {
  const post = await page.context().newPage()
  const link = () => post.getByRole('row', { name: email }).getByRole('link').first()
  await expect
    .poll(async () => {
      await post.goto(at('/dev/mail'))
      return link().count()
    })
    .toBe(1)
  await link().click()
  const text = (await post.locator('pre').textContent()) ?? ''
  await post.close()
  const { pathname, hash } = new URL(/\S+\/secure\/supplier#[\w-]+/.exec(text)?.[0] ?? '')
  return pathname + hash
}

test('a client requests a transfer, the company and a supplier confirm it, and the client pays', async () => {
  const page = await visit(at(`/secure/transfers?booking=${bookingId}`), { viewport: widths.phone, allow: refusals })
  const { leadBooker: email } = demonstrationAccounts
  await logIn(page, { email, password: demonstrationPassword })
  await page.getByRole('heading', { name: 'Plan a transfer' }).waitFor()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBe(4)
  await isFine(page)
  await page.getByLabel('Flight number').fill('BA 2612')
  await page.getByLabel('Landing: hour').selectOption('14')
  await page.getByLabel('Landing: minute').selectOption('10')
  await page.getByLabel('Telephone number').fill('+44 20 7946 0000')
  await page.getByText('For the vehicle with driver').waitFor()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('link', { name: 'See your basket: 1 transfer' }).click()
  await page.getByRole('button', { name: 'Remove transfer 1' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await isFine(page)
  await page.getByRole('button', { name: 'Request the transfer' }).click()
  await page.getByText('Requested, we are checking').waitFor()
  await isFine(page)

  const office = await openOffice('/office/transfers')
  await office.getByRole('button', { name: /^Answer the transfer/ }).click()
  await office.getByRole('dialog').getByLabel('Answer').selectOption({ label: 'Confirm with changes' })
  await office.getByRole('dialog').getByLabel('Time', { exact: true }).fill('14:30')
  await office.getByRole('dialog').getByLabel('Message').fill('The driver comes from Noto.')
  expect(await accessibilityFaults(office)).toEqual([])
  await office.getByRole('button', { name: 'Send the answer' }).click()
  await office.getByText('No transfer waits for an answer.').waitFor()
  await office.getByRole('link', { name: 'All coming' }).click()
  await office.getByRole('button', { name: /^Ask a supplier/ }).click()
  await office.getByLabel('E-mail address of the supplier').fill('driver@example.com')
  await office.getByRole('button', { name: 'Send the link' }).click()
  await office.getByText('Supplier driver@example.com: asked').waitFor()
  expect(await accessibilityFaults(office)).toEqual([])

  const supplier = await visit(at(await supplierLink(page, 'driver@example.com')), { viewport: widths.phone })
  await supplier.getByText('We are waiting for your answer.').waitFor()
  expect(await textOf(supplier.locator('main'))).not.toContain('7946')
  await supplier.getByRole('button', { name: 'Accept', exact: true }).click()
  await supplier.getByText('+44 20 7946 0000').waitFor()
  await isFine(supplier)

  await page.reload()
  await page.getByText('Confirmed with changes').waitFor()
  await isFine(page)
  await page.getByRole('button', { name: 'Accept the changes' }).click()
  await page.getByText('Confirmed, ready for payment').waitFor()
  await page.getByRole('link', { name: 'See your basket: 1 transfer' }).click()
  await page.getByRole('link', { name: 'Go to payment' }).click()
  await page.getByLabel('Title').selectOption('')
  await page.getByRole('button', { name: 'Continue to the card' }).click()
  await page.getByText('Required', { exact: true }).first().waitFor()
  await isFine(page)
  await page.getByLabel('Title').selectOption({ index: 1 })
  await page.locator('[name="phone"]').fill('+44 20 7946 0000')
  await page.locator('[name="address1"]').fill('1 Harbour Street')
  await page.locator('[name="country"]').selectOption('GB')
  await page.getByRole('button', { name: 'Continue to the card' }).click()
  await payWith(page, '4000 0000 0000 0010', /^Pay /)
  await page.waitForURL(/\/secure\/transfers\/complete\?booking=9002&payment=/)
  await page.getByRole('heading', { name: 'Thank you for your booking!' }).waitFor()
  await page.getByText('the driver waits at').waitFor()
  await isFine(page)
  await page.getByRole('link', { name: 'See the timeline' }).click()
  await page.getByText(/^Airport transfer: .+ – /).waitFor()
})
