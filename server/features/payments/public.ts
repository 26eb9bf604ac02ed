export { findDifferingBooks } from './compare-books.ts'
export { releaseOfCancelled } from './damage-deposits.ts'
export { findNotHeld, giveBack, lockNotHeld, type NotHeld, returnedByLink } from './give-back.ts'
export { getInvoice, printInvoice } from './invoices.ts'
