import type { StateMachine } from './state-machine.ts'

/** The states of a request for an early arrival or a late departure. */
export const hoursState = {
  asked: 'asked',
  /** The office has named a price; the client has not answered yet. */
  quoted: 'quoted',
  /** The client has taken the price: a service of the stay charges it. */
  accepted: 'accepted',
  /** The client does not want it at that price. */
  refused: 'refused',
  /** The office cannot make it possible. */
  declined: 'declined',
  /** The client has withdrawn it, or asked for another time. */
  withdrawn: 'withdrawn',
  /** Its booking was cancelled or moved, or its stay has begun, before it was settled. */
  lapsed: 'lapsed',
} as const

export type HoursState = (typeof hoursState)[keyof typeof hoursState]

/** Requests that are not settled yet. */
export const openHoursStates = [hoursState.asked, hoursState.quoted] as const

const { asked, quoted, accepted, refused, declined, withdrawn, lapsed } = hoursState

/** The state machine of a request for other hours: the office quotes or declines, the client accepts or refuses. */
export const hoursLifecycle: StateMachine<
  HoursState,
  Record<never, never>,
  'quote' | 'decline' | 'accept' | 'refuse' | 'withdraw' | 'lapse'
> = {
  initial: [asked],
  steps: {
    quote: { from: [asked], to: quoted },
    decline: { from: [asked], to: declined },
    accept: { from: [quoted], to: accepted },
    refuse: { from: [quoted], to: refused },
    withdraw: { from: [asked, quoted], to: withdrawn },
    lapse: { from: [asked, quoted], to: lapsed },
  },
}
