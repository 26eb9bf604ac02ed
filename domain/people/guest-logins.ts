/** The states of a guest login that is not archived; they do not reveal whether the address has an account. */
export const guestLoginStates = ['invited', 'accepted'] as const

/** The bookings of a lead booker that an invited person sees: all, future ones included, or the named ones. */
export interface InvitationScope {
  allBookings: boolean
  bookingIds: readonly number[]
}

/** Whether two invited people share a booking of the same lead booker: only then each sees the other's name. */
export const shareBookings = (one: InvitationScope, other: InvitationScope): boolean => {
  const named = (scope: InvitationScope) => scope.allBookings || scope.bookingIds.length > 0
  if (one.allBookings || other.allBookings) return named(one) && named(other)
  return one.bookingIds.some(id => other.bookingIds.includes(id))
}
