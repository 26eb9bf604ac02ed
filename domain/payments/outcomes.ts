import type { Day } from '#domain/calendar/day'
import { type BookingStatus, heldBookingStatuses, isPaidStatus } from '#domain/lifecycles/booking-status'
import { type FailureReason, isSuccess, type PaymentStatus } from '#domain/payments/payment-status'

/** The subject of a payment (SPEC B3). */
export type PaymentSubject = 'villa' | 'service' | 'wine'
export type PaymentPart = 'deposit' | 'balance'

/** The subject of a payment, where there was one. */
export interface Subject {
  thing: PaymentSubject
  part: PaymentPart
}

/** The message of an outcome: the name of its heading and description in the messages of payments. */
export type OutcomeWords = 'villa_deposit' | 'villa_balance' | 'service' | 'wine' | FailureWords

type FailureWords =
  | 'technical_issue'
  | 'declined_by_issuer'
  | 'not_in_3d_secure'
  | 'declined'
  | 'risk'
  | '3d_secure_failed'
  | 'notauthed'
  | 'not_usable'
  | 'rejected'
  | 'system_error'
  | 'challenge_awaited'
  | 'after_payment'

/** The outcome in the members of SPEC B3; `words` selects its messages. */
export interface Outcome {
  bookingType: PaymentSubject | 'none'
  paymentType: PaymentPart | 'none'
  success: boolean
  words: OutcomeWords
}

/** Whether the client has paid nevertheless, and the message. */
interface Failure {
  words: FailureWords
  /** The statuses with which it can occur. */
  with: readonly PaymentStatus[]
}

/** Every reason for a failed payment, with its message and its statuses (SPEC B8). */
export const failureMessages: Readonly<Record<FailureReason, Failure>> = {
  TechnicalIssue: { words: 'technical_issue', with: ['ERROR', 'ERROREXTENDED', 'INVALID', 'MALFORMED'] },
  Declined_TechnicalIssues: { words: 'technical_issue', with: ['NOTAUTHED', 'ERROR'] },
  Declined_IncorrectDetails: { words: 'declined_by_issuer', with: ['NOTAUTHED', 'REJECTED', 'INVALID'] },
  Declined_CardThreeDSecureDisabled: { words: 'not_in_3d_secure', with: ['REJECTED', 'NOTAUTHED'] },
  Declined: { words: 'declined', with: ['NOTAUTHED', 'REJECTED'] },
  RiskResponse: { words: 'risk', with: ['REJECTED', 'NOTAUTHED'] },
  ThreeDSecureFailed: { words: '3d_secure_failed', with: ['REJECTED', 'NOTAUTHED', 'THREEDAUTH'] },
  REJECTED_3dnotenrolled: { words: 'not_in_3d_secure', with: ['REJECTED'] },
  REJECTED_3dwrongcode: { words: '3d_secure_failed', with: ['REJECTED'] },
  NOTAUTHED: { words: 'notauthed', with: ['NOTAUTHED'] },
  REJECTED: { words: 'rejected', with: ['REJECTED'] },
  MALFORMED: { words: 'not_usable', with: ['MALFORMED'] },
  INVALID: { words: 'not_usable', with: ['INVALID'] },
  ERROR: { words: 'system_error', with: ['ERROR'] },
  ERROREXTENDED: { words: 'system_error', with: ['ERROREXTENDED'] },
  ERROR_AFTER_PAYMENT: {
    words: 'after_payment',
    with: ['OK', 'AUTHENTICATED', 'REGISTERED', 'ERROR', 'ERROREXTENDED'],
  },
}

/** The booking of a payment at the time of the outcome. */
export interface BookingStanding {
  status: BookingStatus
  /** Outstanding cents: of the villa's price, and of services. */
  leftOfStayCents: number
  leftForServicesCents: number
  /** The next due part of the price. */
  next?: { cents: number; due: Day } | undefined
}

/** Messages that depend on the booking, by outcome. */
type StandingWords =
  | OutcomeWords
  | 'not_usable_booked'
  | 'not_usable_over'
  | 'system_error_booked'
  | 'system_error_over'
  | 'villa_deposit_in_full'
  | 'villa_balance_in_part'
  | 'villa_balance_but_services'

/**
 * Messages that promise something about the booking, and their replacements where the promise would be false. The
 * specification's own messages mention options: they apply while one is held.
 */
const failuresByBooking: Partial<Record<OutcomeWords, { booked: StandingWords; over: StandingWords }>> = {
  not_usable: { booked: 'not_usable_booked', over: 'not_usable_over' },
  system_error: { booked: 'system_error_booked', over: 'system_error_over' },
}

/** The message of an outcome that is true for the current booking. */
export function wordsFor(words: OutcomeWords, booking: BookingStanding): StandingWords {
  const { status, leftOfStayCents, leftForServicesCents } = booking
  if (words === 'villa_deposit' && leftOfStayCents === 0) return 'villa_deposit_in_full'
  if (words === 'villa_balance' && leftOfStayCents > 0) return 'villa_balance_in_part'
  if (words === 'villa_balance' && leftForServicesCents > 0) return 'villa_balance_but_services'
  const instead = failuresByBooking[words]
  if (!instead || heldBookingStatuses.includes(status)) return words
  return isPaidStatus(status) ? instead.booked : instead.over
}

const successWords = ({ thing, part }: Subject): OutcomeWords => (thing === 'villa' ? `villa_${part}` : thing)

/** The default reason of a status without one. */
const usualReason: Readonly<
  Record<Exclude<PaymentStatus, 'OK' | 'AUTHENTICATED' | 'REGISTERED' | 'THREEDAUTH'>, FailureReason>
> = {
  NOTAUTHED: 'NOTAUTHED',
  REJECTED: 'REJECTED',
  MALFORMED: 'MALFORMED',
  INVALID: 'INVALID',
  ERROR: 'ERROR',
  ERROREXTENDED: 'ERROREXTENDED',
}

/**
 * The outcome of a payment, for every status with every reason (SPEC B4 and B8). A paid status is a success unless
 * staff must check it (`ERROR_AFTER_PAYMENT`); a reason that cannot occur with its status is replaced by that status's
 * default. An open challenge of the bank is no success yet.
 */
export function toOutcome(status: PaymentStatus, reason: FailureReason | undefined, subject: Subject): Outcome {
  const fitting = reason && failureMessages[reason].with.includes(status) ? reason : undefined
  if (isSuccess(status) && !fitting)
    return { bookingType: subject.thing, paymentType: subject.part, success: true, words: successWords(subject) }
  const failed = { bookingType: 'none', paymentType: 'none', success: false } as const
  if (fitting) return { ...failed, words: failureMessages[fitting].words }
  const usual = usualReason[status as keyof typeof usualReason]
  return { ...failed, words: usual ? failureMessages[usual].words : 'challenge_awaited' }
}
