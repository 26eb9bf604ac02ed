import { and, eq, inArray, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { booking, bookingItem, ownerBlock } from '#database/tables'
import { lockVilla } from '#database/transact'
import { movedFrom } from '#domain/booking/booking-events'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { closedItemStatuses, occupyingItemStatuses } from '#domain/lifecycles/item-status'
import { recordEvent } from '#server/features/booking-events/public'
import { endChildren } from '../stays/end-children.ts'
import {
  areNightsTaken,
  effectiveStatus,
  expireOverdueOptions,
  type LockedBooking,
  lockBooking,
  type NightsRequest,
  type OccupyingItem,
} from './occupancy.ts'

// Writes of staff to occupancy: as in nights.ts, the villa's lock comes first.

/** Blocks nights of a villa for its owner. Throws `dates-taken`. */
export async function blockNights(
  tx: Transaction,
  { villaId, stay, note }: NightsRequest & { note: string },
): Promise<number> {
  await lockVilla(tx, villaId)
  if (await areNightsTaken(tx, [{ villaId, stay }])) throw new ProblemError('dates-taken')
  await expireOverdueOptions(tx, [{ villaId, stay }])
  const [made] = await tx.insert(ownerBlock).values({ villaId, nights: stay, note }).returning({ id: ownerBlock.id })
  if (!made) throw new Error('the block was not stored')
  return made.id
}

/** Releases blocked nights. Throws `not-found`, also for the second of two concurrent calls. */
export async function unblockNights(tx: Transaction, blockId: number): Promise<void> {
  const [found] = await tx.select({ villaId: ownerBlock.villaId }).from(ownerBlock).where(eq(ownerBlock.id, blockId))
  if (!found) throw new ProblemError('not-found')
  await lockVilla(tx, found.villaId)
  const gone = await tx.delete(ownerBlock).where(eq(ownerBlock.id, blockId)).returning({ id: ownerBlock.id })
  if (gone.length === 0) throw new ProblemError('not-found')
}

/**
 * Moves an owner block to other nights or another villa. The caller holds the locks of both villas; the database rejects
 * nights that something else takes. Throws `dates-taken`.
 */
export async function moveBlockedNights(
  tx: Transaction,
  blockId: number,
  { villaId, stay, note }: NightsRequest & { note: string },
): Promise<void> {
  await expireOverdueOptions(tx, [{ villaId, stay }])
  await tx.update(ownerBlock).set({ villaId, nights: stay, note }).where(eq(ownerBlock.id, blockId))
}

const movable: readonly number[] = [bookingStatus.officeOption, bookingStatus.confirmed]

/** A booking of one villa that can be moved, locked together with the target villa. */
export interface MovableBooking extends LockedBooking {
  item: OccupyingItem
}

/** Locks a booking and the target villa of a move. Throws `not-found`, `option-over` and `not-in-this-state`. */
export async function lockForMove(tx: Transaction, bookingId: number, toVillaId: number): Promise<MovableBooking> {
  await tx.execute(sql`
    select lock_villa(variadic array_append(coalesce(array_agg(villa_id), '{}'), ${toVillaId}::integer))
    from booking_item where booking_id = ${bookingId} and kind = 'villa'`)
  const locked = await lockBooking(tx, bookingId)
  const { row, items, now } = locked
  const status = effectiveStatus(row.status, items, now)
  if (status === bookingStatus.expired) throw new ProblemError('option-over')
  const [item, ...others] = items.filter(one => occupyingItemStatuses.includes(one.status))
  if (!item || others.length > 0 || !movable.includes(status)) throw new ProblemError('not-in-this-state')
  return { ...locked, item }
}

/** Moves a booking to other nights or another villa, with the services of its stay. Throws `dates-taken`. */
export async function moveNights(
  tx: Transaction,
  { row, item }: MovableBooking,
  request: NightsRequest,
): Promise<void> {
  if (await areNightsTaken(tx, [request], [item.id])) throw new ProblemError('dates-taken')
  await expireOverdueOptions(tx, [request], [item.id])
  const standing = await tx
    .select({ id: bookingItem.id, stay: bookingItem.stay, status: bookingItem.status, villaId: bookingItem.villaId })
    .from(bookingItem)
    .where(eq(bookingItem.bookingId, row.id))
  const isOfStay = ({ stay, villaId }: (typeof standing)[number]) =>
    villaId === item.villaId && stay.from === item.stay.from && stay.to === item.stay.to
  const ids = standing.filter(one => isOfStay(one) && !closedItemStatuses.includes(one.status)).map(({ id }) => id)
  await tx
    .update(bookingItem)
    .set({ villaId: request.villaId, stay: request.stay })
    .where(and(eq(bookingItem.bookingId, row.id), inArray(bookingItem.id, ids)))
  await tx
    .update(booking)
    .set({ calendarSequence: sql`${booking.calendarSequence} + 1` })
    .where(eq(booking.id, row.id))
  await endChildren(tx, 'moved', [row.id])
  const data = movedFrom(item.stay, request.stay)
  await recordEvent(tx, row.id, { kind: 'moved', actor: 'staff', itemId: item.id, data })
}
