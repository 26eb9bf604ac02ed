export { findOfficeBookings, matching, presentListed, selectBookings } from './find-office-bookings.ts'
export { findOfficeVillas } from './find-office-villas.ts'
export { setClientManager } from './set-client-manager.ts'
