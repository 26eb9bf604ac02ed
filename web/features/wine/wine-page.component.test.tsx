import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { WineSales } from '#contract/extras/wine'
import { accessibilityViolations } from '#web/testing/accessibility'
import { stubApi } from '#web/testing/api-stub'
import {
  giftOrder as granted,
  exampleSales as sales,
  soldOutWine as sparkling,
  exampleWine as wine,
} from '#web/testing/example-wine'
import { renderComponent } from '#web/testing/render-component'
import { fetchSales, fetchThreshold, sendOrder } from './wine-calls'
import type { WineStayShown } from './wine-frame'
import { WineOf } from './wine-of'

let people = 0
const show = async (more: Partial<WineSales> = {}, villaItemId = 70) => {
  stubApi('GET /core/wines/villabookingitemid/{id}', () => ({ currencyId: 1, wines: [wine, sparkling] }))
  stubApi('GET /core/bookings/wine/orders/villabookingitemid/{id}', () => ({ currencyId: 1, orders: [] }))
  stubApi('GET /core/bookings/wine/getdeliverychargethreshold/villabookingitemid/{id}', () => ({
    ...{ currencyId: 1, threshold: 300, deliveryCharge: 25 },
  }))
  const contact = { id: `contact ${++people}`, loggedInAsContactAdmin: false, coSignIn: false } as CurrentContact
  const stay: WineStayShown = {
    ...{ contact, villaItemId, sales: { ...sales, ...more }, again: () => undefined, readOnly: false },
    booking: { id: 7, bookingPaymentCurrencyId: 1 } as BookingResponse,
  }
  await renderComponent(<WineOf stay={stay} />, { messages: ['account', 'booking', 'wine'], window: 'desktop' })
}
const more = () => page.getByRole('button', { name: /Contrada Nerina: cases of 6/ }).last()
const basket = () => page.getByRole('complementary', { name: 'Your basket' })

test('cases go into the basket, as many as there are, and the basket belongs to one villa', async () => {
  await show()
  await expect.element(page.getByText('€147 a case of 6 (€24.50 a bottle)')).toBeVisible()
  await expect.element(page.getByText('Sold out at the moment')).toBeVisible()
  await userEvent.click(more())
  await expect.element(basket().getByText('€153 more, and the delivery (€25) is free.')).toBeVisible()
  await userEvent.click(more())
  await expect.element(basket().getByText('12 bottles', { exact: true })).toBeVisible()
  await expect.element(basket().getByText('€294').first()).toBeVisible()
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true')
  expect(document.cookie).toContain('winevillaitemid=70')
  expect(await accessibilityViolations()).toEqual([])
  await show({}, 71)
  await expect.element(basket().getByText('Nothing is chosen yet.')).toBeVisible()
})

test('filters leave nothing behind', async () => {
  await show()
  await userEvent.selectOptions(page.getByLabelText('Kind'), 'sparkling')
  await expect.element(page.getByText('1 wine', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Primaneve 2021' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Contrada Nerina 2021' }).elements()).toEqual([])
})

test('the page says why nothing can be ordered, and still shows the list', async () => {
  await show({ possible: false, reason: 'too-early' })
  await expect.element(page.getByText(/^You can order wine from 6 April 2027 to 29 May 2027/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Contrada Nerina 2021' })).toBeVisible()
  expect(page.getByRole('button', { name: /cases of 6/ }).elements()).toEqual([])
  expect(await accessibilityViolations()).toEqual([])
})

test('complimentary bottles are chosen one by one, with the age confirmed', async () => {
  const sent = stubApi('POST /core/bookings/wine/order/complimentary/villabookingitemid/{id}', () => ({
    bookingId: 7,
    order: granted,
  }))
  await show({ complimentaryBottles: 2 })
  await userEvent.click(page.getByText('Choose the wine'))
  const one = page.getByRole('button', { name: /Tenuta Lavascura · Contrada Nerina · 2021/ }).last()
  await userEvent.click(one)
  await userEvent.click(one)
  await expect.element(one).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Ask for 2 bottles' }))
  expect(sent).toHaveLength(0)
  await userEvent.click(page.getByLabelText(/^I am 18 or older/))
  await userEvent.click(page.getByRole('button', { name: 'Ask for 2 bottles' }))
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    ...{ ageConfirmed: true, lines: [{ wineId: 1, quantity: 2, lineTotal: 0, numberofBottles: 2 }] },
  })
})

test('calls whose precondition fails send nothing and reject with null', async () => {
  const line = { wineId: 1, quantity: 1, lineTotal: 147, numberofBottles: 6 }
  const order = (villaBookingItemId: number, lines = [line]) =>
    sendOrder({ villaBookingItemId, lines }, { deliveryCharge: 25, isOfAge: true, note: '' }, 'key')
  for (const call of [fetchSales(0), fetchThreshold(-1), order(0), order(7, [])]) await expect(call).rejects.toBeNull()
})
