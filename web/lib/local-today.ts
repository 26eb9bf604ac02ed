import { type Day, dayOf } from '#domain/calendar/day'

/** The calendar day of a moment in the visitor's time zone. */
export const dayFromDate = (date: Date): Day => dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate())

/** Today in the visitor's time zone. Call it in the browser only: the server's HTML contains no today (PD-15). */
export function localToday(): Day {
  return dayFromDate(new Date())
}
