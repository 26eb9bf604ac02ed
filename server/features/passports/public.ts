export { countReadyGuests } from './count-ready-guests.ts'
export { exportPassports } from './export-passports.ts'
export { readPassportReadiness } from './passport-readiness.ts'
export { reencryptPassports } from './reencrypt-passports.ts'
