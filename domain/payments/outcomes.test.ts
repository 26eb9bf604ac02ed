import { expect, test } from 'vitest'
import { bookingStatus, heldBookingStatuses, isPaidStatus } from '#domain/lifecycles/booking-status'
import { failureMessages, type Subject, toOutcome, wordsFor } from '#domain/payments/outcomes'
import { failureReasons, isSuccess, paymentStatus, paymentStatuses } from '#domain/payments/payment-status'

const deposit: Subject = { thing: 'villa', part: 'deposit' }

test('the ten statuses have the ids of the specification', () => {
  expect(paymentStatuses.map(name => paymentStatus[name])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(paymentStatuses.filter(isSuccess)).toEqual(['OK', 'AUTHENTICATED', 'REGISTERED'])
})

test.each([
  [{ thing: 'villa', part: 'deposit' }, 'villa_deposit'],
  [{ thing: 'villa', part: 'balance' }, 'villa_balance'],
  [{ thing: 'service', part: 'balance' }, 'service'],
  [{ thing: 'wine', part: 'deposit' }, 'wine'],
] as const)('a success of %o says %s', (subject, words) => {
  for (const status of ['OK', 'AUTHENTICATED', 'REGISTERED'] as const)
    expect(toOutcome(status, undefined, subject)).toEqual({
      bookingType: subject.thing,
      paymentType: subject.part,
      success: true,
      words,
    })
})

test('each reason has its own message with each of its statuses, and is no success', () => {
  for (const reason of failureReasons) {
    for (const status of failureMessages[reason].with) {
      expect(toOutcome(status, reason, deposit)).toEqual({
        bookingType: 'none',
        paymentType: 'none',
        success: false,
        words: failureMessages[reason].words,
      })
    }
  }
})

test('every status with every reason says something, and only what has been paid is a success', () => {
  for (const status of paymentStatuses) {
    for (const reason of [undefined, ...failureReasons]) {
      const { success, words } = toOutcome(status, reason, deposit)
      expect(success).toBe(isSuccess(status) && reason !== 'ERROR_AFTER_PAYMENT')
      expect(words).toMatch(/^[a-z0-9_]+$/)
    }
  }
})

test.each([
  ['NOTAUTHED', 'notauthed'],
  ['REJECTED', 'rejected'],
  ['THREEDAUTH', 'challenge_awaited'],
  ['MALFORMED', 'not_usable'],
  ['INVALID', 'not_usable'],
  ['ERROR', 'system_error'],
  ['ERROREXTENDED', 'system_error'],
] as const)('%s without a reason says %s', (status, words) => {
  expect(toOutcome(status, undefined, deposit).words).toBe(words)
})

test('a payment that a person must look at is no success, though the money has come', () => {
  expect(toOutcome('OK', 'ERROR_AFTER_PAYMENT', deposit)).toMatchObject({ success: false, words: 'after_payment' })
})

test.each(Object.values(bookingStatus))(
  'words of a booking in state %i promise nothing that it does not keep',
  status => {
    for (const [leftOfStayCents, leftForServicesCents] of [
      [0, 0],
      [0, 4800],
      [270_667, 10_500],
    ] as const) {
      for (const paid of paymentStatuses) {
        for (const reason of [undefined, ...failureReasons]) {
          for (const part of ['deposit', 'balance'] as const) {
            const { words } = toOutcome(paid, reason, { thing: 'villa', part })
            const told = wordsFor(words, { status, leftOfStayCents, leftForServicesCents })
            // The specification's messages mention a held option: they are used for one only, and then always.
            const speaksOfHold = told === 'not_usable' || told === 'system_error'
            expect(speaksOfHold).toBe(
              (words === 'not_usable' || words === 'system_error') && heldBookingStatuses.includes(status),
            )
            if (told.endsWith('_booked')) expect(isPaidStatus(status)).toBe(true)
            if (told === 'villa_deposit') expect(leftOfStayCents).toBeGreaterThan(0)
            if (told === 'villa_balance') expect(leftOfStayCents + leftForServicesCents).toBe(0)
          }
        }
      }
    }
  },
)
