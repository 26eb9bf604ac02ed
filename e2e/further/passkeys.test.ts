import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { client, logIn, logOutOnPhone, refusals } from '../accounts.ts'
import { accessibilityFaults, textOf, widths, withBrowser } from '../browser.ts'

const { visit } = withBrowser()

/** A virtual authenticator of Chromium, whose user agrees. */
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
    kept: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

// A client who declines or has a passkey: web/features/account/security/passkeys.component.test.tsx.
test('a client adds a passkey, logs in with it on a phone, and removes it, after which it is invalid', async () => {
  const person = await client()
  const page = await visit('/secure/profile', { allow: refusals, viewport: widths.phone })
  const device = await authenticator(page)
  await logIn(page, person)
  const add = page.getByRole('button', { name: 'Add a passkey' })
  await add.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('My telephone')
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'My telephone' })
  await row.getByText('Added on').waitFor()
  expect(await device.kept()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])

  await logOutOnPhone(page)
  const enter = page.getByRole('button', { name: 'Log in with a passkey' })
  await enter.waitFor()
  await enter.click()
  await row.getByText('Last used on').waitFor()

  await row.getByRole('button', { name: 'Remove the passkey My telephone' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => row.count()).toBe(0)
  await logOutOnPhone(page)
  await enter.click()
  await page.getByText('This passkey does not work here.').waitFor()
  expect(await textOf(page.locator('body'))).not.toContain(person.email)
}, 90_000)
