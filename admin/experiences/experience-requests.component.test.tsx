import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeExperienceRequest } from '#contract/extras/office-experiences'
import { accessibilityViolations } from '#web/testing/accessibility'
import { stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { ExperienceRequests } from './experience-requests'

const request = (itemId: number, date: string): OfficeExperienceRequest => ({
  ...{ itemId, bookingId: 7, reference: `ABCD-EFG${itemId}`, villa: 'Kalami House', name: 'Ada Ferrante' },
  ...{ email: 'ada@example.com', language: 'en', currencyId: 1, experience: 'Olive oil tasting', serviceId: 20 },
  ...{
    meeting: 'Kalami',
    date,
    time: '10:00',
    adults: 2,
    children: 0,
    childAges: [],
    note: '',
    supplier: null,
    status: 1,
  },
  ...{ price: null, tablePrice: 90, taken: 0, places: 8, requestedAt: '2027-01-10T09:00:00.000Z' },
  ...{ message: '', answeredAt: null, answeredBy: null },
})

test('requests go on by cursor, in the order of the address, and are quoted at the price of the table', async () => {
  stubApi('GET /office/views', () => ({ views: [] }))
  const lists = stubApi('GET /office/experiences', ({ query }) =>
    query.cursor
      ? { requests: [request(3, '2027-06-06'), request(4, '2027-06-07')], next: null }
      : { requests: [request(1, '2027-06-05'), request(2, '2027-06-06')], next: 'next' },
  )
  const sent = stubApi('POST /office/experiences/{id}/answer', () => undefined)
  const { address } = await renderComponent(<ExperienceRequests me={exampleStaff} />, {
    ...{ at: '/office/experiences?order=-day', messages: ['admin'] },
  })
  await page.getByRole('button', { name: 'Show more' }).click()
  const row = page.getByRole('row').filter({ hasText: 'ABCD-EFG4' })
  await expect.element(row.getByRole('rowheader', { name: '7 Jun 2027 10:00' })).toBeVisible()
  expect(lists.at(-1)?.query).toMatchObject({ state: 'asked', order: '-day', cursor: 'next' })
  expect(await accessibilityViolations()).toEqual([])
  await row.getByRole('button', { name: /^Answer/ }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('spinbutton')).toHaveValue(90)
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect.poll(() => sent[0]?.body).toEqual({ answer: 'quoted', price: 90, message: '' })
  await page.getByRole('link', { name: 'Day', exact: true }).click()
  await expect.poll(address).toBe('/office/experiences?view=standard')
})

test('answers have an order of their own; one that only requests have falls back to the usual one', async () => {
  stubApi('GET /office/views', () => ({ views: [] }))
  const answered = { ...request(1, '2027-06-05'), answeredAt: '2027-01-11T09:00:00.000Z', answeredBy: 'Bruno' }
  const lists = stubApi('GET /office/experiences', () => ({ requests: [answered], next: null }))
  await renderComponent(<ExperienceRequests me={exampleStaff} />, {
    ...{ at: '/office/experiences?state=answered&order=requested&columns=day,requested,answered', messages: ['admin'] },
  })
  await expect.element(page.getByRole('columnheader', { name: 'Answered' })).toHaveAttribute('aria-sort', 'descending')
  expect(lists[0]?.query).toMatchObject({ state: 'answered', order: '-answered' })
  await expect.element(page.getByRole('columnheader', { name: 'Requested' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Requested' }).elements()).toEqual([])
})
