import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { client, logIn, refusals } from '../accounts.ts'
import { accessibilityFaults, address, textOf, widerBy, widths, withBrowser } from '../browser.ts'
import { freeStay } from '../catalogue.ts'
import { takeOption } from '../holding.ts'
import { holderOf, sheetsOf, withWallets } from '../wallets.ts'

const { visit } = withBrowser()

const number = '4242424242424242'

test('a client pays a deposit by Google Pay, and a friend a share of the balance by Apple Pay', async () => {
  const person = await client()
  const page = await visit('/secure/bookings', {
    allow: refusals,
    viewport: widths.phone,
    before: page => withWallets(page, number),
  })
  await logIn(page, person)
  await page.getByText('You have no bookings yet.').waitFor()
  const id = await takeOption(page, 33, await freeStay(33))
  await page.goto(address('/secure/bookings'))
  await page.getByRole('link', { name: /^Continue booking/ }).click()
  await page.getByLabel('Telephone').fill('+39 06 5550 199')
  await page.getByRole('button', { name: 'Continue' }).click()
  const google = page.getByRole('button', { name: /^Google Pay: Book and pay / })
  // Conditions must be accepted before any payment.
  await page.getByLabel('I accept the booking conditions').waitFor()
  expect(await google.count()).toBe(0)
  await page.getByLabel('I accept the booking conditions').check()
  await page.getByRole('button', { name: 'Continue' }).click()

  // Closing the sheet changes nothing.
  await google.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  await holderOf(page, 'closes it')
  await google.click()
  await page.getByText('You closed Google Pay. Nothing has been charged').waitFor()
  const [sheet] = await sheetsOf(page)
  expect(sheet?.currency).toBe('EUR')
  const asked = (await google.getAttribute('aria-label'))?.replace(/[^\d.]/g, '')
  expect(Number(sheet?.total)).toBe(Number(asked))

  // Google merely stored this card: its bank requires a challenge, as for a typed one.
  await holderOf(page, 'agrees')
  await google.click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.waitForURL(/\/secure\/ob\/deposit-thanks/)
  await page.getByRole('heading', { name: 'Congratulations on your booking!' }).waitFor()

  await page.goto(address(`/secure/overview-and-payment?booking=${id}`))
  await page.getByRole('button', { name: 'Create a link' }).click()
  await page.getByLabel('Amount, in €').fill('250')
  await page.getByRole('button', { name: 'Create the link' }).click()
  const link = await page.getByLabel('Payment link', { exact: true }).inputValue()
  const friend = await visit(link.replace(address('/'), '/'), {
    allow: refusals,
    viewport: widths.desk,
    before: page => withWallets(page, number),
  })
  const apple = friend.getByRole('button', { name: /^Apple Pay: Pay €250/ })
  await apple.waitFor()
  expect(await accessibilityFaults(friend)).toEqual([])

  // Apple's merchant validation fails first, then succeeds.
  await friend.evaluate(() => Object.assign(window, { appleAddress: 'https://apple-pay-gateway.apple.com/' }))
  // The wallet has no address for the receipt.
  await apple.click()
  await expect.poll(() => friend.locator('main [name="email"]').getAttribute('aria-invalid')).toBe('true')
  await friend.locator('main [name="email"]').fill(`friend-${id}@example.com`)
  await apple.click()
  await friend.getByText('Apple Pay could not be opened. Nothing has been charged').waitFor()
  const validation = `${await bankOf(friend)}/applepay/paymentservices/paymentSession`
  await friend.evaluate(url => Object.assign(window, { appleAddress: url }), validation)
  await apple.click()
  const paid = friend.getByRole('alert').filter({ hasText: 'Thank you for your payment' })
  await paid.waitFor()
  expect(await textOf(friend.locator('main'))).not.toContain(person.lastname)
}, 180_000)

/** The simulated bank, from the content policy: payment pages may connect to it. */
async function bankOf(page: Page): Promise<string> {
  const policy = (await fetch(page.url())).headers.get('content-security-policy') ?? ''
  return /connect-src [^;]*(http:\/\/127\.0\.0\.1:\d+)/.exec(policy)?.[1] ?? ''
}
