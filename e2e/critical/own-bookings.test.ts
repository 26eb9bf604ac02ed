import { expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { client, logIn } from '../accounts.ts'
import { accessibilityFaults, address, atWidth, withBrowser } from '../browser.ts'

const { visit } = withBrowser()
const leadBooker = { email: demonstrationAccounts.leadBooker, password: demonstrationPassword }

test.each(atWidth('desk'))(
  'a client sees each booking in its group, with its next payment: %s',
  async (_, viewport) => {
    const page = await visit('/secure/bookings', { viewport })
    await logIn(page, leadBooker)
    for (const group of ['On hold for you', 'Coming up', 'White Key', 'Past stays'])
      await page.getByRole('heading', { level: 2, name: group }).waitFor()
    const coming = page.locator('section', { has: page.getByRole('heading', { name: 'Coming up' }) })
    expect(await coming.getByRole('listitem').first().textContent()).toMatch(
      /Booking reference .+ · Confirmed.+Balance of .+, due on /s,
    )
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // The dashboard shows the next trip first, with what is missing, and no past stay.
    await page.goto(address('/de/secure'))
    const trip = page.getByRole('article').filter({ hasText: /In \d+ Tagen/ })
    await trip.getByRole('heading', { level: 3, name: /^\d von \d erledigt$/ }).waitFor()
    expect(await page.getByRole('heading', { name: 'Vergangene Aufenthalte' }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('complementary', { name: 'Ihre Ansprechperson' }).waitFor()
    // A task leads to its page, with the booking of the trip; a reload keeps it.
    await trip.getByRole('link', { name: /^Passdaten ergänzen/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Passdaten' }).waitFor()
    expect(new URL(page.url()).search).toMatch(/^\?booking=\d+$/)
    const choice = page.getByLabel('Reise', { exact: true })
    const [chosen, other] = await choice
      .getByRole('option')
      .evaluateAll(all => all.map(one => (one as HTMLOptionElement).value))
    expect(await choice.inputValue()).toBe(chosen)
    await choice.selectOption(other ?? '')
    await page.waitForURL(`**?booking=${other}`)
    await page.reload()
    await expect.poll(() => choice.inputValue()).toBe(other)
  },
)

test('a client without bookings sees where to begin', async () => {
  const page = await visit('/secure/bookings')
  await logIn(page, await client())
  await page.getByText('You have no bookings yet.').waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: 'Find villas' }).getAttribute('href')).toBe('/results')
})

test('a past stay shows its data, and no more choices, actions or cancellation', async () => {
  const page = await visit('/secure/bookings')
  await logIn(page, leadBooker)
  const past = page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Past stays' }) })
  await past
    .getByRole('link', { name: /Overview/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 2, name: 'Your booking in detail' }).waitFor()
  await page.getByText('Everything is paid.', { exact: true }).waitFor()
  const toCome = page.getByText(/If your plans change|before you travel|you choose between|Add to calendar/)
  expect(await toCome.allInnerTexts()).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  const coming = page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Coming up' }) })
  await page.goBack()
  await coming
    .getByRole('link', { name: /Overview/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 3, name: 'If your plans change' }).waitFor()
  expect(await toCome.count()).toBeGreaterThan(2)
})
