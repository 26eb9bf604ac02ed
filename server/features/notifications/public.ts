export { notify } from './notify.ts'
export { findRecipients } from './recipients.ts'
