import type { StateMachine } from './state-machine.ts'

/** The states of a request to a supplier for an item of a booking. */
export const supplierState = {
  sent: 'sent',
  accepted: 'accepted',
  declined: 'declined',
  /** The supplier offers another time or price; the office has not answered yet. */
  proposed: 'proposed',
  /** The office has withdrawn it, or its item has ended. */
  withdrawn: 'withdrawn',
} as const

export type SupplierState = (typeof supplierState)[keyof typeof supplierState]

const { sent, accepted, declined, proposed, withdrawn } = supplierState

/** The state machine of a request to a supplier, who can still accept or decline after a proposal. */
export const supplierLifecycle: StateMachine<
  SupplierState,
  Record<never, never>,
  'accept' | 'decline' | 'propose' | 'withdraw'
> = {
  initial: [sent],
  steps: {
    accept: { from: [sent, proposed], to: accepted },
    decline: { from: [sent, proposed, accepted], to: declined },
    propose: { from: [sent], to: proposed },
    withdraw: { from: [sent, proposed, accepted], to: withdrawn },
  },
}
