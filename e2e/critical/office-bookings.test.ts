import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test, vi } from 'vitest'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { OfferedExperience, PlannedExperience } from '#contract/extras/itineraries'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { refusals } from '../accounts.ts'
import { accessibilityFaults, freshIpAddress, widerBy, widths, withBrowser } from '../browser.ts'
import { signInToOffice } from '../office-sign-in.ts'

const { visit } = withBrowser()
vi.setConfig({ testTimeout: 180_000 })

// Staff set up their second factor, and a service is cancelled: a site of its own.
const folder = await copyOfData(inject('preparedData'))
const site = await startSite({ DATA_DIR: folder, TRUST_PROXY: '1' })
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})
const at = (path: string) => new URL(path, site.address).href
const bookingId = 9002

/** Calls the API as the lead booker of the demonstration. */
async function asLeadBooker() {
  const from = { 'x-forwarded-for': freshIpAddress() }
  const basic = Buffer.from(`${demonstrationAccounts.leadBooker}:${demonstrationPassword}`).toString('base64')
  const opened = await fetch(at('/api/auth/token'), {
    method: 'POST',
    headers: { ...from, authorization: `Basic ${basic}` },
  })
  const { token } = (await opened.json()) as { token: string }
  return async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
    const reply = await fetch(at(`/api/core${path}`), {
      method,
      headers: {
        ...from,
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        'if-match': '"0"',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Reply
  }
}

/** Plans and pays an experience; returns its name and the reference of its booking. */
async function payExperience(): Promise<{ name: string; reference: string }> {
  const ask = await asLeadBooker()
  const { experiences } = await ask<{ experiences: OfferedExperience[] }>(
    'GET',
    `/itineraries/villabookingid/${bookingId}/experiences?lang=en&adults=2&children=0`,
  )
  const offered = experiences
    .flatMap(({ serviceId, days }) => days.map(day => ({ serviceId, ...day })))
    .find(({ problem, price, deposit }) => problem === null && price !== null && price > 0 && deposit === null)
  if (!offered) throw new Error('no experience can be booked')
  const uuid = randomUUID()
  const body = { uuid, bookingId, serviceId: offered.serviceId, date: offered.date, adults: 2, children: 0 }
  const { quotedPrice } = await ask<PlannedExperience>('POST', '/itineraries', body)
  const basket = { bookingId, items: [{ uuid, quotedPrice }] }
  const { itemIds } = await ask<{ itemIds: number[] }>('POST', '/bookings/itinerary/consolidateforpayment', basket)
  const { url, key } = await ask<{ url: string; key: string }>('POST', '/payments/cardsession')
  const card = { type: 'card', number: '4000000000000010', expiry_month: 4, expiry_year: 2039, cvv: '100' }
  const tokenised = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(card),
  })
  const { token } = (await tokenised.json()) as { token: string }
  const { state } = await ask<CardPaymentResponse>('POST', `/bookings/client/pay/card/checkout/${bookingId}`, {
    ...{ part: 'service', amount: offered.price, itemIds, token },
    ...{ firstName: 'Eleanor', lastName: 'Hartley' },
  })
  expect(state).toBe('paid')
  const { reference, bookingItems } = await ask<BookingResponse>('GET', `/bookings/${bookingId}`)
  return { reference, name: bookingItems.find(({ id }) => id === itemIds[0])?.name ?? '' }
}

async function isFine(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
}

test('staff find a booking by keyboard, cancel a service of it, and read it in the log', async () => {
  const { name, reference } = await payExperience()
  const page = await visit(at('/office'), { allow: refusals })
  await signInToOffice(page)
  await page.getByRole('heading', { level: 2, name: 'Today' }).waitFor()
  await isFine(page)

  await page.keyboard.press('Control+k')
  await page.keyboard.type(reference.toLowerCase())
  await page.getByRole('option', { name: new RegExp(reference) }).waitFor()
  await isFine(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(at(`/office/bookings/${bookingId}`))
  await page.getByRole('button', { name: `Cancel ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/has been paid\. By its terms/).waitFor()
  await page.setViewportSize(widths.phone)
  await isFine(page)
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await dialog.getByText(/receives an e-mail/).waitFor()
  await dialog.getByRole('button', { name: 'Cancel it now' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  await page.getByText('Service cancelled').waitFor()
  await expect.poll(() => page.getByRole('button', { name: `Cancel ${name}`, exact: true }).count()).toBe(0)
  await isFine(page)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('log')
  await page.getByRole('option', { name: 'Log', exact: true }).click()
  await page.waitForURL(at('/office/log'))
  await page.getByLabel('Action').selectOption({ label: 'Cancelled a service' })
  const entry = page.getByRole('row').filter({ hasText: reference })
  await entry.getByText('Cancelled a service').waitFor()
  expect(await entry.count()).toBe(1)
  await isFine(page)
})
