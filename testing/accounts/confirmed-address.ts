import { eq, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { booking } from '#database/tables'
import { hashOfEmail } from '#server/features/bookings/occupancy/limit-holds'

/** Confirms the e-mail address of a booking, as its link does. */
export async function confirmAddressOf(db: Db, bookingId: number): Promise<void> {
  const [found] = await db.select({ email: booking.email }).from(booking).where(eq(booking.id, bookingId))
  const provenEmailHash = hashOfEmail(found?.email ?? '')
  await db.update(booking).set({ emailProvenAt: sql`app_now()`, provenEmailHash }).where(eq(booking.id, bookingId))
}
