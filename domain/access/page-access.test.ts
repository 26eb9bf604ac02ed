import { expect, test } from 'vitest'
import { templateOf } from '../content/templates.ts'
import { pageAccess, viewerOf } from './page-access.ts'

const [logIn, dashboard, bookings, profile, subscriptions, guestLogins, registration] = [30, 31, 34, 35, 36, 37, 102]
const [tripDetails, passports, contactDetails] = [105, 106, 107]
const onlineBooking = [27, 29, 40, 75, 76, 96, 101, 113]

function admissionAt(templateId: number, comer: Parameters<typeof pageAccess>[1]) {
  const { client } = templateOf(templateId)
  if (!client) throw new Error(`The template ${templateId} is not a client's`)
  return pageAccess(client, comer)
}

test('log-in, registration and an online booking are open to every visitor', () => {
  for (const comer of ['anonymous', 'guest-user', 'lead-booker', 'co-sign-in'] as const) {
    expect(admissionAt(logIn, comer)).toBe('here')
    expect(admissionAt(registration, comer)).toBe('here')
    for (const templateId of onlineBooking) expect(admissionAt(templateId, comer)).toBe('here')
  }
})

test('anonymous visitors and guest users are sent to the log-in', () => {
  for (const templateId of [dashboard, bookings, profile, subscriptions, guestLogins]) {
    expect(admissionAt(templateId, 'anonymous')).toBe('log-in')
    expect(admissionAt(templateId, 'guest-user')).toBe('log-in')
    expect(admissionAt(templateId, 'lead-booker')).toBe('here')
  }
})

test('the token of an e-mail opens what one is sent, and nothing else', () => {
  const guestSubscriptions = 109
  for (const templateId of [subscriptions, guestSubscriptions]) {
    const { client } = templateOf(templateId)
    for (const comer of ['anonymous', 'guest-user', 'lead-booker', 'co-sign-in'] as const)
      expect(client && pageAccess(client, comer, { hasMailedToken: true })).toBe('here')
  }
  for (const templateId of [dashboard, bookings, profile, guestLogins, contactDetails]) {
    const { client } = templateOf(templateId)
    expect(client && pageAccess(client, 'anonymous', { hasMailedToken: true })).toBe('log-in')
  }
})

test('a co-sign-in is sent from the lead booker’s pages to the bookings', () => {
  for (const templateId of [dashboard, subscriptions, tripDetails, contactDetails])
    expect(admissionAt(templateId, 'co-sign-in')).toBe('bookings')
  for (const templateId of [bookings, profile, guestLogins, passports])
    expect(admissionAt(templateId, 'co-sign-in')).toBe('here')
})

test('staff who impersonate a client see the client’s pages, but no sign-up, booking, payment or passports', () => {
  for (const templateId of [dashboard, bookings, profile, subscriptions, tripDetails, contactDetails])
    expect(admissionAt(templateId, 'looking-on')).toBe('here')
  const [provisionalPayment, winePayment, experiencesCheckout, transfersCheckout] = [54, 59, 90, 92]
  const paying = [provisionalPayment, winePayment, experiencesCheckout, transfersCheckout]
  for (const templateId of [logIn, registration, ...onlineBooking, ...paying, passports])
    expect(admissionAt(templateId, 'looking-on')).toBe('bookings')
})

test('the viewer follows from the current contact', () => {
  const client = { guest: false, coSignIn: false, loggedInAsContactAdmin: false }
  expect(viewerOf(undefined)).toBe('anonymous')
  expect(viewerOf(client)).toBe('lead-booker')
  expect(viewerOf({ ...client, coSignIn: true })).toBe('co-sign-in')
  expect(viewerOf({ ...client, loggedInAsContactAdmin: true })).toBe('looking-on')
  // A guest user is no client, whatever the other members say.
  expect(viewerOf({ ...client, guest: true })).toBe('guest-user')
  expect(viewerOf({ ...client, guest: true, coSignIn: true })).toBe('guest-user')
})
