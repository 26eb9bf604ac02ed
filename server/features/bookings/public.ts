export { beginPayment, confirmPaid, type PayablePart, payableOf } from './payable.ts'
export { findBooked, findBookings } from './queries.ts'
