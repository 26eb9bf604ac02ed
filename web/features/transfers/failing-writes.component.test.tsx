import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { TransferList, TransferShown } from '#contract/extras/transfers'
import { draftKey, tabStore } from '#web/lib/storage/web-storage'
import { stubApi } from '#web/testing/api-stub'
import { exampleBooking } from '#web/testing/example-booking'
import { exampleSession } from '#web/testing/example-session'
import {
  aBasketTransfer,
  aTransfer,
  exampleTransferList,
  ownTransportation,
  stubTransferChoices,
} from '#web/testing/example-transfers'
import { testFailingWrite } from '#web/testing/failing-writes'
import { renderComponent } from '#web/testing/render-component'
import { Basket } from './basket-page'
import { Checkout } from './checkout-page'
import { TransfersOf } from './transfers-page'

const messages = ['account', 'booking', 'extras', 'guests', 'profile', 'transfers'] as const
let people = 0
const aContact = (more: object = {}) => ({ ...exampleSession.contact, id: `transfers ${++people}`, ...more })
const listOf = (transfers: TransferShown[]): TransferList => ({ ...exampleTransferList, transfers })
const meanwhile = { conflict: /This has changed meanwhile\. You now see its current state\./ }

let shown: TransferList
async function showPage(transfers: TransferShown[], own: { id: number; guests: string }[] = []) {
  stubTransferChoices()
  stubApi('GET /core/transportation/bookingid/{id}', () => ownTransportation(...own))
  shown = listOf(transfers)
  const onChanged = (list: TransferList) => {
    shown = list
  }
  await renderComponent(<TransfersOf list={shown} contact={aContact()} onChanged={onChanged} />, { messages })
}

testFailingWrite('a request for the transfers of the basket', {
  endpoint: 'POST /core/bookings/transfer/request/villabookingitemid/{id}',
  show: async () => {
    stubTransferChoices()
    const contact = aContact()
    tabStore.write(draftKey(`transfers ${contact.id}`), JSON.stringify([aBasketTransfer(1), aBasketTransfer(2)]))
    await renderComponent(<Basket list={exampleTransferList} contact={contact} onSent={() => {}} />, { messages })
  },
  button: () => page.getByRole('button', { name: 'Request 2 transfers' }),
  kept: () => expect.element(page.getByText('€240', { exact: true })).toBeVisible(),
  reply: () => listOf([aTransfer()]),
  done: () => expect.element(page.getByText('Your request is sent. We answer by e-mail.').first()).toBeVisible(),
  field: '0.travelDateTime',
  says: {
    conflict: /Transfers can be requested for a confirmed stay until the day of departure\./,
    invalid: /Please check the dates and details of your transfers/,
  },
})

const changed = aTransfer({ status: 14, changes: [{ name: 'time', before: '14:30', after: '15:00' }] })

testFailingWrite('accepted changes of a transfer', {
  endpoint: 'POST /core/bookings/transfer/{id}/answer',
  show: () => showPage([changed]),
  button: () => page.getByRole('button', { name: 'Accept the changes' }),
  kept: () => expect.element(page.getByRole('cell', { name: '15:00' })).toBeVisible(),
  reply: () => listOf([aTransfer({ status: 15 })]),
  done: async () => {
    await expect.element(page.getByText('You have accepted the changes.').first()).toBeVisible()
    expect(shown.transfers[0]?.status).toBe(15)
  },
  says: { ...meanwhile, invalid: /Something went wrong on our side/ },
})

testFailingWrite('a transfer that moves with its flight', {
  endpoint: 'POST /core/bookings/transfer/{id}/flightchange',
  show: () => showPage([aTransfer({ status: 5, flightChange: { day: '2027-06-05', time: '18:10' } })]),
  button: () => page.getByRole('button', { name: 'Move the transfer' }),
  kept: () => expect.element(page.getByText(/18:10/)).toBeVisible(),
  reply: () => listOf([aTransfer({ status: 5, travelDateTime: '2027-06-05T18:10' })]),
  done: () => expect.element(page.getByText('The transfer moves with your flight.').first()).toBeVisible(),
  says: { ...meanwhile, invalid: /Something went wrong on our side/ },
})

testFailingWrite('own transportation', {
  endpoint: 'POST /core/transportation',
  show: async () => {
    await showPage([])
    await page.getByRole('button', { name: 'Add own transportation' }).click()
    await page.getByLabelText('Who travels').fill('Bo and Kit')
    await page.getByLabelText('How', { exact: true }).fill('Ferry from Naples')
  },
  button: () => page.getByRole('button', { name: 'Save', exact: true }),
  kept: async () => {
    await expect.element(page.getByLabelText('Who travels')).toHaveValue('Bo and Kit')
    await expect.element(page.getByLabelText('How', { exact: true })).toHaveValue('Ferry from Naples')
  },
  reply: () => ownTransportation({ id: 1, guests: 'Bo and Kit' }),
  done: () => expect.element(page.getByText('Bo and Kit', { exact: true })).toBeVisible(),
  field: 'means',
})

