export { writeVersion } from './write-version.ts'
export { writeVersions } from './write-versions.ts'
