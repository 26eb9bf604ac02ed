export { releaseOfCancelled } from './deposits/damage-deposits.ts'
export { findDifferingBooks } from './ledger/compare-books.ts'
export { getInvoice, printInvoice } from './ledger/invoices.ts'
export { villaOf } from './queries.ts'
export {
  findNotHeld,
  findNotHeldOf,
  lockNotHeld,
  type NotHeld,
  refundBooking,
  refundItems,
  returnedByLink,
} from './refunds/refund-booking.ts'
