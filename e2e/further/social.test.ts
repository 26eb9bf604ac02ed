import { expect, test } from 'vitest'
import { linkOf, logIn, refusals, someone } from '../accounts.ts'
import { accessibilityFaults, address, freshIpAddress, withBrowser } from '../browser.ts'

const { visit } = withBrowser()

test.each([
  ['Google', 'Log in'],
  ['Apple', 'Create an Account'],
  ['Facebook', 'Log in'],
])(
  'with %s one signs in by a window, from "%s"',
  async (provider, from) => {
    const { email } = someone()
    const page = await visit('/secure/login', { allow: refusals })
    if (from !== 'Log in') await page.getByRole('button', { name: from }).click()
    const button = page.getByRole('button', { name: `Continue with ${provider}` })
    await button.waitFor()
    const coming = page.waitForEvent('popup')
    await button.click()
    const window = await coming
    await page.getByText(`Waiting for ${provider} …`).waitFor()
    await window.getByLabel('E-mail').fill(email)
    await window.getByLabel('First name').fill('Iris')
    await window.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    // The simulated Apple returns no name.
    await page.getByText(`Welcome, ${provider === 'Apple' ? email : 'Iris'}.`).waitFor()
    await expect.poll(() => window.isClosed()).toBe(true)
  },
  90_000,
)

test('after a cancellation, or a closed window, the user logs in another way', async () => {
  const page = await visit('/secure/login')
  const google = page.getByRole('button', { name: 'Continue with Google' })
  const coming = page.waitForEvent('popup')
  await google.click()
  await (await coming).close()
  await expect.poll(() => google.isEnabled()).toBe(true)
  await page.evaluate(() => {
    window.open = () => null
  })
  await google.click()
  await page.getByText('Your browser blocked the window.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByText('Guest or travel agent').click()
  await expect.poll(() => google.count()).toBe(0)
})

test('a client sees the linked provider in the profile and in a password reset, and removes it', async () => {
  const person = someone()
  const page = await visit('/secure/login', { allow: refusals })
  const coming = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const window = await coming
  await window.getByLabel('E-mail').fill(person.email)
  await window.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

  await fetch(address(`/api/core/contacts/passwordrecovery/email/${encodeURIComponent(person.email)}`), {
    method: 'POST',
    headers: { 'x-forwarded-for': freshIpAddress() },
  })
  const link = await linkOf(page, person.email, 'Your new password')
  const other = await visit(link, { allow: refusals })
  const keep = other.getByLabel('Remove them, so that nobody else keeps access.')
  await other.getByText(`Google, ${person.email}`).waitFor()
  expect(await keep.isChecked()).toBe(true)
  expect(await accessibilityFaults(other)).toEqual([])
  await keep.uncheck()
  await other.getByLabel('New password', { exact: true }).fill(person.password)
  await other.getByLabel('Confirm password').fill(person.password)
  await other.getByRole('button', { name: 'Save password' }).click()
  await other.getByRole('heading', { name: 'Your password is saved' }).waitFor()

  const profile = await visit('/secure/profile', { allow: refusals })
  await logIn(profile, person)
  await profile.getByText(`${person.email}, linked on`).waitFor()
  await profile.getByRole('button', { name: 'Remove the log-in with Google' }).click()
  const dialog = profile.getByRole('dialog')
  expect(await accessibilityFaults(profile)).toEqual([])
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await profile.getByText('No provider linked.').waitFor()
}, 90_000)
