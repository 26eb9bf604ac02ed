import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { withTransaction } from '#database/transact'
import type { Day } from '#domain/calendar/day'
import type { PassportStore } from './demo/family.ts'
import { seedDemo } from './demo.ts'

/** The key of the advisory lock for seeding, the same in every process. */
export const seedLock = 6_273_902

/**
 * Seeds the demonstration catalogue unless there is one, with the family's trip where `passports` can be encrypted. Safe when several processes start concurrently.
 */
export async function seedOnce(db: Db, today: Day, passports?: PassportStore): Promise<boolean> {
  return withTransaction(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const { rows } = await tx.execute(sql`select exists (select from country) as seeded`)
    if (rows[0]?.seeded) return false
    await seedDemo(tx, today, passports)
    return true
  })
}
