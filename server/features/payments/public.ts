export { getInvoice, printInvoice } from './invoices.ts'
