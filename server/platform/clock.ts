import { sql } from 'drizzle-orm'
import type { Reads } from '#database/connection'
import { type Day, dayOf } from '#domain/day'

/** The world's time, handed in so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
}

/** The machine's own time: for what no database decides. */
export const systemClock: Clock = { now: () => Date.now() }

const minute = 60_000

/**
 * The time by which the application shows what is over. The database decides it (decision 63), so this clock follows
 * the database's: the machine's own, put right every minute by what the two differ.
 */
export async function followDatabase(db: Reads): Promise<Clock & { stop: () => void }> {
  let ahead = 0
  const compare = async () => {
    const asked = Date.now()
    const { rows } = await db.execute<{ at: string }>(sql`select extract(epoch from app_now()) * 1000 as at`)
    ahead = Number(rows[0]?.at) - (asked + Date.now()) / 2
  }
  await compare()
  // While the database is away the last difference known is the best.
  const timer = setInterval(() => void compare().catch(() => undefined), minute).unref()
  return { now: () => Math.floor(Date.now() + ahead), stop: () => clearInterval(timer) }
}

/** Where the company's own day is reckoned: the zone that Italy and France share. */
const commonZone = 'Europe/Rome'

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
 * The calendar day of an instant in a zone: "today" at a villa is its country's (decision 18), and where several
 * countries are concerned it is the common zone's. Days turn at a quarter of an hour, so one is reckoned for each and
 * remembered: every request asks.
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
