import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { booking, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changesBetween } from '#domain/access/staff-changes'
import type { Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { centsOf, majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import {
  buildIcal,
  clientAreaUrl,
  emailBookingOwner,
  type FoundBooking,
  findBookings,
  followTax,
  getBooking,
  lockForMove,
  loggedBooking,
  moveNights,
  repriceBooking,
} from '#server/features/bookings/public'
import { refundBooking } from '#server/features/payments/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { throwFieldErrors } from '#server/platform/http/errors'

/** The villa and nights of a booking, as the log names them. */
function placeOf(found: FoundBooking | undefined): string {
  const item = found?.items.find(({ kind }) => kind === 'villa')
  return item ? `${item.villa.name} ${item.stay.from}/${item.stay.to}` : ''
}

interface Move {
  id: number
  villaId: number
  stay: Stay
  price?: number | undefined
  /** Where the member of staff saw the booking. */
  expected?: (Stay & { propertyId: number }) | undefined
}

/**
 * Moves a booking to other nights or another villa, and to another price if one is given. Throws `not-found`,
 * `invalid-input`, `dates-taken`, `option-over`, `not-in-this-state`, and `edited-meanwhile` where the booking is no longer
 * where the member of staff saw it.
 */
export async function moveBooking(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock' | 'configuration' | 'documents'>,
  actor: Staff,
  { id: bookingId, villaId, stay, price, expected }: Move,
) {
  throwFieldErrors({ to: stay.to <= stay.from ? 'not-after' : undefined })
  const [to] = await tx.select({ id: villa.id }).from(villa).where(eq(villa.id, villaId))
  if (!to) throw new ProblemError('not-found')
  const locked = await lockForMove(tx, bookingId, villaId)
  const { item } = locked
  const isElsewhere =
    expected !== undefined &&
    (expected.propertyId !== item.villaId || expected.from !== item.stay.from || expected.to !== item.stay.to)
  if (isElsewhere) throw new ProblemError('edited-meanwhile')
  throwFieldErrors({ from: stay.from < todayAt(locked.now) ? 'past' : undefined })
  const [before] = await findBookings(tx, [bookingId])
  await moveNights(tx, locked, { villaId, stay })
  const cents = price === undefined ? undefined : centsOf(price)
  const beyond = await repriceBooking(tx, locked, stay, cents)
  await followTax(tx, world, bookingId)
  const { byCard, byTransfer } = await refundBooking(tx, bookingId, beyond, 'granted')
  const [found] = await findBookings(tx, [bookingId])
  if (!found) throw new ProblemError('not-found')
  await writeStaffEntry(tx, {
    staffId: actor.staffId,
    action: 'booking-moved',
    reason: `${found.row.reference}: ${placeOf(before)} → ${placeOf(found)}${price === undefined ? '' : `, ${price}`}`,
    changes: changesBetween(loggedBooking(before), loggedBooking(found)),
  })
  await emailBookingOwner(tx, world, found, {
    told: 'moved',
    address: clientAreaUrl(world, '/secure/bookings', found.row),
    calendar: { file: await buildIcal(world, found), method: 'publish' },
  })
  // The price from which other currencies are converted no longer applies.
  if (cents !== undefined) await tx.update(booking).set({ soldFor: null }).where(eq(booking.id, bookingId))
  return {
    booking: await getBooking(tx, world, actor, bookingId),
    returnedByCard: majorOf(byCard),
    returnedByTransfer: majorOf(byTransfer),
  }
}
