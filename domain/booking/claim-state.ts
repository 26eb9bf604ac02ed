import type { Lifecycle } from './lifecycle.ts'

/** How far a claim on a damage deposit has come that a second member of staff must confirm. */
export const claimState = {
  requested: 'requested',
  /** A second member of staff has confirmed it: the provider is asked for the money. */
  confirmed: 'confirmed',
  withdrawn: 'withdrawn',
  /** The deposit was released, or the booking cancelled, before anybody confirmed it. */
  ended: 'ended',
} as const

export type ClaimState = (typeof claimState)[keyof typeof claimState]

const { requested, confirmed, withdrawn, ended } = claimState

/** How a claim request lives: it is open until somebody else confirms it, staff withdraw it, or its deposit goes back. */
export const claimLifecycle: Lifecycle<ClaimState, Record<never, never>, 'confirm' | 'withdraw' | 'end'> = {
  initial: [requested],
  steps: {
    confirm: { from: [requested], to: confirmed },
    withdraw: { from: [requested], to: withdrawn },
    end: { from: [requested], to: ended },
  },
}
