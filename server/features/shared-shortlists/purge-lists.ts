import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { currentTime } from '#database/current-time'
import { sharedShortlist } from '#database/tables'

/** Deletes shared lists after a year, as the senders were informed. */
export async function purgeLists(db: Pick<Db, 'delete'>): Promise<void> {
  await db.delete(sharedShortlist).where(sql`${sharedShortlist.createdAt} < ${currentTime} - interval '1 year'`)
}
