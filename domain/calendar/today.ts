import { type Day, dayOf } from '#domain/calendar/day'

/** The time zone of the company's own day: the one that Italy and France share. */
export const commonZone = 'Europe/Rome'

const quarter = 15 * 60_000
const zones = new Map<string, { format: Intl.DateTimeFormat; quarter: number; day: Day }>()

const zoneOf = (timezone: string) => {
  const known = zones.get(timezone)
  if (known) return known
  const options = { timeZone: timezone, year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const made = { format: new Intl.DateTimeFormat('en-GB', options), quarter: Number.NaN, day: '' }
  zones.set(timezone, made)
  return made
}

/**
 * The calendar day of an instant, in milliseconds since 1970, in a time zone: "today" at a villa is its country's
 * (PD-18), and across several countries the common zone's. Days change at a quarter of an hour, so the result is cached
 * per quarter: every request needs it.
 */
export function todayAt(now: number, timezone: string = commonZone): Day {
  const zone = zoneOf(timezone)
  const current = Math.floor(now / quarter)
  if (zone.quarter !== current) {
    const parts = Object.fromEntries(zone.format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 0, day = 0 } = parts
    zone.day = dayOf(year, month, day)
    zone.quarter = current
  }
  return zone.day
}
