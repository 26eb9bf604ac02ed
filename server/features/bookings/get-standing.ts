import { and, count, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'
import type { BookingStanding } from '#domain/payments/outcomes'
import { databaseNow, nightsItems, statusNow } from './nights.ts'

const { booking, instalment } = tables

/** A booking as it stands at this moment, for the words of a payment. Throws `not-found`. */
export async function getStanding(db: Reads, bookingId: number): Promise<BookingStanding> {
  const [found] = await db
    .select({ status: booking.status, now: databaseNow })
    .from(booking)
    .where(eq(booking.id, bookingId))
  if (!found) throw new Refusal('not-found')
  const [unpaid] = await db
    .select({ parts: count() })
    .from(instalment)
    .where(and(eq(instalment.bookingId, bookingId), isNull(instalment.paidAt)))
  const status = statusNow(found.status, await nightsItems(db, bookingId), found.now)
  return { status, paidInFull: unpaid?.parts === 0 }
}
