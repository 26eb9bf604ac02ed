import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { account, booking, guestUser } from '#database/tables'
import { endSessions } from './sessions/sessions.ts'

/**
 * Transfers a visitor's booking to a contact, and ends the visitor's session everywhere: bearer tokens and cookie.
 * Returns false if the booking already had an owner or did not fulfil `condition`.
 */
export async function giveBooking(
  tx: Transaction,
  { bookingId, contactId }: { bookingId: number; contactId: number },
  condition?: SQL,
): Promise<boolean> {
  const given = await tx
    .update(booking)
    .set({ contactId })
    .where(and(eq(booking.id, bookingId), isNull(booking.contactId), condition))
    .returning({ id: booking.id })
  if (given.length === 0) return false
  const visitors = await tx
    .select({ id: account.id })
    .from(account)
    .innerJoin(guestUser, eq(guestUser.id, account.guestUserId))
    .where(eq(guestUser.bookingId, bookingId))
  await endSessions(
    tx,
    visitors.map(({ id }) => id),
  )
  return true
}
