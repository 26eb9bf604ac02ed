import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { commonZone } from '#domain/calendar/today'

const { bookingItem, instalment, option } = tables

/** Moves the due days of an option made by staff to the last day of its hold, where they are earlier. */
export async function dueWithHold(tx: Transaction, bookingId: number): Promise<void> {
  const lastDay = tx
    .select({ day: sql`(max(${option.expiresAt}) at time zone ${commonZone})::date` })
    .from(option)
    .innerJoin(bookingItem, eq(bookingItem.id, option.bookingItemId))
    .where(eq(bookingItem.bookingId, bookingId))
  await tx
    .update(instalment)
    .set({ due: sql`greatest(${instalment.due}, (${lastDay}))` })
    .where(and(eq(instalment.bookingId, bookingId), isNull(instalment.paidAt)))
}
