export { inviteAdministrator, resetSecondFactorByEmail } from './admin-access.ts'
export { logged } from './audit-log.ts'
export { contactsNamed, contactsWithin, findContacts, selectContacts } from './impersonate.ts'
export { recordAuditEntries as writeStaffEntries, recordAuditEntry as writeStaffEntry } from './queries.ts'
