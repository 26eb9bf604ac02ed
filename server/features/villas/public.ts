export { presentVilla } from './present-villa.ts'
