import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressDay } from '#domain/calendar/day'
import { address, arrive, placeOf, withBrowser } from '../browser.ts'
import { freeStay, villas } from '../catalogue.ts'
import { headingOf, openFilter } from '../filters.ts'

const { visit } = withBrowser()
const { kalamiHouse } = villas

const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]))

test('a link to all villas leads to the last search', async () => {
  const page = await visit('/results?des=16&people=4&adults=2&children=2')
  await expect.poll(async () => (await cookiesOf(page)).destinations).toBe('16')
  await page.goto(address('/'))
  await page.getByRole('link', { name: /^Book now for/ }).click()
  await arrive(page, /\/results/)
  expect(placeOf(page)).toBe('/results?des=16&people=4&adults=2&children=2')
  expect(await headingOf(page)).toContain('in Corfu')
})

test('clearing all filters clears the stored search, and leads back to all villas', async () => {
  const page = await visit('/results?des=16')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await arrive(page, /\/results$/)
  await expect.poll(async () => (await cookiesOf(page)).destinations).toBeUndefined()
  await page.reload()
  expect(placeOf(page)).toBe('/results')
})

test('going back stores the shown search, and trying a filter without applying it stores nothing', async () => {
  const page = await visit('/results?des=16')
  await expect.poll(async () => (await cookiesOf(page)).destinations).toBe('16')
  const where = await openFilter(page, 'guests')
  await where.getByRole('button', { name: 'Adults (13+): one more' }).click()
  await arrive(page, /people=1/)
  await expect.poll(async () => (await cookiesOf(page)).people).toBe('1')
  await page.goBack()
  await arrive(page, /des=16$/)
  await expect.poll(async () => (await cookiesOf(page)).people).toBeUndefined()

  await page.goto(address('/'))
  const bar = page.getByRole('main').getByRole('search')
  await bar.getByRole('button', { name: /^Who/ }).click()
  await bar.getByRole('button', { name: 'Adults (13+): one more' }).click()
  await bar.getByRole('button', { name: /^Who 1 guest/ }).waitFor()
  expect((await cookiesOf(page)).people).toBeUndefined()
})

test('the search of the navigation starts with the URL’s search, and writes canonical URLs', async () => {
  const stay = await freeStay(kalamiHouse.id)
  const days = { from: addressDay(stay.from), to: addressDay(stay.to) }
  const page = await visit(`${kalamiHouse.path}?${new URLSearchParams({ ...days, people: '2' })}`)
  await page.getByRole('banner').getByText('Find villas', { exact: true }).click()
  const bar = page.getByRole('banner').getByRole('search')
  await bar.getByRole('button', { name: 'Who 2 guests' }).waitFor()
  await bar.getByRole('button', { name: 'Search villas' }).click()
  await arrive(page, /\/results/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ ...days, people: '2' })
})

test('a villa opened without dates starts with those of the last search', async () => {
  const stay = await freeStay(kalamiHouse.id)
  const days = new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to), people: '2' })
  const page = await visit(`/results?${days}`)
  await expect.poll(async () => (await cookiesOf(page)).people).toBe('2')
  await page.goto(address(kalamiHouse.path))
  await page.getByText('Whole stay').filter({ visible: true }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe(days.get('from'))
})

test('a villa found in a collection leads back to it', async () => {
  const page = await visit('/villa-collections/heated-pools?des=16')
  await page.getByRole('article').first().getByRole('link').first().click()
  await arrive(page, /\/villas\//)
  await page.getByRole('link', { name: 'Back to your search' }).click()
  await arrive(page, /heated-pools/)
  expect(placeOf(page)).toBe('/villa-collections/heated-pools?des=16')
})
