import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addressDay } from '#domain/calendar/day'
import { client, emailTo, linkOf, refusals, someone } from '../accounts.ts'
import {
  accessibilityFaults,
  address,
  arrive,
  atWidth,
  placeOf,
  textOf,
  widerBy,
  widths,
  withBrowser,
} from '../browser.ts'
import { payWith } from '../card.ts'
import { freeStay, villaOf } from '../catalogue.ts'
import { expectFresh, expectOutcome } from '../fresh-page.ts'
import { hold, offerPath, tellWho } from '../holding.ts'

const { visit } = withBrowser()

/** Ends the option on a page. Journeys share one IP address, which can hold three: each ends its own. */
const endOption = (page: Page) =>
  page.evaluate(async () => {
    const { token: bearer } = JSON.parse(sessionStorage.getItem('session') ?? '{}')
    const id = /bookingid=(\d+)/.exec(document.cookie)?.[1]
    const headers = { authorization: `Bearer ${bearer.token}` }
    const answer = await fetch(`/api/core/bookings/ob/expire/${id}`, { method: 'PUT', headers })
    return answer.status
  })

describe.each(atWidth('phone'))('on a %s', (width, viewport) => {
  test('a visitor without an account goes from the villa to a stay that waits for its transfer', async () => {
    const villa = await villaOf(width === 'phone' ? 20 : 21)
    const stay = await freeStay(villa.id)
    const days = new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to), people: '4' })
    const page = await visit(`${villa.cmsRelativeURL}?${days}`, { viewport, allow: refusals })
    await page.getByRole('link', { name: width === 'phone' ? 'Book' : 'Book this stay', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: 'Hold it for an hour' }).waitFor()
    const summary = page.getByRole('complementary', { name: 'Stay and price' })
    await summary.getByText('Deposit, 30%').waitFor()
    expect(await textOf(summary)).toContain(villa.name)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await widerBy(page)).toBeLessThanOrEqual(0)

    // The conditions must be accepted.
    await page.getByRole('button', { name: 'Hold this villa' }).click()
    await page.getByText('Please accept the booking conditions.').waitFor()
    await hold(page)
    await page
      .getByRole('timer')
      .getByText(/Held for you for (59|60) more minutes/)
      .waitFor()
    await expect.poll(() => placeOf(page)).toBe('/secure/ob')
    expect(await accessibilityFaults(page)).toEqual([])

    // Typed values survive a reload; an address with a typo gets a suggestion.
    const person = someone()
    await tellWho(page, { ...person, email: 'ada@gmial.com' })
    await page.getByText('Did you mean').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'ada@gmail.com' }).waitFor()
    expect(await page.getByLabel('Last name').inputValue()).toBe(person.lastname)
    await page.getByLabel('E-mail', { exact: true }).fill(person.email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { level: 2, name: 'Pay by card' }).waitFor()
    await page.getByText(person.email).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await widerBy(page)).toBeLessThanOrEqual(0)

    // A second tab shows the same step.
    const second = await page.context().newPage()
    await second.goto(address('/secure/ob'))
    await second.getByRole('heading', { level: 2, name: 'Pay by card' }).waitFor()
    await second.close()

    // The villa is held for days only once the address is confirmed, on any device. In euros, since their account
    // differs from that of pounds, and has a QR code.
    await page.getByLabel('Payment currency').selectOption({ value: '1' })
    const transfer = page.getByRole('button', { name: /^Book and pay €.+ by transfer$/ })
    await page.getByText('Pay by bank transfer instead').click()
    await transfer.click()
    await page.getByText(`We have written to ${person.email}`).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const reader = await visit('/', { viewport, allow: refusals })
    await reader.goto(address(await linkOf(reader, person.email, 'Please confirm your address')))
    await reader.getByRole('heading', { level: 1, name: 'Is this your e-mail address?' }).waitFor()
    expect(reader.url()).not.toContain('t=')
    expect(await accessibilityFaults(reader)).toEqual([])
    expect(await widerBy(reader)).toBeLessThanOrEqual(0)
    await reader.getByRole('button', { name: 'Yes, this is my address' }).click()
    await reader.getByRole('heading', { level: 1, name: 'Your address is confirmed' }).waitFor()
    await transfer.click()
    await expectOutcome(page, page.getByRole('heading', { level: 2, name: 'The villa is held for your transfer' }))
    expect(await accessibilityFaults(page)).toEqual([])
    expect(page.url()).not.toContain(encodeURIComponent(person.email))
    await page.reload()
    await page.getByRole('heading', { level: 2, name: 'The villa is held for your transfer' }).waitFor()
    // The page shows the same details as the e-mail: the deadline, the account of the currency, a QR code.
    const told = await emailTo(page, person.email, /^Your bank transfer for/)
    const until = / until (.+) \(local time at the villa\)/.exec(told)?.[1] ?? '?'
    await page.getByText(`We are holding it until ${until} (local time at the villa)`).waitFor()
    await page.getByText('GR16 0110 1250 0000 0001 2300 695').waitFor()
    await page.getByRole('img', { name: 'QR code of this transfer' }).waitFor()
    expect(await page.getByRole('button', { name: /^Copy: / }).count()).toBe(5)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await widerBy(page)).toBeLessThanOrEqual(0)
  }, 120_000)
})

