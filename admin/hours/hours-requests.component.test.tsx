import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeHoursShown } from '#contract/booking/hours'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { HoursRequests } from './hours-requests'

const request = (id: number): OfficeHoursShown => ({
  id,
  bookingId: 7,
  itemId: null,
  kind: 'early-arrival',
  time: '11:00',
  note: '',
  state: 'asked',
  price: null,
  message: '',
  askedAt: '2027-01-10T09:00:00.000Z',
  answeredAt: null,
  answeredBy: null,
  villa: `Villa ${id}`,
  reference: `AAAA-BBB${id}`,
  name: 'Ada Ferrante',
  email: 'ada@example.com',
  language: 'en',
  currencyId: 1,
  from: '2027-06-05',
  to: '2027-06-12',
  arrivalFrom: '16:00',
  departureBy: '10:00',
  neighbour: '',
})

const show = (at = '/office/hours') => renderComponent(<HoursRequests me={exampleStaff} />, { at, messages: ['admin'] })

test('a list goes on by its cursor, and the address names the list', async () => {
  const asked = stubApi('GET /office/hours', ({ query }) =>
    query.cursor ? { requests: [request(3)], next: null } : { requests: [request(1), request(2)], next: 2 },
  )
  const { address } = await show()
  await expect.element(page.getByText('Villa 2')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('Villa 3')).toBeVisible()
  expect(page.getByRole('button', { name: 'Show more' }).elements()).toEqual([])
  expect(asked.map(({ query }) => query)).toEqual([{ state: 'asked' }, { state: 'asked', cursor: '2' }])
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('link', { name: 'Answered' }).click()
  await expect.poll(() => asked.at(-1)?.query).toEqual({ state: 'answered' })
  expect(address()).toBe('/office/hours?state=answered')
})

test('a failed list is loaded again on request, and an empty one says so', async () => {
  let fails = true
  stubApi('GET /office/hours', () => (fails ? problem(500, 'internal') : { requests: [], next: null }))
  await show()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  fails = false
  await retry.click()
  await expect.element(page.getByText('There is no request to answer.')).toBeVisible()
})

test('a refused answer keeps what was typed; an accepted one reloads the list', async () => {
  const lists = stubApi('GET /office/hours', () => ({ requests: [request(1)], next: null }))
  stubApi('POST /office/hours/{id}/answer', () => problem(409, 'not-in-this-state'))
  await show()
  await page.getByRole('button', { name: /^Answer the request for Villa 1/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(/^Price, in EUR/).fill('120')
  await dialog.getByLabelText('Message to the client').fill('Gladly.')
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByLabelText(/^Price, in EUR/)).toHaveValue(120)
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('POST /office/hours/{id}/answer', () => undefined)
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect.poll(() => lists.length).toBe(2)
  expect(sent[0]?.body).toEqual({ answer: 'quoted', price: 120, message: 'Gladly.' })
})
