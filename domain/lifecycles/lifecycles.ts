import { attemptLifecycle, attemptStatus } from '#domain/lifecycles/attempt'
import { bookingLifecycle, bookingStatus } from '#domain/lifecycles/booking-status'
import { changeLifecycle, changeState } from '#domain/lifecycles/change-request-state'
import { claimLifecycle, claimState } from '#domain/lifecycles/claim-state'
import { hoursLifecycle, hoursState } from '#domain/lifecycles/hours-state'
import { itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import { reminderLifecycle, reminderState } from '#domain/lifecycles/reminder-state'
import type { StateMachine, Status } from '#domain/lifecycles/state-machine'
import { supplierLifecycle, supplierState } from '#domain/lifecycles/supplier-request-state'

/** Every state machine of the domain with its states, by table. A new one only needs a line here. */
export const lifecycles: Readonly<Record<string, readonly [StateMachine<Status, never>, Record<string, Status>]>> = {
  booking: [bookingLifecycle, bookingStatus],
  booking_item: [itemLifecycle, itemStatus],
  change_request: [changeLifecycle, changeState],
  damage_claim: [claimLifecycle, claimState],
  hours_request: [hoursLifecycle, hoursState],
  payment_attempt: [attemptLifecycle, attemptStatus],
  reminder: [reminderLifecycle, reminderState],
  supplier_request: [supplierLifecycle, supplierState],
}

/** The constraints that the database names when it rejects a transition (`refuse_step` of the migrations). */
export const stepConstraints: readonly string[] = Object.keys(lifecycles).map(table => `${table}_step`)
