import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { booking, changeRequest } from '#database/tables'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { Context } from '#server/context'
import {
  clientAreaUrl,
  emailBookingOwner,
  findBookings,
  followTax,
  lockBooking,
} from '#server/features/bookings/public'
import { closeRequest } from './close-request.ts'

/**
 * Accepts or declines a change request. Throws `not-found`, and `not-in-this-state` where it was answered before, its
 * booking has ended, or it is marked as made and the stay does not match.
 */
export async function answerChange(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock' | 'configuration' | 'documents'>,
  { id, answer }: { id: number; answer: 'made' | 'declined' },
): Promise<void> {
  const ofRequest = eq(changeRequest.id, id)
  const [of] = await tx.select({ bookingId: changeRequest.bookingId }).from(changeRequest).where(ofRequest)
  if (!of) throw new ProblemError('not-found')
  const { bookingId } = of
  await lockBooking(tx, bookingId)
  // Read after the lock, so that a concurrent withdrawal or answer is visible.
  const [asked] = await tx.select().from(changeRequest).where(ofRequest)
  const [found] = await findBookings(tx, [bookingId])
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!asked || !found || !item) throw new ProblemError('not-found')
  if (found.row.status !== bookingStatus.confirmed) throw new ProblemError('not-in-this-state')
  await closeRequest(tx, asked, answer === 'made' ? 'make' : 'decline', item.stay)
  if (answer === 'made') {
    const { adults, children, infants, young, ratePlan, depositPercent, freeDays } = asked
    const rate = { ratePlan, depositPercent, freeDays }
    await tx
      .update(booking)
      .set({ adults, children, infants, young, ...rate })
      .where(eq(booking.id, bookingId))
    await followTax(tx, world, bookingId)
    return
  }
  const address = clientAreaUrl(world, '/secure/bookings', found.row)
  await emailBookingOwner(tx, world, found, { told: 'change-declined', address })
}
