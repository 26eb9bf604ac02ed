import type { Day } from '#domain/calendar/day'
import { localDateAndTime } from '#domain/calendar/format-datetime'

const hour = 3_600_000

/**
 * The instant of a local day and time in a time zone, in milliseconds. A time that the clock shows twice is the first
 * one; a time that it skips in spring does not exist: undefined.
 */
export function instantOf(day: Day, time: string, timeZone: string): number | undefined {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  if (!Number.isFinite(asIfUtc)) return undefined
  // Zones lie between twelve hours behind UTC and fourteen ahead, in steps of a quarter of an hour.
  for (let offset = 14 * hour; offset >= -12 * hour; offset -= hour / 4) {
    const local = localDateAndTime(asIfUtc - offset, timeZone)
    if (local.day === day && local.time === time) return asIfUtc - offset
  }
  return undefined
}
