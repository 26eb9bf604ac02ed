import { sql } from 'drizzle-orm'
import type { Reads } from '#database/connection'

/** The world's time, handed in so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
}

/** The machine's own time: for what no database decides. */
export const systemClock: Clock = { now: () => Date.now() }

const minute = 60_000

/**
 * The time by which the application shows what is over. The database decides it (PD-63), so this clock follows
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
