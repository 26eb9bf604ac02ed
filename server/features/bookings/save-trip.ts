import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { tripForm } from '#contract/forms/booking'
import type { Transaction } from '#database/connection'
import { trip } from '#database/tables'

/** Stores the travel details of a client, replacing earlier ones. */
export async function saveTrip(tx: Transaction, bookingId: number, told: z.output<typeof tripForm>): Promise<void> {
  const { arrivalTime, departureTime, ...rest } = told
  const values = { ...rest, arrivalTime: arrivalTime || null, departureTime: departureTime || null }
  await tx
    .insert(trip)
    .values({ bookingId, ...values })
    .onConflictDoUpdate({ target: trip.bookingId, set: { ...values, updatedAt: sql`app_now()` } })
}
