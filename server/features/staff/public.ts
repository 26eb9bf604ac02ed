export { inviteAdministrator, resetSecondFactorByEmail } from './admin-access.ts'
export { recordAuditEntry as writeStaffEntry } from './queries.ts'
