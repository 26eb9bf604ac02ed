import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'

const { contact, emailSubscription: subscription } = tables

/** Confirmed by the owner, and not unsubscribed since. */
const isOnList = sql<boolean>`(${subscription.confirmedAt} is not null and ${subscription.leftAt} is null)`
export const isOffList = sql<boolean>`not ${isOnList}`

/** At most one confirmation e-mail a day, however often and by whomever the address is entered. */
export const mayBeAsked = sql<boolean>`(${isOffList} and coalesce(${subscription.askedAt} < app_now() - interval '1 day', true))`

/** Finds a contact's subscription with its address. */
export async function findSubscription(db: Queryable, contactId: number) {
  const [found] = await db
    .select({
      email: contact.email,
      publicId: contact.publicId,
      subscription,
      onList: isOnList,
      mayBeAsked,
    })
    .from(subscription)
    .innerJoin(contact, eq(contact.id, subscription.contactId))
    .where(eq(subscription.contactId, contactId))
  return found
}
