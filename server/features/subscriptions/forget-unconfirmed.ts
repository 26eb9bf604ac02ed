import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { transact } from '#database/transact'
import { forgetLonely } from './forget-lonely.ts'
import { daysToConfirm } from './letter-data.ts'

const { emailSubscription: subscription } = tables

/** Deletes addresses whose owners did not confirm in time, as the confirmation e-mail announced. */
export async function forgetUnconfirmed(db: Db): Promise<void> {
  await transact(db, async tx => {
    const gone = await tx
      .delete(subscription)
      .where(
        and(
          isNull(subscription.confirmedAt),
          sql`${subscription.askedAt} < app_now() - make_interval(days => ${daysToConfirm})`,
        ),
      )
      .returning({ contactId: subscription.contactId })
    await forgetLonely(
      tx,
      gone.map(({ contactId }) => contactId),
    )
  })
}
