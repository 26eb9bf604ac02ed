export type { Confirmation } from './nights.ts'
export { beginPayment, confirmPaid, type Payable, type PayablePart, payableOf } from './payable.ts'
