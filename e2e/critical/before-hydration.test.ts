import { expect, test } from 'vitest'
import { address, hydrated, placeOf, widths, withBrowser } from '../browser.ts'
import { villas } from '../catalogue.ts'

const { visit } = withBrowser()

/** Opens a page whose scripts load only once `load` is called. */
async function openWithoutScripts(path: string, viewport: (typeof widths)[keyof typeof widths]) {
  const page = await visit('/', { viewport })
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', route => loaded.then(() => route.continue()))
  await page.goto(address(path), { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => document.getElementById('start')?.dataset.url)
  return { page, load }
}

test('a button that was pressed works once the scripts have loaded', async () => {
  const { page, load } = await openWithoutScripts(villas.kalamiHouse.path, widths.phone)
  await page.getByRole('button', { name: 'Show your stay' }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  load()
  await page.getByRole('dialog', { name: 'Your stay' }).waitFor()
})

test('a currency that was chosen applies', async () => {
  const { page, load } = await openWithoutScripts(villas.kalamiHouse.path, widths.desk)
  const currency = page.getByRole('combobox', { name: 'Currency' })
  const other = (await currency.inputValue()) === '1' ? '10' : '1'
  await currency.selectOption(other)
  load()
  await hydrated(page)
  await expect.poll(() => currency.inputValue()).toBe(other)
  await page.goto(address('/results'))
  await hydrated(page)
  await expect.poll(() => currency.inputValue()).toBe(other)
})

test('a destination chosen on the home page stays', async () => {
  const { page, load } = await openWithoutScripts('/', widths.desk)
  const search = page.getByRole('main').getByRole('search')
  await search.getByRole('combobox', { name: 'Where' }).selectOption({ label: 'Corfu' })
  load()
  await hydrated(page)
  await search.getByRole('button', { name: /^Where.*Corfu/ }).waitFor()
})

test('a filter chosen on the results applies', async () => {
  const { page, load } = await openWithoutScripts('/results', widths.desk)
  const search = page.getByRole('main').getByRole('search')
  await search.locator('[data-filter="price"] summary').click()
  await search.locator('input[name="maxprice"]').fill('9000')
  load()
  await hydrated(page)
  await expect.poll(() => placeOf(page)).toContain('maxprice=9000')
})
