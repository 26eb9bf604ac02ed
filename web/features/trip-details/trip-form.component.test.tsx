import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TripShown } from '#contract/booking/trip-details'
import { emptyTrip, type TripDetails } from '#domain/trip-details/trip-details'
import { tabEdits } from '#web/features/autosave/public'
import { sessionApi } from '#web/features/session/public'
import { accessibilityViolations } from '#web/testing/accessibility'
import { offline, problem, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { TripFacts } from './trip-facts'
import { TripForm } from './trip-form'

const call = 'POST /core/bookings/{id}/tripdetails'
const store = tabEdits('trip')
let bookings = 0

const aTrip = (details: Partial<TripDetails> = {}, more: Partial<TripShown> = {}): TripShown => ({
  ...{ bookingId: ++bookings, reference: 'ABCD-EFGH', arrival: '2027-07-03', departure: '2027-07-10' },
  ...{ today: '2027-01-15', timezone: 'Europe/Rome', open: true, erasedOn: '2027-08-07', names: ['Nora Aziz'] },
  villa: {
    ...{ name: 'Baglio', url: '/villas/baglio', arrivalFrom: '16:00', departureBy: '10:00', airports: ['Catania'] },
    rooms: [
      { kind: 'double', floor: 'ground' },
      { kind: 'bunk', floor: 'first' },
    ],
  },
  party: [
    { slot: 1, kind: 'adult', name: 'Ada Holm', age: null },
    { slot: 2, kind: 'child', name: '', age: null },
    { slot: 3, kind: 'child', name: 'Bo Holm', age: 8 },
  ],
  ...{ knownPhone: '+44 20 7946 0321', revision: 0, faults: {}, readiness: 'incomplete', savedAt: null },
  missing: ['arrivalTime', 'guests.2.name'],
  details: { ...emptyTrip, ...details },
  ...more,
})

const saved = (trip: TripShown, details: unknown, more: Partial<TripShown> = {}): TripShown => ({
  ...trip,
  ...{ details: details as TripDetails, revision: trip.revision + 1, savedAt: '2027-01-15T10:00:00.000Z' },
  ...more,
})

const show = (trip: TripShown, more: { window?: 'phone'; readOnly?: boolean } = {}) =>
  renderComponent(
    <TripForm
      trip={trip}
      owner="ada"
      readOnly={more.readOnly ?? false}
      store={store}
      send={(body, revision) =>
        sessionApi(call, { params: { id: trip.bookingId }, query: {}, headers: { 'if-match': `"${revision}"` }, body })
      }
      onSaved={() => {}}
    />,
    { messages: ['account', 'autosave', 'trips'], ...(more.window && { window: more.window }) },
  )

test('asks for what nobody knows yet, in the time of the villa, and leads to what is missing', async () => {
  await show(aTrip(), { window: 'phone' })
  await expect.element(page.getByText('The villa is ready from 16:00. All times here are Rome time.')).toBeVisible()
  await expect.element(page.getByText('Bo Holm · 8 years old')).toBeVisible()
  // One guest has no name and no age yet; the others are known.
  expect(page.getByLabelText('Name', { exact: true }).elements()).toHaveLength(1)
  expect(page.getByLabelText('Age on arrival').elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Guest 2: Name' }).click()
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
})

test('what is typed is saved after a pause, with the revision on which it is based', async () => {
  const trip = aTrip({ notes: 'A pram' }, { revision: 3 })
  await show(trip)
  const sent = stubApi(call, ({ body }) => saved(trip, body))
  await page.getByLabelText('Expected arrival at the villa').fill('16:30')
  await page.getByLabelText('Vegan').click()
  await page.getByRole('combobox', { name: 'Bedroom 1, double' }).selectOptions('Two single beds')
  await page.getByRole('combobox', { name: 'Ada Holm: Sleeps in' }).selectOptions('Bedroom 1, double')
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await expect
    .poll(() => sent.at(-1)?.body)
    .toMatchObject({
      ...{ arrivalTime: '16:30', notes: 'A pram', diets: ['vegan'], rooms: [{ room: 1, beds: 'twin' }] },
      guests: [{ slot: 1, name: '', age: '', room: '1' }],
    })
  expect(sent[0]?.headers.get('if-match')).toBe('"3"')
})

test('a flight begins with the airport and the day of arrival, and can be removed', async () => {
  const trip = aTrip()
  await show(trip)
  let current = trip
  const sent = stubApi(call, ({ body }) => {
    current = saved(current, body)
    return current
  })
  await page.getByRole('button', { name: 'Add a flight' }).first().click()
  await page.getByLabelText('Flight number').fill('BA602')
  await page.getByLabelText('Landing').fill('14:20')
  await expect
    .poll(() => sent.at(-1)?.body.flights)
    .toMatchObject([{ direction: 'to', number: 'BA602', airport: 'Catania', day: '2027-07-03', time: '14:20' }])
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Remove: Flight to the villa BA602' }).click()
  await expect.poll(() => sent.at(-1)?.body.flights).toEqual([])
})

test('what was typed without a connection survives a reload, and is sent when the connection is back', async () => {
  const trip = aTrip()
  const { unmount } = await show(trip)
  stubApi(call, offline)
  await page.getByLabelText('Allergies and other wishes about food').fill('Peanuts')
  await expect.element(page.getByText(/^Not saved yet/)).toBeVisible()
  unmount()
  await show(trip)
  await expect.element(page.getByLabelText('Allergies and other wishes about food')).toHaveValue('Peanuts')
  const sent = stubApi(call, ({ body }) => saved(trip, body))
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => sent.at(-1)?.body.allergies).toBe('Peanuts')
  // Once saved, the browser no longer holds it.
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).not.toContain('Peanuts')
})

