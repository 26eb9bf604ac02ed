export { usefulInformation } from './nearby.ts'
export { presentVilla } from './present-villa.ts'
