export { inviteAdministrator, resetSecondFactorByEmail } from './admin-access.ts'
export { logged, logOrder } from './audit-log.ts'
export { contactsNamed, findContacts, selectContacts } from './impersonate.ts'
export { recordAuditEntries as writeStaffEntries, recordAuditEntry as writeStaffEntry } from './queries.ts'
