export { planReminders } from './jobs.ts'
