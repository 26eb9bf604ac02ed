import { expect, test } from 'vitest'
import { bookingStatus, optionBookings } from '#domain/booking/booking-status'
import { outcomeOf, type Subject } from '#domain/payments/outcomes'
import { failureReasons, paymentStatuses } from '#domain/payments/payment-status'
import { tellOutcome } from './outcome-texts.ts'

const languages = ['en', 'fr', 'de'] as const
const subjects: readonly Subject[] = [
  { thing: 'villa', part: 'deposit' },
  { thing: 'villa', part: 'balance' },
  { thing: 'service', part: 'balance' },
]
/** Words by which a text says that something is only held. */
const held = /\boption\b|on hold|still held|en attente|toujours réservée|bleibt reserviert|besteht weiter/i

test.each(Object.entries(bookingStatus))(
  'no text of a %s booking says that it is only held, unless it is',
  (_, status) => {
    for (const language of languages)
      for (const subject of subjects)
        for (const paidInFull of [true, false])
          for (const payment of paymentStatuses)
            for (const reason of [undefined, ...failureReasons]) {
              const filled = { booking: { status, paidInFull }, phone: '+44 20', passRequired: false }
              const outcome = outcomeOf(payment, reason, subject)
              const { Description } = tellOutcome(outcome, language, filled)
              const promisesHold = outcome.words === 'not_usable' || outcome.words === 'system_error'
              expect(held.test(Description)).toBe(promisesHold && optionBookings.includes(status))
              expect(Description).not.toMatch(/\{\w*\}/)
              expect(Description).toContain('+44')
            }
  },
)

test.each([
  [true, 'Your payment has arrived in full'],
  [false, 'Your deposit has arrived'],
])('a deposit that pays everything is not called one: %s', (paidInFull, text) => {
  const outcome = outcomeOf('OK', undefined, { thing: 'villa', part: 'deposit' })
  const booking = { status: bookingStatus.confirmed, paidInFull }
  expect(tellOutcome(outcome, 'en', { booking, phone: '1', passRequired: false }).Description).toContain(text)
})
