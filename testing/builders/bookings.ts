import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Stay } from '#domain/calendar/stay'
import { type BookingStatus, bookingStatus } from '#domain/lifecycles/booking-status'
import { type ItemStatus, itemStatus } from '#domain/lifecycles/item-status'

type Writes = Pick<Transaction, 'insert'>

interface Wanted {
  villaId: number
  stay: Stay
}

async function anItem(db: Writes, { villaId, stay }: Wanted, booking: BookingStatus, item: ItemStatus) {
  const [made] = await db.insert(tables.booking).values({ status: booking }).returning()
  if (!made) throw new Error('no booking')
  const [row] = await db
    .insert(tables.bookingItem)
    .values({ bookingId: made.id, villaId, stay, status: item })
    .returning()
  if (!row) throw new Error('no booking item')
  return row
}

/** Inserts a confirmed booking of a villa; returns its item. */
export const aBooking = (db: Writes, wanted: Wanted) =>
  anItem(db, wanted, bookingStatus.confirmed, itemStatus.confirmed)

/** Inserts a villa's online hold until a moment, in milliseconds since 1970; returns its item, an option by default. */
export async function anOption(
  db: Writes,
  { expiresAt, ...wanted }: Wanted & { expiresAt: number },
  status: ItemStatus = itemStatus.option,
) {
  const item = await anItem(db, wanted, bookingStatus.onlineOption, status)
  await db
    .insert(tables.option)
    .values({ bookingItemId: item.id, startedAt: new Date(expiresAt - 60 * 60_000), expiresAt: new Date(expiresAt) })
  return item
}
