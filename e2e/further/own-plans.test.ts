import { expect, test } from 'vitest'
import { client, linkOf, logIn, refusals } from '../accounts.ts'
import { accessibilityFaults, address, focused, textOf, widths, withBrowser } from '../browser.ts'
import { payWith } from '../card.ts'
import { distantStay } from '../catalogue.ts'
import { takeOption } from '../holding.ts'

const { visit } = withBrowser()

test('a client splits the balance, has invoices addressed to a company, requests another night, and cancels', async () => {
  const person = await client()
  const page = await visit('/secure/bookings', { allow: refusals, viewport: widths.phone })
  await logIn(page, person)
  await page.getByText('You have no bookings yet.').waitFor()
  const stay = await distantStay(31)
  const id = await takeOption(page, 31, stay)
  await page.goto(address(`/secure/ob?booking=${id}`))
  await page.getByLabel('Telephone').fill('+39 06 5550 199')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('I accept the booking conditions').check()
  await page.getByRole('button', { name: 'Continue' }).click()

  // Before the first invoice is issued; an invalid number shows an error at its field, and nothing is lost.
  await page.getByText('Add a company or an address to your invoices').click()
  await page.getByLabel('Company').fill('Verne <Co>')
  await page.getByLabel('VAT number').fill('12345')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => page.getByLabel('VAT number').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Company').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Company').inputValue()).toBe('Verne <Co>')
  await page.getByLabel('Company').fill('Verne & Co')
  await page.getByLabel('VAT number').fill('fr 12 345 678 901')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Invoices go to Verne & Co').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await payWith(page, '4000 0000 0000 0010', /^Book and pay/)
  await page.waitForURL(/\/secure\/ob\/deposit-thanks/)

  // The due dates are shown before the balance is split; it is paid in parts.
  await page.goto(address('/secure/overview-and-payment'))
  await page.getByText('Pay the balance in instalments').click()
  const inTwo = await textOf(page.getByText(/^In 2 instalments/))
  await page.getByRole('button', { name: 'Pay in these instalments' }).click()
  const left = page.locator('section', { has: page.getByRole('heading', { name: 'Still to be paid' }) })
  await expect.poll(() => left.getByText(/^.+ Balance, by/).count()).toBe(2)
  const [first = ''] = /€[\d,.]+/.exec(inTwo) ?? []
  expect(await textOf(left)).toContain(first)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('radio', { name: /^The next instalment/ }).check()
  await page.getByRole('button', { name: `Pay ${first}`, exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // Other dates: the booking's own nights count as free, and the price is shown before the request is sent.
  await page.getByRole('button', { name: 'Request a change' }).click()
  await page.getByText('This is your booking as it stands.').waitFor()
  const send = page.getByRole('button', { name: 'Send this request' })
  expect(await send.isDisabled()).toBe(true)
  const dayOf = (day: string) => page.locator(`[data-date="${day}"]`)
  expect(await dayOf(stay.from).getAttribute('aria-label')).toMatch(/, check-in/)
  expect(await dayOf(stay.from).getAttribute('aria-disabled')).toBeNull()
  // By keyboard: the arrival again clears the choice, then another arrival and the first departure.
  const arrivals = page.locator(
    'button[data-date][aria-label*="check-in"][aria-label$="possible"]:not([aria-disabled])',
  )
  await dayOf(stay.from).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Choose the day you arrive.').waitFor()
  await arrivals.first().focus()
  await page.keyboard.press('Enter')
  await page.getByText(/^Arriving on .+ Now choose the day you leave\.$/).waitFor()
  expect(await send.isDisabled()).toBe(true)
  const departures = page.locator('button[data-date][aria-label*="check-out possible"]:not([aria-disabled])')
  await departures
    .and(page.locator(`:not([data-date="${stay.to}"])`))
    .first()
    .click()
  const told = page.getByText(/(more|less) than now$|^The price stays the same$/)
  await told.waitFor()
  // The payment schedule adds up to the new total.
  await page
    .getByRole('row', { name: /^Tourist tax by / })
    .first()
    .waitFor()
  const chosen = await textOf(page.getByText(/\d nights?$/).first())
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Message to our office').fill('My sister comes along.')

  // A reload keeps the dates and the text.
  await page.reload()
  await told.waitFor()
  expect(await page.getByLabel('Message to our office').inputValue()).toBe('My sister comes along.')
  expect(await textOf(page.getByText(/\d nights?$/).first())).toBe(chosen)
  await send.click()
  await page.getByText('Our office has received your request and will write to you.').waitFor()
  await page.getByText(/^requested on .+, awaiting our answer$/).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  // It is withdrawn after a confirmation, and the stay is as booked.
  await page.getByRole('button', { name: 'Withdraw this request' }).click()
  await expect.poll(() => focused(page)).toMatch(/^Withdraw the request\?/)
  await page.getByRole('button', { name: 'Keep it', exact: true }).click()
  await page.getByRole('button', { name: 'Withdraw this request' }).click()
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await page.getByText('The request is withdrawn.').waitFor()
  await page.getByText('withdrawn by you').waitFor()
  expect(await page.getByRole('button', { name: 'Withdraw this request' }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])

  // The refund is shown before the click, and made after it.
  await page.getByText(/until then we refund everything\.$/).waitFor()
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep the booking' }).click()
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  const [, amount = ''] = /Your refund(€[\d,.]+)/.exec(await textOf(dialog)) ?? []
  await dialog.getByRole('button', { name: `Cancel and get ${amount} back` }).click()
  await page.getByRole('heading', { name: 'This booking was cancelled' }).waitFor()
  await page.getByText(`${amount} is being refunded to the card you paid with.`).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^This booking was cancelled/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByText(/^Credit note/).waitFor()
  await linkOf(page, person.email, /^Your booking has been cancelled: /)
  await page.goto(address('/secure/bookings'))
  const cancelled = page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Cancelled' }) })
  await cancelled.getByText(/· Cancelled$/).waitFor()
  await cancelled.getByRole('link', { name: /^Overview and payment/ }).click()
  await page.getByRole('heading', { name: 'This booking was cancelled' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Change or cancel' }).count()).toBe(0)
}, 180_000)
