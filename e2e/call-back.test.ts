import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, freshIpAddress, withBrowser } from './browser.ts'

const { visit } = withBrowser()
const lost = /Failed to load resource|status of/

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

test('a visitor chooses a time in their own time zone, and sees when we call', async () => {
  const page = await visit('/contact', { timezoneId: 'America/New_York', allow: lost })
  await askFromFreshIpAddress(page)
  const phone = aNumber()
  const section = page.locator('#call')
  await section.getByText('Times are in New York time.').waitFor()
  await expect.poll(() => section.getByLabel('Time', { exact: true }).locator('option').count()).toBeGreaterThan(0)
  expect(await accessibilityFaults(page)).toEqual([])
  const days = section.getByLabel('Day', { exact: true })
  const last = await days.locator('option').last().getAttribute('value')
  await days.selectOption(last)
  await section.getByLabel('Your name').fill('Ada Holm')
  await section.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.com`)
  await section.getByLabel('Telephone', { exact: true }).fill(phone)
  await section.getByRole('button', { name: 'Call me at this time' }).click()
  await section.getByRole('heading', { name: 'We will call you', exact: true }).waitFor()
  expect(await section.textContent()).toContain('(New York time)')

  // One call per number is enough; the visitor is notified, and keeps the typed values.
  await page.reload()
  await expect.poll(() => section.getByLabel('Time', { exact: true }).locator('option').count()).toBeGreaterThan(0)
  await section.getByLabel('Your name').fill('Ada Holm')
  await section.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.com`)
  await section.getByLabel('Telephone', { exact: true }).fill(phone)
  await section.getByRole('button', { name: 'Call me at this time' }).click()
  await section.getByText('We already have a call arranged with this number').waitFor()
  expect(await section.getByLabel('Your name').inputValue()).toBe('Ada Holm')
})

test('an unavailable time shows an error at its field, and nothing else is lost', async () => {
  const page = await visit('/contact', { allow: lost })
  const section = page.locator('#call')
  const time = section.getByLabel('Time', { exact: true })
  await expect.poll(() => time.locator('option').count()).toBeGreaterThan(0)
  await section.getByLabel('Your name').fill('Ada Holm')
  await section.getByLabel('E-mail').fill('ada@example.com')
  await section.getByLabel('Telephone', { exact: true }).fill(aNumber())
  await page.route('**/api/core/callbacks', async route => {
    const body = { ...route.request().postDataJSON(), startsAt: '2020-01-01T10:00:00.000Z' }
    await route.continue({ postData: JSON.stringify(body) })
  })
  await section.getByRole('button', { name: 'Call me at this time' }).click()
  await section.getByText('This has just been taken. Please choose another.').waitFor()
  expect(await section.getByLabel('Your name').inputValue()).toBe('Ada Holm')
})
