/** Where a guest login stands while it is not archived: it tells nothing of whether the address has an account. */
export const guestLoginStates = ['invited', 'accepted'] as const

/** What somebody is invited to see of a lead booker's bookings: all, also those to come, or the named ones. */
export interface InvitationScope {
  allBookings: boolean
  bookingIds: readonly number[]
}

/** Whether two invited people share a booking of the same lead booker: only then does each see the other's name. */
export const shareBookings = (one: InvitationScope, other: InvitationScope): boolean => {
  const named = (scope: InvitationScope) => scope.allBookings || scope.bookingIds.length > 0
  if (one.allBookings || other.allBookings) return named(one) && named(other)
  return one.bookingIds.some(id => other.bookingIds.includes(id))
}
