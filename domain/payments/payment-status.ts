/** The status of a payment by the site's ids (SPEC B4), for any provider. */
export const paymentStatus = {
  OK: 0,
  NOTAUTHED: 1,
  REJECTED: 2,
  THREEDAUTH: 3,
  MALFORMED: 4,
  INVALID: 5,
  ERROR: 6,
  ERROREXTENDED: 7,
  AUTHENTICATED: 8,
  REGISTERED: 9,
} as const

export type PaymentStatus = keyof typeof paymentStatus

export const paymentStatuses = Object.keys(paymentStatus) as PaymentStatus[]

const successes: readonly PaymentStatus[] = ['OK', 'AUTHENTICATED', 'REGISTERED']

/** Whether a status means that the card has paid. */
export const isSuccess = (status: PaymentStatus): boolean => successes.includes(status)

/** Why a payment failed, by the names of SPEC B4 and the error catalogue (SPEC B8). */
export const failureReasons = [
  'TechnicalIssue',
  'Declined_TechnicalIssues',
  'Declined_IncorrectDetails',
  'Declined_CardThreeDSecureDisabled',
  'Declined',
  'RiskResponse',
  'ThreeDSecureFailed',
  'REJECTED_3dnotenrolled',
  'REJECTED_3dwrongcode',
  'NOTAUTHED',
  'REJECTED',
  'MALFORMED',
  'INVALID',
  'ERROR',
  'ERROREXTENDED',
  'ERROR_AFTER_PAYMENT',
] as const

export type FailureReason = (typeof failureReasons)[number]
