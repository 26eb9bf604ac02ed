import { TOTP, URI } from 'otpauth'
import type { Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { bookWithoutAccount, client, linkOf, logIn, refusals } from './accounts.ts'
import { accessibilityFaults, address, focused, placeOf, textOf, widths, withBrowser } from './browser.ts'
import { payWith } from './card.ts'
import { nextStay } from './catalogue.ts'
import { takeOption } from './holding.ts'

const { visit } = withBrowser()
const office = { email: demonstrationAccounts.staff, password: demonstrationPassword }

/** The office's recovery codes; the second journey uses them after losing the authenticator. */
let recoveryCodes: string[] = []

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function showPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Scans the QR code on the page, and returns its secret. */
async function readCode(page: Page): Promise<TOTP> {
  const picture = sharp(await page.getByRole('img', { name: 'QR code' }).screenshot()).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const kept = URI.parse(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) }))
  if (!(kept instanceof TOTP)) throw new Error('the code is that of no clock')
  return kept
}

/** Sets up the second factor and returns the recovery codes; the browser ends on the requested page. */
async function setUp(page: Page, landing: string): Promise<string[]> {
  await page.getByRole('heading', { level: 1, name: 'Set up your second factor' }).waitFor()
  const kept = await readCode(page)
  const typed = (await textOf(page.locator('code'))).replaceAll(' ', '')
  expect(typed).toBe(kept.secret.base32)
  await page.getByRole('textbox', { name: 'Code' }).fill(kept.generate())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your recovery codes' }).waitFor()
  const codes = await page.getByRole('listitem').locator('code').allTextContents()
  expect(await page.getByRole('button', { name: 'Sign in' }).isDisabled()).toBe(true)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: landing }).waitFor()
  return codes
}

test('the office sets up its second factor, invites a colleague, reads the audit log, and ends their access', async () => {
  const page = await visit('/office/people', { allow: refusals })
  expect(await accessibilityFaults(page)).toEqual([])
  await showPassword(page, { ...office, password: 'Something1' })
  await page.getByText('Address and password do not match.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(office.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('This code is not correct.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  recoveryCodes = await setUp(page, 'People')
  await page.getByText('This is you').waitFor()
  expect(recoveryCodes).toHaveLength(10)
  expect(await accessibilityFaults(page)).toEqual([])

  const email = `${crypto.randomUUID()}@example.com`
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Bruno Sala')
  await dialog.getByLabel('E-mail').fill('bruno')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await dialog.getByText('That does not look like an e-mail address.').waitFor()
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Clients').check()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await row.getByText('Invited').waitFor()

  const other = await visit('/', { allow: refusals })
  await other.goto(address(await linkOf(other, email, /access to the back office/)))
  await other.getByRole('heading', { level: 1, name: 'Choose your password' }).waitFor()
  expect(other.url()).not.toContain('t=')
  await other.getByLabel('New password').fill('Ponente2027')
  await other.getByLabel('Confirm password').fill('Ponente2028')
  await other.getByRole('button', { name: 'Save password' }).click()
  await other.getByText('Passwords do not match').waitFor()
  await other.getByLabel('Confirm password').fill('Ponente2027')
  await other.getByRole('button', { name: 'Save password' }).click()
  await other.getByRole('button', { name: 'Sign in' }).click()
  await showPassword(other, { email, password: 'Ponente2027' })
  await setUp(other, 'Welcome')
  const desk = other.getByRole('navigation', { name: 'Back office' })
  expect(await desk.getByRole('link').allTextContents()).toEqual(['Back office', 'Clients'])
  await other.goto(address('/office/people'))
  await other.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()

  await page.reload()
  await row.getByRole('button', { name: 'Change: Bruno Sala' }).click()
  await dialog.getByRole('button', { name: 'End access' }).click()
  await dialog.getByText('is logged out at once').waitFor()
  await dialog.getByRole('button', { name: 'End access' }).click()
  await row.getByText('Access ended').waitFor()
  await desk.getByRole('link', { name: 'Clients' }).click()
  await other.getByLabel('Name or e-mail address').fill('lead@')
  await other.getByRole('button', { name: 'Find' }).click()
  await other.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()

  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Log' }).click()
  await page.getByLabel('By whom or about whom').selectOption({ label: 'Bruno Sala' })
  await page.getByLabel('Action').selectOption({ label: 'Changed a member of staff' })
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'left' }).count()).toBe(1)
  expect(placeOf(page)).toMatch(/^\/office\/log\?(?=.*action=changed)(?=.*person=)/)
  expect(await accessibilityFaults(page)).toEqual([])

  // A villa held for a bank transfer becomes available once released.
  const held = await bookWithoutAccount(other, `${crypto.randomUUID()}@example.com`, 43)
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Expected transfers' }).click()
  await page.getByRole('button', { name: new RegExp(`^Release: .+, ${held}$`) }).click()
  await dialog.getByText('becomes free at once').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Release' }).click()
  await page
    .getByText(/ is free again\. We have written to /)
    .first()
    .waitFor()
  await expect.poll(() => page.getByText(held).count()).toBe(0)
}, 120_000)

