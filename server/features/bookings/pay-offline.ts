import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import type { Actor } from '#domain/actor'
import { bookingRights } from '#domain/booking/booking-rights'
import { holdTimesOn } from '#domain/booking/hold-times'
import { transferDeadline } from '#domain/booking/transfer-deadline'
import { majorOf } from '#domain/money'
import { todayAt } from '#domain/today'
import type { Context } from '#server/context'
import { allow } from '#server/platform/allow'
import { acceptedByActor, requireAcceptance } from './conditions.ts'
import { ownAddressOf, writeToOwner } from './letters.ts'
import { keepForTransfer, lockBooking } from './nights.ts'
import { payableOf } from './payable.ts'
import { findBooked, findBookings } from './queries.ts'

/**
 * Lets a part be paid by bank transfer (decisions 27 and 66): its reference is sent by e-mail, and for a deposit the
 * nights are held until the transfer can have come. Throws `not-found`, `not-in-this-state`, `not-booked-yet`, `option-over`,
 * `conditions-needed` and `address-needed`.
 */
export async function payOffline(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'configuration' | 'documents'>,
  actor: Actor,
  { id: bookingId, arg: part }: { id: number; arg: 'deposit' | 'balance' | 'service' | 'wine' },
) {
  allow(bookingRights, actor, 'settle', await findBooked(tx, bookingId))
  const locked = await lockBooking(tx, bookingId)
  // A deposit by transfer keeps an option; one that waits for its transfer already is not kept anew.
  const until =
    part === 'deposit'
      ? transferDeadline(
          locked.now,
          holdTimesOn(todayAt(locked.now)).officeDays,
          world.configuration.offices[0].hours.closedOn ?? [],
        )
      : undefined
  const payable = part === 'wine' ? undefined : await payableOf(tx, bookingId, part)
  if (!payable) throw new Refusal('not-in-this-state')
  if (part === 'deposit') await requireAcceptance(tx, bookingId, acceptedByActor(actor))
  if (until !== undefined) await keepForTransfer(tx, locked, new Date(until))
  const [found] = await findBookings(tx, [bookingId])
  if (!found?.email) throw new Refusal('address-needed')
  const { reference } = found.row
  await writeToOwner(tx, world, found, {
    told: 'transfer',
    address: ownAddressOf(world, '/secure/bookings', found.row),
    reference,
    cents: payable.cents,
    ...(until !== undefined && { until }),
  })
  return {
    reference,
    amount: majorOf(payable.cents),
    currencyId: payable.currencyId,
    heldUntil: until === undefined ? null : new Date(until).toISOString(),
  }
}