test('of two who want the same stay one holds it; the other gets alternatives, and takes one', async () => {
  const stay = await freeStay(22)
  const [one, other] = await Promise.all(
    [widths.desk, widths.phone].map(viewport => visit(offerPath(22, stay), { viewport, allow: refusals })),
  )
  if (!one || !other) throw new Error('nobody came')
  await other.getByLabel('I accept the booking conditions').check()
  await hold(one)
  // To their holder the villa's page does not show the dates as taken, but links back.
  const { cmsRelativeURL } = await villaOf(22)
  const days = new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to) })
  await one.goto(address(`${cmsRelativeURL}?${days}`))
  const panel = one.getByRole('region', { name: 'Your stay' })
  await panel.getByText(/^These nights are held for you/).waitFor()
  await panel.getByRole('link', { name: 'Continue your booking' }).click()
  await one.getByRole('heading', { level: 2, name: 'Your details' }).waitFor()
  await other.getByRole('button', { name: 'Hold this villa' }).click()
  await other.getByRole('heading', { level: 3, name: 'These dates are free' }).waitFor()
  // Three to five stays near it, each with its price difference, and villas available on the same dates.
  const near = other.getByRole('button', { name: /nights?, [^·]+ · (.+ (more|less)|the same price)$/ })
  expect(await near.count()).toBeGreaterThanOrEqual(3)
  expect(await near.count()).toBeLessThanOrEqual(5)
  expect(await other.getByRole('button', { name: /nights?, / }).count()).toBe(await near.count())
  const similar = other.locator('h3:text-is("Free on your dates") + ul').getByRole('link')
  expect(await similar.count()).toBeGreaterThanOrEqual(1)
  for (const villa of await similar.all())
    expect(await villa.getAttribute('href')).toContain(new URLSearchParams({ from: addressDay(stay.from) }).toString())
  for (const viewport of [widths.desk, widths.phone]) {
    await other.setViewportSize(viewport)
    expect(await accessibilityFaults(other)).toEqual([])
    expect(await widerBy(other)).toBeLessThanOrEqual(0)
  }
  // The link of the e-mail leaves the waiting list.
  const { email } = someone()
  await other.getByLabel('E-mail', { exact: true }).fill(email)
  await other.getByRole('button', { name: 'Tell me if they become free' }).click()
  await other.getByText('You are on the list.').waitFor()
  const list = await other.context().newPage()
  await list.goto(address(await linkOf(list, email, /^We are watching /, 'waiting')))
  await list.getByRole('button').click()
  await list.getByText('You are not on a waiting list').waitFor()
  await list.close()
  await near.first().click()
  await hold(other)
  expect([await endOption(one), await endOption(other)]).toEqual([204, 204])
}, 120_000)

test('a changed price requires a new confirmation; an option that expires while the visitor types loses no input', async () => {
  const stay = await freeStay(23)
  // The earlier price.
  const cheaper = (page: Page) =>
    page.route(
      '**/bookings/ob/quote?*',
      async route => {
        const response = await route.fetch()
        const sale = await response.json()
        const rates = sale.rates.map((rate: { totalPrice: number }) => ({ ...rate, totalPrice: rate.totalPrice - 10 }))
        await route.fulfill({ response, json: { ...sale, rates } })
      },
      { times: 1 },
    )
  const page = await visit(offerPath(23, stay), { allow: refusals, before: cheaper })
  await page.getByLabel('I accept the booking conditions').check()
  await page.getByRole('button', { name: 'Hold this villa' }).click()
  await page.getByText('The price has changed in the meantime').waitFor()
  expect(
    await page
      .getByRole('alert')
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .count(),
  ).toBe(2)
  expect(await page.getByLabel('I accept the booking conditions').isChecked()).toBe(true)
  await hold(page)
  const person = someone()
  await tellWho(page, person)
  expect(await endOption(page)).toBe(204)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Your hold on this villa has ended').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await hold(page)
  await expect.poll(() => page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(person.email)
  expect(await page.getByLabel('Last name').inputValue()).toBe(person.lastname)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { level: 2, name: 'Pay by card' }).waitFor()
  // The new offer is in the currency chosen for the stay.
  await page.getByLabel('Payment currency').selectOption({ value: '3' })
  await page.getByText('Price, in USD').waitFor()
  expect(await endOption(page)).toBe(204)
  await page.reload()
  await page.getByText('Your hold on this villa has ended').waitFor()
  await page.getByText('Price, in USD').waitFor()
})

