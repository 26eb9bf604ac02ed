import { and, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { transact } from '#database/transact'
import { daysToConfirm } from './letter-data.ts'

const { account, contact, emailSubscription: subscription } = tables

/** Forgets addresses whose owners were asked to confirm and did not, as they were told. */
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
    const others = tx.select().from(subscription).where(sql`${subscription.contactId} = ${contact.id}`)
    const ids = gone.map(({ contactId }) => contactId)
    const ofAccount = tx.select().from(account).where(sql`${account.contactId} = ${contact.id}`)
    // What makes an address a contact is a subscription or an account.
    if (ids.length > 0)
      await tx.delete(contact).where(and(inArray(contact.id, ids), notExists(others), notExists(ofAccount)))
  })
}
