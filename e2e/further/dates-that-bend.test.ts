import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Property, SearchReply } from '#contract/villas/villa-search'
import { addDays, addressDay } from '#domain/calendar/day'
import { formatDays, formatMonth } from '#domain/calendar/formats'
import { addressMonth, monthOf } from '#domain/calendar/month'
import type { Stay } from '#domain/calendar/stay'
import { accessibilityFaults, arrive, placeOf, textOf, widths, withBrowser } from '../browser.ts'
import { dayIn, turnTo } from '../calendar.ts'
import { ask, countOf, freeStay, nextJune, villas } from '../catalogue.ts'
import { chip, headingOf, onPhone, openFilter, screenOf } from '../filters.ts'

const { visit } = withBrowser()
const { kalamiHouse } = villas

const queryFor = ({ from, to }: Stay) => new URLSearchParams({ from: addressDay(from), to: addressDay(to) })
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Phones apply the selection with a button. */
async function apply(page: Page) {
  if (onPhone(page)) await screenOf(page).getByRole('button', { name: /^Show/ }).click()
}

/** A week that begins on a day without arrivals at Kalami House. */
async function oddWeek(): Promise<Stay> {
  const { from, to } = await freeStay(kalamiHouse.id)
  return { from: addDays(from, 3), to: addDays(to, 3) }
}

test('a traveller chooses dates flexible by three days', async () => {
  const stay = await freeStay(kalamiHouse.id)
  const page = await visit('/results?des=16', { viewport: widths.desk })
  const dates = await openFilter(page, 'dates')
  await dates.getByRole('radio', { name: '± 3 days' }).check()
  expect(await accessibilityFaults(page)).toEqual([])
  await turnTo(dates, stay.from)
  await dayIn(dates, stay.from).click()
  await dayIn(dates, stay.to).click()
  await apply(page)
  await arrive(page, /flex=3/)
  const asked = { des: '16', from: addressDay(stay.from), to: addressDay(stay.to), flex: '3' }
  expect(parameters(page)).toEqual(asked)
  const found = await countOf(asked)
  expect(found).toBeGreaterThanOrEqual(await countOf({ ...asked, flex: 0 }))
  await expect.poll(() => headingOf(page)).toBe(`${found} ${found === 1 ? 'villa' : 'villas'} in Corfu`)
  if (!onPhone(page)) expect(await textOf(chip(page, 'dates'))).toContain('± 3 days')
})

