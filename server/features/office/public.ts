export { exportList } from './export-lists.ts'
export { bookingIdsOf } from './list-bookings.ts'
