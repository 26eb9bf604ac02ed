import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/connection'
import { currentTime } from '#database/current-time'
import { booking, bookingItem, feedback } from '#database/tables'
import { withTransaction } from '#database/transact'
import { paidBookingStatuses } from '#domain/lifecycles/booking-status'
import type { JobContext } from '#server/context'
import { absoluteUrl, findBookings, namedManager, renderHoldEmail } from '#server/features/bookings/public'
import { findRecipients, notify } from '#server/features/notifications/public'
import type { Task } from '#server/platform/jobs/define-job'

/** Days after departure: guests are home by then, and still remember. */
const askedAfter = 7
/** Days after that within which the request can still be sent. */
const askedWithin = 21

/** Finds bookings whose stay ended about a week ago and that have no feedback request yet. */
async function findBack(db: Db): Promise<number[]> {
  const newest = sql`${currentTime}::date - ${askedAfter}::integer`
  const oldest = sql`${currentTime}::date - ${askedAfter + askedWithin}::integer`
  // Only departures of these weeks are read, by their index.
  const ended = db
    .select({ id: bookingItem.bookingId })
    .from(bookingItem)
    .where(and(eq(bookingItem.kind, 'villa'), sql`upper(${bookingItem.stay}) between ${oldest} and ${newest}`))
  const later = db
    .select({ id: bookingItem.id })
    .from(bookingItem)
    .where(
      and(
        eq(bookingItem.bookingId, booking.id),
        eq(bookingItem.kind, 'villa'),
        sql`upper(${bookingItem.stay}) > ${newest}`,
      ),
    )
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .where(and(inArray(booking.status, [...paidBookingStatuses]), inArray(booking.id, ended), notExists(later)))
    .orderBy(booking.id)
  const ids = rows.map(({ id }) => id)
  const asked = await db.select({ id: feedback.bookingId }).from(feedback).where(inArray(feedback.bookingId, ids))
  return ids.filter(id => !asked.some(known => known.id === id))
}

async function ask(tx: Transaction, world: Omit<JobContext, 'db'>, bookingId: number): Promise<void> {
  const [found] = await findBookings(tx, [bookingId])
  // Of two concurrent processes one inserts the row; the other sends nothing.
  const [made] = await tx.insert(feedback).values({ bookingId }).onConflictDoNothing().returning()
  const item = found?.items.find(({ kind }) => kind === 'villa')
  const [recipient] = found ? await findRecipients(tx, found, 'lead-booker') : []
  if (!found || !item || !recipient || !made) return
  const link = new URLSearchParams({ feedbackid: String(made.id), guid: made.guid })
  await notify(tx, world, {
    recipient,
    dedupeKey: `feedback ${made.id}`,
    topic: null,
    write: ({ recipient: email, language }) =>
      renderHoldEmail(world, {
        told: 'how-was-it',
        ...{ recipient: email, language, villa: item.villa, stay: item.stay },
        manager: namedManager(world, found),
        address: `${absoluteUrl(world, '/feedback', language)}?${link}`,
      }),
  })
}

/** E-mails guests a week after their stay to request feedback, once per booking. */
export async function run(
  { db, ...world }: JobContext,
  _payload: object = {},
  { signal }: Pick<Task, 'signal'> = { signal: new AbortController().signal },
): Promise<void> {
  for (const bookingId of await findBack(db)) {
    if (signal.aborted) return
    await withTransaction(db, tx => ask(tx, world, bookingId))
  }
}
