export { authorizeFile, readFile } from './files.ts'
export { awaitsAnswer, conversationOrder, settleBefore } from './office-messages.ts'
export { isSignedByMail } from './receive-email.ts'
