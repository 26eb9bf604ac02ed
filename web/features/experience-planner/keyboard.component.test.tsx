import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PlannedExperience } from '#contract/extras/itineraries'
import { stubApi } from '#web/testing/api-stub'
import { stopDepartures } from '#web/testing/departures'
import { anItinerary, aPlanned, exampleExperience } from '#web/testing/example-itinerary'
import { exampleSession } from '#web/testing/example-session'
import { focusByTab } from '#web/testing/keyboard'
import { renderComponent } from '#web/testing/render-component'
import { BasketOf } from './basket-page'
import { PlannerOf } from './planner-of'

const messages = ['account', 'experience', 'extras', 'guests', 'planner'] as const
let people = 0
let plan: PlannedExperience[] = []

async function show(Page: typeof PlannerOf, items = plan) {
  plan = items
  stubApi('GET /core/itineraries/villabookingid/{id}', () => anItinerary(plan))
  stubApi('GET /core/itineraries/villabookingid/{id}/experiences', () => ({ experiences: [exampleExperience] }))
  const contact = { ...exampleSession.contact, id: `keyboard ${++people}` }
  return renderComponent(<Page bookingId={7} contact={contact} />, { messages })
}

beforeEach(() => {
  plan = []
  stubApi('POST /core/contacts/tours', () => undefined)
  stubApi('GET /core/itineraries/pricing/childagesrequired/serviceid/{id}', ({ query }) => ({
    ...{ required: query.children !== '0', fromAge: 6, childrenUpTo: 12 },
  }))
  stubApi('POST /core/itineraries/pricing/getquote/serviceid/{id}', () => ({
    ...{ serviceId: 5042, requestedDate: '2027-06-05', currencyId: 1, price: 187.5, deposit: null, problem: null },
  }))
  let revision = 1
  stubApi('POST /core/itineraries', ({ body }) => {
    const saved = aPlanned({ ...(body as Partial<PlannedExperience>), revision: ++revision })
    plan = [...plan.filter(({ uuid }) => uuid !== saved.uuid), saved]
    return saved
  })
  stubApi('DELETE /core/itineraries/{id}', ({ params }) => {
    plan = plan.filter(({ uuid }) => uuid !== params.id)
    return undefined
  })
})

const status = (text: string) => page.getByRole('status').getByText(text)

test('from the first experience to the payment by keyboard alone', async () => {
  const departures = stopDepartures()
  const planner = await show(PlannerOf)
  const add = page.getByRole('button', { name: 'Plan From the market' })
  await focusByTab(add)
  await userEvent.keyboard('{Enter}')
  await focusByTab(page.getByRole('button', { name: 'Children: one more' }))
  await userEvent.keyboard('{Enter}')
  await focusByTab(page.getByLabelText('Age of child 1'))
  await userEvent.keyboard('9')
  await focusByTab(page.getByRole('button', { name: 'Add to the plan' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(status('From the market is planned for Sat 5 Jun.')).toBeInTheDocument()
  await expect.element(add).toHaveFocus()

  // The list of days moves it; the focus goes with it.
  const days = page.getByLabelText('Day From the market')
  await focusByTab(days, { back: true })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(status('From the market is now on Mon 7 Jun.')).toBeInTheDocument()
  await expect.element(days).toHaveFocus()
  await focusByTab(page.getByRole('link', { name: 'Open the basket' }))
  planner.unmount()

  await show(BasketOf)
  stubApi('POST /core/bookings/itinerary/consolidateforpayment', () => ({
    ...{ itemIds: [91], total: 187.5, currencyId: 1, itinerary: anItinerary(plan) },
  }))
  await focusByTab(page.getByRole('button', { name: 'Go on to payment' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => departures).toEqual(['/secure/experiences/checkout?booking=7&items=91'])
})

test('the focus stays in the plan when an experience is removed and when that is undone', async () => {
  const second = { uuid: '00000000-0000-4000-8000-000000000002', note: 'second' }
  await show(PlannerOf, [aPlanned({ note: 'first' }), aPlanned(second)])
  const remove = () => page.getByRole('button', { name: 'Remove', exact: true })
  const isWithin = (text: string) => document.activeElement?.closest('article')?.textContent?.includes(text)
  await focusByTab(remove().first())
  await userEvent.keyboard('{Enter}')
  await expect.element(status('From the market is no longer planned.')).toBeInTheDocument()
  await expect.poll(() => isWithin('second')).toBe(true)
  await focusByTab(remove())
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Sat 5 Jun' })).toHaveFocus()
  await focusByTab(page.getByRole('button', { name: 'Undo' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(status('This is undone.')).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Day by day' })).toHaveFocus()
  await expect.element(page.getByText('second')).toBeVisible()
})
