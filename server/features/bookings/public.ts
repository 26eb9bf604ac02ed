export { beginPayment, confirmPaid, type PayablePart, payableOf } from './payable.ts'
