import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { booking, bookingItem, paymentAttempt } from '#database/tables'
import { withTransaction } from '#database/transact'
import { todayAt } from '#domain/calendar/today'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { JobContext } from '#server/context'
import { databaseNow, depositWindow } from '#server/features/bookings/public'
import { readSettings } from '#server/features/settings/public'
import { enqueue } from '#server/platform/jobs/enqueue'
import { reconcileAttempt } from '../jobs.ts'
import { releaseAttempt } from './damage-deposits.ts'

/** Finds authorised deposits, with the data that decides when they are released. */
const findHeld = (db: Db) =>
  db
    .select({
      id: paymentAttempt.id,
      status: booking.status,
      createdAt: booking.createdAt,
      stay: bookingItem.stay,
      isUnasked: sql<boolean>`${paymentAttempt.askedAt} < app_now() - interval '1 day'`,
      now: databaseNow,
    })
    .from(paymentAttempt)
    .innerJoin(booking, eq(booking.id, paymentAttempt.bookingId))
    .innerJoin(bookingItem, and(eq(bookingItem.bookingId, booking.id), eq(bookingItem.kind, 'villa')))
    .where(eq(paymentAttempt.status, attemptStatus.held))
    .orderBy(paymentAttempt.id)

/**
 * Releases deposits whose time has passed or whose booking was cancelled, and enqueues a daily look-up of the others.
 */
export async function run({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const held = await findHeld(db)
  const settings = await readSettings(db, 'damage-terms')
  const isOver = (one: (typeof held)[number]) =>
    one.status === bookingStatus.cancelled || todayAt(one.now) >= depositWindow(one, one.stay, settings).releasedOn
  for (const { id } of held.filter(isOver)) await withTransaction(db, tx => releaseAttempt(tx, id))
  const unasked = held.filter(one => one.isUnasked && !isOver(one)).map(({ id }) => id)
  if (unasked.length === 0) return
  await withTransaction(db, async tx => {
    const asked = await tx
      .update(paymentAttempt)
      .set({ askedAt: sql`app_now()` })
      .where(and(inArray(paymentAttempt.id, unasked), eq(paymentAttempt.status, attemptStatus.held)))
      .returning({ id: paymentAttempt.id })
    for (const { id: attemptId } of asked) await enqueue(tx, reconcileAttempt, { attemptId })
  })
}
