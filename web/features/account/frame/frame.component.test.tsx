import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CurrentContact } from '#contract/account/sessions'
import type { Trip } from '#contract/booking/trips'
import { accessibilityViolations } from '#web/testing/accessibility'
import { offline, stubApi } from '#web/testing/api-stub'
import { examplePage } from '#web/testing/example-page'
import { exampleSession } from '#web/testing/example-session'
import { aTrip } from '#web/testing/example-trip'
import { renderComponent } from '#web/testing/render-component'
import { ContactPerson } from './contact-person'
import { Sidebar } from './sidebar'
import { TripSwitcher } from './trip-switcher'

let people = 0
/** Each test has a person of its own: what is fetched is shared by person. */
const aContact = (more: Partial<CurrentContact> = {}): CurrentContact => ({
  ...exampleSession.contact,
  id: `00000000-0000-4000-8000-${String(++people).padStart(12, '0')}`,
  ...more,
})
const passports = { ...examplePage, template: 'own' as const, templateId: 106, heading1: 'Passport Details' }
const tripsCall = 'GET /core/bookings/contactid/{id}/trips'
const now = Date.parse('2027-01-15T10:00:00Z')
const answerTrips = (...trips: Trip[]) => stubApi(tripsCall, () => ({ now, trips }))

const manager = {
  ...{ id: 3, fullName: 'Agnese Terlizzi', userPic: '', userPitch: 'Born in a masseria.' },
  ...{ email: 'agnese@maestrale.example', experienceGroupEmail: '', workPhone: '+44 20 7946 0314' },
}

beforeEach(() => {
  answerTrips()
  stubApi('GET /core/messages/unread', () => ({ bookings: [] }))
})

test('beside the page, the pages are a list in groups, and the current one is marked', async () => {
  await renderComponent(<Sidebar page={passports} contact={aContact()} />, { messages: ['account'] })
  const nav = page.getByRole('navigation', { name: 'My account' })
  await expect.element(nav.getByRole('link', { name: 'Passport Details' })).toHaveAttribute('aria-current', 'page')
  await expect.element(nav.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect.element(nav.getByRole('button', { name: 'Log out' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a guest finds no page of the lead booker', async () => {
  await renderComponent(<Sidebar page={passports} contact={aContact({ coSignIn: true, coSignInRole: 1 })} />, {
    messages: ['account'],
  })
  await expect.element(page.getByRole('link', { name: 'My Bookings' })).toBeVisible()
  for (const name of ['Dashboard', 'Contact Details', 'Subscription Preferences'])
    expect(page.getByRole('link', { name }).elements()).toEqual([])
})

test('a page that concerns a booking keeps the booking of the address', async () => {
  await renderComponent(<Sidebar page={passports} contact={aContact()} />, {
    messages: ['account'],
    at: '/secure/passport-details?booking=7',
  })
  const link = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')
  expect(link('Overview and Payment')).toBe('/secure/overview-and-payment?booking=7')
  expect(link('Billing')).toBe('/secure/billing')
})

test('on a phone one button names the page and opens the list; Escape closes it, and focus returns', async () => {
  await renderComponent(<Sidebar page={passports} contact={aContact()} />, { messages: ['account'], window: 'phone' })
  const opener = page.getByRole('button', { name: /Passport Details/ })
  expect(page.getByRole('link').elements()).toEqual([])
  await opener.click()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Billing' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  await expect.element(opener).toHaveFocus()
})

test('a link of the sheet leads to its page', async () => {
  const { address } = await renderComponent(<Sidebar page={passports} contact={aContact()} />, {
    messages: ['account'],
    window: 'phone',
    at: '/secure/passport-details',
  })
  await page.getByRole('button', { name: /Passport Details/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Billing' }).click()
  await expect.poll(address).toBe('/secure/billing')
})

test('the switcher names the trip in the address, and other parameters stay', async () => {
  answerTrips(aTrip({ bookingId: 7, name: 'Kalami House' }), aTrip({ bookingId: 8, name: 'Casa Bagnasciuga' }))
  const { address } = await renderComponent(<TripSwitcher contact={aContact()} stage="confirmed" />, {
    messages: ['account'],
    at: '/secure/passport-details?x=1',
  })
  const choice = page.getByLabelText('Trip')
  await expect.element(choice).toHaveValue('7')
  await choice.selectOptions('8')
  expect(address()).toBe('/secure/passport-details?x=1&booking=8')
  await expect.element(choice).toHaveValue('8')
  expect(await accessibilityViolations()).toEqual([])
})

test('one trip needs no switcher; from a past booking one can go to it', async () => {
  answerTrips(aTrip({ bookingId: 7 }), aTrip({ bookingId: 9, status: 1 }))
  const { unmount } = await renderComponent(<TripSwitcher contact={aContact()} stage="confirmed" />, {
    messages: ['account'],
  })
  await expect.poll(() => page.getByLabelText('Trip').elements()).toEqual([])
  unmount()
  await renderComponent(<TripSwitcher contact={aContact()} stage="confirmed" />, {
    messages: ['account'],
    at: '/secure/overview-and-payment?booking=3',
  })
  await expect.element(page.getByRole('option', { name: 'An earlier booking' })).toBeInTheDocument()
})

test('the client manager of the trip in the address stands beside the page', async () => {
  answerTrips(aTrip({ bookingId: 7 }), aTrip({ bookingId: 8, reference: 'WXYZ-2345', clientManager: manager }))
  await renderComponent(<ContactPerson contact={aContact()} />, { messages: ['account'], at: '/secure/x?booking=8' })
  await expect.element(page.getByText('Agnese Terlizzi')).toBeVisible()
  await expect.element(page.getByText('Born in a masseria.')).toBeVisible()
  const mail = page.getByRole('link', { name: 'agnese@maestrale.example' })
  await expect.element(mail).toHaveAttribute('href', 'mailto:agnese@maestrale.example?subject=WXYZ-2345')
  expect(await accessibilityViolations()).toEqual([])
})

test('without a trip, or when the list fails, the company answers', async () => {
  const { unmount } = await renderComponent(<ContactPerson contact={aContact()} />, { messages: ['account'] })
  await expect.element(page.getByText('We are happy to help')).toBeVisible()
  unmount()
  stubApi(tripsCall, offline)
  await renderComponent(<ContactPerson contact={aContact()} />, { messages: ['account'] })
  await expect.element(page.getByText('We are happy to help')).toBeVisible()
})
