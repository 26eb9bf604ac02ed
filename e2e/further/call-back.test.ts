import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, freshIpAddress, withBrowser } from '../browser.ts'

const { visit } = withBrowser()
/** An IP address can arrange three calls a day. */
const askFromFreshIpAddress = (page: Page) =>
  page.route('**/api/core/callbacks', route =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': freshIpAddress() } }),
  )
/** Numbers reserved for fiction in Britain. */
const aNumber = () =>
  `020 7946 0${Math.floor(Math.random() * 1000)
    .toString()
    .padStart(3, '0')}`

// A number with a call arranged, and an unavailable time: web/features/contact/call-back-form.component.test.tsx.
test('a visitor chooses a time in their own time zone, and sees when we call', async () => {
  const page = await visit('/contact', { timezoneId: 'America/New_York' })
  await askFromFreshIpAddress(page)
  const section = page.locator('#call')
  await section.getByText('Times are in New York time.').waitFor()
  await expect.poll(() => section.getByLabel('Time', { exact: true }).locator('option').count()).toBeGreaterThan(0)
  expect(await accessibilityFaults(page)).toEqual([])
  const days = section.getByLabel('Day', { exact: true })
  const last = await days.locator('option').last().getAttribute('value')
  await days.selectOption(last)
  await section.getByLabel('Your name').fill('Ada Holm')
  await section.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.com`)
  await section.getByLabel('Telephone', { exact: true }).fill(aNumber())
  await section.getByRole('button', { name: 'Call me at this time' }).click()
  await section.getByRole('heading', { name: 'We will call you', exact: true }).waitFor()
  expect(await section.textContent()).toContain('(New York time)')
})
