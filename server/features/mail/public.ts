export { writeMail } from './write-mail.ts'
