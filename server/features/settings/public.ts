export { officesAt } from './offices.ts'
export { readSettings } from './read-settings.ts'
