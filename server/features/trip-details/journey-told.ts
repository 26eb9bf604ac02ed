import { missingOfTrip } from '#domain/trip-details/trip-readiness'
import { detailsOf, type StoredTrip } from './queries.ts'

/** Whether the client has told when and how the guests arrive, and when they leave. */
export const isJourneyTold = (stored: StoredTrip | null): boolean =>
  missingOfTrip(detailsOf(stored), { party: [], hasPhone: true }).length === 0
