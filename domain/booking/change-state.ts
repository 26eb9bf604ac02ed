import type { Stay } from '#domain/stay'
import type { Guard, Lifecycle } from './lifecycle.ts'

/** How far a request has come for another stay or party in place of what is booked. */
export const changeState = {
  asked: 'asked',
  /** The office has made the booking what was wished. */
  made: 'made',
  declined: 'declined',
  /** A later request has taken its place. */
  replaced: 'replaced',
  withdrawn: 'withdrawn',
  /** Its booking ended before anybody answered. */
  lapsed: 'lapsed',
} as const

export type ChangeState = (typeof changeState)[keyof typeof changeState]

const { asked, made, declined, replaced, withdrawn, lapsed } = changeState

/** The stay that is wished, and the one that is booked. */
export interface ChangeFacts {
  wished: Stay
  booked: Stay
}

/** Whoever says that a wish was fulfilled has moved the booking before. */
const isFulfilled: Guard<ChangeFacts> = ({ wished, booked }) =>
  wished.from === booked.from && wished.to === booked.to ? undefined : 'not-in-this-state'

/** How a request lives: it is open until the office, its client or the end of its booking ends it, once. */
export const changeLifecycle: Lifecycle<
  ChangeState,
  ChangeFacts,
  'make' | 'decline' | 'replace' | 'withdraw' | 'lapse'
> = {
  initial: [asked],
  steps: {
    make: { from: [asked], to: made, guards: [isFulfilled] },
    decline: { from: [asked], to: declined },
    replace: { from: [asked], to: replaced },
    withdraw: { from: [asked], to: withdrawn },
    lapse: { from: [asked], to: lapsed },
  },
}
