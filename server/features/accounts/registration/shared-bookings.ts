import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { booking, guestLogin, guestLoginBooking } from '#database/tables'
import { bookingStatus, heldBookingStatuses } from '#domain/lifecycles/booking-status'

/** Finds the held and confirmed bookings that an invitation includes, accepted or not. */
export async function findSharedBookings(db: Queryable, guestLoginId: string): Promise<number[]> {
  const isNamed = sql`exists (select from ${guestLoginBooking} where ${guestLoginBooking.guestLoginId} = ${guestLogin.id}
    and ${guestLoginBooking.bookingId} = ${booking.id} and ${guestLoginBooking.endedAt} is null)`
  const rows = await db
    .select({ id: booking.id })
    .from(guestLogin)
    .innerJoin(booking, eq(booking.contactId, guestLogin.contactId))
    .where(
      and(
        eq(guestLogin.id, guestLoginId),
        inArray(booking.status, [...heldBookingStatuses, bookingStatus.confirmed]),
        sql`(${guestLogin.allBookings} or ${isNamed})`,
      ),
    )
    .orderBy(booking.id)
  return rows.map(({ id }) => id)
}
