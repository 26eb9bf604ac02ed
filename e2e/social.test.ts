import { expect, test } from 'vitest'
import { refusals, someone } from './accounts.ts'
import { accessibilityFaults, withBrowser } from './browser.ts'

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
    // The simulated Apple tells no name.
    await page.getByText(`Welcome, ${provider === 'Apple' ? email : 'Iris'}.`).waitFor()
    await expect.poll(() => window.isClosed()).toBe(true)
  },
  90_000,
)

test('who thinks better of it, or whose window stays closed, logs in another way', async () => {
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
  await page.getByText('Your browser has kept the window closed.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByText('Guest or travel agent').click()
  await expect.poll(() => google.count()).toBe(0)
})
