import { and, eq, inArray, sql } from 'drizzle-orm'
import { currentTime } from '#database/current-time'
import { bookingItem, plannedExperience } from '#database/tables'
import { basketHours } from '#domain/itinerary/plan'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import type { JobContext } from '#server/context'
import { mergeBalances } from '#server/features/service-terms/public'
import { recordItemEvents } from './item-rows.ts'

/** The most that one run puts back; the next one continues. */
const maxAtOnce = 200

const underWay = [attemptStatus.begun, attemptStatus.challenged, attemptStatus.authorised]

/**
 * Puts back accepted experiences that were not paid within a day. Those of a booking with a payment under way wait for
 * its end; a payment that comes too late is given back.
 */
export async function run({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await db.transaction(async tx => {
    const overdue = await tx
      .select({
        itemId: bookingItem.id,
        bookingId: plannedExperience.bookingId,
        experienceId: plannedExperience.experienceId,
        day: plannedExperience.day,
      })
      .from(plannedExperience)
      .innerJoin(bookingItem, eq(bookingItem.id, plannedExperience.itemId))
      .where(
        and(
          eq(bookingItem.status, itemStatus.readyForPayment),
          sql`${plannedExperience.acceptedAt} < ${currentTime} - make_interval(hours => ${basketHours})`,
          sql`not exists (
            select from payment_attempt attempt
            where attempt.booking_id = ${plannedExperience.bookingId}
              and attempt.status = any(${sql.param(underWay)}::integer[]))`,
        ),
      )
      .limit(maxAtOnce)
      .for('update', { of: bookingItem, skipLocked: true })
    if (overdue.length === 0) return
    const ids = overdue.map(({ itemId }) => itemId)
    await mergeBalances(tx, ids)
    await tx.update(bookingItem).set({ status: itemLifecycle.steps.takeBack.to }).where(inArray(bookingItem.id, ids))
    await tx.update(plannedExperience).set({ acceptedAt: null }).where(inArray(plannedExperience.itemId, ids))
    await recordItemEvents(tx, 'experience-put-back', 'system', overdue)
  })
}
