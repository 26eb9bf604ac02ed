export { bookingsNamed, findOfficeBookings, presentListed, selectBookings, stayStates } from './find-office-bookings.ts'
export { findOfficeVillas } from './find-office-villas.ts'
