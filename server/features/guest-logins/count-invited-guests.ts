import type { Queryable } from '#database/connection'
import { findGuestsOf, scopeOf } from './queries.ts'

/**
 * For each booking of a lead booker, how many guests are invited to it. Open invitations count; travel agents and
 * archived guests do not.
 */
export async function countInvitedGuests(
  db: Queryable,
  publicId: string,
  bookingIds: readonly number[],
): Promise<Map<number, number>> {
  if (bookingIds.length === 0) return new Map()
  const guests = (await findGuestsOf(db, publicId))?.guests.filter(({ guestLogin }) => guestLogin.role === 1) ?? []
  return new Map(
    bookingIds.map(id => [
      id,
      guests.filter(guest => {
        const scope = scopeOf(guest)
        return scope.allBookings || scope.bookingIds.includes(id)
      }).length,
    ]),
  )
}
