import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { HoursList, HoursRequestShown } from '#contract/booking/hours'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { OtherHours } from './other-hours'

let contacts = 0
const aRequest = (more: Partial<HoursRequestShown> = {}): HoursRequestShown => ({
  ...{ id: 5, kind: 'early-arrival', time: '12:00', note: '', state: 'asked', price: null, message: '', itemId: null },
  askedAt: '2027-01-15T10:00:00.000Z',
  ...more,
})
const aList = (...requests: HoursRequestShown[]): HoursList => ({
  ...{ open: true, currencyId: 1, arrivalFrom: '16:00', departureBy: '10:00', timezone: 'Europe/Rome', requests },
})

async function show(list: HoursList) {
  stubApi('GET /core/bookings/{id}/hours', () => list)
  return renderComponent(
    <OtherHours bookingId={7} contactId={`contact ${++contacts}`} kind="early-arrival" readOnly={false} />,
    { messages: ['account', 'autosave', 'trips'], window: 'phone' },
  )
}

test('asks once for an early arrival, with the usual hours in sight, and withdraws it', async () => {
  await show(aList())
  await page.getByRole('button', { name: 'Arrive earlier?' }).click()
  await expect.element(page.getByText('Earlier than 16:00')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('POST /core/bookings/{id}/hours', () => aList(aRequest()))
  await page.getByLabelText('Arrival from').fill('12:00')
  await userEvent.dblClick(page.getByRole('button', { name: 'Send the request' }))
  await expect.element(page.getByText(/^You have asked to arrive from 12:00/)).toBeVisible()
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  expect(sent[0]?.body).toMatchObject({ kind: 'early-arrival', time: '12:00' })
  stubApi('DELETE /core/bookings/{id}/hours/{hoursId}', () => aList(aRequest({ state: 'withdrawn' })))
  await page.getByRole('button', { name: 'Withdraw the request' }).click()
  await expect.element(page.getByText(/^You have withdrawn/)).toBeVisible()
})

test('a time within the usual hours is told at its field', async () => {
  await show(aList())
  await page.getByRole('button', { name: 'Arrive earlier?' }).click()
  stubApi('POST /core/bookings/{id}/hours', () =>
    problem(422, 'invalid-input', { errors: [{ field: 'body.time', code: 'invalid', detail: 'x' }] }),
  )
  await page.getByLabelText('Arrival from').fill('18:00')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(page.getByText('Please choose a time outside of the usual hours.')).toBeVisible()
})

test('a quote shows price and message, and is accepted or refused', async () => {
  const quoted = aRequest({ state: 'quoted', price: 120, message: 'The house is free.' })
  await show(aList(quoted))
  await expect.element(page.getByText('You can arrive from 12:00 for €120.')).toBeVisible()
  await expect.element(page.getByText('Our office writes: The house is free.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'No, thank you' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('POST /core/bookings/{id}/hours/{hoursId}/answer', () => aList({ ...quoted, state: 'accepted' }))
  await page.getByRole('button', { name: 'Accept for €120' }).click()
  await expect
    .element(page.getByText('Agreed: the villa is ready from 12:00, for €120 with your services.'))
    .toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ answer: 'accept' }])
  await expect.element(page.getByRole('button', { name: 'Arrive earlier?' })).not.toBeInTheDocument()
})
