import { beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import type { PlannedExperience } from '#contract/extras/itineraries'
import { stubApi } from '#web/testing/api-stub'
import { stopDepartures } from '#web/testing/departures'
import { anItinerary, aPlanned, exampleExperience } from '#web/testing/example-itinerary'
import { exampleSession } from '#web/testing/example-session'
import { testFailingWrite } from '#web/testing/failing-writes'
import { renderComponent } from '#web/testing/render-component'
import { BasketOf } from './basket-page'
import { PlannerOf } from './planner-of'

const messages = ['account', 'experience', 'extras', 'guests', 'planner'] as const
let people = 0
let departures: string[] = []

async function show(Page: typeof PlannerOf, items: PlannedExperience[]) {
  stubApi('GET /core/itineraries/villabookingid/{id}', () => anItinerary(items))
  stubApi('GET /core/itineraries/villabookingid/{id}/experiences', () => ({ experiences: [exampleExperience] }))
  const contact = { ...exampleSession.contact, id: `planner ${++people}` }
  await renderComponent(<Page bookingId={7} contact={contact} />, { messages })
}
const price = (children: number, childAges: readonly number[]) => {
  stubApi('GET /core/itineraries/pricing/childagesrequired/serviceid/{id}', () => ({
    ...{ required: children > 0, fromAge: 6, childrenUpTo: 12 },
  }))
  stubApi('POST /core/itineraries/pricing/getquote/serviceid/{id}', () => ({
    ...{ serviceId: 5042, requestedDate: '2027-06-05', currencyId: 1, price: 150 + childAges.length, deposit: null },
    problem: null,
  }))
}

beforeEach(() => {
  stubApi('POST /core/contacts/tours', () => undefined)
})

const day = () => page.getByLabelText('Day From the market')
const saved = ({ body }: { body: unknown }) => aPlanned({ ...(body as Partial<PlannedExperience>), revision: 2 })
const plan = {
  stale: /This was changed meanwhile\. You now see the current plan\./,
  conflict: /This can no longer be changed\. You now see the current plan\./,
}

testFailingWrite('an experience planned in the dialog', {
  endpoint: 'POST /core/itineraries',
  show: async () => {
    price(0, [])
    await show(PlannerOf, [])
    await page.getByRole('button', { name: 'Plan From the market' }).click()
    await page.getByLabelText('Day', { exact: true }).selectOptions('Mon 7 Jun')
    await page.getByLabelText(/^Wishes/).fill('Without nuts, please.')
    await page.getByRole('button', { name: 'Adults: one more' }).click()
  },
  button: () => page.getByRole('button', { name: 'Add to the plan' }),
  kept: async () => {
    await expect.element(page.getByLabelText(/^Wishes/)).toHaveValue('Without nuts, please.')
    await expect.element(page.getByLabelText('Day', { exact: true })).toHaveValue('2027-06-07')
    await expect.element(page.getByRole('dialog').getByText('3', { exact: true })).toBeVisible()
    expect(page.getByRole('article').elements()).toEqual([])
  },
  reply: saved,
  done: async () => {
    await expect.element(page.getByRole('article').getByText('Without nuts, please.')).toBeVisible()
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  },
  field: 'note',
  says: plan,
})

testFailingWrite('an experience moved to another day', {
  endpoint: 'POST /core/itineraries',
  show: async () => {
    await show(PlannerOf, [aPlanned()])
    await expect.element(day()).toBeVisible()
  },
  send: () => day().selectOptions('Mon 7 Jun'),
  kept: () => expect.element(day()).toHaveValue('2027-06-05'),
  reply: saved,
  done: () => expect.element(day()).toHaveValue('2027-06-07'),
  says: plan,
})

testFailingWrite('an experience removed from the plan', {
  endpoint: 'DELETE /core/itineraries/{id}',
  show: () => show(PlannerOf, [aPlanned()]),
  button: () => page.getByRole('button', { name: 'Remove', exact: true }),
  kept: () => expect.element(day()).toBeVisible(),
  reply: () => undefined,
  done: () => expect.element(page.getByText('From the market is no longer planned.').first()).toBeVisible(),
  says: plan,
})

testFailingWrite('a request for a quote', {
  endpoint: 'POST /core/bookings/itinerary/request',
  show: () => show(PlannerOf, [aPlanned({ status: 0, quotedPrice: null })]),
  button: () => page.getByRole('button', { name: 'Ask for it' }),
  kept: () => expect.element(day()).toBeVisible(),
  reply: () => anItinerary([aPlanned({ status: 1, quotedPrice: null, revision: 2 })]),
  done: () => expect.poll(() => page.getByRole('button', { name: 'Ask for it' }).elements()).toEqual([]),
  says: plan,
})

testFailingWrite('the way from the basket to the payment', {
  endpoint: 'POST /core/bookings/itinerary/consolidateforpayment',
  show: async () => {
    departures = stopDepartures()
    await show(BasketOf, [aPlanned()])
  },
  button: () => page.getByRole('button', { name: 'Go on to payment' }),
  kept: () => expect.element(page.getByRole('checkbox', { name: 'From the market' })).toBeChecked(),
  reply: () => ({ itemIds: [91], total: 150, currencyId: 1, itinerary: anItinerary([aPlanned({ status: 15 })]) }),
  done: () => expect.poll(() => departures).toEqual(['/secure/experiences/checkout?booking=7&items=91']),
  conflict: 'price-changed',
  says: { ...plan, conflict: /A price has changed since you saw it\. Please look at the new one\./ },
})

testFailingWrite('a choice in the basket', {
  endpoint: 'POST /core/itineraries',
  show: () => show(BasketOf, [aPlanned()]),
  send: () => page.getByRole('checkbox', { name: 'From the market' }).click(),
  kept: () => expect.element(page.getByRole('checkbox', { name: 'From the market' })).toBeChecked(),
  reply: saved,
  done: () => expect.element(page.getByRole('checkbox', { name: 'From the market' })).not.toBeChecked(),
  says: plan,
})

const question = () => page.getByRole('textbox', { name: /message|question/i })

testFailingWrite('a question to the client manager', {
  endpoint: 'POST /core/experiences/near/bookingid/{bookingId}/sendenquiry',
  show: async () => {
    await show(BasketOf, [aPlanned()])
    await question().fill('Is there shade at the market?')
  },
  button: () => page.getByRole('button', { name: 'Send the question' }),
  kept: () => expect.element(question()).toHaveValue('Is there shade at the market?'),
  reply: () => undefined,
  done: () => expect.element(page.getByText(/^Your question has been sent\./)).toBeVisible(),
})
