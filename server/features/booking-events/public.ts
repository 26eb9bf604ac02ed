export { planReminders } from './jobs.ts'
export { actorOf, recordEvent, recordEventOfItems, recordEvents } from './record-event.ts'
