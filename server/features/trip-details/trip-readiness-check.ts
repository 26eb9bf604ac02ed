import type { Queryable } from '#database/connection'
import { missingOfTrip } from '#domain/trip-details/trip-readiness'
import { detailsOf, findTrip, type StoredTrip, type World } from './queries.ts'

/** Whether the client has told when and how the guests arrive, and when they leave. */
export const isJourneyTold = (stored: StoredTrip | null): boolean =>
  missingOfTrip(detailsOf(stored), { party: [], hasPhone: true }).length === 0

/** Reads whether the trip details of a booking are entered, for reminders. Guests have no part in them: undefined. */
export async function readTripReadiness(db: Queryable, world: World, bookingId: number) {
  const found = await findTrip(db, world, bookingId, 'en')
  if (!found) return undefined
  return (coSignInId: number | null) =>
    coSignInId === null
      ? {
          guests: 1,
          missing: isJourneyTold(found.stored) ? 0 : 1,
          touchedAt: found.savedAt?.getTime(),
          isRequiredByLaw: false,
          privateLink: undefined,
        }
      : undefined
}
