export { authorizeFile, readFile } from './files.ts'
export { awaitsAnswer, settleBefore } from './office-messages.ts'
export { isSignedByMail } from './receive-email.ts'
