export { contactOf } from './contact-of.ts'
export { forgetLonely } from './forget-lonely.ts'
export { forgetUnconfirmed } from './forget-unconfirmed.ts'
export { subscribeByEmail } from './subscribe-by-email.ts'
