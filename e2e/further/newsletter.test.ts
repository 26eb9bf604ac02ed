import { expect, test } from 'vitest'
import { linkOf } from '../accounts.ts'
import { accessibilityFaults, address, withBrowser } from '../browser.ts'

const { visit } = withBrowser()

test('a visitor subscribes to the newsletter, confirms by e-mail, and unsubscribes', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const page = await visit('/about-us')
  const form = page.getByRole('contentinfo').locator('form', { has: page.locator('input[type=email]') })
  await form.locator('input[type=email]').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => form.getByRole('status').textContent()).toContain('open the e-mail')

  await page.goto(address(await linkOf(page, email, 'Please confirm your subscription')))
  await page.getByText(`What we send to ${email}.`).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
  await page.getByText('You are subscribed.').waitFor()

  await page.goto(address('/about-us'))
  await page.goto(address(await linkOf(page, email, 'You are subscribed')))
  await page.getByRole('button', { name: 'Unsubscribe from the newsletter' }).click()
  await page.getByText('You are unsubscribed').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})
