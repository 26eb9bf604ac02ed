import { and, eq, sql } from 'drizzle-orm'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'

const { feedback, bookingItem } = tables

/** By which id the link of a letter names what is asked. */
export type FeedbackLink = { id: number; by: 'feedbackid' | 'bookingid'; guid: string }

/** What guests are asked, with the stay that it is about. */
export async function findFeedback(db: Reads, where: FeedbackLink | { feedbackId: number }) {
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
            // Nobody can say how it was who is not back yet.
            sql`upper(${bookingItem.stay}) <= app_now()::date`,
          ),
    )
    .orderBy(bookingItem.id)
    .limit(1)
  return found
}
