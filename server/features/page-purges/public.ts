export { purgeAfterChanges } from './follow-changes.ts'
