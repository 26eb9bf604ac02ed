import { type BookingStatus, bookingStatus, optionBookings } from '#domain/booking/booking-status'
import type { Day } from '#domain/day'

/** The groups in which a client finds bookings (section 3). */
export const bookingGroups = ['Provisional', 'UpcomingConfirmed', 'PastBookings', 'WhitekeyBookings'] as const
export type BookingGroup = (typeof bookingGroups)[number]

/**
 * Where a booking is found: those made under the White Key programme by themselves (PD-73), what is held or was
 * held and not paid for as provisional, what is over as past.
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
  if (optionBookings.includes(status) || status === bookingStatus.expired) return 'Provisional'
  const isPast = status !== bookingStatus.confirmed || checkOut === undefined || checkOut <= today
  return isPast ? 'PastBookings' : 'UpcomingConfirmed'
}
