import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { BasketLine } from '#domain/wine/wine-basket'
import { stubApi } from '#web/testing/api-stub'
import { exampleSession } from '#web/testing/example-session'
import { exampleSales, exampleWine } from '#web/testing/example-wine'
import { focusByTab } from '#web/testing/keyboard'
import { renderComponent } from '#web/testing/render-component'
import type { WineStayShown } from './wine-frame'
import { WineOf } from './wine-of'
import { BasketOf } from './wine-overview'

const other = { ...exampleWine, wineId: 2, name: 'Cala Bianca', colour: 'white' as const }
const stay = (villaItemId: number): WineStayShown => ({
  ...{ contact: { ...exampleSession.contact, id: `wine by keyboard ${villaItemId}` }, villaItemId },
  ...{ sales: exampleSales, again: () => undefined, readOnly: false },
  booking: { id: 7, bookingPaymentCurrencyId: 1 } as BookingResponse,
})
const messages = ['account', 'booking', 'wine'] as const

test('wine is chosen, taken out of the basket and emptied by keyboard alone', async () => {
  stubApi('GET /core/wines/villabookingitemid/{id}', () => ({ currencyId: 1, wines: [exampleWine, other] }))
  stubApi('GET /core/bookings/wine/orders/villabookingitemid/{id}', () => ({ currencyId: 1, orders: [] }))
  stubApi('GET /core/bookings/wine/getdeliverychargethreshold/villabookingitemid/{id}', () => ({
    ...{ currencyId: 1, threshold: 300, deliveryCharge: 25 },
  }))
  stubApi('POST /core/bookings/wine/applydeliverycharge/villabookingitemid/{id}', ({ body }) => ({
    ...{ currencyId: 1, lines: body.lines as BasketLine[], bottles: 12, subtotal: 294, deliveryCharge: 25, total: 319 },
    ...{ threshold: 300, missing: 6, soldOut: [] },
  }))
  const list = await renderComponent(<WineOf stay={stay(801)} />, { messages })
  for (const name of ['Contrada Nerina', 'Cala Bianca']) {
    await focusByTab(page.getByRole('button', { name: new RegExp(`${name}: cases of 6: one more`) }))
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(page.getByRole('complementary').getByText('12 bottles', { exact: true })).toBeVisible()
  list.unmount()

  const basket = await renderComponent(<BasketOf stay={stay(801)} />, { messages })
  await focusByTab(page.getByRole('button', { name: /Contrada Nerina: cases of 6: one (fewer|less)/ }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText('Contrada Nerina is out of the basket.')).toBeInTheDocument()
  await expect.poll(() => document.activeElement?.closest('li')?.textContent).toContain('Cala Bianca')
  basket.unmount()

  await renderComponent(<WineOf stay={stay(801)} />, { messages })
  await focusByTab(page.getByRole('button', { name: 'Empty the basket' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText('Your basket is empty.').first()).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Your basket' })).toHaveFocus()
})
