import { eq } from 'drizzle-orm'
import type { Db, Queryable } from '#database/connection'
import { switchedOff } from '#database/tables'

/** A part of the site that administrators switch off: all jobs, card payments, or one job by its name. */
export type Part = 'jobs' | 'payments' | `job ${string}`

/** The parts that are switched off (PD-132), as this process last read them. */
export interface Switches {
  isOff: (part: Part) => boolean
  /** Calls back after a change. */
  onChange: (changed: () => void) => void
  stop: () => void
}

/** Milliseconds between looks at the switches. */
const lookEvery = 5000

/** The parts that are switched off, with the reason. */
export const findSwitchedOff = (db: Queryable) => db.select().from(switchedOff).orderBy(switchedOff.part)

/** Follows the switches of the database. While it is unavailable, they stay as they were. */
export async function watchSwitches(db: Queryable, every = lookEvery): Promise<Switches> {
  const listeners: (() => void)[] = []
  const read = async () => new Set((await findSwitchedOff(db)).map(({ part }) => part))
  let off = await read()
  const look = async () => {
    const now = await read()
    const isSame = now.size === off.size && [...now].every(part => off.has(part))
    off = now
    if (!isSame) for (const changed of listeners) changed()
  }
  const timer = setInterval(() => void look().catch(() => undefined), every).unref()
  return {
    isOff: part => off.has(part),
    onChange: changed => listeners.push(changed),
    stop: () => clearInterval(timer),
  }
}

/** Switches a part off, with a reason, and returns whether it was on. */
export async function switchOff(db: Pick<Db, 'insert'>, part: Part, reason: string): Promise<boolean> {
  const added = await db.insert(switchedOff).values({ part, reason }).onConflictDoNothing().returning()
  return added.length > 0
}

/** Switches a part on, and returns whether it was off. */
export async function switchOn(db: Pick<Db, 'delete'>, part: Part): Promise<boolean> {
  const removed = await db.delete(switchedOff).where(eq(switchedOff.part, part)).returning()
  return removed.length > 0
}
