export { contactIdForNobody, contactOf } from './contact-of.ts'
export { purgeOrphanContacts } from './purge-orphan-contacts.ts'
export { purgeUnconfirmed } from './purge-unconfirmed.ts'
export { subscribeByEmail } from './subscribe-by-email.ts'
