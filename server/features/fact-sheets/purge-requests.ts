import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { currentTime } from '#database/current-time'
import { factSheetRequest } from '#database/tables'
import { withTransaction } from '#database/transact'
import { purgeOrphanContacts } from '#server/features/newsletter/public'

/** Retention in days, during which a recipient can still ask why a fact sheet came. */
const daysKept = 30

/** Deletes fact-sheet requests past their retention, and contacts that nothing else refers to. */
export async function purgeRequests(db: Db): Promise<void> {
  await withTransaction(db, async tx => {
    const gone = await tx
      .delete(factSheetRequest)
      .where(sql`${factSheetRequest.createdAt} < ${currentTime} - make_interval(days => ${daysKept})`)
      .returning({ contactId: factSheetRequest.contactId })
    await purgeOrphanContacts(tx, [...new Set(gone.map(({ contactId }) => contactId))])
  })
}
