export { type RequestedBy, refuseFullMailbox, tooManyEmails } from './limit-emails.ts'
export { writeMail } from './write-mail.ts'
