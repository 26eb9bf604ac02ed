import { rm } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { freePort } from '#testing/network/free-port'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { refusals, someone } from '../accounts.ts'
import { withBrowser } from '../browser.ts'
import { billTo, payWith } from '../card.ts'
import { freeStay } from '../catalogue.ts'
import { hold, offerPath, tellWho } from '../holding.ts'
import { withWallets } from '../wallets.ts'

const { visit } = withBrowser()

test('with Opayo both versions of 3-D Secure return to the booking, and Apple Pay pays one', async () => {
  const folder = await copyOfData(inject('preparedData'))
  const site = await startSite({ DATA_DIR: folder, PORT: String(await freePort()), CARD_PROVIDER: 'opayo' })
  try {
    const page = await visit(`${site.address}${offerPath(29, await freeStay(29))}`, { allow: refusals })
    await hold(page)
    await tellWho(page, someone())
    await page.getByRole('button', { name: 'Continue' }).click()
    await billTo(page, 'Via della Salita 4')
    await payWith(page, '4000 0000 0000 0028', /^Book and pay/)
    await page.getByRole('button', { name: 'Give a wrong code', exact: true }).click()
    await page.waitForURL(/\/secure\/ob\/payment\?booking=/)
    await page.getByText('Payment failed').waitFor()
    expect(await page.getByLabel('Billing address').inputValue()).toBe('Via della Salita 4')
    await payWith(page, '4242 4242 4242 4242', /^Book and pay/)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.waitForURL(/\/secure\/ob\/deposit-thanks/)
    await page.getByRole('heading', { name: 'Congratulations!' }).waitFor()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/4242|0028/)

    // Apple Pay: the wallet provides the name and address.
    const wallet = await visit(`${site.address}${offerPath(30, await freeStay(30))}`, {
      allow: refusals,
      before: page => withWallets(page, '4242424242424242'),
    })
    await hold(wallet)
    await tellWho(wallet, someone())
    await wallet.getByRole('button', { name: 'Continue' }).click()
    const apple = wallet.getByRole('button', { name: /^Apple Pay: Book and pay / })
    await apple.waitFor()
    const gateway = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'
    await wallet.evaluate(url => Object.assign(window, { appleAddress: url }), gateway)
    await apple.click()
    await wallet.waitForURL(/\/secure\/ob\/deposit-thanks/)
    await wallet.getByText(/^Deposit: .+, paid by Ada Ferrante with Apple Pay, Visa ending in 4242\.$/).waitFor()
    // Pending requests must not reach a site that is stopping.
    await Promise.all([page, wallet].map(one => one.context().close()))
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}, 180_000)
