export { exportAllergies, reencryptAllergies } from './encrypt-allergies.ts'
export { isJourneyTold, readTripReadiness } from './trip-readiness-check.ts'
