import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SupplierRequestSeen } from '#contract/extras/office-transfers'
import { problem, stubApi } from '#web/testing/api-stub'
import { testFailingWrite } from '#web/testing/failing-writes'
import { renderComponent } from '#web/testing/render-component'
import { RequestOf } from './supplier-page'

const asked: SupplierRequestSeen = {
  ...{ state: 'sent', kind: 'transfer', name: 'Airport transfer', villa: 'Casa Blu', place: 'Noto' },
  ...{
    timezone: 'Europe/Rome',
    from: '2027-06-05',
    to: '2027-06-05',
    adults: 2,
    children: 0,
    childAges: [],
    babies: 0,
  },
  transfer: {
    ...{ leavingFrom: 'Catania Airport (CTA)', destination: 'Casa Blu', time: '14:30', meetingTime: '14:30' },
    ...{ returnDateTime: null, flight: 'BA2612', flightTime: '14:30', vehicle: 'sedan', boosterSeat: false },
    extraLuggage: false,
  },
  ...{ experience: null, contact: null, proposedTime: '', proposedPrice: null, message: '' },
  expiresAt: '2027-06-06T22:00:00.000Z',
}
const excursion: SupplierRequestSeen = {
  ...asked,
  ...{ kind: 'experience-service', name: 'From the market', transfer: null },
  experience: { time: '09:00', meeting: 'Marsala, at the market stalls' },
}
const seen = (state: SupplierRequestSeen['state']): SupplierRequestSeen => ({ ...asked, state })
let links = 0
async function show(request = asked) {
  stubApi('POST /core/supplierrequests/bylink/show', () => request)
  await renderComponent(<RequestOf secret={`${++links}-link`} />, { messages: ['transfers'] })
  await expect.element(page.getByText(request.name)).toBeVisible()
}
const says = {
  conflict: /This has changed meanwhile\. You now see its current state\./,
  invalid: /Something went wrong on our side/,
}

testFailingWrite('a driver accepts', {
  endpoint: 'POST /core/supplierrequests/bylink',
  show: () => show(),
  button: () => page.getByRole('button', { name: 'Accept', exact: true }),
  kept: () => expect.element(page.getByText('We are waiting for your answer.')).toBeVisible(),
  reply: () => seen('accepted'),
  done: () => expect.element(page.getByText('You have accepted. Thank you.')).toBeVisible(),
  says,
})

testFailingWrite('the host of an experience declines', {
  endpoint: 'POST /core/supplierrequests/bylink',
  show: () => show(excursion),
  button: () => page.getByRole('button', { name: 'Decline', exact: true }),
  kept: () => expect.element(page.getByText('We are waiting for your answer.')).toBeVisible(),
  reply: () => seen('declined'),
  done: () => expect.element(page.getByText('You have declined.')).toBeVisible(),
  says,
})

testFailingWrite('a driver offers another time', {
  endpoint: 'POST /core/supplierrequests/bylink',
  show: async () => {
    await show()
    await page.getByRole('button', { name: 'Offer another time or price' }).click()
    await page.getByLabelText('Time', { exact: true }).fill('15:15')
    await page.getByLabelText('Message').fill('The road is closed until three.')
  },
  button: () => page.getByRole('button', { name: 'Send the offer' }),
  kept: async () => {
    await expect.element(page.getByLabelText('Time', { exact: true })).toHaveValue('15:15')
    await expect.element(page.getByLabelText('Message')).toHaveValue('The road is closed until three.')
  },
  reply: () => ({ ...seen('proposed'), proposedTime: '15:15' }),
  done: () => expect.element(page.getByText('We have your offer and answer soon.')).toBeVisible(),
  says: { conflict: says.conflict },
})

test('a link that was withdrawn meanwhile says so at the answer', async () => {
  await show()
  stubApi('POST /core/supplierrequests/bylink/show', () => problem(410, 'link-over'))
  stubApi('POST /core/supplierrequests/bylink', () => problem(410, 'link-over'))
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect.element(page.getByText(/^This link/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Accept', exact: true }).elements()).toEqual([])
})
