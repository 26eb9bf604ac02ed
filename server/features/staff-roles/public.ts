export { versionedRole } from './versioned-role.ts'
