import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CurrentContact } from '#contract/account/sessions'
import type { PlannedExperience } from '#contract/extras/itineraries'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import {
  planDates as dates,
  aPlanned as item,
  anItinerary as itinerary,
  exampleExperience as market,
} from '#web/testing/example-itinerary'
import { renderComponent } from '#web/testing/render-component'
import { PlannerOf } from './planner-of'

const [from = ''] = dates

let people = 0
async function show(
  items: PlannedExperience[],
  { more = {}, window = 'desktop' as 'desktop' | 'phone', person = {} } = {},
) {
  stubApi('GET /core/itineraries/villabookingid/{id}', () => itinerary(items, more))
  stubApi('GET /core/itineraries/villabookingid/{id}/experiences', () => ({ experiences: [market] }))
  const contact = {
    id: `planner ${++people}`,
    loggedInAsContactAdmin: false,
    toursSeen: [],
    ...person,
  } as unknown as CurrentContact
  await renderComponent(<PlannerOf bookingId={7} contact={contact} />, {
    messages: ['account', 'experience', 'extras', 'guests', 'planner'],
    window,
  })
  await expect.element(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
}
const dayOf = (name = 'From the market') => page.getByLabelText(`Day ${name}`)

beforeEach(() => {
  localStorage.clear()
  stubApi('POST /core/contacts/tours', () => undefined)
})

test.each(['desktop', 'phone'] as const)(
  'an experience moves by the list of days, is announced and undone: %s',
  async window => {
    await show([item()], { window })
    let revision = 1
    const sent = stubApi('POST /core/itineraries', ({ body }) =>
      item({ ...(body as Partial<PlannedExperience>), revision: ++revision }),
    )
    const options = dayOf().element().querySelectorAll('option')
    expect([...options].map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Sat 5 Jun', false],
      ['Sun 6 Jun – closed that day', true],
      ['Mon 7 Jun', false],
      ['Tue 8 Jun', false],
    ])
    await dayOf().selectOptions('Mon 7 Jun')
    await expect.element(page.getByRole('status').getByText('From the market is now on Mon 7 Jun.')).toBeVisible()
    expect(sent[0]?.headers.get('if-match')).toBe('"1"')
    expect(await accessibilityViolations()).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => sent.at(-1)?.body).toMatchObject({ date: from })
    expect(sent.at(-1)?.headers.get('if-match')).toBe('"2"')
    await expect.element(dayOf()).toHaveValue(from)
  },
)

test('an experience is dragged onto another day, and not onto one on which it is closed', async () => {
  await show([item()])
  const sent = stubApi('POST /core/itineraries', ({ body }) =>
    item({ ...(body as Partial<PlannedExperience>), revision: 2 }),
  )
  const handle = () => page.getByRole('article').element().querySelector('[title="Drag to another day"]') as HTMLElement
  const drag = (date: string) => {
    const day = document.querySelector(`[data-day="${date}"]`) as HTMLElement
    day.scrollIntoView({ block: 'center', inline: 'center' })
    const [a, b] = [handle().getBoundingClientRect(), day.getBoundingClientRect()]
    const at = (x: number, y: number) => ({ bubbles: true, button: 0, clientX: x, clientY: y })
    handle().dispatchEvent(new PointerEvent('pointerdown', at(a.x + 2, a.y + 2)))
    dispatchEvent(new PointerEvent('pointermove', at(b.x + b.width / 2, b.y + 20)))
    return () => dispatchEvent(new PointerEvent('pointerup', at(b.x + b.width / 2, b.y + 20)))
  }
  const dropOnClosed = drag(dates[1] ?? '')
  await expect.element(page.getByText('It does not take place on this weekday.')).toBeVisible()
  dropOnClosed()
  expect(sent).toEqual([])
  drag(dates[2] ?? '')()
  await expect.poll(() => sent[0]?.body).toMatchObject({ date: dates[2] })
})

test('a new experience is planned with its price, and ages where they matter', async () => {
  await show([])
  stubApi('GET /core/itineraries/pricing/childagesrequired/serviceid/{id}', ({ query }) => ({
    ...{ required: query.children !== '0', fromAge: 6, childrenUpTo: 12 },
  }))
  stubApi('POST /core/itineraries/pricing/getquote/serviceid/{id}', ({ body }) => {
    const { childAges = [], children } = body as Partial<PlannedExperience>
    const isKnown = childAges.length === children
    return {
      serviceId: 5042,
      requestedDate: from,
      currencyId: 1,
      price: isKnown ? 187.5 : null,
      deposit: isKnown ? { amount: 56.25, balance: 131.25, due: '2027-05-22' } : null,
      problem: isKnown ? null : ('ages-needed' as const),
    }
  })
  const sent = stubApi('POST /core/itineraries', ({ body }) => item({ ...(body as Partial<PlannedExperience>) }))
  await page.getByRole('button', { name: 'Plan From the market' }).click()
  await page.getByRole('button', { name: 'Children: one more' }).click()
  await expect.element(page.getByText('Please tell us the ages of the children.')).toBeVisible()
  await page.getByLabelText('Age of child 1').fill('9')
  await expect.element(page.getByRole('dialog').getByText('€187.50')).toBeVisible()
  await expect.element(page.getByText('€56.25 now, and €131.25 by 22 May 2027')).toBeVisible()
  await expect.element(page.getByText(/Free cancellation until 31 May 2027; 50% refunded afterwards/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Add to the plan' }).click()
  await expect.poll(() => sent[0]?.body).toMatchObject({ serviceId: 5042, children: 1, childAges: [9], selected: true })
  await expect.element(page.getByText(/1 experience selected/)).toBeVisible()
})

test('a plan that was changed meanwhile is shown as it is now', async () => {
  await show([item()])
  stubApi('POST /core/itineraries', () => problem(412, 'changed-since', { current: null }))
  await dayOf().selectOptions('Tue 8 Jun')
  await expect.element(page.getByText(/This was changed meanwhile/)).toBeVisible()
  await expect.element(dayOf()).toHaveValue(from)
})

test('another price, an answer and a plan before the stay are said', async () => {
  await show([item({ status: 7, previousPrice: 120, message: 'With a cake.' })], {
    more: {
      experiencesBeforeDateIn: [
        item({
          uuid: '00000000-0000-4000-8000-000000000002',
          date: '2027-06-01',
          status: 0,
          problem: 'outside-stay',
          quotedPrice: null,
        }),
      ],
    },
  })
  await expect.element(page.getByText('Was €120: a difference of €30')).toBeVisible()
  await expect.element(page.getByText('With a cake.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Before your arrival' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('staff who look on change nothing', async () => {
  await show([item()], { person: { loggedInAsContactAdmin: true } })
  expect(dayOf().elements()).toEqual([])
  expect(page.getByRole('button', { name: /^Plan From/ }).elements()).toEqual([])
})

test('the tour has three steps: villa, first day, basket', async () => {
  await show([item()])
  await page.getByRole('button', { name: 'Take the tour' }).click()
  for (const title of ['Your villa', 'Your days', 'Basket']) {
    await expect.element(page.getByRole('dialog').getByText(title, { exact: true })).toBeVisible()
    await userEvent.keyboard('{Enter}')
  }
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
})
