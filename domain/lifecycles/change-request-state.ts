import type { Stay } from '#domain/calendar/stay'
import type { Guard, StateMachine } from './state-machine.ts'

/** The states of a change request: another stay or party in place of the booked one. */
export const changeState = {
  asked: 'asked',
  /** The office has changed the booking as requested. */
  made: 'made',
  declined: 'declined',
  /** A later request has replaced it. */
  replaced: 'replaced',
  withdrawn: 'withdrawn',
  /** Its booking ended before the office answered. */
  lapsed: 'lapsed',
} as const

export type ChangeState = (typeof changeState)[keyof typeof changeState]

/** The working days within which the office answers a request (PD-105). */
export const answerWorkingDays = 2

/** The states in which the office has answered. */
export const answeredStates = [changeState.made, changeState.declined] as const

const { asked, made, declined, replaced, withdrawn, lapsed } = changeState

/** The requested stay and the booked one. */
export interface ChangeFacts {
  requested: Stay
  booked: Stay
}

/** Staff move the booking first, then mark the request as made. */
const isFulfilled: Guard<ChangeFacts> = ({ requested, booked }) =>
  requested.from === booked.from && requested.to === booked.to ? undefined : 'not-in-this-state'

/** The state machine of a change request: the office, the client or the end of the booking ends it, once. */
export const changeLifecycle: StateMachine<
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
