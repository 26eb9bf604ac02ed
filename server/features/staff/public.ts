export { recordAuditEntry as writeStaffEntry } from './queries.ts'
