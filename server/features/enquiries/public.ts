export { enquireData } from './enquire-data.ts'
