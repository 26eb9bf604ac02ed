import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { currentTime } from '#database/current-time'
import { booking, bookingItem, contact, option } from '#database/tables'
import { withTransaction } from '#database/transact'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import type { JobContext } from '#server/context'
import { emailBookingOwner, stayUrl } from '../emails.ts'
import { findBookings } from '../queries.ts'
import { expireOptions } from './occupancy.ts'

/** Batch size; the villas of a batch are locked. */
const atOnce = 50

/** Finds expired options, and open ones of bookings that have ended. */
const findOverdue = (db: Db) =>
  db
    .select({ id: bookingItem.id, bookingId: bookingItem.bookingId, villaId: bookingItem.villaId })
    .from(option)
    .innerJoin(bookingItem, eq(bookingItem.id, option.bookingItemId))
    .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
    .where(
      and(
        eq(bookingItem.status, itemStatus.option),
        or(lte(option.expiresAt, currentTime), eq(booking.status, bookingStatus.expired)),
      ),
    )
    .orderBy(asc(option.expiresAt))
    .limit(atOnce)

/** Finds expired bookings whose holder was not notified and has an address. */
async function findUntold(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: booking.id })
    .from(option)
    .innerJoin(bookingItem, eq(bookingItem.id, option.bookingItemId))
    .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .where(
      and(
        isNull(option.expiryNotifiedAt),
        gt(option.expiresAt, sql`${currentTime} - interval '1 day'`),
        eq(booking.online, true),
        eq(booking.status, bookingStatus.expired),
        or(isNotNull(booking.email), isNotNull(contact.email)),
      ),
    )
    .groupBy(booking.id)
    .limit(atOnce)
  return rows.map(({ id }) => id)
}

/** Notifies the holder of an expired booking, once. */
async function tellEnd({ db, ...world }: JobContext, bookingId: number): Promise<void> {
  await withTransaction(db, async tx => {
    const ofBooking = tx.select({ id: bookingItem.id }).from(bookingItem).where(eq(bookingItem.bookingId, bookingId))
    const told = await tx
      .update(option)
      .set({ expiryNotifiedAt: sql`app_now()` })
      .where(and(inArray(option.bookingItemId, ofBooking), isNull(option.expiryNotifiedAt)))
      .returning({ id: option.bookingItemId })
    const [found] = await findBookings(tx, [bookingId])
    const item = found?.items.find(({ kind }) => kind === 'villa')
    // A payment can have arrived since the query.
    if (!found || !item || told.length === 0 || found.row.status !== bookingStatus.expired) return
    const address = stayUrl(world, item.villa, item.stay, found.row.language)
    await emailBookingOwner(tx, world, found, { told: 'option-over', address })
  })
}

/** Expires overdue options, deletes the addresses of ended holds, and notifies the holders. */
export async function run(context: JobContext): Promise<void> {
  const { db } = context
  for (;;) {
    const overdue = await findOverdue(db)
    if (overdue.length > 0) await withTransaction(db, tx => expireOptions(tx, overdue))
    if (overdue.length < atOnce) break
  }
  // Options that expired since the query above are not touched: an update would claim their nights again.
  const ended = db.select({ id: bookingItem.id }).from(bookingItem).where(ne(bookingItem.status, itemStatus.option))
  await db
    .update(option)
    .set({ heldFrom: null, heldFromNetwork: null })
    .where(and(isNotNull(option.heldFrom), inArray(option.bookingItemId, ended)))
  for (const bookingId of await findUntold(db)) await tellEnd(context, bookingId)
}
