import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'

const { feedback, bookingItem } = tables

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
