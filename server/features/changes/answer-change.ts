import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import { booking, changeRequest } from '#database/tables'
import type { Context } from '#server/context'
import { findBookings, lockBooking, ownAddressOf, writeToOwner } from '#server/features/bookings/public'

/**
 * Answers what a client asked for. Throws `not-found`, and `not-in-this-state` where it was answered before, or is said
 * to be made and the stay is another.
 */
export async function answerChange(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'configuration' | 'documents'>,
  { id, answer }: { id: number; answer: 'made' | 'declined' },
): Promise<void> {
  const [asked] = await tx.select().from(changeRequest).where(eq(changeRequest.id, id))
  if (!asked) throw new Refusal('not-found')
  const { bookingId, stay, adults, children, infants } = asked
  await lockBooking(tx, bookingId)
  const [found] = await findBookings(tx, [bookingId])
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!found || !item) throw new Refusal('not-found')
  const isMoved = item.stay.from === stay.from && item.stay.to === stay.to
  if (answer === 'made' && !isMoved) throw new Refusal('not-in-this-state')
  const answered = await tx
    .update(changeRequest)
    .set({ state: answer, answeredAt: sql`app_now()` })
    .where(and(eq(changeRequest.id, id), eq(changeRequest.state, 'asked')))
    .returning({ id: changeRequest.id })
  if (answered.length === 0) throw new Refusal('not-in-this-state')
  if (answer === 'made') {
    await tx.update(booking).set({ adults, children, infants }).where(eq(booking.id, bookingId))
    return
  }
  const address = ownAddressOf(world, '/secure/bookings', found.row)
  await writeToOwner(tx, world, found, { told: 'change-declined', address })
}
