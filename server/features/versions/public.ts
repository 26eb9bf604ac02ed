export { findLatest as findLatestVersion } from './queries.ts'
export type { VersionedRecord, VersionedRecords } from './versioned-record.ts'
export { writeVersion } from './write-version.ts'
