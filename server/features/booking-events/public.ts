export { planReminders } from './jobs.ts'
export { actorOf, recordEvent, recordEvents } from './record-event.ts'
