import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { client, linkOf, logIn, refusals } from './accounts.ts'
import { accessibilityFaults, address, freshIpAddress, textOf, widths, withBrowser } from './browser.ts'

const { visit } = withBrowser()

/** A virtual authenticator of Chromium, whose user agrees or declines. */
async function authenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    agrees: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    kept: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

test('a client adds a passkey, logs in with it on a phone, and removes it, after which it is invalid', async () => {
  const person = await client()
  const page = await visit('/secure/profile', { allow: refusals, viewport: widths.phone })
  const device = await authenticator(page)
  await logIn(page, person)
  const add = page.getByRole('button', { name: 'Add a passkey' })
  await add.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('My telephone')
  await dialog.getByLabel('Current password').fill('Something1')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('Incorrect password').waitFor()
  await dialog.getByLabel('Current password').fill(person.password)
  await device.agrees(false)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('No passkey was created.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await device.agrees(true)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'My telephone' })
  await row.getByText('Added on').waitFor()
  expect(await device.kept()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])

  // The device already has it.
  await add.click()
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('This device already has a passkey of yours.').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Log out' }).click()
  const enter = page.getByRole('button', { name: 'Log in with a passkey' })
  await enter.waitFor()
  await device.agrees(false)
  await enter.click()
  await page.getByText('No passkey was used.').waitFor()
  await device.agrees(true)
  await enter.click()
  await row.getByText('Last used on').waitFor()

  await row.getByRole('button', { name: 'Remove the passkey My telephone' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => row.count()).toBe(0)
  await page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Log out' }).click()
  await enter.click()
  await page.getByText('This passkey does not work here.').waitFor()
  expect(await textOf(page.locator('body'))).not.toContain(person.email)
  await page.goto(address('/secure/login?g=1'))
  await enter.waitFor()
}, 90_000)

test('a client without a password logs in again by a link before adding a passkey, when the log-in is old', async () => {
  const { email } = await client()
  const page = await visit('/secure/login', { allow: refusals })
  await fetch(address('/api/auth/token/bytoken/send'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshIpAddress() },
    body: JSON.stringify({ email }),
  })
  const newestLink = () => linkOf(page, email, 'Your link to log in')
  const first = await newestLink()
  await page.goto(address(first))
  await page.getByRole('button', { name: 'Log in now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

  const device = await authenticator(page)
  await page.goto(address('/secure/profile'))
  // Simulates the response for an old session.
  await page.route('**/api/auth/passkeys/options', route =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { status: 409, code: 'recent-log-in-needed', title: 'Please log in again first' },
    }),
  )
  const add = async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('My telephone')
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await add()
  await page.getByText('You logged in a while ago.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Send me a link by e-mail' }).click()
  await page.getByText(`The link is on its way to ${email}.`).waitFor()

  await page.unroute('**/api/auth/passkeys/options')
  await expect.poll(newestLink).not.toBe(first)
  await page.goto(address(await newestLink()))
  await page.getByRole('button', { name: 'Log in now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.goto(address('/secure/profile'))
  await add()
  await page.getByRole('listitem').filter({ hasText: 'My telephone' }).getByText('Added on').waitFor()
  expect(await device.kept()).toBe(1)
}, 90_000)
