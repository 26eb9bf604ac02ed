export { forgetUnconfirmed } from './forget-unconfirmed.ts'
export { subscribeByEmail } from './subscribe-by-email.ts'
