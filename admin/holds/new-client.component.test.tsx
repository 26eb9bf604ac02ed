import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleBooking } from '#web/testing/example-booking'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { OfficeOptions } from './office-options'

const known = {
  ...{ id: '00000000-0000-4000-8000-0000000000aa', email: 'nora@example.com', firstname: 'Nora' },
  ...{ lastname: 'Lindqvist', hasAccount: false },
}

test('a person is entered as a new client; who is known already is offered instead', async () => {
  stubApi('GET /office/views', () => ({ views: [] }))
  stubApi('GET /office/transferholds', () => ({ holds: [], next: null }))
  stubApi('GET /office/villas', () => ({ villas: [{ id: 1, name: 'Kalami House', region: 'Corfu' }] }))
  stubApi('POST /office/bookings', () => problem(409, 'address-taken', { contact: known }))
  await renderComponent(<OfficeOptions me={exampleStaff} />, { at: '/office/holds?new=1', messages: ['admin'] })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: /Villa/ }).fill('kal')
  await dialog.getByRole('button', { name: /Kalami House/ }).click()
  await dialog.getByRole('button', { name: 'New client' }).click()
  await dialog.getByLabelText('First name').fill('Nora')
  await dialog.getByLabelText('Last name').fill('Lindqvist')
  await dialog.getByLabelText('E-mail address').fill('nora@example.com')
  await dialog.getByLabelText('Telephone').fill('+46 8 123 456 78')
  await dialog.getByLabelText('Arrival').fill('2028-06-03')
  await dialog.getByLabelText('Departure').fill('2028-06-10')
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Hold the villa' }).click()
  await expect.element(dialog.getByText('This address belongs to a client already.')).toBeVisible()
  const sent = stubApi('POST /office/bookings', () => exampleBooking)
  await dialog.getByRole('button', { name: 'Hold it for Nora Lindqvist' }).click()
  await dialog.getByRole('button', { name: 'Hold the villa' }).click()
  await expect.poll(() => sent[0]?.body).toMatchObject({ contactId: known.id, from: '2028-06-03' })
  expect(sent[0]?.body).not.toHaveProperty('person')
})
