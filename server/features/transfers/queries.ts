import { and, arrayContains, asc, eq, inArray, notInArray } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { booking, bookingItem, paymentAttempt, transfer, villa } from '#database/tables'
import type { BookingSubject } from '#domain/booking/booking-policy'
import { localDateAndTime } from '#domain/calendar/format-datetime'
import { commonZone } from '#domain/calendar/today'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { localMomentText } from '#domain/transfers/transfer'
import type { Context } from '#server/context'
import { databaseNow, findBooked, lockBooking } from '#server/features/bookings/public'

export type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>
export type TransferRow = typeof transfer.$inferSelect
type ItemRow = typeof bookingItem.$inferSelect

/** A booking with its stay, as far as transfers need it; undefined without such a booking or stay. */
export async function findTransferBooking(db: Queryable, { catalogue }: Pick<World, 'catalogue'>, bookingId: number) {
  const [found] = await db
    .select({ row: booking, item: bookingItem, villaName: villa.name, now: databaseNow })
    .from(booking)
    .innerJoin(bookingItem, and(eq(bookingItem.bookingId, booking.id), eq(bookingItem.kind, 'villa')))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .where(eq(booking.id, bookingId))
    .orderBy(asc(bookingItem.id))
    .limit(1)
  const booked = await findBooked(db, bookingId)
  if (!found || !booked) return undefined
  const timezone = catalogue.villas.get(found.item.villaId)?.timezone ?? commonZone
  const now = localDateAndTime(found.now, timezone)
  return {
    ...found,
    booked,
    timezone,
    now: localMomentText(now),
    isOpen: found.row.status === bookingStatus.confirmed && now.day <= found.item.stay.to,
  }
}
export type TransferBooking = NonNullable<Awaited<ReturnType<typeof findTransferBooking>>>

/** The same, which must exist. Throws `not-found`. */
export async function getTransferBooking(
  db: Queryable,
  world: Pick<World, 'catalogue'>,
  bookingId: number,
): Promise<TransferBooking> {
  const found = await findTransferBooking(db, world, bookingId)
  if (!found) throw new ProblemError('not-found')
  return found
}

export interface FoundTransfer {
  row: TransferRow
  item: ItemRow
}

/** The transfers of a booking with their items, the earliest first; those that were cancelled or declined are left out. */
export const findTransfers = (db: Queryable, bookingId: number): Promise<FoundTransfer[]> =>
  db
    .select({ row: transfer, item: bookingItem })
    .from(transfer)
    .innerJoin(bookingItem, eq(bookingItem.id, transfer.itemId))
    .where(
      and(
        eq(transfer.bookingId, bookingId),
        notInArray(bookingItem.status, [itemStatus.cancelled, itemStatus.declined, itemStatus.refunded]),
      ),
    )
    .orderBy(asc(transfer.day), asc(transfer.time), asc(transfer.itemId))

/** The booking of a transfer's item; undefined for another item. */
export async function findBookingOfTransfer(db: Queryable, itemId: number): Promise<BookingSubject | undefined> {
  const [found] = await db.select({ bookingId: transfer.bookingId }).from(transfer).where(eq(transfer.itemId, itemId))
  return found && findBooked(db, found.bookingId)
}

/** A transfer with its item, whose booking is locked until the transaction ends. Throws `not-found`. */
export async function lockTransfer(tx: Transaction, itemId: number): Promise<FoundTransfer> {
  const [named] = await tx.select({ bookingId: transfer.bookingId }).from(transfer).where(eq(transfer.itemId, itemId))
  if (!named) throw new ProblemError('not-found')
  await lockBooking(tx, named.bookingId)
  const [found] = await tx
    .select({ row: transfer, item: bookingItem })
    .from(transfer)
    .innerJoin(bookingItem, eq(bookingItem.id, transfer.itemId))
    .where(eq(transfer.itemId, itemId))
    .for('update')
  if (!found) throw new ProblemError('not-found')
  return found
}

/** Transfers of a booking that were requested under these names. */
export const findRequested = (db: Queryable, bookingId: number, requestKeys: readonly string[]) =>
  db
    .select({ requestKey: transfer.requestKey })
    .from(transfer)
    .where(and(eq(transfer.bookingId, bookingId), inArray(transfer.requestKey, [...requestKeys])))

/** Whether a payment of the item is in progress: its price must not change then. */
export async function isBeingPaid(db: Queryable, { bookingId, itemId }: TransferRow): Promise<boolean> {
  const [attempt] = await db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.bookingId, bookingId),
        inArray(paymentAttempt.status, [attemptStatus.begun, attemptStatus.challenged, attemptStatus.authorised]),
        arrayContains(paymentAttempt.itemIds, [itemId]),
      ),
    )
    .limit(1)
  return attempt !== undefined
}
