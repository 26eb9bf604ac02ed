import type { Page } from 'playwright-core'
import { addressDay } from '#domain/calendar/day'
import type { Person } from './accounts.ts'
import { address, freshIpAddress } from './browser.ts'

export const offerPath = (id: number, { from, to }: { from: string; to: string }) =>
  `/secure/ob?${new URLSearchParams({ villa: String(id), from: addressDay(from), to: addressDay(to), adults: '4' })}`

/** Gives the page a fresh IP address, since each can only hold a few villas. */
export async function holdFromFreshIpAddress(page: Page) {
  const forwarded = { 'x-forwarded-for': freshIpAddress() }
  await page.route(address('/api/core/bookings/ob'), route =>
    route.continue({ headers: { ...route.request().headers(), ...forwarded } }),
  )
}

/** Accepts the conditions and holds the villa. */
export async function hold(page: Page) {
  await holdFromFreshIpAddress(page)
  await page.getByLabel('I accept the booking conditions').check()
  await page.getByRole('button', { name: 'Hold this villa' }).click()
  await page.getByRole('heading', { level: 2, name: 'Your details' }).waitFor()
}

/** Enters the booker's details. */
export async function tellWho(page: Page, { firstname, lastname, email }: Person) {
  await page.getByLabel('First name').fill(firstname)
  await page.getByLabel('Last name').fill(lastname)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Telephone').fill('+39 06 5550 199')
}

/**
 * Takes an option through the API calls of the browser, from a fresh IP address, since each can only hold a few. No
 * other journey uses the villa.
 */
export const takeOption = (page: Page, propertyId: number, stay: { from: string; to: string }) =>
  page.evaluate(
    async ({ propertyId, stay, address }) => {
      const { token: bearer } = JSON.parse(sessionStorage.getItem('session') ?? '{}')
      const headers = {
        authorization: `Bearer ${bearer.token}`,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      }
      const query = { propertyId: String(propertyId), ...stay, adults: '4' }
      const quote = await (await fetch(`/api/core/bookings/ob/quote?${new URLSearchParams(query)}`)).json()
      const body = { propertyId, ...stay, adults: 4, currencyId: 1, total: quote.totalPrice }
      const made = await fetch('/api/core/bookings/ob', { method: 'POST', headers, body: JSON.stringify(body) })
      return (await made.json()).bookingId as number
    },
    { propertyId, stay, address: freshIpAddress() },
  )
