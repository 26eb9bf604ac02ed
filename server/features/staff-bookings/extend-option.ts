import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import { changesBetween } from '#domain/access/staff-changes'
import { addWorkingDays } from '#domain/calendar/working-days'
import type { Context } from '#server/context'
import {
  absoluteUrl,
  emailBookingOwner,
  extendOfficeOption,
  findBookings,
  lockBooking,
  optionEnd,
} from '#server/features/bookings/public'
import { officesAt } from '#server/features/settings/public'
import { writeStaffEntry } from '#server/features/staff/public'

/**
 * Holds an option of the office for some working days from now; the client gets an e-mail with the new end. Throws
 * `not-found`, `option-over`, and `not-in-this-state` where it is no option of the office, or is held as long already.
 */
export async function extendOption(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'configuration' | 'documents'>,
  { staffId }: Staff,
  { bookingId, workingDays }: { bookingId: number; workingDays: number },
): Promise<{ heldUntil: string }> {
  const locked = await lockBooking(tx, bookingId)
  const { closedOn = [] } = officesAt(world, locked.now)[0].hours
  const before = optionEnd(locked)
  const until = new Date(addWorkingDays(locked.now, workingDays, closedOn))
  await extendOfficeOption(tx, locked, until)
  const [found] = await findBookings(tx, [bookingId])
  if (!found) throw new ProblemError('not-found')
  const { reference, language, id } = found.row
  await writeStaffEntry(tx, {
    staffId,
    action: 'option-extended',
    reason: reference,
    changes: changesBetween({ heldUntil: before }, { heldUntil: until }),
  })
  await emailBookingOwner(tx, world, found, {
    told: 'provisional',
    address: absoluteUrl(world, `/secure/ob/continue?booking=${id}`, language),
    cents: found.instalments.find(({ paidAt }) => !paidAt)?.cents ?? 0,
    reference,
    until: until.getTime(),
  })
  return { heldUntil: until.toISOString() }
}
