export { letterWelcome } from './mail/letter-welcome.tsx'
export { outboxMailPage, outboxPage } from './outbox.tsx'
