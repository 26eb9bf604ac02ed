export { notify } from './notify.ts'
export { findRecipients, type Recipient, readTopics } from './recipients.ts'
