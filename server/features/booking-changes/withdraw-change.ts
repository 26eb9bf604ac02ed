import { and, eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { changeRequest } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { changeState } from '#domain/lifecycles/change-request-state'
import type { Context } from '#server/context'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { findBooked, findBookings, lockBooking, notifyStaff } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { closeRequest } from './close-request.ts'

/**
 * Withdraws a request about the actor's own booking; a repetition sends no second e-mail to the office. Throws
 * `not-found`, and `not-in-this-state` where it was answered or replaced.
 */
export async function withdrawChange(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'configuration' | 'documents'>,
  actor: Actor,
  { id: bookingId, changeId }: { id: number; changeId: number },
): Promise<void> {
  authorize(bookingPolicy, actor, 'change', await findBooked(tx, bookingId))
  // Waits for a concurrent answer of the office.
  await lockBooking(tx, bookingId)
  const [asked] = await tx
    .select()
    .from(changeRequest)
    .where(and(eq(changeRequest.id, changeId), eq(changeRequest.bookingId, bookingId)))
  const [found] = await findBookings(tx, [bookingId])
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!asked || !found || !item) throw new ProblemError('not-found')
  if (asked.state === changeState.withdrawn) return
  await closeRequest(tx, asked, 'withdraw', item.stay)
  await recordEvent(tx, bookingId, { kind: 'change-withdrawn', actor: actorOf(actor), data: { changeId } })
  const { stay, adults, children, infants, ratePlan, note, differenceCents } = asked
  await notifyStaff(tx, world, found, {
    told: 'change-withdrawn',
    cents: differenceCents ?? 0,
    wanted: { stay, adults, children, infants, ratePlan },
    note,
  })
}
