export { letterWelcome } from './mail/letter-welcome.tsx'
export { outboxMailPage, outboxPage } from './outbox.tsx'
export { villaSheet } from './papers/villa-sheet.ts'
