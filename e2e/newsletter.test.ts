import { describe, expect, test } from 'vitest'
import { linkOf } from './accounts.ts'
import { accessibilityFaults, address, eachWidth, withBrowser } from './browser.ts'

const { visit } = withBrowser()

describe.each(eachWidth)('on a %s', (_, viewport) => {
  test('a visitor subscribes to the newsletter, confirms by e-mail, and unsubscribes', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const page = await visit('/about-us', { viewport })
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
})

test('the focus outline of the newsletter field does not strike through its label', async () => {
  const page = await visit('/about-us')
  const field = page.getByRole('contentinfo').locator('input[type=email]')
  await field.focus()
  const label = page.locator(`label[for="${await field.getAttribute('id')}"]`)
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([label, field].map(element => element.boundingBox()))
      return above && below ? above.y + above.height <= below.y + 1 : false
    })
    .toBe(true)
})
