export { giveBack } from './give-back.ts'
export { getInvoice, printInvoice } from './invoices.ts'