test('two editors: other fields are merged, and a field that both changed is a choice', async () => {
  const trip = aTrip({ notes: 'Old' }, { revision: 1 })
  await show(trip)
  const current = saved(trip, { ...trip.details, notes: 'Theirs', arrivalBy: 'Ferry' })
  const sent = stubApi(call, ({ body, headers }) =>
    headers.get('if-match') === '"1"' ? problem(412, 'changed-since', { current }) : saved(current, body),
  )
  await page.getByLabelText('Note', { exact: true }).fill('Mine')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Someone else has changed' })).toBeVisible()
  await expect.element(page.getByLabelText('How you reach the villa')).toHaveValue('Ferry')
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.click(page.getByLabelText('Your entry: Mine'))
  await page.getByRole('button', { name: 'Save this choice' }).click()
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ notes: 'Mine', arrivalBy: 'Ferry' })
  expect(sent.at(-1)?.headers.get('if-match')).toBe('"2"')
})

test('a fault is told at its field until it is corrected; a closed trip is only shown', async () => {
  const flight = { id: 'f', direction: 'to' as const, number: 'plane', airport: '', day: '', time: '' }
  const trip = aTrip({ flights: [flight] }, { faults: { 'flights.f.number': 'invalid' } })
  const { unmount } = await show(trip)
  stubApi(call, ({ body }) => saved(trip, body))
  await expect.element(page.getByText('Please check this entry.')).toBeVisible()
  await page.getByLabelText('Flight number').fill('BA602')
  await expect.element(page.getByText('Please check this entry.')).not.toBeInTheDocument()
  unmount()
  await show(aTrip({}, { open: false }))
  await expect.element(page.getByText('These details can no longer be changed here. Please call us.')).toBeVisible()
  await expect.element(page.getByLabelText('Note', { exact: true })).toBeDisabled()
})

test('staff who cannot change a trip read what was given, and nothing else', async () => {
  const facts = () =>
    [...document.querySelectorAll('dl > div')].map(fact => [
      fact.querySelector('dt')?.textContent,
      fact.querySelector('dd')?.textContent,
    ])
  const trip = aTrip({ arrivalTime: '17:30', phone: '+44 20 7946 0321', diets: ['vegan'], cots: 1 })
  await renderComponent(<TripFacts trip={trip} />, { messages: ['trips'], language: 'fr' })
  expect(facts()).toEqual([
    ['Arrivée prévue à la villa', '17\u00a0h\u00a030'],
    ['Téléphone pendant le voyage', '+44 20 7946 0321'],
    [expect.stringMatching(/lit/i), '1'],
    [expect.stringMatching(/v.g/i), 'oui'],
  ])
  expect(document.querySelectorAll('main :is(input, select, textarea, button)')).toHaveLength(0)
  await renderComponent(<TripFacts trip={aTrip()} />, { messages: ['trips'] })
  await expect.element(page.getByText('No details have been given yet.')).toBeVisible()
})
