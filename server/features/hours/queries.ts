import { and, asc, desc, eq } from 'drizzle-orm'
import type { HoursList, HoursRequestShown } from '#contract/booking/hours'
import type { Queryable } from '#database/connection'
import { booking, bookingItem, hoursRequest, villa } from '#database/tables'
import { commonZone, todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { databaseNow } from '#server/features/bookings/public'

export type HoursRow = typeof hoursRequest.$inferSelect

/** The stay of a booking with the usual hours of its villa; undefined where there is none. */
export async function findStay(db: Queryable, { catalogue }: Pick<Context, 'catalogue'>, bookingId: number) {
  const [found] = await db
    .select({
      status: booking.status,
      reference: booking.reference,
      currencyId: booking.currencyId,
      villaId: bookingItem.villaId,
      stay: bookingItem.stay,
      arrivalFrom: villa.arrivalFrom,
      departureBy: villa.departureBy,
      now: databaseNow,
    })
    .from(booking)
    .innerJoin(bookingItem, and(eq(bookingItem.bookingId, booking.id), eq(bookingItem.kind, 'villa')))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .where(eq(booking.id, bookingId))
    .orderBy(asc(bookingItem.id))
    .limit(1)
  if (!found) return undefined
  const timezone = catalogue.villas.get(found.villaId)?.timezone ?? commonZone
  const hasBegun = todayAt(found.now, timezone) >= found.stay.from
  return { ...found, timezone, isOpen: found.status === bookingStatus.confirmed && !hasBegun }
}
export type FoundStay = NonNullable<Awaited<ReturnType<typeof findStay>>>

/** A request in the shape of replies. */
export const presentHours = (row: HoursRow): HoursRequestShown => ({
  id: row.id,
  kind: row.kind,
  time: row.time,
  note: row.note,
  state: row.state,
  price: row.priceCents === null ? null : majorOf(row.priceCents),
  message: row.message,
  itemId: row.itemId,
  askedAt: row.askedAt.toISOString(),
})

/** The requests of a booking in the shape of replies. */
export async function presentHoursOf(db: Queryable, stay: FoundStay, bookingId: number): Promise<HoursList> {
  const rows = await db
    .select()
    .from(hoursRequest)
    .where(eq(hoursRequest.bookingId, bookingId))
    .orderBy(desc(hoursRequest.id))
    .limit(50)
  return {
    open: stay.isOpen,
    currencyId: stay.currencyId,
    arrivalFrom: stay.arrivalFrom,
    departureBy: stay.departureBy,
    timezone: stay.timezone,
    requests: rows.map(presentHours),
  }
}
