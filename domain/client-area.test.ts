import { expect, test } from 'vitest'
import { admissionTo, comerOf } from './client-area.ts'

const [logIn, dashboard, bookings, profile, subscriptions, guestLogins, registration] = [30, 31, 34, 35, 36, 37, 102]
const [tripDetails, passports, contactDetails] = [105, 106, 107]
const onlineBooking = [27, 29, 40, 75, 76, 96, 101, 113]

test('log-in, registration and an online booking are open to whoever comes', () => {
  for (const comer of ['nobody', 'guest-user', 'lead-booker', 'co-sign-in'] as const) {
    expect(admissionTo(logIn, comer)).toBe('here')
    expect(admissionTo(registration, comer)).toBe('here')
    for (const templateId of onlineBooking) expect(admissionTo(templateId, comer)).toBe('here')
  }
})

test('nobody, and the guest user of a booking, are led to the log-in', () => {
  for (const templateId of [dashboard, bookings, profile, subscriptions, guestLogins, 4711]) {
    expect(admissionTo(templateId, 'nobody')).toBe('log-in')
    expect(admissionTo(templateId, 'guest-user')).toBe('log-in')
    expect(admissionTo(templateId, 'lead-booker')).toBe('here')
  }
})

test('who shares a booking is led from what is its lead booker’s to the bookings', () => {
  for (const templateId of [dashboard, subscriptions, tripDetails, contactDetails])
    expect(admissionTo(templateId, 'co-sign-in')).toBe('bookings')
  for (const templateId of [bookings, profile, guestLogins, passports])
    expect(admissionTo(templateId, 'co-sign-in')).toBe('here')
})

test('staff who look on see what the client sees, but neither where one signs up, books and pays, nor passports', () => {
  for (const templateId of [dashboard, bookings, profile, subscriptions, tripDetails, contactDetails])
    expect(admissionTo(templateId, 'looking-on')).toBe('here')
  const [provisionalPayment, winePayment, experiencesCheckout, transfersCheckout] = [54, 59, 90, 92]
  const paying = [provisionalPayment, winePayment, experiencesCheckout, transfersCheckout]
  for (const templateId of [logIn, registration, ...onlineBooking, ...paying, passports])
    expect(admissionTo(templateId, 'looking-on')).toBe('bookings')
})

test('who comes is told by what the calls say of them', () => {
  const client = { guest: false, coSignIn: false, loggedInAsContactAdmin: false }
  expect(comerOf(undefined)).toBe('nobody')
  expect(comerOf(client)).toBe('lead-booker')
  expect(comerOf({ ...client, coSignIn: true })).toBe('co-sign-in')
  expect(comerOf({ ...client, loggedInAsContactAdmin: true })).toBe('looking-on')
  // A guest user is no client, whatever else is told of them.
  expect(comerOf({ ...client, guest: true })).toBe('guest-user')
  expect(comerOf({ ...client, guest: true, coSignIn: true })).toBe('guest-user')
})
