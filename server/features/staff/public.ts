export { inviteAdministrator, resetSecondFactorByEmail } from './admin-access.ts'
export { findContacts } from './impersonate.ts'
export { recordAuditEntry as writeStaffEntry } from './queries.ts'
