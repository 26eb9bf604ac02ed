export { findOfficeBookings, matching, presentListed, selectBookings } from './find-office-bookings.ts'
