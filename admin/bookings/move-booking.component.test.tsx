import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleBooking } from '#web/testing/example-booking'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { OfficeBooking } from './office-booking'

const show = () =>
  renderComponent(<OfficeBooking bookingId={7} me={exampleStaff} />, {
    at: '/office/bookings/7',
    messages: ['admin', 'account'],
  })

beforeEach(() => {
  stubApi('GET /core/bookings/{id}', () => exampleBooking)
  stubApi('GET /office/bookings/{id}/events', () => ({
    events: [{ id: 1, at: '2027-01-10T09:00:00.000Z', kind: 'confirmed' as const, actor: 'staff' as const, data: {} }],
    next: null,
  }))
})

test('the page gathers party, items, money and events of a booking', async () => {
  await show()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kalami House' })).toBeVisible()
  await expect.element(page.getByText(/Ada Ferrante, ada@example.com/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible()
  await expect.element(page.getByText('Confirmed', { exact: true })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a move is stated before it is made, is refused where a colleague was faster, and can be undone', async () => {
  stubApi('POST /office/bookings/{id}/move', () => problem(409, 'edited-meanwhile'))
  await show()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Arrival').fill('2028-06-10')
  await dialog.getByLabelText('Departure').fill('2028-06-17')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.element(dialog.getByText(/The booking moves to Kalami House/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Confirm the move' }).click()
  await expect.element(dialog.getByText(/A colleague has moved this booking/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Arrival')).toHaveValue('2028-06-10')
  const sent = stubApi('POST /office/bookings/{id}/move', () => ({
    booking: exampleBooking,
    returnedByCard: 0,
    returnedByTransfer: 0,
  }))
  await dialog.getByRole('button', { name: 'Confirm the move' }).click()
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      propertyId: 1,
      from: '2028-06-10',
      to: '2028-06-17',
      expected: { propertyId: 1, from: '2028-06-03', to: '2028-06-10' },
    })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(dialog.getByLabelText('Arrival')).toHaveValue('2028-06-03')
})

test('a cancellation states its consequences first, with the refund of the terms', async () => {
  stubApi('GET /core/bookings/{id}/cancellation', () => ({
    ...{ stage: 'deposit-kept' as const, paid: 300, returned: 0, returnedToOthers: 0, kept: 300 },
    ...{ currencyId: 1, until: null, untilDay: null },
  }))
  const sent = stubApi('POST /office/bookings/{id}/cancel', () => ({
    ...{ booking: exampleBooking, returnedByCard: 50, returnedToOthers: 0, returnedByTransfer: 0 },
  }))
  await show()
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Refund, in EUR').fill('50')
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect.element(dialog.getByText(/becomes free for/)).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel it now' }).click()
  await expect.poll(() => sent[0]?.body).toEqual({ returned: 50 })
})
