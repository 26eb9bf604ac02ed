import { and, desc, eq, lt } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OfficeBookingEvent } from '#contract/staff/staff-bookings'
import type { Queryable } from '#database/connection'
import { booking, bookingEvent } from '#database/tables'

const maxAtOnce = 50

/** Lists what happened to a booking, the newest first. Throws `not-found`. */
export async function listBookingEvents(
  db: Queryable,
  { bookingId, cursor }: { bookingId: number; cursor?: number | undefined },
): Promise<{ events: OfficeBookingEvent[]; next: number | null }> {
  const [known] = await db.select({ id: booking.id }).from(booking).where(eq(booking.id, bookingId))
  if (!known) throw new ProblemError('not-found')
  const rows = await db
    .select()
    .from(bookingEvent)
    .where(and(eq(bookingEvent.bookingId, bookingId), cursor === undefined ? undefined : lt(bookingEvent.id, cursor)))
    .orderBy(desc(bookingEvent.id))
    .limit(maxAtOnce + 1)
  const events = rows.slice(0, maxAtOnce).map(({ id, at, kind, actor, data }) => ({
    ...{ id, at: at.toISOString(), kind, actor, data: { ...data } },
  }))
  return { events, next: rows.length > maxAtOnce ? (events.at(-1)?.id ?? null) : null }
}
