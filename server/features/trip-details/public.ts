export { isJourneyTold } from './journey-told.ts'
export { readTripReadiness } from './trip-readiness-check.ts'
