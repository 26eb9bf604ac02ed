import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/connection'
import { booking, bookingItem, serviceBalance } from '#database/tables'
import { withTransaction } from '#database/transact'
import { todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus, payableItemStatuses } from '#domain/lifecycles/item-status'
import { nextReminder, reminderLeadDays } from '#domain/payments/reminders'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'
import { lockBooking } from '../occupancy/occupancy.ts'
import { findBookings } from '../queries.ts'
import { emailAboutService } from './email-service.ts'

/** Finds the bookings with a balance of a service to remind of. */
async function findAwaited(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: bookingItem.bookingId })
    .from(serviceBalance)
    .innerJoin(bookingItem, eq(bookingItem.id, serviceBalance.itemId))
    .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
    .where(
      and(
        eq(booking.status, bookingStatus.confirmed),
        inArray(bookingItem.status, [...payableItemStatuses]),
        isNull(serviceBalance.overdueAt),
        lte(serviceBalance.due, sql`(app_now() at time zone 'UTC')::date + ${reminderLeadDays + 1}::integer`),
      ),
    )
  return [...new Set(rows.map(({ id }) => id))]
}

/** Reminds of the balances of one booking that are due soon or overdue, each once; unpaid deposits are no balance yet. */
async function remind(tx: Transaction, world: Omit<JobContext, 'db'>, bookingId: number): Promise<void> {
  await lockBooking(tx, bookingId)
  const [found] = await findBookings(tx, [bookingId])
  if (found?.row.status !== bookingStatus.confirmed) return
  const today = todayAt(found.now)
  const open = found.items.filter(
    ({ balanceOf, status }) =>
      balanceOf !== null &&
      payableItemStatuses.includes(status) &&
      found.items.some(({ id, status: ofDeposit }) => id === balanceOf && ofDeposit === itemStatus.confirmed),
  )
  const rows = await tx
    .select()
    .from(serviceBalance)
    .where(
      inArray(
        serviceBalance.itemId,
        open.map(({ id }) => id),
      ),
    )
  const said = rows.flatMap(({ itemId, due, remindedAt, overdueAt }) => {
    const item = open.find(({ id }) => id === itemId)
    const told = nextReminder({
      ...{ due, today, wasReminded: remindedAt !== null, wasOverdue: overdueAt !== null },
      // The deposit is paid on the day of the booking; its receipt names the balance.
      lastPaidOn: todayAt(found.row.createdAt.getTime()),
    })
    return item && told ? [{ item, told, due }] : []
  })
  const idsOf = (reminder: 'balance-due' | 'balance-overdue') =>
    said.filter(({ told }) => told === reminder).map(({ item }) => item.id)
  await tx
    .update(serviceBalance)
    .set({
      remindedAt: sql`coalesce(${serviceBalance.remindedAt}, app_now())`,
      overdueAt: sql`case when ${or(inArray(serviceBalance.itemId, idsOf('balance-overdue')))} then app_now() end`,
    })
    .where(inArray(serviceBalance.itemId, [...idsOf('balance-due'), ...idsOf('balance-overdue')]))
  for (const { item, told, due } of said)
    await emailAboutService(tx, world, found, { told, item, cents: item.priceCents, due })
}

/** Reminds of balances of services that are due soon or overdue. */
export async function run(
  { db, ...world }: JobContext,
  _payload: object = {},
  { signal }: Pick<Task, 'signal'> = { signal: new AbortController().signal },
): Promise<void> {
  for (const bookingId of await findAwaited(db)) {
    if (signal.aborted) return
    await withTransaction(db, tx => remind(tx, world, bookingId))
  }
}
