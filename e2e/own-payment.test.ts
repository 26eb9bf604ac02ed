import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { client, logIn, refusals } from './accounts.ts'
import { accessibilityFaults, address, placeOf, textOf, widths, withBrowser } from './browser.ts'
import { payWith } from './card.ts'
import { freeStay } from './catalogue.ts'
import { takeOption } from './holding.ts'

const { visit } = withBrowser()

const noOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a client pays deposit, balance and services from their bookings, and finds the invoices', async () => {
  const person = await client()
  const page = await visit('/secure/bookings', { allow: refusals, viewport: widths.phone })
  await logIn(page, person)
  await page.getByText('Nothing is booked yet.').waitFor()
  const id = await takeOption(page, 27, await freeStay(27))
  const bookings = () => page.goto(address('/secure/bookings'))

  // An option waits among the bookings, and is gone on with from there.
  await bookings()
  await page.getByRole('link', { name: /^Go on with it: booking / }).click()
  await page.getByLabel('Telephone').fill('+39 06 5550 199')
  await page.getByRole('button', { name: 'Go on' }).click()
  // It was not taken by the form, which asks for the conditions first.
  await page.getByLabel('I accept the booking conditions').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await payWith(page, '4000 0000 0000 0010', /^Book and pay/)
  await page.waitForURL(/\/secure\/ob\/deposit-thanks/)
  await page.getByRole('heading', { name: 'Congratulations on your booking!' }).waitFor()
  await page.getByRole('link', { name: 'Overview and payment' }).click()

  // Somebody else pays a share of it, by a link, without an account and without learning whose it is.
  await page.getByRole('heading', { name: 'Still to be paid' }).waitFor()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByLabel('Amount, in €').fill('99999')
  await page.getByRole('button', { name: 'Make the link' }).click()
  await page.getByText(/^A link can ask for .+ at most\.$/).waitFor()
  await page.getByLabel('Amount, in €').fill('250')
  await page.getByLabel('For whom').fill('Grace')
  await page.getByRole('button', { name: 'Make the link' }).click()
  await page.getByText('open until').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const link = await page.getByLabel('The link', { exact: true }).inputValue()
  const friend = await visit(link.replace(address('/'), '/'), { allow: refusals })
  await friend.getByText(/asks you to pay €250/).waitFor()
  expect([placeOf(friend), new URL(friend.url()).hash]).toEqual(['/secure/ob/pay', ''])
  expect(await accessibilityFaults(friend)).toEqual([])
  expect(await noOverflow(friend)).toBeLessThanOrEqual(0)
  expect(await textOf(friend.locator('main'))).not.toContain(person.lastname)
  await friend.getByLabel('First name on the card').fill('Grace')
  await friend.getByLabel('Last name on the card').fill('Verne')
  await payWith(friend, '4242 4242 4242 4242', /^Pay /)
  await friend.getByRole('button', { name: 'Approve', exact: true }).click()
  await friend.waitForURL(/\/secure\/ob\/pay\?payment=\d+$/)
  await friend.getByText('Many thanks for making your balance payment!').waitFor()
  expect(await accessibilityFaults(friend)).toEqual([])
  await friend.context().close()
  await page.reload()
  await page.getByText('has been paid').waitFor()
  expect(await page.getByRole('button', { name: 'Withdraw the link: Grace' }).count()).toBe(0)

  // What is left stands first; a decline leaves it as it was, with the address for the bills.
  await page.getByRole('heading', { name: 'Still to be paid' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Pay now' }).click()
  await payWith(page, '4000 0000 0000 0036', /^Pay /)
  await page.getByText('Payment failed').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect.poll(() => page.getByLabel('Billing address').inputValue()).toBe('Via della Salita 4')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await noOverflow(page)).toBeLessThanOrEqual(0)
  await payWith(page, '4242 4242 4242 4242', /^Pay /)
  await page.getByRole('button', { name: 'Give a wrong code', exact: true }).click()
  await page.waitForURL(/\/secure\/overview-and-payment\?booking=\d+&payment=/)
  await page.getByText('Payment failed').waitFor()
  await payWith(page, '4242 4242 4242 4242', /^Pay /)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.waitForURL(/\/secure\/ob\/balance-thanks/)
  await page.getByRole('heading', { name: 'Many thanks for making your balance payment!' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Overview and payment' }).click()
  await page.getByRole('heading', { level: 2, name: 'Invoices' }).waitFor()
  const paper = page.waitForResponse(/\/api\/core\/documents\/links$/)
  await page
    .getByRole('button', { name: /^Invoice .+ as PDF$/ })
    .last()
    .click()
  const opened = await fetch((await (await paper).json()).address)
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf'])

  // The confirmation stands on a page that prints.
  await page.getByRole('link', { name: 'Confirmation', exact: true }).click()
  await page.getByText('We confirm this stay for Ada Ferrante.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Into my calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  await page.goto(address(`/secure/overview-and-payment?booking=${id}`))

  // A deposit against damage is left when the stay is near; the waiver is a service more.
  await page.getByRole('radio', { name: /Damage deposit/ }).check()
  await page.getByText(/nothing is charged/i).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('radio', { name: /Damage waiver/ }).check()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await payWith(page, '4000 0000 0000 0010', /^Pay /)
  await page.getByRole('heading', { name: 'Thank you for your booking!' }).waitFor()
  await page.goto(address(`/secure/overview-and-payment?booking=${id}`))
  await page.getByText('Everything is paid.').waitFor()

  // Somebody else's booking is none.
  await page.goto(address('/secure/overview-and-payment?booking=9002'))
  await page.getByText('There is no such booking among yours.').waitFor()
}, 180_000)

test('a client pays the deposit of a provisional booking, in French', async () => {
  const person = await client()
  const page = await visit('/secure/bookings', { allow: refusals })
  await logIn(page, person)
  await page.getByText('Nothing is booked yet.').waitFor()
  const id = await takeOption(page, 28, await freeStay(28))
  await page.evaluate(async id => {
    const { bearer } = JSON.parse(sessionStorage.getItem('session') ?? '{}')
    const headers = { authorization: `Bearer ${bearer.token}` }
    await fetch(`/api/core/bookings/${id}/processoffline/deposit`, { method: 'POST', headers })
  }, id)
  // By the link of a letter, in another browser, it is asked who one is before anything is told.
  const elsewhere = await visit(`/secure/ob/continue?booking=${id}`, { allow: refusals })
  await elsewhere.getByRole('dialog').waitFor()
  expect(await accessibilityFaults(elsewhere)).toEqual([])
  await logIn(elsewhere, person)
  await elsewhere.waitForURL(/\/secure\/provisional\/payment\?booking=/)
  await elsewhere.getByText(/^Held for you for/).waitFor()
  await page.goto(address('/fr/secure/provisional'))
  await page.getByText(/^Réservée pour vous encore/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Régler l’acompte' }).click()
  await page.getByRole('heading', { level: 1, name: 'Régler l’acompte' }).waitFor()
  await page.getByRole('checkbox', { name: /conditions de réservation/ }).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await payWith(page, '4242 4242 4242 4242', /^Réserver et payer/)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.waitForURL(/\/fr\/secure\/ob\/deposit-thanks/)
  await page.getByRole('link', { name: 'Récapitulatif et paiement' }).click()
  await page.getByRole('heading', { name: 'Reste à régler' }).waitFor()
})
