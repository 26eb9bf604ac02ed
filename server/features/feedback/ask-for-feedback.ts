import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/connection'
import { booking, bookingItem, feedback } from '#database/tables'
import { transact } from '#database/transact'
import { soldBookings } from '#domain/booking/booking-status'
import type { JobContext } from '#server/context'
import { addressOf, findBookings, writeToOwner } from '#server/features/bookings/public'
import type { Task } from '#server/platform/jobs/define-job'

/** Days after departure: by then one is home, and remembers. */
const askedAfter = 7
/** Whoever could not be asked for so many days longer is left in peace. */
const askedWithin = 21

/** Bookings whose stay ended about a week ago, of which nobody was asked yet. */
async function findBack(db: Db): Promise<number[]> {
  const asked = db.select({ id: feedback.id }).from(feedback).where(eq(feedback.bookingId, booking.id))
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .innerJoin(bookingItem, and(eq(bookingItem.bookingId, booking.id), eq(bookingItem.kind, 'villa')))
    .where(and(inArray(booking.status, [...soldBookings]), notExists(asked)))
    .groupBy(booking.id)
    .having(
      sql`max(upper(${bookingItem.stay})) between app_now()::date - ${askedAfter + askedWithin}::integer and app_now()::date - ${askedAfter}::integer`,
    )
    .orderBy(booking.id)
  return rows.map(({ id }) => id)
}

async function ask(tx: Transaction, world: Omit<JobContext, 'db'>, bookingId: number): Promise<void> {
  const [found] = await findBookings(tx, [bookingId])
  // Of two processes one makes the row; the other has nothing to ask any more.
  const [made] = await tx.insert(feedback).values({ bookingId }).onConflictDoNothing().returning()
  if (!found || !made) return
  const link = new URLSearchParams({ feedbackid: String(made.id), guid: made.guid })
  await writeToOwner(tx, world, found, {
    told: 'how-was-it',
    address: `${addressOf(world, '/feedback', found.row.language)}?${link}`,
  })
}

/** Asks those who came home a week ago how it was, once. */
export async function run(
  { db, ...world }: JobContext,
  _payload: object = {},
  { signal }: Pick<Task, 'signal'> = { signal: new AbortController().signal },
): Promise<void> {
  for (const bookingId of await findBack(db)) {
    if (signal.aborted) return
    await transact(db, tx => ask(tx, world, bookingId))
  }
}
