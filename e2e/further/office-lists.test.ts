import { rm } from 'node:fs/promises'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { accessibilityFaults, withBrowser } from '../browser.ts'
import { signInToOffice } from '../office-sign-in.ts'

const { visit } = withBrowser()
vi.setConfig({ testTimeout: 180_000 })

// Staff set up their second factor, and villas leave the site: a site of its own.
const folder = await copyOfData(inject('preparedData'))
const site = await startSite({ DATA_DIR: folder })
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})
const at = (path: string) => new URL(path, site.address).href

test('staff filter a list, save it as a view, change all of its rows at once, and read the report', async () => {
  const page = await visit(at('/office/villas'), { allow: /status of 4\d\d/ })
  await signInToOffice(page)
  await page.getByLabel('Region', { exact: true }).selectOption({ label: 'Corfu' })
  await page.getByRole('link', { name: 'Sleeps' }).click()
  await page.waitForURL(/region=\d+&order=sleeps/)
  await page.locator('th[aria-sort="ascending"]').getByRole('link', { name: 'Sleeps' }).waitFor()
  await page.keyboard.press('v')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name of the view').fill('Corfu by size')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'View: Corfu by size' }).waitFor()
  const count = await page.locator('input[data-row]').count()

  await page.goto(at('/office/villas'))
  await page.getByRole('button', { name: 'Views' }).press('Enter')
  await page.getByRole('link', { name: 'Corfu by size' }).press('Enter')
  await page.waitForURL(/order=sleeps/)
  await page.locator('input[data-row]').first().check()
  await page.getByRole('button', { name: 'Select all that match' }).click()
  await page.getByText(`All ${count} that match are selected`).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Take off the site' }).click()
  await page.getByRole('heading', { name: `Take ${count} villas off the site?` }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the site' }).click()
  await page.waitForURL(/office\/bulk\/\d+$/)
  await page.getByText(`Finished: ${count} of ${count} changed.`).waitFor({ timeout: 60_000 })
  await page.reload()
  await page.getByText(`Finished: ${count} of ${count} changed.`).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // Each of them is a draft now: the same action fails for all, with the reason.
  await page.goto(at('/office/villas?state=draft'))
  await page.locator('input[data-row]').first().check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Finished: 1 of 1 changed.').or(page.getByText('1 record stayed as it was')).waitFor()
  await page.getByRole('link', { name: 'All changes of many records' }).click()
  await page.getByRole('link', { name: `Taking ${count} villas off the site` }).waitFor()
})
