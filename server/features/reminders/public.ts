export { remindNow } from './remind-now.ts'
