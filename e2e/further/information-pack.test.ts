import { expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { logIn } from '../accounts.ts'
import { accessibilityFaults, address, widerBy, widths, withBrowser } from '../browser.ts'

const { visit } = withBrowser()
/** The errors that a browser reports for unreachable pages. */
const unreachable = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/

test('the information pack is read on a telephone without a connection, until the log-out', async () => {
  const page = await visit('/secure/holiday-information-pack', {
    viewport: { width: 390, height: 844 },
    allow: unreachable,
  })
  await logIn(page, { email: demonstrationAccounts.leadBooker, password: demonstrationPassword })
  await page.getByRole('heading', { level: 2, name: 'In an emergency' }).waitFor()
  await page.goto(address('/de/secure/holiday-information-pack'))
  await page.getByRole('heading', { level: 2, name: 'Im Notfall' }).waitFor()
  await page.getByRole('link', { name: '112' }).waitFor()
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByText(/^Auf diesem Gerät gespeichert/).waitFor()

  await page.context().setOffline(true)
  await page.goto(address('/de/secure/holiday-information-pack'), { waitUntil: 'domcontentloaded' })
  await page.getByText(/^Sie sind offline\. Dies ist die Kopie/).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Im Notfall' }).waitFor()
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  // Other pages of the client area are never stored.
  expect(await page.goto(address('/de/secure/passport-details')).catch(() => 'unreachable')).toBe('unreachable')

  await page.context().setOffline(false)
  await page.goto(address('/de/secure/holiday-information-pack'))
  await page.getByText(/^Auf diesem Gerät gespeichert/).waitFor()
  const copies = () => page.evaluate(async () => (await caches.keys()).length)
  expect(await copies()).toBe(1)
  await page.setViewportSize(widths.desk)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect.poll(copies).toBe(0)
})
