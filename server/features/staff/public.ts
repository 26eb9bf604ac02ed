export { writeEntry as writeStaffEntry } from './queries.ts'
