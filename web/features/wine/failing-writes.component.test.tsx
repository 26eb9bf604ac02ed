import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { PricedWineBasket, WineSales } from '#contract/extras/wine'
import type { WineOrderShown } from '#contract/extras/wine-schemas'
import { stubApi } from '#web/testing/api-stub'
import { stopDepartures } from '#web/testing/departures'
import { exampleSession } from '#web/testing/example-session'
import { exampleSales, exampleWine, giftOrder } from '#web/testing/example-wine'
import { testFailingWrite } from '#web/testing/failing-writes'
import { renderComponent } from '#web/testing/render-component'
import { OrderForm } from './orders/order-form'
import { OrderList } from './orders/order-list'
import type { WineStayShown } from './wine-frame'
import { WineOf } from './wine-of'

const messages = ['account', 'booking', 'wine'] as const
let people = 0
let departures: string[] = []
const line = { wineId: 1, quantity: 2, lineTotal: 294, numberofBottles: 12 }
const unpaid: WineOrderShown = {
  ...giftOrder,
  ...{ itemId: 12, kind: 'paid', status: 10, payUntil: '2027-05-02T10:00:00Z', deliveryCharge: 25, total: 319 },
}
const aStay = (more: Partial<WineSales> = {}): WineStayShown => ({
  ...{ contact: { ...exampleSession.contact, id: `wine ${++people}` }, villaItemId: 700 + people },
  ...{ sales: { ...exampleSales, ...more }, again: () => undefined, readOnly: false },
  booking: { id: 7, bookingPaymentCurrencyId: 1 } as BookingResponse,
})
const orders = (list: WineOrderShown[]) =>
  stubApi('GET /core/bookings/wine/orders/villabookingitemid/{id}', () => ({ currencyId: 1, orders: list }))

testFailingWrite('an order of wine', {
  endpoint: 'POST /core/bookings/wine/order/villabookingitemid/{id}',
  show: async () => {
    departures = stopDepartures()
    const basket: PricedWineBasket = {
      ...{ currencyId: 1, lines: [line], bottles: 12, subtotal: 294, deliveryCharge: 25, total: 319 },
      ...{ threshold: 300, missing: 6, soldOut: [] },
    }
    await renderComponent(<OrderForm stay={aStay()} basket={basket} lines={[line]} onChanged={() => undefined} />, {
      messages,
    })
    await page.getByLabelText(/^Note for the delivery/).fill('The gate code is on the door.')
    await page.getByLabelText(/^I am 18 or older/).click()
  },
  button: () => page.getByRole('button', { name: 'Order and go to payment' }),
  kept: async () => {
    await expect.element(page.getByLabelText(/^Note for the delivery/)).toHaveValue('The gate code is on the door.')
    await expect.element(page.getByLabelText(/^I am 18 or older/)).toBeChecked()
  },
  reply: () => ({ bookingId: 7, order: unpaid }),
  done: () => expect.poll(() => departures).toEqual(['/secure/wine/payment?booking=7&item=12']),
  conflict: 'price-changed',
  field: 'lines.0.quantity',
  says: {
    conflict: /A price has changed\. The new total is shown above; please order again\./,
    invalid: /An order can have 120 bottles at most\./,
  },
})

testFailingWrite('the choice of complimentary bottles', {
  endpoint: 'POST /core/bookings/wine/order/complimentary/villabookingitemid/{id}',
  show: async () => {
    orders([])
    stubApi('GET /core/wines/villabookingitemid/{id}', () => ({ currencyId: 1, wines: [exampleWine] }))
    stubApi('GET /core/bookings/wine/getdeliverychargethreshold/villabookingitemid/{id}', () => ({
      ...{ currencyId: 1, threshold: 300, deliveryCharge: 25 },
    }))
    await renderComponent(<WineOf stay={aStay({ complimentaryBottles: 2 })} />, { messages })
    await page.getByText('Choose the wine').click()
    await page
      .getByRole('button', { name: /Tenuta Lavascura · Contrada Nerina · 2021/ })
      .last()
      .click()
    await page.getByLabelText(/^I am 18 or older/).click()
  },
  button: () => page.getByRole('button', { name: 'Ask for 1 bottle', exact: true }),
  kept: async () => {
    await expect.element(page.getByRole('button', { name: 'Ask for 1 bottle', exact: true })).toBeEnabled()
    await expect.element(page.getByLabelText(/^I am 18 or older/)).toBeChecked()
  },
  reply: () => ({ bookingId: 7, order: giftOrder }),
  done: () => expect.element(page.getByText('Thank you. We answer within two working days.').first()).toBeVisible(),
  says: {
    conflict: /These bottles cannot be given any more\. You now see what is left\./,
    invalid: /Something went wrong on our side/,
  },
})

testFailingWrite('a cancelled order', {
  endpoint: 'DELETE /core/bookings/wine/order/{itemId}',
  show: async () => {
    orders([unpaid])
    await renderComponent(<OrderList stay={aStay()} />, { messages })
    await page.getByRole('button', { name: 'Cancel the order' }).click()
  },
  button: () => page.getByRole('button', { name: 'Give it up' }),
  kept: () => expect.element(page.getByRole('heading', { name: 'Give up this wine?' })).toBeVisible(),
  reply: () => ({ ...unpaid, status: 6 }),
  done: () => expect.poll(() => page.getByRole('dialog').elements()).toEqual([]),
  says: {
    conflict: /This order can no longer be cancelled: it has been paid for or answered\./,
    invalid: /Something went wrong on our side/,
  },
})
