import { expect, test } from 'vitest'
import { addDays, addressDay } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import { client, logIn, refusals } from '../accounts.ts'
import { accessibilityFaults, address, hydrated, textOf, widerBy, widths, withBrowser } from '../browser.ts'
import { payWith } from '../card.ts'
import { freeStay, villaOf } from '../catalogue.ts'
import { hold } from '../holding.ts'

const { visit } = withBrowser()
const villaId = 16

test('a client chooses the flexible rate on the villa’s page, holds and pays, and finds its terms again', async () => {
  const person = await client()
  const [stay, villa] = await Promise.all([freeStay(villaId), villaOf(villaId)])
  const terms = villa.seasons.find(({ from, to }) => from <= stay.from && stay.from < to)?.flexible
  if (!terms) throw new Error('the season offers no flexible rate')
  const free = `cancel free of charge up to and including ${formatDay(addDays(stay.from, -terms.freeDays), 'en')}`
  const page = await visit('/secure/bookings', { allow: refusals, viewport: widths.phone })
  await logIn(page, person)
  await page.getByText('You have no bookings yet.').waitFor()

  const days = { from: addressDay(stay.from), to: addressDay(stay.to), adults: '4' }
  await page.goto(address(`${villa.cmsRelativeURL}?${new URLSearchParams(days)}`))
  await hydrated(page)
  await page.getByRole('button', { name: 'Show your stay' }).click()
  const dialog = page.getByRole('dialog')
  const rates = dialog.getByRole('group', { name: 'Choose your rate' })
  await expect.poll(() => rates.getByRole('radio').count()).toBe(2)
  await rates.getByRole('radio', { name: /^Flexible/ }).check()
  const side = rates.locator('label', { has: page.getByRole('radio', { name: /^Flexible/ }) })
  const [total = ''] = /[€£][\d,.]+/.exec(await textOf(side)) ?? []
  expect(total).not.toBe('')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await widerBy(page)).toBeLessThanOrEqual(0)

  // The offer receives it and shows both rates again.
  await dialog.getByRole('link', { name: 'Book this stay' }).click()
  await page.getByRole('heading', { level: 2, name: 'Your rate' }).waitFor()
  expect(await page.getByRole('radio', { name: /^Flexible/ }).isChecked()).toBe(true)
  await page.getByText(free).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await hold(page)
  await page.getByLabel('Telephone').fill('+39 06 5550 199')
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await page.getByRole('radio', { name: /^Flexible/ }).isChecked()).toBe(true)
  await payWith(page, '4000 0000 0000 0010', /^Book and pay/)

  await page.waitForURL(/\/secure\/ob\/deposit-thanks/)
  await page.getByText('Last day to cancel free of charge').waitFor()
  await page.getByRole('link', { name: 'Overview and payment' }).click()
  await page.getByText(free).first().waitFor()
  await page.getByText(total).first().waitFor()
}, 120_000)
