import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import type { Day } from '#domain/calendar/day'
import { readinessIn } from './present-guest.ts'
import { findRows, type World } from './queries.ts'

/** A confirmed booking whose passport details are counted. */
interface Counted {
  bookingId: number
  /** The number of people of the party. */
  party: number
  journey: { arrival: Day; departure: Day; today: Day }
}

/**
 * For each booking, how many of the guests whose passport details the actor fills in are complete: all guests for the
 * lead booker, only themselves for an invited guest. Bookings are the actor's own; the caller checks that they may open
 * the page.
 */
export async function countReadyGuests(
  db: Queryable,
  world: World,
  actor: Actor,
  bookings: readonly Counted[],
): Promise<Map<number, { ready: number; count: number }>> {
  if (bookings.length === 0) return new Map()
  const rows = Map.groupBy(
    await findRows(
      db,
      world,
      bookings.map(({ bookingId }) => bookingId),
    ),
    ({ bookingId }) => bookingId,
  )
  return new Map(
    bookings.map(({ bookingId, party, journey }) => {
      const all = rows.get(bookingId) ?? []
      const own = actor.kind === 'co-sign-in' ? all.filter(row => row.coSignInId === actor.coSignInId) : all
      const travelling = own.filter(({ archivedAt }) => !archivedAt)
      const ready = travelling.filter(row => readinessIn({ all, journey }, row) === 'ready').length
      // A place of the party that nobody has written yet is a guest, too; an archived one does not travel.
      const unwritten =
        actor.kind === 'co-sign-in'
          ? Number(own.length === 0)
          : Math.max(0, party - all.filter(({ kind }) => kind === 'party').length)
      return [bookingId, { ready, count: travelling.length + unwritten }]
    }),
  )
}
