export { isJourneyTold, readTripReadiness } from './trip-readiness-check.ts'
