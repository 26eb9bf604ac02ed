import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { Actor, Staff } from '#domain/access/actor'
import { changesBetween } from '#domain/access/staff-changes'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { centsOf, majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { actorOf } from '#server/features/booking-events/public'
import {
  buildIcal,
  cancelNights,
  clientAreaUrl,
  emailBookingOwner,
  type FoundBooking,
  findBooked,
  findBookings,
  getBooking,
  lockBooking,
  loggedBooking,
  notifyStaff,
} from '#server/features/bookings/public'
import { lockNotHeld, refundBooking, releaseOfCancelled } from '#server/features/payments/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { cancelSuppliers } from '#server/features/transfers/public'
import { authorize } from '#server/platform/auth/authorize'
import { cancellationTerms, presentCancellation } from './cancellation-terms.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

/** Locks and reads the booking. Throws `not-found`. */
async function lockFound(tx: Transaction, bookingId: number) {
  const locked = await lockBooking(tx, bookingId)
  const [found] = await findBookings(tx, [bookingId])
  if (!found) throw new ProblemError('not-found')
  return { locked, found }
}

/** Cancels the booking: releases its nights, refunds, and tells the client, the office and suppliers. */
async function cancel(
  tx: Transaction,
  world: World,
  actor: Actor,
  { locked, found, cents }: Awaited<ReturnType<typeof lockFound>> & { cents: number },
) {
  const { id: bookingId } = found.row
  const { byCard, byLink, byTransfer } = await refundBooking(tx, bookingId, cents, 'cancelled')
  await releaseOfCancelled(tx, bookingId)
  await cancelSuppliers(tx, world, found, found.items)
  await cancelNights(tx, locked, { actor: actorOf(actor), refundCents: cents })
  const [now] = await findBookings(tx, [bookingId])
  if (!now) throw new ProblemError('not-found')
  await emailBookingOwner(tx, world, now, {
    told: 'cancelled',
    address: clientAreaUrl(world, '/secure/bookings', found.row),
    cents,
    // An option was never added to a calendar.
    ...(wasConfirmed(found) && { calendar: { file: await buildIcal(world, now), method: 'cancel' } }),
  })
  await notifyStaff(tx, world, now, { told: 'cancelled', cents, transferCents: byTransfer })
  return {
    booking: await getBooking(tx, world, actor, bookingId),
    returnedByCard: majorOf(byCard),
    returnedToOthers: majorOf(byLink),
    returnedByTransfer: majorOf(byTransfer),
  }
}

const wasConfirmed = ({ row }: FoundBooking) => row.status === bookingStatus.confirmed

/**
 * Cancels the actor's own booking by its terms. Throws `not-found`, `option-over`, `not-in-this-state`, and
 * `price-changed` where the refund differs from the amount that was shown.
 */
export async function cancelBooking(
  tx: Transaction,
  world: World,
  actor: Actor,
  { id: bookingId, returned }: { id: number; returned: number },
) {
  authorize(bookingPolicy, actor, 'change', await findBooked(tx, bookingId))
  const own = await lockFound(tx, bookingId)
  const terms = cancellationTerms(world, own.found, await lockNotHeld(tx, bookingId))
  if (terms.returnedCents !== centsOf(returned))
    throw new ProblemError('price-changed', { more: { cancellation: await presentCancellation(tx, terms, own.found) } })
  return cancel(tx, world, actor, { ...own, cents: terms.returnedCents })
}

/** Cancels a booking for its client with the refund that the office grants. Throws as `cancelBooking`. */
export async function cancelAsStaff(
  tx: Transaction,
  world: World,
  actor: Staff,
  { id: bookingId, returned }: { id: number; returned: number },
) {
  const theirs = await lockFound(tx, bookingId)
  const terms = cancellationTerms(world, theirs.found, await lockNotHeld(tx, bookingId))
  const cents = centsOf(returned)
  if (cents > terms.returnedCents + terms.keptCents)
    throw new ProblemError('price-changed', {
      more: { cancellation: await presentCancellation(tx, terms, theirs.found) },
    })
  const reply = await cancel(tx, world, actor, { ...theirs, cents })
  const [after] = await findBookings(tx, [bookingId])
  await writeStaffEntry(tx, {
    staffId: actor.staffId,
    action: 'booking-cancelled',
    reason: `${theirs.found.row.reference}: ${returned} returned`,
    changes: changesBetween(loggedBooking(theirs.found), { ...loggedBooking(after), refunded: returned }),
  })
  return reply
}
