export {
  bookingsNamed,
  findOfficeBookings,
  isFirstVilla,
  presentListed,
  selectBookings,
  stayStates,
} from './find-office-bookings.ts'
export { findAnyVillas } from './find-office-villas.ts'
