import { expect, test } from 'vitest'
import { addressDay } from '#domain/calendar/day'
import { address, hydrated, placeOf, widths, withBrowser } from '../browser.ts'
import { freeStay, villas } from '../catalogue.ts'

const { visit } = withBrowser()

/** Opens a page that hydrates only once `hydrate` is called. */
async function openWithoutScripts(path: string, viewport: (typeof widths)[keyof typeof widths]) {
  const page = await visit('/', { viewport })
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', route => loaded.then(() => route.continue()))
  await page.goto(address(path), { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => document.getElementById('start')?.dataset.url)
  const hydrate = async () => {
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
    load()
    await hydrated(page)
  }
  return { page, hydrate }
}

test('a button that was pressed works once the scripts have loaded', async () => {
  const { page, hydrate } = await openWithoutScripts(villas.kalamiHouse.path, widths.phone)
  await page.getByRole('button', { name: 'Show your stay' }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await hydrate()
  await page.getByRole('dialog', { name: 'Your stay' }).waitFor()
})

test('a button pressed while the page hydrates is pressed once', async () => {
  const { page, hydrate } = await openWithoutScripts('/results', widths.desk)
  const pressed = page.evaluate(async () => {
    const isHydrating = () =>
      Object.keys(document.getElementById('root') ?? {}).some(key => key.startsWith('__reactContainer'))
    while (!isHydrating()) await new Promise(done => setTimeout(done))
    // Not by `click()`, which ignores a press within its own.
    const heart = document.querySelector('article [aria-pressed]')
    heart?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
  await hydrate()
  await pressed
  await page.getByRole('article').locator('[aria-pressed="true"]').waitFor()
})

test('a currency that was chosen applies', async () => {
  const { page, hydrate } = await openWithoutScripts(villas.kalamiHouse.path, widths.desk)
  const currency = page.getByRole('combobox', { name: 'Currency' })
  const other = (await currency.inputValue()) === '1' ? '10' : '1'
  await currency.selectOption(other)
  await hydrate()
  await expect.poll(() => currency.inputValue()).toBe(other)
  await page.goto(address('/results'))
  await hydrated(page)
  await expect.poll(() => currency.inputValue()).toBe(other)
})

test('a destination chosen on the home page stays', async () => {
  const { page, hydrate } = await openWithoutScripts('/', widths.desk)
  const search = page.getByRole('main').getByRole('search')
  await search.getByRole('combobox', { name: 'Where' }).selectOption({ label: 'Corfu' })
  await hydrate()
  await search.getByRole('button', { name: /^Where.*Corfu/ }).waitFor()
})

test('a filter chosen on the results applies', async () => {
  const { page, hydrate } = await openWithoutScripts('/results', widths.desk)
  const search = page.getByRole('main').getByRole('search')
  await search.locator('[data-filter="price"] summary').click()
  await search.locator('input[name="maxprice"]').fill('9000')
  await hydrate()
  await expect.poll(() => placeOf(page)).toContain('maxprice=9000')
})

test('a switch that was turned on, and a sort order, apply', async () => {
  const stay = await freeStay(villas.kalamiHouse.id)
  const days = new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to) })
  const { page, hydrate } = await openWithoutScripts(`/results?${days}`, widths.desk)
  await page.getByRole('switch', { name: 'Show unavailable villas too' }).check()
  await page.getByRole('combobox', { name: 'Sort:' }).selectOption('pricelow')
  await hydrate()
  await expect.poll(() => placeOf(page)).toMatch(/(?=.*showbooked=1)(?=.*sort=pricelow)/)
})

test('a filter chosen within a collection keeps the collection and its dates', async () => {
  const { page, hydrate } = await openWithoutScripts('/fr/villa-collections/last-minute', widths.desk)
  const search = page.getByRole('main').getByRole('search')
  await search.locator('[data-filter="price"] summary').click()
  await search.locator('input[name="maxprice"]').fill('90000')
  await hydrate()
  await expect.poll(() => placeOf(page)).toMatch(/^\/fr\/villa-collections\/last-minute\?.*maxprice=90000/)
})
