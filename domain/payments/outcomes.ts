import { type BookingStatus, isSold, optionBookings } from '#domain/booking/booking-status'
import type { Day } from '#domain/day'
import { type FailureReason, isSuccess, type PaymentStatus } from '#domain/payments/payment-status'

/** What a payment is for (section 3). */
export type PaidThing = 'villa' | 'service' | 'wine'
export type PaidPart = 'deposit' | 'balance'

/** What was paid for, where something was. */
export interface Subject {
  thing: PaidThing
  part: PaidPart
}

/** What is said of an outcome: a name in the words of payments, for its heading and its description. */
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

/** The message of an outcome, as section 3 names its members; its texts are chosen by `words`. */
export interface Outcome {
  bookingType: PaidThing | 'none'
  paymentType: PaidPart | 'none'
  success: boolean
  words: OutcomeWords
}

/** Whether the client has paid all the same, and what is said. */
interface Failure {
  words: FailureWords
  /** The statuses with which it can come. */
  with: readonly PaymentStatus[]
}

/** Every reason for which a payment can fail, what is said of it and with which statuses it comes (section 8). */
export const failures: Readonly<Record<FailureReason, Failure>> = {
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

/** The booking of a payment, as it stands when the outcome is told. */
export interface BookingStanding {
  status: BookingStatus
  /** Cents that are still to be paid: of the price of the villa, and for services. */
  leftOfStayCents: number
  leftForServicesCents: number
  /** The part of the price that is due next. */
  next?: { cents: number; due: Day } | undefined
}

/** Texts that depend on the booking, by the outcome that they tell. */
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
 * Words that promise something of the booking, and what replaces them where the promise would be false. The
 * specification's own words speak of options: they stand while one is held.
 */
const failuresByBooking: Partial<Record<OutcomeWords, { booked: StandingWords; over: StandingWords }>> = {
  not_usable: { booked: 'not_usable_booked', over: 'not_usable_over' },
  system_error: { booked: 'system_error_booked', over: 'system_error_over' },
}

/** The words of an outcome that are true for the booking as it stands. */
export function wordsFor(words: OutcomeWords, booking: BookingStanding): StandingWords {
  const { status, leftOfStayCents, leftForServicesCents } = booking
  if (words === 'villa_deposit' && leftOfStayCents === 0) return 'villa_deposit_in_full'
  if (words === 'villa_balance' && leftOfStayCents > 0) return 'villa_balance_in_part'
  if (words === 'villa_balance' && leftForServicesCents > 0) return 'villa_balance_but_services'
  const instead = failuresByBooking[words]
  if (!instead || optionBookings.includes(status)) return words
  return isSold(status) ? instead.booked : instead.over
}

const successWords = ({ thing, part }: Subject): OutcomeWords => (thing === 'villa' ? `villa_${part}` : thing)

/** What is said of a status that comes without a reason. */
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
 * What a payment has come to, for every status with every reason (sections 4 and 8). A status that says that the card
 * has paid is a success unless a person must look (`ERROR_AFTER_PAYMENT`); a reason that cannot come with its status
 * gives way to what is usual of that. A question of the bank that is open is no success yet.
 */
export function outcomeOf(status: PaymentStatus, reason: FailureReason | undefined, subject: Subject): Outcome {
  const fitting = reason && failures[reason].with.includes(status) ? reason : undefined
  if (isSuccess(status) && !fitting)
    return { bookingType: subject.thing, paymentType: subject.part, success: true, words: successWords(subject) }
  const failed = { bookingType: 'none', paymentType: 'none', success: false } as const
  if (fitting) return { ...failed, words: failures[fitting].words }
  const usual = usualReason[status as keyof typeof usualReason]
  return { ...failed, words: usual ? failures[usual].words : 'challenge_awaited' }
}
