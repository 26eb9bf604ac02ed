import { rm } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { freePort } from '#testing/network/free-port'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { refusals, someone } from './accounts.ts'
import { withBrowser } from './browser.ts'
import { billTo, payWith } from './card.ts'
import { freeStay } from './catalogue.ts'
import { hold, offerPath, tellWho } from './holding.ts'

const { visit } = withBrowser()

test('with Opayo both versions of 3-D Secure return to the booking', async () => {
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
    // Pending requests must not reach a site that is stopping.
    await page.context().close()
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}, 180_000)
