import { expect, test } from 'vitest'
import type { PropertyDetail } from '#contract/villas/properties'
import { addDays, addressDay } from '#domain/calendar/day'
import { arrive, placeOf, withBrowser } from '../browser.ts'
import { ask, freeStay, pendingStay, villas } from '../catalogue.ts'

const { visit } = withBrowser()
const { kalamiHouse } = villas
const reset = 'Check-in / Check-out dates have been reset. Please select a valid range for this villa.'

const queryFor = ({ from, to }: { from: string; to: string }) =>
  new URLSearchParams({ from: addressDay(from), to: addressDay(to) })

test('a traveller with past dates in the URL sees that they were reset', async () => {
  const stay = await freeStay(kalamiHouse.id)
  const address = `${kalamiHouse.path}?${queryFor(stay)}`
  const first = await visit(address)
  await first.getByText('Whole stay').filter({ visible: true }).waitFor()
  expect(await first.getByText(reset).count()).toBe(0)
  expect(placeOf(first)).toBe(address)

  const later = await visit(address, { before: page => page.clock.setFixedTime(`${addDays(stay.from, 1)}T12:00:00Z`) })
  await later.getByRole('status').filter({ hasText: reset }).waitFor()
  await expect.poll(() => placeOf(later)).toBe(kalamiHouse.path)
  await later.getByText('Choose the day you arrive.').waitFor()
})

test('a traveller with dates on which arrivals are impossible sees that they were reset', async () => {
  const stay = await freeStay(kalamiHouse.id)
  const page = await visit(`${kalamiHouse.path}?${queryFor({ from: addDays(stay.from, 2), to: addDays(stay.to, 2) })}`)
  await page.getByRole('status').filter({ hasText: reset }).waitFor()
})

test('a stay on request has a price, and nothing is due', async () => {
  const { id, url } = await ask<PropertyDetail>('/core/properties/68/lang/en')
  const stay = await pendingStay(id)
  const page = await visit(`${url}?${queryFor(stay)}`)
  const panel = page.getByRole('region', { name: 'Your stay' })
  await panel.getByText('Whole stay').waitFor()
  await panel.getByText('This day may be available but can not be booked online', { exact: false }).waitFor()
  expect(await panel.textContent()).not.toMatch(/Due (on|\d)/)
  expect(await panel.getByRole('link', { name: 'Book this stay' }).count()).toBe(0)
})

test('a traveller who leaves a villa immediately keeps the URL of the search', async () => {
  const page = await visit('/results?des=16&rooms=2&sort=alphabetically')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/villas\//, { waitUntil: 'commit' })
  await page.goBack()
  await arrive(page, /\/results/)
  expect(placeOf(page)).toBe('/results?des=16&rooms=2&sort=alphabetically')
})

test('similar villas show the price of the chosen dates, and only with it a booking link', async () => {
  const stay = await freeStay(kalamiHouse.id)
  const page = await visit(`${kalamiHouse.path}?${queryFor(stay)}&people=2`)
  const section = page.getByRole('region', { name: 'Houses like this one' })
  await section.scrollIntoViewIfNeeded()
  const cards = section.getByRole('article')
  await cards
    .getByText(/ nights?$|Nearest free dates|Not available on these dates/)
    .first()
    .waitFor()
  for (const card of await cards.all()) {
    const books = await card.getByRole('link', { name: 'Book these dates' }).count()
    const words = (await card.textContent()) ?? ''
    expect(words.includes('a week') && books > 0, words).toBe(false)
  }
})
