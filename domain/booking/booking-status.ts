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

/** How a booking lives (PD-23, PD-25, PD-60, PD-66). */
export const bookingLifecycle: Lifecycle<BookingStatus, OptionFacts & StayFacts, BookingStep> = {
  initial: [onlineOption, officeOption],
  steps: {
    /** The deposit will come by bank transfer: the office holds the villa meanwhile. */
    keepForTransfer: { from: [onlineOption], to: officeOption, guards: [optionLives] },
    confirm: { from: [onlineOption, officeOption], to: confirmed },
    /** Paid when the option was over already; whether the nights are still to be had the database tells. */
    confirmLate: { from: [expired], to: confirmed },
    complete: { from: [confirmed], to: completed, guards: [stayIsOver] },
    cancel: { from: [officeOption, confirmed], to: cancelled },
    /** Given up by the visitor before its time. */
    release: { from: [onlineOption], to: expired, guards: [optionLives] },
    /** The office no longer waits for the transfer. */
    releaseByOffice: { from: [officeOption], to: expired, guards: [optionLives] },
    expire: { from: [onlineOption, officeOption], to: expired, guards: [optionIsOver] },
  },
}

/** Bookings that come to nothing. */
export const fallenBookings: readonly BookingStatus[] = [cancelled, expired]

/** Bookings in which nothing is changed any more: the stay is over, or never comes. */
export const endedBookings: readonly BookingStatus[] = [completed, ...fallenBookings]

/** Bookings that were paid for: what is still owed of them can be paid when the stay is over, too. */
export const soldBookings: readonly BookingStatus[] = [confirmed, completed]

/** Whether a booking of that status was paid for (`soldBookings`). */
export const isSold = (status: number): boolean => status === confirmed || status === completed

/** Bookings that are held, and not yet paid for. */
export const optionBookings: readonly BookingStatus[] = [onlineOption, officeOption]
