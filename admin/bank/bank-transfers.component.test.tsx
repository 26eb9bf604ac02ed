import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleBooking } from '#web/testing/example-booking'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { BankTransfers } from './bank-transfers'

const found = {
  ...{ bookingId: 7, reference: 'ABCD-EFGH', status: 1, villa: 'Kalami House', from: '2028-06-03', to: '2028-06-10' },
  ...{
    name: 'Ada Ferrante',
    email: 'ada@example.com',
    clientManager: null,
    usualManager: null,
    chosen: false,
    bookedAt: '2027-01-15T10:00:00.000000Z',
  },
}

test('a transfer is assigned to its booking and pays what is open; a double one is refused', async () => {
  stubApi('GET /office/views', () => ({ views: [] }))
  const lists = stubApi('GET /office/banktransfers', () => ({ transfers: [], next: null }))
  stubApi('POST /office/bookings/find', () => ({ bookings: [found] }))
  stubApi('GET /office/bookings/{id}/transfers', () => ({
    ...{ bookingId: 7, reference: 'ABCD-EFGH', villa: 'Kalami House', from: '2028-06-03', to: '2028-06-10' },
    ...{ name: 'Ada Ferrante', currencyId: 1, needsAcceptance: true, received: 0 },
    open: [{ part: 'deposit' as const, amounts: [300] }],
  }))
  stubApi('POST /office/bookings/{id}/transfers', () => problem(409, 'edited-meanwhile'))
  await renderComponent(<BankTransfers me={exampleStaff} />, {
    ...{ at: '/office/banktransfers', messages: ['admin', 'account'] },
  })
  await expect.element(page.getByText('No transfer has been recorded yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Record a transfer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(/^Reference, last name/).fill('ABCD')
  await dialog.getByRole('button', { name: 'Find' }).click()
  await dialog.getByRole('button', { name: /ABCD-EFGH/ }).click()
  await expect.element(dialog.getByText(/Deposit: €300/)).toBeInTheDocument()
  await dialog.getByLabelText('Reference of the bank').fill('SEPA 1')
  await dialog.getByLabelText('How the client accepted the booking conditions').fill('By telephone')
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(dialog.getByText('A transfer with this reference is recorded already.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Reference of the bank')).toHaveValue('SEPA 1')
  const sent = stubApi('POST /office/bookings/{id}/transfers', () => exampleBooking)
  const before = lists.length
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({
      ...{ direction: 'in', part: 'deposit', amount: 300, bankReference: 'SEPA 1', acceptanceReason: 'By telephone' },
    })
  await expect.poll(() => lists.length).toBeGreaterThan(before)
})
