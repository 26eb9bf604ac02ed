import { type OptionFacts, optionIsOver, optionLives, type StayFacts, stayIsOver } from './guards.ts'
import type { Lifecycle } from './lifecycle.ts'

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
export const bookingLifecycle: Lifecycle<BookingStatus, OptionFacts & StayFacts, BookingStep> = {
  initial: [onlineOption, officeOption],
  steps: {
    /** The deposit will come by bank transfer: the office holds the villa meanwhile. */
    keepForTransfer: { from: [onlineOption], to: officeOption, guards: [optionLives] },
    confirm: { from: [onlineOption, officeOption], to: confirmed },
    /** Paid after the option had expired; the database decides whether the nights are still free. */
    confirmLate: { from: [expired], to: confirmed },
    complete: { from: [confirmed], to: completed, guards: [stayIsOver] },
    cancel: { from: [officeOption, confirmed], to: cancelled },
    /** Released by the visitor before it expires. */
    release: { from: [onlineOption], to: expired, guards: [optionLives] },
    /** The office no longer waits for the transfer. */
    releaseByOffice: { from: [officeOption], to: expired, guards: [optionLives] },
    expire: { from: [onlineOption, officeOption], to: expired, guards: [optionIsOver] },
  },
}

/** Bookings without a stay. */
export const fallenBookings: readonly BookingStatus[] = [cancelled, expired]

/** Bookings that can no longer be changed: the stay has ended, or will not take place. */
export const endedBookings: readonly BookingStatus[] = [completed, ...fallenBookings]

/** Paid bookings: outstanding amounts can still be paid after the stay, too. */
export const soldBookings: readonly BookingStatus[] = [confirmed, completed]

/** Whether a booking of that status is sold (`soldBookings`). */
export const isSold = (status: number): boolean => status === confirmed || status === completed

/** Options: bookings that are held and not paid yet. */
export const optionBookings: readonly BookingStatus[] = [onlineOption, officeOption]
