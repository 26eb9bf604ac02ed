import type { Queryable } from '#database/connection'
import { isJourneyTold } from './journey-told.ts'
import { findTrip, type World } from './queries.ts'

/** Whether the trip details of a booking are told, for a reminder. Undefined for guests, who have no part in them. */
export async function readTripReadiness(
  db: Queryable,
  world: World,
  { bookingId, coSignInId }: { bookingId: number; coSignInId: number | null },
) {
  if (coSignInId !== null) return undefined
  const found = await findTrip(db, world, bookingId, 'en')
  if (!found) return undefined
  return {
    guests: 1,
    missing: isJourneyTold(found.stored) ? 0 : 1,
    touchedAt: found.savedAt?.getTime(),
    isRequiredByLaw: false,
    privateLink: undefined,
  }
}
