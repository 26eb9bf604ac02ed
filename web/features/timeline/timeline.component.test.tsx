import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CurrentContact } from '#contract/account/sessions'
import type { Timeline, TimelineEntryShown } from '#contract/booking/timeline'
import type { Language } from '#domain/text/language'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { windowNames } from '#web/testing/windows'
import { TimelineOf } from './timeline-of'

const entry = (more: Pick<TimelineEntryShown, 'id' | 'kind' | 'day'> & Partial<TimelineEntryShown>) => ({
  ...{ time: '', what: '', name: '', amount: null, state: 'to-come' as const },
  ...more,
})
const timeline: Timeline = {
  ...{ bookingId: 7, reference: 'ABCD-EFGH', status: 2, villa: 'Baglio Salinaro', place: 'Sicily, Italy' },
  ...{ arrival: '2027-06-05', departure: '2027-06-12', timezone: 'Europe/Rome', today: '2027-03-27', currencyId: 1 },
  entries: [
    entry({ id: 'event-1', kind: 'event', day: '2027-01-15', time: '10:02', what: 'confirmed', state: 'past' }),
    entry({ id: 'paid', kind: 'payment-made', day: '2027-01-15', what: 'deposit', amount: 2940, state: 'past' }),
    entry({ id: 'due', kind: 'payment-due', day: '2027-03-27', what: 'balance', amount: 6860.5, state: 'late' }),
    entry({ id: 'tax', kind: 'payment-due', day: '2027-03-27', what: 'tourist-tax', amount: 105, state: 'late' }),
    entry({ id: 'own-arrival', kind: 'own-arrival', day: '2027-06-05', time: '14:30' }),
    entry({ id: 'arrival', kind: 'arrival', day: '2027-06-05', time: '16:00' }),
    entry({ id: 'departure', kind: 'departure', day: '2027-06-12', time: '10:00' }),
  ],
  conflicts: [{ reason: 'arrives-early', entryIds: ['own-arrival', 'arrival'] }],
  feed: null,
}
let people = 0
const show = async (
  {
    language = 'en',
    window = 'phone',
    ...more
  }: Partial<Timeline> & { language?: Language; window?: 'phone' | 'desktop' } = {},
  contact: Partial<CurrentContact> = {},
) => {
  const sent = stubApi('GET /core/bookings/{id}/timeline', () => ({ ...timeline, ...more }))
  const person = { id: `contact ${++people}`, loggedInAsContactAdmin: false, ...contact } as CurrentContact
  await renderComponent(<TimelineOf bookingId={7} contact={person} />, {
    messages: ['account', 'timeline'],
    language,
    window,
  })
  return sent
}

describe.each(windowNames)('on a %s', window => {
  test('days follow each other, what is to come first, with the zone of the villa', async () => {
    await show({ window })
    await expect.element(page.getByText('All days and times are local at the villa (Rome time).')).toBeVisible()
    await expect.element(page.getByText('Arrival: the house is ready')).toBeVisible()
    const days = page.getByRole('heading', { level: 3 }).elements()
    expect(days.map(day => day.textContent)).toEqual([
      '27 March 2027Today',
      '5 June 2027',
      '12 June 2027',
      '15 January 2027',
    ])
    await expect.element(page.getByText('€6,860.50')).toBeVisible()
    expect(page.getByText(/overdue/).elements()).toHaveLength(2)
    expect(await accessibilityViolations()).toEqual([])
  })
})

test.each([
  ['de', 'Sie wollen um 14:30 Uhr ankommen, das Haus ist aber erst ab 16:00 Uhr bereit', 'Ankunft ändern'],
  ['fr', 'Vous prévoyez d’arriver à 14 h 30, mais la maison est prête à partir de 16 h', 'Changer votre arrivée'],
] as const)(
  'a plan that does not fit is explained, with the way to change it, in %s',
  async (language, text, action) => {
    await show({ language })
    const plain = () => document.body.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
    await expect.poll(plain).toContain(text)
    await expect
      .element(page.getByRole('link', { name: action }))
      .toHaveAttribute('href', `/${language}/secure/trip-details?booking=7`)
  },
)

test('the address for a calendar is created, shown once, and revoked', async () => {
  await show()
  const address = 'http://localhost:3000/api/core/calendarfeeds/secret.ics'
  const made = stubApi('POST /core/bookings/{id}/calendarfeed', () => {
    stubApi('GET /core/bookings/{id}/timeline', () => ({
      ...timeline,
      feed: { createdAt: '2027-03-27T10:00:00.000Z' },
    }))
    return { address, createdAt: '2027-03-27T10:00:00.000Z' }
  })
  await page.getByRole('button', { name: 'Create address' }).click()
  await expect.element(page.getByLabelText('Address for your calendar')).toHaveValue(address)
  await expect
    .element(page.getByRole('link', { name: 'Add to calendar' }))
    .toHaveAttribute('href', address.replace('http', 'webcal'))
  expect(made[0]?.headers.get('idempotency-key')).toBeTruthy()
  expect(await accessibilityViolations()).toEqual([])
  stubApi('DELETE /core/bookings/{id}/calendarfeed', () => {
    stubApi('GET /core/bookings/{id}/timeline', () => timeline)
    return undefined
  })
  await page.getByRole('button', { name: 'Revoke address' }).click()
  await expect.element(page.getByText('The address no longer works.')).toBeVisible()
})

test('a refusal is said', async () => {
  await show()
  stubApi('POST /core/bookings/{id}/calendarfeed', () => problem(409, 'not-in-this-state'))
  await page.getByRole('button', { name: 'Create address' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('staff who look at the page get no address', async () => {
  await show({}, { loggedInAsContactAdmin: true })
  await expect.element(page.getByText('Departure from the villa')).toBeVisible()
  expect(page.getByRole('heading', { name: 'In your calendar' }).elements()).toEqual([])
})
