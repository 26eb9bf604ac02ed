export { authorizeFile, readFile } from './files.ts'
export { isSignedByMail } from './receive-email.ts'
