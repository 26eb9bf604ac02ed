import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { addressDay, partsOf } from '#domain/calendar/day'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { accessibilityFaults, withBrowser } from '../browser.ts'
import { freeStay, villas } from '../catalogue.ts'
import { signInToOffice } from '../office-sign-in.ts'

const { visit } = withBrowser()
vi.setConfig({ testTimeout: 180_000 })

// Staff set up their second factor, and prices change: a site of its own.
const folder = await copyOfData(inject('preparedData'))
const site = await startSite({ DATA_DIR: folder })
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})
const at = (path: string) => new URL(path, site.address).href

const { kalamiHouse } = villas
const stay = await freeStay(kalamiHouse.id)
const { year } = partsOf(stay.from)

/** Opens the grid of a year and selects all of its weeks. */
async function selectYear(page: Page, shown: number) {
  await page.getByText(String(shown), { exact: true }).waitFor()
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+a')
}

/** The price of the stay that a visitor sees on the villa's page. */
async function publicPrice(): Promise<string> {
  const query = new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to) })
  const visitor = await visit(at(`${kalamiHouse.path}?${query}`), { cookies: { currency: '1' } })
  const panel = visitor.getByRole('region', { name: 'Your stay' })
  await panel.getByText('Whole stay').waitFor()
  const text = (await panel.textContent()) ?? ''
  await visitor.close()
  return text
}

test('a colleague paints a year, copies it dearer to the next one, and undoes both; visitors see each price', async () => {
  const before = await publicPrice()
  const page = await visit(at(`/office/prices?villa=${kalamiHouse.id}&year=${year}`), { allow: /status of 4\d\d/ })
  await signInToOffice(page)
  await selectYear(page, year)
  const save = page.getByRole('button', { name: 'Save for one villa' })
  await page.getByLabel('Whole villa').fill('-1')
  await page.getByText('Please check this entry.').waitFor()
  await page.getByLabel('Whole villa').fill('30000')
  await page.getByText('the price jumps by 206 per cent').first().waitFor()
  await page.getByLabel('Whole villa').fill('7000')
  await save.click()
  await page.getByText('The prices of one villa are saved.').first().waitFor()
  await expect.poll(publicPrice).toContain('€7,000')

  // A year that is dearer by four per cent, rounded to fifty euros: 7,280 becomes 7,300.
  await page.getByRole('button', { name: `Year ${year + 1}` }).click()
  await selectYear(page, year + 1)
  await page.getByRole('button', { name: `Copy prices to ${year + 1}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change in per cent').fill('4')
  await dialog.getByText(/then €7,300/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Copy one villa' }).click()
  const cell = page.getByRole('gridcell', { name: /€7,300 a week/ })
  await cell.first().waitFor()

  // The history has both changes; the copy is undone first, then the paint.
  await page.getByRole('button', { name: 'All changes' }).click()
  const undo = async (name: RegExp) => {
    const stroke = dialog.getByRole('listitem').filter({ hasText: name })
    await stroke.getByRole('button', { name: 'Undo' }).click()
    await dialog.getByRole('button', { name: 'Undo this change' }).click()
    await stroke.getByText('Undone', { exact: true }).waitFor()
  }
  await undo(/^Year copied: Kalami House/)
  await undo(/^Changed: Kalami House/)
  await expect.poll(() => cell.count()).toBe(0)
  await expect.poll(publicPrice).toBe(before)

  for (const action of ['prices-changed', 'record-reverted']) {
    await page.goto(at(`/office/log?action=${action}`))
    const entries = page.getByRole('main').getByRole('row').filter({ hasText: 'Kalami House' })
    await expect.poll(() => entries.count()).toBe(2)
  }
})
