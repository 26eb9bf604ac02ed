import { and, eq, notExists, sql } from 'drizzle-orm'
import { booking, bookingItem, reminder } from '#database/tables'
import { withTransaction } from '#database/transact'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { JobContext } from '#server/context'
import { planReminders } from '#server/features/booking-events/public'
import { enqueueAll } from '#server/platform/jobs/enqueue'

/** Days before arrival from which stays are looked at: a week more than the earliest reminder. */
const planAheadDays = 35

/** Enqueues the planning of confirmed stays in the near future without any reminder. */
export async function run({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const planned = db.select({ id: reminder.id }).from(reminder).where(eq(reminder.bookingId, booking.id))
  const rows = await db
    .select({ bookingId: booking.id })
    .from(booking)
    .innerJoin(bookingItem, and(eq(bookingItem.bookingId, booking.id), eq(bookingItem.kind, 'villa')))
    .where(
      and(
        eq(booking.status, bookingStatus.confirmed),
        sql`lower(${bookingItem.stay}) between app_now()::date and app_now()::date + ${planAheadDays}::integer`,
        notExists(planned),
      ),
    )
    .groupBy(booking.id)
    .orderBy(booking.id)
  if (rows.length > 0) await withTransaction(db, tx => enqueueAll(tx, planReminders, rows))
}
