import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { currentTime } from '#database/current-time'

/** Deletes expired tokens and challenges, and sessions and links a month after their end. */
export async function purgeSessions(db: Pick<Db, 'execute'>): Promise<void> {
  await db.execute(sql`delete from access_token where expires_at < ${currentTime}`)
  await db.execute(sql`delete from challenge where expires_at < ${currentTime}`)
  await db.execute(
    sql`delete from session where expires_at < ${currentTime} - interval '30 days' or ended_at < ${currentTime} - interval '30 days'`,
  )
  await db.execute(sql`delete from link_token where expires_at < ${currentTime} - interval '30 days'`)
}
