export { notify } from './notify.ts'
export { findRecipients, type Recipient } from './recipients.ts'
