import { and, eq, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Db, Queryable, Transaction } from '#database/connection'
import { currentTime } from '#database/current-time'
import { booking, instalment, paymentAttempt } from '#database/tables'
import { withTransaction } from '#database/transact'
import { todayAt } from '#domain/calendar/today'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { isPaidStatus, paidBookingStatuses } from '#domain/lifecycles/booking-status'
import { nextReminder, type Reminder, reminderLeadDays } from '#domain/payments/reminders'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'
import { clientAreaUrl, emailBookingOwner } from '../emails.ts'
import { lockBooking } from '../occupancy/occupancy.ts'
import { type FoundBooking, findBookings } from '../queries.ts'

const { begun, challenged, authorised } = attemptStatus

/** Whether a payment of the booking is in progress. */
const isPaying = (db: Queryable) =>
  db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(
      and(eq(paymentAttempt.bookingId, booking.id), inArray(paymentAttempt.status, [begun, challenged, authorised])),
    )

/** Finds bookings that could need a reminder, including those whose stay has ended. */
async function findAwaited(db: Db): Promise<number[]> {
  const soon = sql`(${currentTime} at time zone 'UTC')::date + ${reminderLeadDays + 1}::integer`
  const awaited = db
    .select({ id: instalment.bookingId })
    .from(instalment)
    .where(
      and(
        isNull(instalment.paidAt),
        lte(instalment.due, soon),
        or(isNull(instalment.remindedAt), isNull(instalment.overdueAt)),
      ),
    )
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(inArray(booking.status, [...paidBookingStatuses]), inArray(booking.id, awaited), notExists(isPaying(db))),
    )
    .orderBy(booking.id)
  return rows.map(({ id }) => id)
}

/** The instalment to remind of, and how: one at a time, overdue ones first. */
function chosen({ instalments, row, now }: FoundBooking) {
  const paid = instalments.flatMap(({ paidAt }) => paidAt?.getTime() ?? [])
  const lastPaidOn = todayAt(Math.max(row.createdAt.getTime(), ...paid))
  const today = todayAt(now)
  const said = instalments
    .filter(({ paidAt }) => !paidAt)
    .map(part => ({
      part,
      reminder: nextReminder({
        due: part.due,
        today,
        wasReminded: part.remindedAt !== null,
        wasOverdue: part.overdueAt !== null,
        lastPaidOn,
      }),
    }))
  return said.find((one): one is typeof one & { reminder: Reminder } => one.reminder !== undefined)
}

async function remind(tx: Transaction, world: Omit<JobContext, 'db'>, bookingId: number): Promise<void> {
  // The lock waits for a concurrent payment, so that it is seen.
  const { row } = await lockBooking(tx, bookingId)
  const [found] = await findBookings(tx, [bookingId])
  const said = found && isPaidStatus(row.status) ? chosen(found) : undefined
  if (!found || !said) return
  const { part, reminder } = said
  await tx
    .update(instalment)
    .set(reminder === 'balance-due' ? { remindedAt: sql`app_now()` } : { overdueAt: sql`app_now()` })
    .where(
      and(eq(instalment.bookingId, bookingId), eq(instalment.kind, part.kind), eq(instalment.position, part.position)),
    )
  await emailBookingOwner(tx, world, found, {
    told: reminder,
    address: clientAreaUrl(world, `/secure/overview-and-payment?booking=${row.id}`, row),
    reference: row.reference,
    cents: part.cents,
    due: part.due,
  })
}

/** Reminds of payments that are due soon or overdue, except while a payment is in progress or right after one. */
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
