import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { bookingItem, wineOrder } from '#database/tables'
import type { Day } from '#domain/calendar/day'
import { itemStatus } from '#domain/lifecycles/item-status'

/** The deliveries of wine that stand: of orders that are paid for or granted, each with its day. */
export const findWineDeliveries = (
  db: Queryable,
  bookingId: number,
): Promise<{ itemId: number; serviceId: number | null; stay: { from: Day; to: Day } }[]> =>
  db
    .select({ itemId: wineOrder.itemId, serviceId: bookingItem.serviceId, stay: bookingItem.stay })
    .from(wineOrder)
    .innerJoin(bookingItem, eq(bookingItem.id, wineOrder.itemId))
    .where(and(eq(wineOrder.bookingId, bookingId), eq(bookingItem.status, itemStatus.confirmed)))
    .orderBy(asc(wineOrder.itemId))
