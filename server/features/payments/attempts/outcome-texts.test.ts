import { expect, test } from 'vitest'
import { type BookingStatus, bookingStatus, heldBookingStatuses } from '#domain/lifecycles/booking-status'
import { type Subject, toOutcome } from '#domain/payments/outcomes'
import { failureReasons, paymentStatuses } from '#domain/payments/payment-status'
import { outcomeMessage } from './outcome-texts.ts'

const languages = ['en', 'fr', 'de'] as const
const subjects: readonly Subject[] = [
  { thing: 'villa', part: 'deposit' },
  { thing: 'villa', part: 'balance' },
  { thing: 'service', part: 'balance' },
]
/** Phrases that say that a booking is only held. */
const held = /\boption\b|on hold|still held|en attente|toujours réservée|bleibt reserviert|besteht weiter|freigehalten/i

test.each(Object.entries(bookingStatus))(
  'no text of a %s booking says that it is only held, unless it is',
  (_, status) => {
    for (const language of languages)
      for (const subject of subjects)
        for (const leftOfStayCents of [0, 270_667])
          for (const payment of paymentStatuses)
            for (const reason of [undefined, ...failureReasons]) {
              const booking = { status, leftOfStayCents, leftForServicesCents: 4800, next: undefined }
              const filled = { booking, phone: '+44 20', passRequired: false, byLink: undefined, currency: 'EUR' }
              const outcome = toOutcome(payment, reason, subject)
              const { Description } = outcomeMessage(outcome, language, filled)
              const promisesHold = outcome.words === 'not_usable' || outcome.words === 'system_error'
              expect(held.test(Description)).toBe(promisesHold && heldBookingStatuses.includes(status))
              expect(Description).not.toMatch(/\{\w*\}/)
              expect(Description).toContain('+44')
            }
  },
)

test.each([
  [0, 'Your payment has arrived in full'],
  [270_667, 'Your deposit has arrived'],
])('a deposit that leaves %i cents of the price is described as such', (leftOfStayCents, text) => {
  expect(told('deposit', { leftOfStayCents, leftForServicesCents: 0 }).Description).toContain(text)
})

/** The text of a payment for a confirmed booking, in English. */
function told(
  part: 'deposit' | 'balance',
  left: { leftOfStayCents: number; leftForServicesCents: number; next?: { cents: number; due: string } },
  byLink?: { refundedCents: number },
  status: BookingStatus = bookingStatus.confirmed,
) {
  const outcome = toOutcome('OK', undefined, { thing: 'villa', part })
  const booking = { status, ...left }
  return outcomeMessage(outcome, 'en', { booking, phone: '1', passRequired: false, byLink, currency: 'EUR' })
}

test('an instalment of the balance names the open amount, with services, and the next due amount', () => {
  const next = { cents: 135_333, due: '2027-03-27' }
  const { Description } = told('balance', { leftOfStayCents: 270_667, leftForServicesCents: 15_300, next })
  expect(Description).toContain('€2,859.67 is still to be paid')
  expect(Description).toContain('€1,353.33, is due by 27 March 2027')
})

test('a holiday is paid in full only when its services are paid too', () => {
  const services = told('balance', { leftOfStayCents: 0, leftForServicesCents: 10_500 }).Description
  expect(services).toContain('€105 is still to be paid for services')
  expect(services).not.toContain('holiday')
  const all = told('balance', { leftOfStayCents: 0, leftForServicesCents: 0 }).Description
  expect(all).toContain('Your holiday is paid in full.')
})

test('a payer by link sees their own payment alone, and its refund after a cancellation', () => {
  const left = { leftOfStayCents: 0, leftForServicesCents: 0 }
  const paid = told('balance', left, { refundedCents: 0 })
  expect(paid.Description).toContain('Your payment has arrived and counts towards the booking')
  const refunded = told('balance', left, { refundedCents: 137_667 }, bookingStatus.cancelled)
  expect(refunded.Heading).toBe('Your refund')
  expect(refunded.Description).toContain('€1,376.67 of your payment is going back')
  const kept = told('balance', left, { refundedCents: 0 }, bookingStatus.cancelled)
  expect(kept.Heading).toBe('The booking has been cancelled')
  for (const { Description } of [paid, refunded, kept]) expect(Description).not.toContain('holiday')
})
