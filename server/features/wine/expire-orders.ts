import { and, asc, eq, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { currentTime } from '#database/current-time'
import { bookingItem, paymentAttempt, wineOrder } from '#database/tables'
import { withTransaction } from '#database/transact'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import type { JobContext } from '#server/context'
import { recordEventOfItems } from '#server/features/booking-events/public'
import { lockBooking } from '#server/features/bookings/public'

/** Bookings of a run. */
const atOnce = 100

const { begun, challenged, authorised, short } = attemptStatus

/** Orders that were not paid for in time, and for which no bank is deciding. */
const isOverdue = (tx: Pick<Transaction, 'select'>): SQL | undefined =>
  and(
    eq(bookingItem.kind, 'wine'),
    eq(bookingItem.status, itemStatus.provisional),
    lte(wineOrder.payUntil, currentTime),
    notExists(
      tx
        .select({ id: paymentAttempt.id })
        .from(paymentAttempt)
        .where(
          and(
            eq(paymentAttempt.bookingId, bookingItem.bookingId),
            inArray(paymentAttempt.status, [begun, challenged, authorised, short]),
            sql`${bookingItem.id} = any(${paymentAttempt.itemIds})`,
          ),
        ),
    ),
  )

const overdueOf = (tx: Pick<Transaction, 'select'>, more?: SQL) =>
  tx
    .select({ id: bookingItem.id, bookingId: bookingItem.bookingId })
    .from(bookingItem)
    .innerJoin(wineOrder, eq(wineOrder.itemId, bookingItem.id))
    .where(and(isOverdue(tx), more))
    .orderBy(asc(bookingItem.id))
    .limit(atOnce)

/** Expires the overdue orders of a booking under its lock: a payment can have begun since the query. */
async function expireOf(tx: Transaction, bookingId: number): Promise<void> {
  await lockBooking(tx, bookingId)
  const overdue = await overdueOf(tx, eq(bookingItem.bookingId, bookingId))
  const ids = overdue.map(({ id }) => id)
  const expired = await tx
    .update(bookingItem)
    .set({ status: itemLifecycle.steps.expire.to })
    .where(and(inArray(bookingItem.id, ids), eq(bookingItem.status, itemStatus.provisional)))
    .returning({ itemId: bookingItem.id })
  await recordEventOfItems(tx, bookingId, {
    kind: 'wine-expired',
    actor: 'system',
    itemIds: expired.map(({ itemId }) => itemId),
  })
}

/** Expires unpaid orders; the database returns their bottles. */
export async function run({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const overdue = await overdueOf(db)
  for (const bookingId of new Set(overdue.map(order => order.bookingId)))
    await withTransaction(db, tx => expireOf(tx, bookingId))
}
