export {
  bookingsNamed,
  bookingsNamedAll,
  findOfficeBookings,
  isFirstVilla,
  presentListed,
  selectBookings,
  stayStates,
} from './find-office-bookings.ts'
export { findAnyVillas } from './find-office-villas.ts'
export { setClientManager } from './set-client-manager.ts'
