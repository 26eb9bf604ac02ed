import { parentPort, workerData } from 'node:worker_threads'
import { CalendarFailure } from '#server/adapters/calendars/calendars'
import { type CalendarWindow, parseCalendar } from './parse-calendar.ts'

const { text, window } = workerData as { text: string; window: CalendarWindow }

try {
  parentPort?.postMessage({ read: parseCalendar(text, window) })
} catch (error) {
  parentPort?.postMessage({ fault: error instanceof CalendarFailure ? error.fault : 'no-calendar' })
}