test.each(atWidth('desk'))('a client logs in, extends, releases the hold and logs out: %s', async (width, viewport) => {
  const person = await client()
  const villaId = width === 'phone' ? 51 : 24
  const page = await visit(offerPath(villaId, await freeStay(villaId)), { allow: refusals, viewport })
  await expectFresh(page)
  await hold(page)
  await page.getByLabel('Telephone').fill('+39 06 5550 199')
  await page.getByRole('button', { name: 'Log in or sign up' }).click()
  const door = page.getByRole('dialog')
  await door.getByLabel('E-mail', { exact: true }).fill(person.email)
  await door.getByLabel('Password', { exact: true }).fill(person.password)
  await door.getByRole('button', { name: 'Log in', exact: true }).click()
  // The hold from before the log-in now belongs to the account, with its draft.
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe(person.firstname)
  await expect.poll(() => page.getByLabel('Telephone').inputValue()).toBe('+39 06 5550 199')
  expect(await page.getByRole('button', { name: 'Log in or sign up' }).count()).toBe(0)
  expect(await page.getByLabel('First name').inputValue()).toBe(person.firstname)
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(person.email)
  await page.getByRole('button', { name: 'I need more time' }).click()
  await page.getByRole('button', { name: 'Hold it for another half hour' }).click()
  await page
    .getByRole('timer')
    .getByText(/Held for you for (8|9)\d more minutes/)
    .waitFor()
  await page.getByRole('button', { name: 'Release the villa' }).click()
  await page.getByRole('button', { name: 'No, keep the hold' }).click()
  await page.getByRole('button', { name: 'Release the villa' }).click()
  await page.getByRole('button', { name: 'Yes, release it' }).click()
  await page.getByRole('heading', { level: 2, name: 'Hold it for an hour' }).waitFor()
  await page.goto(address('/secure/profile'))
  await page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage) + document.cookie)).not.toMatch(
    /session|contactid|bookingid|draft/,
  )
})

test('without a stay, and for an unknown villa, the page links to the search', async () => {
  const page = await visit('/secure/ob', { allow: refusals })
  await page.getByText('You have not started a booking.').waitFor()
  await page.goto(address('/secure/ob?villa=999999&from=05+Jun+2027&to=12+Jun+2027'))
  await page.getByRole('link', { name: 'Find villas' }).last().click()
  await arrive(page, /\/results/)
})

test('a card is declined, the next one requires 3-D Secure, and the booking is confirmed', async () => {
  const stay = await freeStay(26)
  const sent: string[] = []
  const page = await visit(offerPath(26, stay), {
    allow: refusals,
    before: async page => {
      page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    },
  })
  await hold(page)
  const person = someone()
  await tellWho(page, person)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { level: 2, name: 'Pay by card' }).waitFor()
  // The currency can change until a payment begins.
  const summary = page.getByRole('complementary', { name: 'Stay and price' })
  await page.getByLabel('Payment currency').selectOption({ value: '3' })
  await summary.getByText('Price, in USD').waitFor()
  await page.getByRole('button', { name: /^Book and pay \$/ }).click()
  await page.getByText('Please check the marked fields.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await payWith(page, '4000 0000 0000 0242', /^Book and pay/)
  await page.getByText('The card could not be used.').waitFor()
  await payWith(page, '4000 0000 0000 0036', /^Book and pay/)
  await page.getByText('Payment failed').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await payWith(page, '4242 4242 4242 4242', /^Book and pay/)
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor()
  // The back button after the challenge leads to it again.
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Confirm with your bank' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue to my bank' }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.waitForURL(/\/secure\/ob\/deposit-thanks/)
  await page.getByRole('heading', { name: 'Congratulations!' }).waitFor()
  await page.getByText('Deposit, 30% · paid').first().waitFor()
  await page.getByText(person.email).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(sent.filter(request => request.startsWith(address('/')) && /4242 ?4242/.test(request))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(sessionStorage) + document.cookie)).not.toMatch(/4242|0036/)

  // A password creates an account, which contains the booking.
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('I agree to the Terms of Use').check()
  await page.getByRole('button', { name: 'Open my account' }).click()
  await page.getByRole('link', { name: 'Overview and payment' }).click()
  await page.getByRole('heading', { name: 'Still to be paid' }).waitFor()
}, 180_000)
