import { bookingLifecycle, bookingStatus } from '#domain/booking/booking-status'
import { changeLifecycle, changeState } from '#domain/booking/change-request-state'
import { claimLifecycle, claimState } from '#domain/booking/claim-state'
import { itemLifecycle, itemStatus } from '#domain/booking/item-status'
import { attemptLifecycle, attemptStatus } from '#domain/payments/attempt'
import type { StateMachine, Status } from '#domain/state-machine'

/** Every state machine of the domain with its states, by table. A new one only needs a line here. */
export const lifecycles: Readonly<Record<string, readonly [StateMachine<Status, never>, Record<string, Status>]>> = {
  booking: [bookingLifecycle, bookingStatus],
  booking_item: [itemLifecycle, itemStatus],
  change_request: [changeLifecycle, changeState],
  damage_claim: [claimLifecycle, claimState],
  payment_attempt: [attemptLifecycle, attemptStatus],
}

/** The constraints that the database names when it rejects a transition (`refuse_step` of the migrations). */
export const stepConstraints: readonly string[] = Object.keys(lifecycles).map(table => `${table}_step`)
