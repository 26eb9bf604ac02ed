import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { address, freshIpAddress } from './browser.ts'
import { freeStay } from './catalogue.ts'

/** Console messages of rejected requests, which these journeys expect. */
export const refusals = /Failed to load resource.*status of 4\d\d/

export interface Person {
  email: string
  password: string
  firstname: string
  lastname: string
}

/** A person without an account. */
export const someone = (): Person => ({
  email: `${crypto.randomUUID()}@example.com`,
  password: 'Tramontana7',
  firstname: 'Ada',
  lastname: 'Ferrante',
})

/** A person who has signed up before, in another browser. */
export async function client(): Promise<Person> {
  const person = someone()
  const answer = await fetch(address('/api/auth/createaccount_and_token'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshIpAddress() },
    body: JSON.stringify(person),
  })
  if (!answer.ok) throw new Error(`nobody could sign up: ${answer.status}`)
  return person
}

/** A booking by a visitor without an account, held for a bank transfer; returns its reference. */
export async function bookWithoutAccount(page: Page, email: string, propertyId: number): Promise<string> {
  const stay = await freeStay(propertyId)
  const from = { 'x-forwarded-for': freshIpAddress() }
  const ask = async (path: string, method = 'GET', body?: object, jwt?: string) => {
    const headers = {
      ...from,
      ...(body && { 'content-type': 'application/json' }),
      ...(jwt && { authorization: `Bearer ${jwt}` }),
    }
    const answer = await fetch(address(`/api/core/bookings${path}`), { method, headers, body: JSON.stringify(body) })
    const answered = answer.status === 204 ? undefined : await answer.json()
    if (!answer.ok && answered.code !== 'address-not-proven') throw new Error(`${path} answered ${answer.status}`)
    return answered
  }
  const query = new URLSearchParams({ propertyId: String(propertyId), ...stay, adults: '4' })
  const { totalPrice: total } = await ask(`/ob/quote?${query}`)
  const wanted = { propertyId, ...stay, adults: 4, currencyId: 1, total, conditions: true }
  const { jwt, bookingId } = await ask('/ob', 'POST', wanted)
  const booker = { firstname: 'Ada', lastname: 'Ferrante', email, phone: '+39 06 5550 199', wishes: '' }
  await ask(`/ob/booker/${bookingId}`, 'PUT', booker, jwt)
  const transfer = () => ask(`/${bookingId}/processoffline/deposit`, 'POST', undefined, jwt)
  await transfer()
  await ask('/confirmemail', 'POST', { token: await confirmationTokenOf(page, email) })
  return (await transfer()).reference
}

/** The token of the link that confirms an address before a villa is held for a bank transfer. */
export const confirmationTokenOf = async (page: Page, email: string): Promise<string> =>
  (await linkOf(page, email, 'Please confirm your address')).split('#t=')[1] ?? ''

/** Logs out by the menu of the client area, which is a sheet on a phone. */
export async function logOutOnPhone(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'My account' }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
}

/** Logs in with the visible form. */
export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByRole('heading', { name: 'Log in' }).first().waitFor()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** The text of the newest e-mail to an address; a site of the journey's own has its own outbox. */
export async function emailTo(
  page: Page,
  email: string,
  subject: string | RegExp,
  outbox = address('/dev/mail'),
): Promise<string> {
  const post = await page.context().newPage()
  try {
    const link = () => post.getByRole('row', { name: email }).getByRole('link', { name: subject }).first()
    await expect
      .poll(async () => {
        await post.goto(outbox)
        return link().count()
      })
      .toBe(1)
    await link().click()
    return (await post.locator('pre').textContent()) ?? ''
  } finally {
    await post.close()
  }
}

/** The path and query of the link in the newest e-mail to an address, or of one of its links. */
export async function linkOf(
  page: Page,
  email: string,
  subject: string | RegExp,
  below: 'waiting' | '(secure|office)' = '(secure|office)',
): Promise<string> {
  const text = await emailTo(page, email, subject)
  const { pathname, search, hash } = new URL(new RegExp(`\\S+/${below}[/?]\\S+`).exec(text)?.[0] ?? '')
  return pathname + search + hash
}
