/** What the staff do that is written down. */
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
] as const
export type StaffAction = (typeof staffActions)[number]

/** For how long a member of staff may look at the site as a client, in seconds. */
export const lookingOnLasts = 30 * 60

/** The codes that a member of staff is given for the day on which the authenticator is lost. */
export const recoveryCodes = 10
