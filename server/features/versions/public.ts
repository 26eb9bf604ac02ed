export { writeVersion } from './write-version.ts'
