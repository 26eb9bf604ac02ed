/** The actions of staff that are logged. */
export const staffActions = [
  'signed-in',
  'second-factor-set',
  'second-factor-refused',
  'recovery-code-used',
  'looked-on',
  'looked-away',
  'invited',
  'changed',
  'second-factor-reset',
  'payment-refunded',
  'refund-settled',
  'conditions-recorded',
  'hold-released',
  'claim-requested',
  'claim-confirmed',
  'claim-withdrawn',
  'client-manager-set',
  'change-made',
  'change-declined',
  'register-made',
  'register-sent',
  'trip-changed',
  'hours-quoted',
  'hours-declined',
  'experience-quoted',
  'experience-unavailable',
  'experience-places-set',
  'feedback-published',
  'feedback-withheld',
] as const
export type StaffAction = (typeof staffActions)[number]

/** The duration of an impersonation in seconds. */
export const impersonationLifetimeSeconds = 30 * 60

/** The number of recovery codes for a lost authenticator. */
export const recoveryCodes = 10