test('on a phone and with the keyboard alone, a staff member impersonates a client, without consent banner and analytics', async () => {
  const page = await visit('/office', { allow: refusals, viewport: widths.phone })
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type(office.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(office.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Second factor' }).waitFor()
  expect(await focused(page)).toBe('Second factor')
  await page.getByRole('button', { name: 'I do not have my authenticator' }).press('Enter')
  await page.getByLabel('Recovery code').focus()
  // Each code is valid once, also when this journey is retried.
  await page.keyboard.type(recoveryCodes.shift() ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).press('Enter')
  await page.getByLabel('Name or e-mail address').focus()
  await page.keyboard.type('lead@')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'View as' }).press('Enter')
  await page.getByLabel('Why are you viewing as this client?').focus()
  await page.keyboard.type('Why')
  await page.getByRole('dialog').getByRole('button', { name: 'View as client' }).press('Enter')
  await page.getByText('Please give a reason of at least ten characters.').waitFor()
  await page.getByLabel('Why are you viewing as this client?').focus()
  await page.keyboard.type(' are her dates wrong?')
  await page.getByRole('dialog').getByRole('button', { name: 'View as client' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const banner = page.getByRole('complementary', { name: 'Viewing as a client' })
  await banner.getByText('You are viewing the site as').waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
  // The impersonation is limited to this tab.
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/contactid|session/)

  await page.goto(address('/de/secure/passport-details'))
  await page.getByText('Sie sehen die Website als').waitFor()
  await page.waitForURL(address('/de/secure/bookings'))
  await page.goto(address('/secure/ob/payment'))
  await page.getByRole('heading', { level: 1, name: 'My Bookings' }).waitFor()
  await page.goto(address('/secure/profile'))
  await page.getByLabel('First name').fill('Mallory')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('You are viewing as a client: you cannot change, pay or send anything.').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Mallory')

  await banner.getByRole('button', { name: 'End' }).click()
  await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor()
  await page.goto(address('/secure/profile'))
  await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()

  // Signing out applies to every tab.
  await page.goto(address('/office'))
  const second = await page.context().newPage()
  await second.goto(address('/fr/office/log'))
  await second.getByRole('heading', { level: 1, name: 'Journal' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await second.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
  expect(await textOf(second.locator('body'))).not.toContain(office.email)
}, 120_000)

test('a staff member requests a claim before the arrival, cannot confirm it, withdraws it and releases the deposit', async () => {
  const person = await client()
  const theirs = await visit('/secure/bookings', { allow: refusals })
  await logIn(theirs, person)
  await theirs.getByText('You have no bookings yet.').waitFor()
  const { villaId, stay } = await nextStay()
  const id = await takeOption(theirs, villaId, stay)
  await theirs.goto(address(`/secure/ob?booking=${id}`))
  await theirs.getByLabel('Telephone').fill('+39 06 5550 199')
  await theirs.getByRole('button', { name: 'Continue' }).click()
  await theirs.getByLabel('I accept the booking conditions').check()
  await theirs.getByRole('button', { name: 'Continue' }).click()
  await payWith(theirs, '4000 0000 0000 0010', /^Book and pay/)
  await theirs.waitForURL(/\/secure\/ob\/deposit-thanks/)
  await theirs.goto(address('/secure/overview-and-payment'))
  await theirs.getByRole('radio', { name: /Damage deposit/ }).check()
  await theirs.getByRole('button', { name: 'Leave the deposit by card' }).click()
  await payWith(theirs, '4000 0000 0000 0010', /^Leave €/)
  await theirs.getByText(/^Your bank has set aside €[\d,.]+\./).waitFor()
  const [reference = 'none'] =
    /\b[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/.exec(await textOf(theirs.locator('main'))) ?? []

  const page = await visit('/office/deposits', { allow: refusals, viewport: widths.phone })
  await showPassword(page, office)
  await page.getByRole('button', { name: 'I do not have my authenticator' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCodes.shift() ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Damage deposits' }).waitFor()
  // Other journeys can leave deposits, too.
  const row = page.getByRole('listitem').filter({ hasText: reference })
  await row.waitFor()
  const dialog = page.getByRole('dialog')
  await row.getByRole('button', { name: /^Claim: / }).click()
  await dialog.getByText('a colleague has to confirm the claim').waitFor()
  await dialog.getByLabel('Amount in EUR').fill('12.5')
  await dialog.getByLabel('What was damaged').fill('The gate, by the lorry that brought the luggage')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Claim' }).click()
  await row.getByText('Requested by you: a colleague has to confirm it.').waitFor()
  await row.getByText('€12.50 requested by').waitFor()
  expect(await row.getByRole('button', { name: /^Confirm/ }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await row.getByRole('button', { name: /^Withdraw the claim: / }).click()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect.poll(() => row.getByText('€12.50 requested by').count()).toBe(0)
  await row.getByRole('button', { name: /^Release the deposit: / }).click()
  await dialog.getByRole('button', { name: 'Release' }).click()
  await expect.poll(() => row.count()).toBe(0)
  await page.getByText(/damage deposits? (is|are) held\.$/).waitFor()
  await page.getByRole('link', { name: 'Payments to check' }).click()
  await page.getByRole('heading', { level: 2, name: 'Outstanding refunds' }).waitFor()
  await page.getByText(/^All refunds have been made\.$|refunds? (is|are) outstanding\.$/).waitFor()
  await page.getByText(/^All payments match our requests\.$|payments? (does|do) not match\.$/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await linkOf(theirs, person.email, /^Damage deposit released/)
}, 180_000)
