import { sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'

/** The current time, injected so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
}

/** The machine's own time, for decisions that do not involve the database. */
export const systemClock: Clock = { now: () => Date.now() }

const minute = 60_000

/**
 * The time by which the application shows what has expired. The database decides expiry (PD-63), so this clock follows
 * the database's: the machine's own, corrected every minute by the difference.
 */
export async function databaseSyncedClock(db: Queryable): Promise<Clock & { stop: () => void }> {
  let ahead = 0
  const compare = async () => {
    const asked = Date.now()
    const { rows } = await db.execute<{ at: string }>(sql`select extract(epoch from app_now()) * 1000 as at`)
    ahead = Number(rows[0]?.at) - (asked + Date.now()) / 2
  }
  await compare()
  // While the database is unavailable the last known difference holds.
  const timer = setInterval(() => void compare().catch(() => undefined), minute).unref()
  return { now: () => Math.floor(Date.now() + ahead), stop: () => clearInterval(timer) }
}
