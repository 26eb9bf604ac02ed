import type { Queryable } from '#database/connection'
import { missingOfTrip } from '#domain/trip-details/trip-readiness'
import { detailsOf, findTrip, type StoredTrip, type World } from './queries.ts'

/** Whether the client has told when and how the guests arrive, and when they leave. */
export const isJourneyTold = (stored: StoredTrip | null): boolean =>
  missingOfTrip(detailsOf(stored), { party: [], hasPhone: true }).length === 0

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
