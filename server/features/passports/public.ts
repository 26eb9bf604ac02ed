export { exportPassports } from './export-passports.ts'
export { findPartyNames } from './party-names.ts'
export { reencryptPassports } from './reencrypt-passports.ts'
