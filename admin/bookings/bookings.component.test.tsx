import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { Bookings } from './bookings'

const booking = (bookingId: number, name: string) => ({
  ...{ bookingId, reference: `ABCD-000${bookingId}`, status: 2, villa: 'Kalami House', from: '2028-06-03' },
  ...{
    to: '2028-06-10',
    name,
    email: `${name}@example.com`,
    clientManager: null,
    usualManager: null,
    chosen: false,
    bookedAt: '2027-01-15T10:00:00.000000Z',
  },
})

test('the list keeps its filter and order in the address, and its words out of it', async () => {
  stubApi('GET /office/views', () => ({ views: [] }))
  const sent = stubApi('POST /office/bookings/list', ({ body }) =>
    (body as { cursor?: string }).cursor
      ? { bookings: [booking(2, 'Bruno')], next: null }
      : { bookings: [booking(1, 'Ada')], next: '2028-06-03.1' },
  )
  const { address } = await renderComponent(<Bookings me={exampleStaff} />, {
    at: '/office/bookings',
    messages: ['admin'],
  })
  await expect.element(page.getByText('Ada', { exact: true })).toBeVisible()
  expect(sent[0]?.body).toEqual({ words: '', state: 'coming', order: 'arrival' })
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('Bruno', { exact: true })).toBeVisible()
  expect(sent.at(-1)?.body).toMatchObject({ cursor: '2028-06-03.1' })
  await page.getByRole('link', { name: 'Past' }).click()
  await expect.poll(address).toBe('/office/bookings?state=past')
  await expect.poll(() => sent.at(-1)?.body).toEqual({ words: '', state: 'past', order: '-arrival' })
  await page.getByRole('link', { name: 'Arrival' }).click()
  await expect.poll(address).toBe('/office/bookings?state=past&order=arrival')
  await page.getByRole('searchbox').fill('ferr')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect.poll(() => sent.at(-1)?.body).toEqual({ words: 'ferr', state: 'past', order: 'arrival' })
  expect(address()).not.toContain('ferr')
  expect(await accessibilityViolations()).toEqual([])
})

test('the export has the filter of the list; a failure is told', async () => {
  stubApi('GET /office/views', () => ({ views: [] }))
  stubApi('POST /office/bookings/list', () => ({ bookings: [], next: null }))
  await renderComponent(<Bookings me={exampleStaff} />, { at: '/office/bookings?state=ended', messages: ['admin'] })
  await expect.element(page.getByText('There are no bookings here.')).toBeVisible()
  const sent = stubApi('POST /office/bookings/csv', () => problem(429, 'too-many-requests') as never)
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(sent[0]?.body).toEqual({ words: '', state: 'ended', order: '-arrival' })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  stubApi('POST /office/bookings/csv', () => 'Reference\r\n' as never)
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  await expect
    .poll(() => clicked.mock.contexts.map(link => (link as HTMLAnchorElement).download))
    .toEqual(['bookings.csv'])
})
