import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { transact } from '#database/transact'
import type { Day } from '#domain/day'
import { seedDemo } from './demo.ts'

/** Any number, the same in every process: the name of the lock under which the catalogue is seeded. */
export const seedLock = 6_273_902

/** Seeds the demonstration catalogue unless there is one. Safe when several processes start at once. */
export async function seedOnce(db: Db, today: Day): Promise<boolean> {
  return transact(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const { rows } = await tx.execute(sql`select exists (select from country) as seeded`)
    if (rows[0]?.seeded) return false
    await seedDemo(tx, today)
    return true
  })
}
