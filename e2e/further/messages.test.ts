import { rm } from 'node:fs/promises'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { logIn, refusals } from '../accounts.ts'
import { accessibilityFaults, widerBy, widths, withBrowser } from '../browser.ts'
import { signInToOffice } from '../office-sign-in.ts'

const { visit } = withBrowser()
vi.setConfig({ testTimeout: 180_000 })

// Staff set up their second factor: a site of its own.
const folder = await copyOfData(inject('preparedData'))
const site = await startSite({ DATA_DIR: folder, TRUST_PROXY: '1' })
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})
const at = (path: string) => new URL(path, site.address).href
const { leadBooker: email } = demonstrationAccounts

test('a client writes, the office answers, and a reply by e-mail arrives', async () => {
  const page = await visit(at('/secure/messages?booking=9002'), { viewport: widths.phone, allow: refusals })
  await logIn(page, { email, password: demonstrationPassword })
  await page.getByText('The gardener asks whether').waitFor()
  await page.getByLabel('Your message').fill('Herbs, please, and no lemons.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Herbs, please, and no lemons.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await widerBy(page)).toBeLessThanOrEqual(0)

  const office = await visit(at('/office/messages'), { allow: refusals })
  await signInToOffice(office)
  await office.getByRole('link', { name: /^Open the conversation with Eleanor Hartley/ }).click()
  await office.getByText('Herbs, please, and no lemons.').waitFor()
  await office.getByLabel('Your message').fill('The gardener is told.')
  await office.getByRole('button', { name: 'Send', exact: true }).click()
  await office.getByText('Your answer was sent.').first().waitFor()
  expect(await accessibilityFaults(office)).toEqual([])

  const outbox = await page.context().newPage()
  await outbox.goto(at('/dev/mail'))
  await outbox
    .getByRole('link', { name: /^A message about/ })
    .first()
    .click()
  await outbox.getByLabel('Your answer').fill('Thank you both.')
  await outbox.getByRole('button', { name: 'Send the answer' }).click()
  await outbox.getByText('Your answer: stored.').waitFor()

  await page.reload()
  await page.getByText('Thank you both.').waitFor()
  await page.getByText('by e-mail').waitFor()
})
