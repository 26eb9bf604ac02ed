import type { Day } from '#domain/calendar/day'
import { type BookingStatus, bookingStatus, heldBookingStatuses } from '#domain/lifecycles/booking-status'

/** The groups of a client's bookings (SPEC B3). */
export const bookingGroups = ['Provisional', 'UpcomingConfirmed', 'PastBookings', 'WhitekeyBookings'] as const
export type BookingGroup = (typeof bookingGroups)[number]

/**
 * The group of a booking: White Key bookings on their own (PD-73), live and expired options as provisional, ended stays
 * as past.
 */
export function groupOf({
  status,
  whiteKey,
  checkOut,
  today,
}: {
  status: BookingStatus
  whiteKey: boolean
  /** The last check-out; absent where it has no villa. */
  checkOut?: Day | undefined
  today: Day
}): BookingGroup {
  if (whiteKey) return 'WhitekeyBookings'
  if (heldBookingStatuses.includes(status) || status === bookingStatus.expired) return 'Provisional'
  const isPast = status !== bookingStatus.confirmed || checkOut === undefined || checkOut <= today
  return isPast ? 'PastBookings' : 'UpcomingConfirmed'
}
