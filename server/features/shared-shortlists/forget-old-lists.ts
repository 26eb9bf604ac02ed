import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { sharedShortlist } from '#database/tables'

/** Forgets lists that were shared a year ago, as their senders were told. */
export async function forgetOldLists(db: Pick<Db, 'delete'>): Promise<void> {
  await db.delete(sharedShortlist).where(sql`${sharedShortlist.createdAt} < app_now() - interval '1 year'`)
}
