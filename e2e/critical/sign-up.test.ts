import { expect, test } from 'vitest'
import { bookWithoutAccount, linkOf, refusals, someone } from '../accounts.ts'
import { accessibilityFaults, address, placeOf, widths, withBrowser } from '../browser.ts'

const { visit } = withBrowser()

// Errors of the form, and the keyboard: web/features/auth/registration/sign-up.component.test.tsx.
test('a visitor signs up on a phone, in German, and confirms the address', async () => {
  const { email, password, firstname, lastname } = someone()
  const page = await visit('/de/account', { viewport: widths.phone, allow: refusals })
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page.getByRole('button', { name: 'Mit E-Mail registrieren' }).click()
  await page.getByRole('heading', { name: 'Ihre Angaben' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByLabel('Vorname', { exact: true }).fill(firstname)
  await page.getByLabel('Nachname', { exact: true }).fill(lastname)
  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Registrieren', exact: true }).click()
  await page.getByText(`Bitte bestätigen Sie ${email}`).waitFor()
  expect(placeOf(page)).toBe('/de/account')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto(address(await linkOf(page, email, 'Bitte bestätigen Sie Ihre Adresse')))
  await page.getByRole('heading', { level: 1, name: 'Übersicht' }).waitFor()
  expect(placeOf(page)).toBe('/de/secure')
  await page.getByText(`Willkommen, ${firstname}.`).waitFor()
  expect(await page.getByText(`Bitte bestätigen Sie ${email}`).count()).toBe(0)
})

test('a booker without an account completes the registration by the link, and finds the booking', async () => {
  const { email, password } = someone()
  const page = await visit('/secure/complete-registration', { allow: refusals, viewport: widths.phone })
  const reference = await bookWithoutAccount(page, email, 41)
  await page.getByText('This link has expired or is invalid.').waitFor()
  await page.getByRole('button', { name: 'Send me another link' }).waitFor()
  // The booking's e-mail leads to the explanation of how to get an account; the log-in links there, too.
  await page.goto(address('/secure/login'))
  await page.getByRole('link', { name: 'Find my booking' }).click()
  await page.getByText('Booked without an account? To pay').waitFor()
  const mailed = await linkOf(page, email, /^Your bank transfer for/)
  expect(mailed).toMatch(/^\/secure\/ob\/continue\?booking=\d+&account=none#t=[\w-]{8,9}$/)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByText('Please open the e-mail we have just sent you.').waitFor()

  await page.goto(address(await linkOf(page, email, 'Complete your registration')))
  await page.getByText(`The account will be in the name of ${email}.`).waitFor()
  expect(placeOf(page)).toMatch(/^\/secure\/complete-registration\?bookingid=\d+$/)
  const booked = page.getByText(`Booking ${reference}`)
  await booked.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Ferrante')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Complete my registration' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  // Opening an e-mail link has confirmed the address.
  expect(await page.getByText(`Please confirm ${email}`).count()).toBe(0)
  await page.getByText(`Reference ${reference}`).waitFor()
  // The older e-mail, on another device, leads to the log-in.
  const elsewhere = await visit(mailed, { allow: refusals })
  await elsewhere.getByText('This booking now belongs to an account.').waitFor()
  await elsewhere.getByRole('dialog').waitFor()
  expect(await elsewhere.getByText('without an account').count()).toBe(0)
})
