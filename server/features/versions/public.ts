export { findLatest as findLatestVersion } from './queries.ts'
export type { VersionedRecord } from './versioned-record.ts'
export { writeVersion } from './write-version.ts'
export { writeVersions } from './write-versions.ts'
