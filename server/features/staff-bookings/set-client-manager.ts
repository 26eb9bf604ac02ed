import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { booking } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changesBetween } from '#domain/access/staff-changes'
import type { Context } from '#server/context'
import { findClientManager, getBooking, lockBooking } from '#server/features/bookings/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { throwFieldErrors } from '#server/platform/http/errors'

/**
 * Sets the client manager of a booking; null restores the region's. A change writes an entry to the staff log. Throws
 * `not-found` and `invalid-input`.
 */
export async function setClientManager(
  tx: Transaction,
  world: Pick<Context, 'catalogue'>,
  actor: Staff,
  { bookingId, userId }: { bookingId: number; userId: number | null },
) {
  const { row } = await lockBooking(tx, bookingId)
  const isKnown = userId === null || world.catalogue.content.teamMemberById.has(userId)
  throwFieldErrors({ userId: isKnown ? undefined : 'invalid' })
  if (userId !== row.managerId) {
    const before = await findClientManager(tx, world, bookingId)
    await tx.update(booking).set({ managerId: userId }).where(eq(booking.id, bookingId))
    const manager = await findClientManager(tx, world, bookingId)
    const reason = [row.reference, manager?.fullName].filter(Boolean).join(': ')
    const { teamMemberById } = world.catalogue.content
    await writeStaffEntry(tx, {
      ...{ staffId: actor.staffId, action: 'client-manager-set', reason },
      changes: changesBetween(
        { manager: before?.fullName, decision: row.managerId === null ? 'usual' : 'chosen' },
        { manager: manager?.fullName, decision: teamMemberById.has(userId ?? 0) ? 'chosen' : 'usual' },
      ),
    })
  }
  return getBooking(tx, world, actor, bookingId)
}
