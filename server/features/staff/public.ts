export { writeEntry } from './queries.ts'
