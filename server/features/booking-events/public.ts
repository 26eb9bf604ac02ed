export { actorOf, recordEvent, recordEvents } from './record-event.ts'
