import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { ItemKind } from '#domain/booking/services'
import { itemStatus } from '#domain/lifecycles/item-status'

const { feedback, bookingItem, serviceBalance } = tables

/** Identifies a feedback request by the id and guid of a link from an e-mail. */
export type FeedbackLink = { id: number; by: 'feedbackid' | 'bookingid'; guid: string }

/** Finds a feedback request with the stay that it is about. */
export async function findFeedback(db: Queryable, where: FeedbackLink | { feedbackId: number }) {
  const [found] = await db
    .select({ feedback, villaId: bookingItem.villaId, stay: bookingItem.stay })
    .from(feedback)
    .innerJoin(bookingItem, eq(bookingItem.bookingId, feedback.bookingId))
    .where(
      'feedbackId' in where
        ? eq(feedback.id, where.feedbackId)
        : and(
            eq(where.by === 'feedbackid' ? feedback.id : feedback.bookingId, where.id),
            eq(feedback.guid, where.guid),
            // A link that names the booking works only once the stay has ended.
            sql`upper(${bookingItem.stay}) <= app_now()::date`,
          ),
    )
    .orderBy(bookingItem.id)
    .limit(1)
  return found
}

/** Finds the services of a booking that the guests had, without prices. */
export async function findBookedItems(db: Queryable, bookingId: number) {
  const rows = await db
    .select({
      id: bookingItem.id,
      kind: bookingItem.kind,
      serviceId: bookingItem.serviceId,
      stay: bookingItem.stay,
    })
    .from(bookingItem)
    .where(
      and(
        eq(bookingItem.bookingId, bookingId),
        inArray(bookingItem.kind, ['villa-service', 'experience-service']),
        eq(bookingItem.status, itemStatus.confirmed),
        // The balance of a service is no service of its own.
        notExists(db.select().from(serviceBalance).where(eq(serviceBalance.itemId, bookingItem.id))),
      ),
    )
    .orderBy(asc(bookingItem.id))
  return rows.map(row => ({ ...row, kind: row.kind as Exclude<ItemKind, 'villa'> }))
}
