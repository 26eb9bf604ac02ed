import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import type { Actor } from '#domain/actor'
import { bookingRights } from '#domain/booking/booking-rights'
import { bookingStatus } from '#domain/booking/booking-status'
import { centsOf, majorOf } from '#domain/money'
import type { Context } from '#server/context'
import {
  calendarOf,
  cancelNights,
  type FoundBooking,
  findBooked,
  findBookings,
  getBooking,
  lockBooking,
  ownAddressOf,
  tellDesk,
  writeToOwner,
} from '#server/features/bookings/public'
import { giveBack, lockNotHeld, releaseOfCancelled } from '#server/features/payments/public'
import { allow } from '#server/platform/allow'
import { cancellationTerms, presentCancellation } from './cancellation-terms.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

/** Locks and reads the booking. Throws `not-found`. */
async function lockFound(tx: Transaction, bookingId: number) {
  const locked = await lockBooking(tx, bookingId)
  const [found] = await findBookings(tx, [bookingId])
  if (!found) throw new Refusal('not-found')
  return { locked, found }
}

/** Cancels the booking: releases its nights, refunds, and sends the e-mails. */
async function cancel(
  tx: Transaction,
  world: World,
  actor: Actor,
  { locked, found, cents }: Awaited<ReturnType<typeof lockFound>> & { cents: number },
) {
  const { id: bookingId } = found.row
  const { byCard, byLink, byTransfer } = await giveBack(tx, bookingId, cents, 'cancelled')
  await releaseOfCancelled(tx, bookingId)
  await cancelNights(tx, locked)
  const [now] = await findBookings(tx, [bookingId])
  if (!now) throw new Refusal('not-found')
  await writeToOwner(tx, world, now, {
    told: 'cancelled',
    address: ownAddressOf(world, '/secure/bookings', found.row),
    cents,
    // An option was never added to a calendar.
    ...(wasConfirmed(found) && { calendar: { file: await calendarOf(world, now), method: 'cancel' } }),
  })
  await tellDesk(tx, world, now, { told: 'cancelled', cents, transferCents: byTransfer })
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
  allow(bookingRights, actor, 'change', await findBooked(tx, bookingId))
  const own = await lockFound(tx, bookingId)
  const terms = cancellationTerms(world, own.found, await lockNotHeld(tx, bookingId))
  if (terms.returnedCents !== centsOf(returned))
    throw new Refusal('price-changed', { more: { cancellation: await presentCancellation(tx, terms, own.found) } })
  return cancel(tx, world, actor, { ...own, cents: terms.returnedCents })
}

/** Cancels a booking for its client with the refund that the office grants. Throws as `cancelBooking`. */
export async function cancelForClient(
  tx: Transaction,
  world: World,
  actor: Actor,
  { id: bookingId, returned }: { id: number; returned: number },
) {
  const theirs = await lockFound(tx, bookingId)
  const terms = cancellationTerms(world, theirs.found, await lockNotHeld(tx, bookingId))
  const cents = centsOf(returned)
  if (cents > terms.returnedCents + terms.keptCents)
    throw new Refusal('price-changed', { more: { cancellation: await presentCancellation(tx, terms, theirs.found) } })
  return cancel(tx, world, actor, { ...theirs, cents })
}
