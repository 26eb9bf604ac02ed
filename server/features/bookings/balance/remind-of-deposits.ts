import { and, eq, gt, notExists, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/connection'
import { currentTime } from '#database/current-time'
import { booking, bookingItem, mail } from '#database/tables'
import { withTransaction } from '#database/transact'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'
import { clientAreaUrl, emailBookingOwner } from '../emails.ts'
import { lockBooking } from '../occupancy/occupancy.ts'
import { findBookings } from '../queries.ts'
import { depositWindow, payableDepositCents } from './damage-deposit.ts'

const causeOf = (bookingId: number) => `damage deposit ${bookingId}`

/** Finds confirmed bookings with a chosen deposit, whose stay is near or in progress, and that had no reminder. */
async function findAwaited(db: Db): Promise<number[]> {
  const told = db
    .select({ id: mail.id })
    .from(mail)
    .where(eq(mail.cause, sql`'damage deposit ' || ${booking.id}`))
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .innerJoin(bookingItem, and(eq(bookingItem.bookingId, booking.id), eq(bookingItem.kind, 'villa')))
    .where(
      and(
        eq(booking.status, bookingStatus.confirmed),
        eq(booking.damageChoice, 'deposit'),
        gt(booking.damageDepositCents, 0),
        // A month is more than any terms allow; the terms of each booking are checked below.
        sql`lower(${bookingItem.stay}) between ${currentTime}::date - 31 and ${currentTime}::date + 31`,
        sql`upper(${bookingItem.stay}) >= ${currentTime}::date`,
        notExists(told),
      ),
    )
    .groupBy(booking.id)
    .orderBy(booking.id)
  return rows.map(({ id }) => id)
}

async function remind(tx: Transaction, world: Omit<JobContext, 'db'>, bookingId: number): Promise<void> {
  // The lock waits for a concurrent authorisation, so that it is seen.
  const locked = await lockBooking(tx, bookingId)
  const cents = await payableDepositCents(tx, locked)
  const [found] = await findBookings(tx, [bookingId])
  const [item] = locked.items
  if (!found || !item || cents === 0) return
  await emailBookingOwner(tx, world, found, {
    told: 'damage-due',
    address: clientAreaUrl(world, '/secure/overview-and-payment', locked.row),
    cents,
    due: depositWindow(locked.row, item.stay, world.catalogue.content.settings).until,
    cause: causeOf(bookingId),
  })
}

/** Reminds clients whose arrival is near of the damage deposit that they chose. */
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
