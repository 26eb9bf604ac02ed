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

test('requests are grouped by day, also across pages, and quoted at the price of the table', async () => {
  stubApi('GET /office/experiences', ({ query }) =>
    query.after
      ? { requests: [request(3, '2027-06-06'), request(4, '2027-06-07')], next: null }
      : { requests: [request(1, '2027-06-05'), request(2, '2027-06-06')], next: 'next' },
  )
  const sent = stubApi('POST /office/experiences/{id}/answer', () => undefined)
  await renderComponent(<ExperienceRequests me={exampleStaff} />, { at: '/office/experiences', messages: ['admin'] })
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('ABCD-EFG4')).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(3)
  expect(await accessibilityViolations()).toEqual([])
  await page
    .getByRole('button', { name: /ABCD-EFG4/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('spinbutton')).toHaveValue(90)
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect.poll(() => sent[0]?.body).toEqual({ answer: 'quoted', price: 90, message: '' })
})
