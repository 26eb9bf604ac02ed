import { type OptionFacts, optionIsExpired, optionIsLive, type StayFacts, stayHasEnded } from './guards.ts'
import type { StateMachine } from './state-machine.ts'

/** The status of a booking (PD-27). */
export const bookingStatus = {
  onlineOption: 0,
  officeOption: 1,
  confirmed: 2,
  completed: 3,
  cancelled: 4,
  expired: 5,
} as const

export type BookingStatus = (typeof bookingStatus)[keyof typeof bookingStatus]

const { onlineOption, officeOption, confirmed, completed, cancelled, expired } = bookingStatus

type BookingStep =
  | 'keepForTransfer'
  | 'confirm'
  | 'confirmLate'
  | 'complete'
  | 'cancel'
  | 'release'
  | 'releaseByOffice'
  | 'expire'

/** The state machine of a booking (PD-23, PD-25, PD-60, PD-66). */
export const bookingLifecycle: StateMachine<BookingStatus, OptionFacts & StayFacts, BookingStep> = {
  initial: [onlineOption, officeOption],
  steps: {
    /** The deposit will come by bank transfer: the office holds the villa meanwhile. */
    keepForTransfer: { from: [onlineOption], to: officeOption, guards: [optionIsLive] },
    confirm: { from: [onlineOption, officeOption], to: confirmed },
    /** Paid after the option had expired; the database decides whether the nights are still free. */
    confirmLate: { from: [expired], to: confirmed },
    complete: { from: [confirmed], to: completed, guards: [stayHasEnded] },
    cancel: { from: [officeOption, confirmed], to: cancelled },
    /** Released by the visitor before it expires. */
    release: { from: [onlineOption], to: expired, guards: [optionIsLive] },
    /** The office no longer waits for the transfer. */
    releaseByOffice: { from: [officeOption], to: expired, guards: [optionIsLive] },
    expire: { from: [onlineOption, officeOption], to: expired, guards: [optionIsExpired] },
  },
}

/** Bookings without a stay. */
export const failedBookingStatuses: readonly BookingStatus[] = [cancelled, expired]

/** Bookings that can no longer be changed: the stay has ended, or will not take place. */
export const closedBookingStatuses: readonly BookingStatus[] = [completed, ...failedBookingStatuses]

/** Paid bookings: outstanding amounts can still be paid after the stay, too. */
export const paidBookingStatuses: readonly BookingStatus[] = [confirmed, completed]

/** Whether a booking of that status is sold (`soldBookings`). */
export const isPaidStatus = (status: number): boolean => status === confirmed || status === completed

/** Options: bookings that are held and not paid yet. */
export const heldBookingStatuses: readonly BookingStatus[] = [onlineOption, officeOption]
