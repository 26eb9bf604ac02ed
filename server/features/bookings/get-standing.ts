import { and, asc, eq, inArray, isNull, ne, sql, sum } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import { payableItemStatuses } from '#domain/lifecycles/item-status'
import type { BookingStanding } from '#domain/payments/outcomes'
import { databaseNow, effectiveStatus, nightsItems } from './occupancy/occupancy.ts'

const { booking, bookingItem, instalment } = tables

/** The current state of a booking, for the messages of a payment. Throws `not-found`. */
export async function getStanding(db: Queryable, bookingId: number): Promise<BookingStanding> {
  const [found] = await db
    .select({ status: booking.status, now: databaseNow })
    .from(booking)
    .where(eq(booking.id, bookingId))
  if (!found) throw new ProblemError('not-found')
  const unpaid = await db
    .select({ cents: instalment.cents, due: instalment.due })
    .from(instalment)
    .where(and(eq(instalment.bookingId, bookingId), isNull(instalment.paidAt)))
    .orderBy(asc(instalment.due), asc(instalment.position))
  const [services] = await db
    .select({ cents: sql`coalesce(${sum(bookingItem.priceCents)}, 0)`.mapWith(Number) })
    .from(bookingItem)
    .where(
      and(
        eq(bookingItem.bookingId, bookingId),
        ne(bookingItem.kind, 'villa'),
        inArray(bookingItem.status, [...payableItemStatuses]),
      ),
    )
  return {
    status: effectiveStatus(found.status, await nightsItems(db, bookingId), found.now),
    leftOfStayCents: unpaid.reduce((all, { cents }) => all + cents, 0),
    leftForServicesCents: services?.cents ?? 0,
    next: unpaid[0],
  }
}
