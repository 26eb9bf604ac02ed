import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import { changesBetween } from '#domain/access/staff-changes'
import type { Context } from '#server/context'
import {
  emailBookingOwner,
  findBookings,
  lockBooking,
  loggedBooking,
  releaseNights,
  stayUrl,
} from '#server/features/bookings/public'
import { writeStaffEntry } from '#server/features/staff/public'

/**
 * Releases a villa held for a bank transfer before the hold expires. Notifies the client by e-mail, and logs which
 * member of staff did it. Throws `not-found`, `not-in-this-state` and `option-over`.
 */
export async function releaseHold(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'configuration' | 'documents'>,
  { staffId }: Staff,
  bookingId: number,
): Promise<void> {
  const locked = await lockBooking(tx, bookingId)
  const [before] = await findBookings(tx, [bookingId])
  await releaseNights(tx, locked, { step: 'releaseByOffice', actor: 'staff' })
  const [found] = await findBookings(tx, [bookingId])
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!found || !item) throw new ProblemError('not-found')
  const changes = changesBetween(loggedBooking(before), loggedBooking(found))
  await writeStaffEntry(tx, { staffId, action: 'hold-released', reason: found.row.reference, changes })
  const address = stayUrl(world, item.villa, item.stay, found.row.language)
  await emailBookingOwner(tx, world, found, { told: 'option-over', address })
}
