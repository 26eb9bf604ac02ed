export { forgetUnconfirmed } from './forget-unconfirmed.ts'
