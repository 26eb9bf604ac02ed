import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { factSheetRequest } from '#database/tables'
import { transact } from '#database/transact'
import { forgetLonely } from '#server/features/subscriptions/public'

/** For so many days one can still be asked why a fact sheet came. */
const daysKept = 30

/** Forgets who asked for a fact sheet a month ago, and the addresses that are known for nothing else. */
export async function forgetOldRequests(db: Db): Promise<void> {
  await transact(db, async tx => {
    const gone = await tx
      .delete(factSheetRequest)
      .where(sql`${factSheetRequest.createdAt} < app_now() - make_interval(days => ${daysKept})`)
      .returning({ contactId: factSheetRequest.contactId })
    await forgetLonely(tx, [...new Set(gone.map(({ contactId }) => contactId))])
  })
}
