export { type RequestedBy, refuseFullMailbox, tooManyEmails } from './limit-emails.ts'
export { queueEmail } from './queue-email.ts'
