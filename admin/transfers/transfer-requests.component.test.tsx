import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeTransfer } from '#contract/extras/office-transfers'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { TransferRequests } from './transfer-requests'

const transfer: OfficeTransfer = {
  ...{ itemId: 4, bookingId: 7, status: 1, confirmationCode: null, type: 'airport', direction: 'to-villa' },
  ...{ leavingFrom: 'Corfu airport', destination: 'Kalami House', vehicle: 'sedan', adults: 2, children: 0, babies: 0 },
  ...{ travelDateTime: '2027-06-05T14:30', returnDateTime: null, isReturn: false, meetingTime: '' },
  ...{ flightReference: 'A3 404', flightArrivalTime: '14:00', contactName: 'Ada', contactPhone: '+39 06 5550 199' },
  ...{
    boosterSeat: false,
    extraLuggage: false,
    note: '',
    totalPrice: 80,
    changes: [],
    message: '',
    flightChange: null,
  },
  ...{ own: false, requestedAt: '2027-01-10T09:00:00.000Z', reference: 'ABCD-EFGH', villa: 'Kalami House' },
  ...{ name: 'Ada Ferrante', email: 'ada@example.com', currencyId: 1, language: 'en', moveWanted: null },
  supplier: {
    ...{ id: 2, email: 'driver@example.com', state: 'sent', proposedTime: '', proposedPrice: null, message: '' },
    ...{ sentAt: '2027-01-10T09:00:00.000Z', expiresAt: '2027-06-06T09:00:00.000Z' },
  },
  ...{ answeredAt: null, answeredBy: null },
}

test('a transfer is answered; a refusal keeps the message, and a withdrawn supplier reloads the list', async () => {
  stubApi('GET /office/views', () => ({ views: [] }))
  const lists = stubApi('GET /office/transfers', () => ({ transfers: [transfer], next: null }))
  stubApi('POST /office/transfers/{id}/answer', () => problem(409, 'not-in-this-state'))
  const withdrawn = stubApi('DELETE /office/supplierrequests/{id}', () => undefined)
  await renderComponent(<TransferRequests me={exampleStaff} />, { at: '/office/transfers', messages: ['admin'] })
  await page
    .getByRole('button', { name: /ABCD-EFGH/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Message to the client').fill('At the exit.')
  await dialog.getByRole('button').filter({ hasText: /^Send/ }).first().click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByLabelText('Message to the client')).toHaveValue('At the exit.')
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Not now' }).click()
  const before = lists.length
  await page.getByRole('button', { name: /^Withdraw/ }).click()
  await expect.poll(() => withdrawn.map(({ params }) => params.id)).toEqual(['2'])
  await expect.poll(() => lists.length).toBeGreaterThan(before)
})
