import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleBooking } from '#web/testing/example-booking'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { windowNames } from '#web/testing/windows'
import { OfficeBooking } from './office-booking'

const [stay] = exampleBooking.bookingItems
if (!stay) throw new Error('the example has no stay')
const boat = {
  ...stay,
  ...{ id: 12, kind: 'experience-service' as const, serviceId: 5, name: 'Boat to Paxos', price: 200 },
  ...{ from: '2028-06-05', to: '2028-06-06' },
}
const terms = {
  ...{ itemId: 12, paid: 200, returned: 50, kept: 150, currencyId: 1, freeThrough: '2028-05-22', laterPercent: 25 },
  suppliers: ['pia@boats.example'],
}

beforeEach(() => {
  const balance = { ...boat, id: 13, name: 'Boat to Paxos, balance', balanceOf: 12 }
  stubApi('GET /core/bookings/{id}', () => ({ ...exampleBooking, bookingItems: [stay, boat, balance] }))
  stubApi('GET /office/bookings/{id}/events', () => ({ events: [], next: null }))
})

const open = async (window: 'phone' | 'desktop' = 'desktop') => {
  await renderComponent(<OfficeBooking bookingId={7} me={exampleStaff} />, {
    at: '/office/bookings/7',
    messages: ['admin', 'account'],
    window,
  })
  await page.getByRole('button', { name: 'Cancel Boat to Paxos', exact: true }).click()
  return page.getByRole('dialog')
}

describe.each(windowNames)('on a %s', window => {
  test('a service is cancelled once its refund is read, and a higher refund asks for a reason', async () => {
    stubApi('GET /office/items/{id}/cancellation', () => terms)
    const sent = stubApi('POST /office/items/{id}/cancel', () => ({
      ...{ itemId: 12, returnedByCard: 100, returnedByTransfer: 0 },
    }))
    const dialog = await open(window)
    await expect.element(dialog.getByText(/By its terms €50 is refunded now/)).toBeVisible()
    expect(dialog.getByLabelText('Reason for refunding more').elements()).toEqual([])
    await dialog.getByLabelText('Refund, in EUR').fill('100')
    await dialog.getByLabelText('Reason for refunding more').fill('The sea was too rough.')
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect.element(dialog.getByText(/pia@boats.example receive an e-mail/)).toBeVisible()
    expect(sent).toEqual([])
    expect(await accessibilityViolations()).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel it now' }).click()
    await expect.poll(() => sent[0]?.body).toEqual({ byTerms: 50, returned: 100, reason: 'The sea was too rough.' })
    await expect.poll(() => dialog.elements()).toEqual([])
  })
})

test('terms that have changed meanwhile are read again', async () => {
  let returned = 50
  stubApi('GET /office/items/{id}/cancellation', () => ({ ...terms, returned }))
  stubApi('POST /office/items/{id}/cancel', () => {
    returned = 0
    return problem(409, 'price-changed')
  })
  const dialog = await open()
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await dialog.getByRole('button', { name: 'Cancel it now' }).click()
  await expect.element(dialog.getByText('The terms have changed meanwhile. Please read them again.')).toBeVisible()
  await expect.element(dialog.getByText(/By its terms €0 is refunded now/)).toBeVisible()
})

test('a service that a colleague has cancelled says so', async () => {
  stubApi('GET /office/items/{id}/cancellation', () => problem(409, 'not-in-this-state'))
  const dialog = await open()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
})
