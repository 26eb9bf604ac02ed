import { expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { client, linkOf, logIn, type Person, refusals, someone } from '../accounts.ts'
import {
  accessibilityFaults,
  address,
  holdsFocus,
  hydrated,
  placeOf,
  textOf,
  widerBy,
  widths,
  withBrowser,
} from '../browser.ts'

const { visit } = withBrowser()

/** Signs in elsewhere, and ends the user's other sessions. */
async function endOthers({ email, password }: Person): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
  const opened = await fetch(address('/api/auth/token'), { method: 'POST', headers: { authorization } })
  const bearer = { authorization: `Bearer ${((await opened.json()) as { token: string }).token}` }
  const listed = await fetch(address('/api/auth/sessions'), { headers: bearer })
  const { sessions } = (await listed.json()) as { sessions: { id: string; current: boolean }[] }
  for (const { id } of sessions.filter(({ current }) => !current)) {
    await fetch(address(`/api/auth/sessions/${id}`), { method: 'DELETE', headers: bearer })
  }
}

test('all tabs follow a log-in and a log-out', async () => {
  const person = await client()
  // Requests of one tab during the log-out in another are rejected.
  const page = await visit('/secure/profile', { allow: refusals })
  const other = await page.context().newPage()
  await other.goto(address('/de/secure/guest-logins'))
  await other.getByRole('heading', { name: 'Anmelden' }).waitFor()
  await logIn(page, person)
  await page.getByRole('heading', { level: 1, name: 'Personal Profile' }).waitFor()
  await other.getByRole('heading', { level: 1, name: 'Gastzugänge' }).waitFor()
  // A public page, whose HTML is anonymous, shows the initials, and removes them after the log-out.
  const home = await page.context().newPage()
  await home.goto(address('/'))
  await home.getByRole('link', { name: 'My Bookings (AF)' }).waitFor()
  await other.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
  expect(await textOf(page.locator('body'))).not.toContain(person.email)
  await home.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
})

test('a page restored from the back/forward cache shows no data after a log-out', async () => {
  const person = await client()
  const page = await visit('/secure/profile', { allow: refusals })
  await logIn(page, person)
  await page.getByText(person.email).first().waitFor()
  await page.context().clearCookies({ name: 'contactid' })
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
  expect(await textOf(page.locator('body'))).not.toContain(person.email)
})

test('a session that ends while the user fills in a form loses none of it, and shows nothing to another user', async () => {
  const person = await client()
  const page = await visit('/secure/guest-logins', { allow: refusals })
  await logIn(page, person)
  await page.getByLabel('First name').fill('Ugo')
  await page.getByLabel('Last name').fill('Bruno')
  await endOthers(person)
  await page.getByLabel('E-mail address', { exact: true }).fill('ugo@example.com')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
  await hydrated(page)
  await logIn(page, person)
  await page.getByRole('heading', { level: 1, name: 'Guest Logins' }).waitFor()
  await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Bruno')
  expect(await page.getByLabel('E-mail address', { exact: true }).inputValue()).toBe('ugo@example.com')

  await endOthers(person)
  await page.reload()
  await logIn(page, await client())
  await page.getByRole('heading', { level: 1, name: 'Guest Logins' }).waitFor()
  expect(await page.getByLabel('Last name').inputValue()).toBe('')
})

test('a log-out that does not reach the server keeps the session', async () => {
  const page = await visit('/secure/profile', { allow: /Failed to load|ERR_/ })
  await logIn(page, await client())
  await page.getByRole('heading', { level: 1, name: 'Personal Profile' }).waitFor()
  await page.route('**/api/auth/logout', route => route.abort())
  const out = page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Log out' })
  await out.click()
  await page.getByText('you are still logged in').first().waitFor()
  await page.unroute('**/api/auth/logout')
  await out.click()
  await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
})

test('a device is signed out from another, and by a change of password', async () => {
  const person = await client()
  const here = await visit('/secure/profile', { allow: refusals })
  const there = await visit('/secure/profile', { allow: refusals })
  await logIn(there, person)
  await there.getByRole('heading', { level: 1, name: 'Personal Profile' }).waitFor()
  await logIn(here, person)
  const others = here.getByRole('button', { name: /^Log out: / })
  // The sign-up happened in yet another browser.
  await expect.poll(() => others.count()).toBe(3)

  await here.getByLabel('Current password').fill('Something1')
  await here.getByLabel('New password').fill('Libeccio2031')
  await here.getByLabel('Confirm password').fill('Libeccio2031')
  // A wrong password shows an error at its field.
  await here.getByRole('button', { name: 'Change password' }).click()
  await here.getByText('Incorrect password').waitFor()
  await here.getByLabel('Current password').fill(person.password)
  await here.getByRole('button', { name: 'Change password' }).click()
  await here.getByText('Your password has been changed.').waitFor()
  await expect.poll(() => others.count()).toBe(1)
  expect(await accessibilityFaults(here)).toEqual([])

  await there.reload()
  await there.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
}, 90_000)

