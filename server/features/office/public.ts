export { exportList } from './export-list.ts'
export { bookingIdsOf } from './list-bookings.ts'