testFailingWrite('own transportation that is removed', {
  endpoint: 'DELETE /core/transportation/{id}',
  show: () => showPage([], [{ id: 1, guests: 'Bo and Kit' }]),
  button: () => page.getByRole('button', { name: 'Remove: Bo and Kit' }),
  kept: () => expect.element(page.getByText('Bo and Kit', { exact: true })).toBeVisible(),
  reply: () => undefined,
  done: () => expect.element(page.getByText('Removed: Bo and Kit.').first()).toBeVisible(),
  conflict: 'not-found',
  says: { ...meanwhile, invalid: /Something went wrong on our side/ },
})

testFailingWrite('the cancellation of a paid transfer', {
  endpoint: 'POST /core/bookingitems/{id}/cancel',
  show: async () => {
    stubApi('GET /core/bookingitems/{id}/cancellation', () => ({
      ...{ itemId: 81, paid: 120, returned: 120, kept: 0, currencyId: 1, freeThrough: '2027-06-03', laterPercent: 50 },
    }))
    await showPage([aTransfer({ status: 5 })])
    await page.getByRole('button', { name: /^Cancel / }).click()
  },
  button: () => page.getByRole('button', { name: 'Cancel it' }),
  kept: () => expect.element(page.getByRole('dialog').getByText(/Everything is refunded: €120/)).toBeVisible(),
  reply: () => ({ itemId: 81, returnedByCard: 120, returnedByTransfer: 0 }),
  done: () => expect.poll(() => page.getByRole('dialog').elements()).toEqual([]),
  says: {
    conflict: /This can no longer be cancelled here\. Please call us\./,
    invalid: /Something went wrong on our side/,
  },
})

const payable = aTransfer({ status: 15 })
async function showCheckout(more: object) {
  stubApi('GET /core/payments/wallets', () => ({
    ...{ countryCode: 'GB', company: 'Maestrale', applePay: null, googlePay: null },
  }))
  stubApi('GET /core/bookings/{id}', () => exampleBooking)
  const contact = aContact(more)
  stubApi('GET /core/contacts/{id}/profile', () => ({
    ...{ id: contact.id, email: 'ada@example.com', proven: true, hasPassword: true, language: 'en', title: 'Ms' },
    ...{ firstname: 'Ada', lastname: 'Holm', phones: [], addresses: [] },
  }))
  stubApi('GET /core/countries/phone/lang/{lang}', () => ({
    countries: [{ code: 'GB', name: 'United Kingdom', dials: '44' }],
  }))
  await renderComponent(<Checkout list={listOf([payable])} contact={contact} onChanged={() => {}} />, { messages })
}
const prepared = () => ({ bookingId: 7, currencyId: 1, items: [{ itemId: 81, price: 120 }], total: 120 })

testFailingWrite('the person who pays for transfers', {
  endpoint: 'POST /core/bookings/transfer/consolidateforpayment',
  show: async () => {
    await showCheckout({})
    await page.getByLabelText('Telephone number').fill('+44 20 7946 0000')
    await page.getByLabelText('Street and number').fill('1 Mill Lane')
    await page.getByLabelText('Postcode').fill('EC1A 1BB')
    await page.getByLabelText('Town').fill('London')
    await page.getByLabelText('Country').selectOptions('United Kingdom')
  },
  button: () => page.getByRole('button', { name: 'Continue to the card' }),
  kept: async () => {
    await expect.element(page.getByLabelText('Street and number')).toHaveValue('1 Mill Lane')
    await expect.element(page.getByLabelText('Telephone number')).toHaveValue('+44 20 7946 0000')
  },
  reply: prepared,
  done: () => expect.element(page.getByRole('heading', { name: 'Card', exact: true })).toBeVisible(),
  field: 'payer.phone',
  says: meanwhile,
})

testFailingWrite('a guest’s way to the payment of transfers', {
  endpoint: 'POST /core/bookings/transfer/consolidateforpayment',
  show: () => showCheckout({ coSignIn: true }),
  button: () => page.getByRole('button', { name: 'Continue to the card' }),
  kept: () => expect.element(page.getByText('€120', { exact: true })).toBeVisible(),
  reply: prepared,
  done: () => expect.element(page.getByRole('heading', { name: 'Card', exact: true })).toBeVisible(),
  says: { ...meanwhile, invalid: /Something went wrong on our side/ },
})
