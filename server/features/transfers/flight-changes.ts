import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { bookingItem, transfer } from '#database/tables'
import type { ItemStatus } from '#domain/lifecycles/item-status'
import { type Flight, flightChangeOf } from '#domain/transfers/flight-change'
import { standingStatuses } from './answer-transfer.ts'
import { sendTransferEmails } from './emails.ts'
import { getTransferBooking, type World } from './queries.ts'

/**
 * Asks the client whether to move the transfers whose flights have changed, once for each change. Call it in the
 * transaction that saves the flights, with the booking locked.
 */
export async function askToMoveTransfers(
  tx: Transaction,
  world: World,
  { bookingId, before, after }: { bookingId: number; before: readonly Flight[]; after: readonly Flight[] },
): Promise<void> {
  const rows = await tx
    .select({ row: transfer })
    .from(transfer)
    .innerJoin(bookingItem, eq(bookingItem.id, transfer.itemId))
    .where(
      and(
        eq(transfer.bookingId, bookingId),
        eq(transfer.type, 'airport'),
        ne(transfer.flightNumber, ''),
        inArray(bookingItem.status, [...standingStatuses] as ItemStatus[]),
      ),
    )
  const changed = rows.flatMap(({ row }) => {
    const time = row.flightTime || row.time
    const change = flightChangeOf({ flightNumber: row.flightNumber, day: row.day, time }, before, after)
    const asked = row.flightQuestion
    const isKnown = asked && change && asked.day === change.day && asked.time === change.time
    return change && !isKnown ? [{ row, change }] : []
  })
  if (changed.length === 0) return
  const of = await getTransferBooking(tx, world, bookingId)
  // A booking has a handful of transfers by air.
  for (const { row, change } of changed) {
    await tx
      .update(transfer)
      .set({ flightQuestion: { ...change, answer: 'open' } })
      .where(eq(transfer.itemId, row.itemId))
    await sendTransferEmails(tx, world, of, {
      told: 'flight-changed',
      itemIds: [row.itemId],
      cause: `flight of transfer ${row.itemId}: ${change.number} ${change.day ?? 'none'} ${change.time ?? ''}`,
    })
  }
}
