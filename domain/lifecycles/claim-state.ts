import type { StateMachine } from './state-machine.ts'

/** The states of a claim on a damage deposit that a second staff member must confirm. */
export const claimState = {
  requested: 'requested',
  /** A second staff member has confirmed it: the provider captures the money. */
  confirmed: 'confirmed',
  withdrawn: 'withdrawn',
  /** The deposit was released, or the booking cancelled, before a confirmation. */
  ended: 'ended',
} as const

export type ClaimState = (typeof claimState)[keyof typeof claimState]

const { requested, confirmed, withdrawn, ended } = claimState

/**
 * The state machine of a claim: open until a second staff member confirms it, staff withdraw it, or its deposit is
 * released.
 */
export const claimLifecycle: StateMachine<ClaimState, Record<never, never>, 'confirm' | 'withdraw' | 'end'> = {
  initial: [requested],
  steps: {
    confirm: { from: [requested], to: confirmed },
    withdraw: { from: [requested], to: withdrawn },
    end: { from: [requested], to: ended },
  },
}