test('a traveller searches for any week of a month and opens a villa with the displayed week and price', async () => {
  const month = monthOf(nextJune)
  const page = await visit('/results?des=16', { viewport: widths.desk })
  const dates = await openFilter(page, 'dates')
  await dates.getByRole('radio', { name: 'A month' }).check()
  expect(await accessibilityFaults(page)).toEqual([])
  const year = dates.getByRole('group', { name: month.slice(0, 4) })
  await year.getByRole('button', { name: 'June' }).click()
  await apply(page)
  await arrive(page, /month=/)
  expect(parameters(page)).toEqual({ des: '16', month: addressMonth(month) })
  if (!onPhone(page)) {
    await expect.poll(() => textOf(chip(page, 'dates'))).toBe(`A week in ${formatMonth(month, 'en')}`)
  }
  // Half of the month can be selected, and the whole again.
  const again = onPhone(page) ? await openFilter(page, 'dates') : dates
  await again.getByRole('radio', { name: 'First half' }).check()
  await apply(page)
  await arrive(page, /half=1/)
  expect(parameters(page)).toEqual({ des: '16', month: addressMonth(month), half: '1' })
  const half = await countOf({ des: '16', month, half: '1' })
  await expect.poll(() => headingOf(page)).toBe(`${half} villas in Corfu`)
  const panel = onPhone(page) ? await openFilter(page, 'dates') : dates
  await panel.getByRole('radio', { name: 'Whole month' }).check()
  await apply(page)
  await arrive(page, address => !address.searchParams.has('half'))

  const { properties } = await ask<SearchReply>(`/core/properties/search?des=16&month=${month}`)
  const [first] = properties
  if (!first?.stay) throw new Error('No week of the month is free')
  const card = page.getByRole('article').filter({ hasText: first.name })
  await card.getByText(formatDays(first.stay, 'en', 'short')).waitFor()
  const price = await textOf(card.getByText('for 7 nights'))
  await card.getByRole('link', { name: first.name }).click()
  await arrive(page, /\/villas\//)
  expect(parameters(page)).toMatchObject({ from: addressDay(first.stay.from), to: addressDay(first.stay.to) })
  if (onPhone(page)) await page.getByRole('button', { name: 'Show your stay' }).click()
  const whole = page.locator('dl div').filter({ hasText: 'Whole stay' }).filter({ visible: true })
  expect(price).toContain(await textOf(whole.getByRole('definition')))
})

test('a villa that is unavailable on the dates offers the nearest available ones, one tap away', async () => {
  const odd = await oddWeek()
  const address = `${kalamiHouse.path}?${queryFor(odd)}`
  const page = await visit(address, { viewport: widths.phone })
  const offers = page.getByRole('button', { name: /for \d+ nights$/ }).filter({ visible: true })
  await offers.first().waitFor()
  expect(placeOf(page), 'the days are not thrown away').toBe(address)
  await page
    .getByText(formatDays(odd, 'en', 'short'))
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const near = await nearOf(odd)
  const offer = offers.filter({ hasText: formatDays(near, 'en', 'short') }).first()
  const price = await textOf(offer)
  await offer.click()
  await expect.poll(() => parameters(page)).toEqual({ from: addressDay(near.from), to: addressDay(near.to) })
  if (onPhone(page)) await page.getByRole('button', { name: 'Show your stay' }).click()
  const whole = page.locator('dl div').filter({ hasText: 'Whole stay' }).filter({ visible: true })
  expect(price).toContain(await textOf(whole.getByRole('definition')))
})

test('a card shows the nearest available dates and links to them', async () => {
  const odd = await oddWeek()
  const near = await nearOf(odd)
  const page = await visit(`/results?des=16&${queryFor(odd)}&showbooked=1`, { viewport: widths.desk })
  const card = page.getByRole('article').filter({ hasText: kalamiHouse.name })
  await card.getByText(`Nearest free dates: ${formatDays(near, 'en', 'short')}`).waitFor()
  await card.getByRole('link', { name: kalamiHouse.name }).click()
  await arrive(page, /\/villas\//)
  expect(parameters(page)).toMatchObject({ from: addressDay(near.from), to: addressDay(near.to) })
  await page.getByText('Whole stay').first().waitFor({ state: 'attached' })
})

/** The stay that the search returns as the nearest for Kalami House. */
async function nearOf(stay: Stay): Promise<Property['nearStay'] & {}> {
  const query = `ids=${kalamiHouse.id}&startDate=${stay.from}&endDate=${stay.to}&showbooked=1`
  const { properties } = await ask<SearchReply>(`/core/properties/search?${query}`)
  const near = properties[0]?.nearStay
  if (!near) throw new Error('Nothing near is free')
  return near
}

test('a traveller without JavaScript sees the available week', async () => {
  const page = await visit(`/results?des=16&month=${monthOf(nextJune)}`, { javaScriptEnabled: false })
  const { total } = await ask<SearchReply>(`/core/properties/search?des=16&month=${monthOf(nextJune)}`)
  expect(await headingOf(page)).toBe(`${total} villas in Corfu`)
  expect(await page.getByRole('article').first().getByRole('link').first().getAttribute('href')).toContain('from=')
})

test('the party stays in the URL', async () => {
  const page = await visit('/results?people=4&adults=2&children=2')
  const guests = await openFilter(page, 'guests')
  await guests.getByRole('button', { name: 'Children (3 - 12): one more' }).click()
  await arrive(page, /people=5/)
  expect(placeOf(page)).toBe('/results?people=5&adults=2&children=3')
  await page.getByRole('article').first().getByRole('link').first().click()
  await arrive(page, /\/villas\//)
  expect(parameters(page)).toMatchObject({ people: '5', adults: '2', children: '3' })
})
