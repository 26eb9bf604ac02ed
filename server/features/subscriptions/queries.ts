import { eq, sql } from 'drizzle-orm'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'

const { contact, emailSubscription: subscription } = tables

/** Confirmed by its owner, and not taken off since. */
const isOnList = sql<boolean>`(${subscription.confirmedAt} is not null and ${subscription.leftAt} is null)`
export const isOffList = sql<boolean>`not ${isOnList}`

/** Nobody is asked more than once a day, however often the address is entered, and by whomever. */
export const mayBeAsked = sql<boolean>`(${isOffList} and coalesce(${subscription.askedAt} < app_now() - interval '1 day', true))`

/** A contact's subscription with the address it is for. */
export async function findSubscription(db: Reads, contactId: number) {
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
