import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { currentTime } from '#database/current-time'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { daysToConfirm } from './email-data.ts'
import { purgeOrphanContacts } from './purge-orphan-contacts.ts'

const { emailSubscription: subscription } = tables

/** Deletes addresses whose owners did not confirm in time, as the confirmation e-mail announced. */
export async function purgeUnconfirmed(db: Db): Promise<void> {
  await withTransaction(db, async tx => {
    const gone = await tx
      .delete(subscription)
      .where(
        and(
          isNull(subscription.confirmedAt),
          sql`${subscription.askedAt} < ${currentTime} - make_interval(days => ${daysToConfirm})`,
        ),
      )
      .returning({ contactId: subscription.contactId })
    await purgeOrphanContacts(
      tx,
      gone.map(({ contactId }) => contactId),
    )
  })
}
