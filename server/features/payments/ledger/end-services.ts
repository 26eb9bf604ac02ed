import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { booking, bookingItem } from '#database/tables'
import { isItemPart } from '#domain/booking/payment/payable-part'
import { failedBookingStatuses } from '#domain/lifecycles/booking-status'
import { itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import type { Attempt } from '../queries.ts'

/** Ends the services of an ended booking once all that was paid for them is refunded. The attempt must be locked. */
export async function endServices(
  tx: Transaction,
  { bookingId, itemIds, part }: Pick<Attempt, 'bookingId' | 'itemIds' | 'part'>,
): Promise<void> {
  if (!isItemPart(part) || itemIds.length === 0) return
  const [found] = await tx.select({ status: booking.status }).from(booking).where(eq(booking.id, bookingId))
  if (!found || !failedBookingStatuses.includes(found.status)) return
  await tx
    .update(bookingItem)
    .set({ status: itemLifecycle.steps.refund.to })
    .where(and(inArray(bookingItem.id, itemIds), eq(bookingItem.status, itemStatus.confirmed)))
}