/** A unique last name: names have letters only. */
const newName = () => `G${crypto.randomUUID().replace(/[^a-f]/g, '')}`

test('a travel agent is invited to one trip without prices, accepts on a phone, and is removed again', async () => {
  const guest = { ...someone(), firstname: 'Bice', lastname: newName() }
  const lead = await visit('/secure/guest-logins', { allow: refusals })
  await logIn(lead, { email: demonstrationAccounts.leadBooker, password: demonstrationPassword })
  await lead.getByLabel('First name').fill(guest.firstname)
  await lead.getByLabel('Last name').fill(guest.lastname)
  await lead.getByLabel('E-mail address', { exact: true }).fill(guest.email)
  await lead.getByRole('radio', { name: 'Travel agent' }).check()
  await lead.getByRole('button', { name: 'Send the invitation' }).click()
  await lead.getByText('Choose at least one trip.').waitFor()
  expect(await holdsFocus(lead.getByRole('checkbox').first())).toBe(true)
  await lead.getByRole('checkbox', { name: 'Baglio Salinaro' }).check()
  await lead.getByRole('button', { name: 'Send the invitation' }).click()
  await lead.getByText('The invitation is on its way.').waitFor()
  const row = lead.getByRole('listitem').filter({ hasText: guest.lastname })
  await row.getByText(/Travel agent · invited/).waitFor()
  await row.getByText('Without prices').waitFor()
  expect(await accessibilityFaults(lead)).toEqual([])

  const page = await visit('/', { allow: refusals, viewport: widths.phone })
  await page.goto(address(await linkOf(page, guest.email, /You are invited: Baglio Salinaro/)))
  await page.getByRole('heading', { name: 'Eleanor invites you' }).waitFor()
  await page.getByText('Baglio Salinaro').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill(guest.password)
  await page.getByLabel('Confirm password').fill(guest.password)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await page.getByRole('heading', { level: 1, name: 'My Bookings' }).waitFor()
  expect(placeOf(page)).toBe('/secure/bookings')
  await expect.poll(() => page.getByRole('link', { name: /^Your trip/ }).count()).toBe(1)
  await page.getByRole('link', { name: /^Your trip/ }).click()
  await page.getByText('Only the person who made the booking can see the prices of this trip.').waitFor()
  expect(await textOf(page.locator('main'))).not.toMatch(/€\s?\d/)
  expect(await widerBy(page)).toBe(0)
  // Public pages know the user through browser storage only.
  await page.goto(address('/'))
  await page
    .getByRole('link', { name: `My Bookings (B${guest.lastname[0]})` })
    .first()
    .waitFor()

  const nav = page.getByRole('navigation', { name: 'My account' })
  for (const path of ['/secure', '/secure/trip-details', '/secure/contact-details', '/secure/subscriptions']) {
    await page.goto(address(path))
    await page.getByRole('heading', { level: 1, name: 'My Bookings' }).waitFor()
    expect(await page.getByText('Only the person who made the booking can see that page.').count()).toBe(
      path === '/secure' ? 0 : 1,
    )
  }
  expect(await nav.getByRole('link', { name: 'Dashboard' }).count()).toBe(0)
  await page.goto(address('/secure/login'))
  expect(await page.getByRole('link', { name: 'Continue with SSO' }).getAttribute('href')).toBe('/account')
  expect(await page.getByRole('link', { name: 'Pay deposit' }).count()).toBe(0)
  await page.goto(address('/secure/guest-logins'))
  await page.getByText('Only they can invite others.').waitFor()
  await page.getByText('James Hartley').waitFor()
  expect(await page.getByRole('button', { name: 'Send the invitation' }).count()).toBe(0)

  // A guest who changes the e-mail address stays the same guest.
  const moved = someone().email
  await page.goto(address('/secure/profile'))
  await page.getByLabel('New e-mail address').fill(moved)
  await page.getByLabel('Your password', { exact: true }).fill(guest.password)
  await page.getByRole('button', { name: 'Send the confirmation' }).click()
  await page.getByText('Please open the e-mail at your new address.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto(address(await linkOf(page, moved, 'Please confirm your new address')))
  await page.getByText(`You log in with ${moved}.`).waitFor()
  await lead.reload()
  await lead.getByRole('listitem').filter({ hasText: moved }).waitFor()

  await row.getByRole('button', { name: `Remove ${guest.firstname} ${guest.lastname}` }).click()
  await lead.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => row.count()).toBe(0)
  await page.reload()
  await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
}, 180_000)
