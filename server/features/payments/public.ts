export { releaseOfCancelled } from './deposits/damage-deposits.ts'
export { depositOrder, depositsOf, heldDeposits } from './deposits/list-held-deposits.ts'
export { findDifferingBooks } from './ledger/compare-books.ts'
export { getInvoice, printInvoice } from './ledger/invoices.ts'
export { differenceOrder, differencesOf } from './ledger/list-differences.ts'
export { villaOf } from './queries.ts'
export { openRefundsOf, refundOrder } from './refunds/open-refunds.ts'
export {
  findNotHeld,
  findNotHeldOf,
  lockNotHeld,
  type NotHeld,
  refundBooking,
  refundItems,
  returnedByLink,
} from './refunds/refund-booking.ts'
export { bankTransferOrder, bankTransfersOf } from './transfers/list-bank-transfers.ts'
