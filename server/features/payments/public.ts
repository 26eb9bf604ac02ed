export { releaseOfCancelled } from './damage-deposits.ts'
export { giveBack } from './give-back.ts'
export { getInvoice, printInvoice } from './invoices.ts'
