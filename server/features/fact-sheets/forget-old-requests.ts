import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { factSheetRequest } from '#database/tables'
import { transact } from '#database/transact'
import { forgetLonely } from '#server/features/subscriptions/public'

/** Retention in days, during which a recipient can still ask why a fact sheet came. */
const daysKept = 30

/** Deletes fact-sheet requests past their retention, and contacts that nothing else refers to. */
export async function forgetOldRequests(db: Db): Promise<void> {
  await transact(db, async tx => {
    const gone = await tx
      .delete(factSheetRequest)
      .where(sql`${factSheetRequest.createdAt} < app_now() - make_interval(days => ${daysKept})`)
      .returning({ contactId: factSheetRequest.contactId })
    await forgetLonely(tx, [...new Set(gone.map(({ contactId }) => contactId))])
  })
}
