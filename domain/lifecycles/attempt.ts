import type { StateMachine } from '#domain/lifecycles/state-machine'

/** The states of a payment attempt. */
export const attemptStatus = {
  /** Stored; the request to the provider is under way, or its response was lost. */
  begun: 0,
  /** The holder's bank asks for authentication (3-D Secure). */
  challenged: 1,
  /** The bank has authorised it and the booking is confirmed; the capture is under way. */
  authorised: 2,
  /** Captured. */
  paid: 3,
  declined: 4,
  /** Abandoned without a payment. */
  failed: 5,
  /** Authorised, but there is nothing left to pay for: the authorisation is being released. */
  releasing: 6,
  released: 7,
  /** The bank holds it as a damage deposit: nothing is captured, and it is released unless staff claim a part. */
  held: 8,
  /** The provider captured less than requested, or another currency: nothing is confirmed, and staff decide. */
  short: 9,
} as const

export type AttemptStatus = (typeof attemptStatus)[keyof typeof attemptStatus]

const { begun, challenged, authorised, paid, declined, failed, releasing, released, held, short } = attemptStatus

type AttemptStep =
  | 'challenge'
  | 'take'
  | 'pay'
  | 'decline'
  | 'giveUp'
  | 'giveBack'
  | 'free'
  | 'hold'
  | 'lapse'
  | 'fallShort'

/** Attempts need no facts: only the provider's report and the booking's needs decide. */
type NoContext = Record<never, never>

/** The state machine of a payment attempt (PD-25). An abandoned attempt can still turn out to be paid. */
export const attemptLifecycle: StateMachine<AttemptStatus, NoContext, AttemptStep> = {
  initial: [begun],
  steps: {
    challenge: { from: [begun], to: challenged },
    /** Of a damage deposit: a part of it is claimed. */
    take: { from: [begun, challenged, failed, held, short], to: authorised },
    pay: { from: [authorised], to: paid },
    decline: { from: [begun, challenged, failed], to: declined },
    giveUp: { from: [begun, challenged], to: failed },
    giveBack: { from: [begun, challenged, failed, held, short], to: releasing },
    /** Of one that was captured in part: that part is refunded. */
    free: { from: [releasing, authorised, short], to: released },
    /** A damage deposit is authorised. */
    hold: { from: [begun, challenged, failed], to: held },
    /** The bank has released a damage deposit by itself. */
    lapse: { from: [held], to: released },
    /** Less was captured than requested, before anything was confirmed. */
    fallShort: { from: [begun, challenged, failed], to: short },
  },
}

/** Attempts that are not settled: reconciliation queries the provider until they are. */
export const openAttemptStatuses: readonly AttemptStatus[] = [begun, challenged, authorised, releasing]

/** The state of a payment at its provider. */
export type ProviderState = 'nothing' | 'challenge' | 'authorised' | 'captured' | 'declined' | 'voided'

/** The reaction to a provider's report; `settle` leaves it to the booking. */
export type NextAction =
  | 'challenge'
  | 'settle'
  | 'pay'
  | 'decline'
  | 'giveUp'
  | 'capture'
  | 'refundOrVoid'
  | 'free'
  | 'lapse'
  | 'look'

const initialActions = {
  challenge: 'challenge',
  authorised: 'settle',
  captured: 'settle',
  declined: 'decline',
  voided: 'giveUp',
} as const

/**
 * The reaction to each provider state by status of the attempt; missing combinations change nothing. `look` alerts
 * staff: the bank has released an authorisation for which the booking was confirmed.
 */
export const nextActions: Readonly<Record<AttemptStatus, Readonly<Partial<Record<ProviderState, NextAction>>>>> = {
  [begun]: { ...initialActions, nothing: 'giveUp' },
  [challenged]: { ...initialActions, nothing: 'giveUp', challenge: 'giveUp' },
  [authorised]: { authorised: 'capture', captured: 'pay', voided: 'look', declined: 'look', nothing: 'look' },
  [paid]: {},
  [declined]: {},
  // The holder can still complete the challenge; until then it stays abandoned.
  [failed]: { authorised: 'settle', captured: 'settle', declined: 'decline' },
  [releasing]: {
    authorised: 'refundOrVoid',
    captured: 'refundOrVoid',
    voided: 'free',
    declined: 'free',
    nothing: 'free',
  },
  [released]: {},
  // Staff can capture the rest at the provider manually.
  [short]: { captured: 'settle' },
  [held]: { captured: 'look', voided: 'lapse', declined: 'lapse', nothing: 'lapse' },
}
