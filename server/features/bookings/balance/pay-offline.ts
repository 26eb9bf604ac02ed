import { inArray, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Db, Transaction } from '#database/connection'
import { wineOrder } from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { holdTimesOn } from '#domain/booking/hold/hold-times'
import type { ChargedPart } from '#domain/booking/payment/payable-part'
import { todayAt } from '#domain/calendar/today'
import { addWorkingDays } from '#domain/calendar/working-days'
import { wineTermsOn } from '#domain/wine/wine-terms'
import type { Context } from '#server/context'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { officesAt } from '#server/features/settings/public'
import { authorize } from '#server/platform/auth/authorize'
import { clientAreaUrl, emailBookingOwner } from '../emails.ts'
import { notifyStaff } from '../notify-staff.ts'
import { checkHoldLimitsOfTransfer } from '../occupancy/limit-holds.ts'
import { assertLiveOption, holdForTransfer, lockBooking } from '../occupancy/occupancy.ts'
import { acceptedByActor, requireAcceptance } from '../people/conditions.ts'
import { askToProveAddress } from '../people/prove-address.ts'
import { dueWithHold } from '../pricing/due-with-hold.ts'
import { findBooked, findBookings } from '../queries.ts'
import { presentTransfer } from './get-transfer.ts'
import { payableOf } from './payable.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

interface Wanted {
  id: number
  arg: ChargedPart
}

/** Keeps unpaid orders of wine until the transfer can have arrived (PD-115). */
async function keepWineForTransfer(
  tx: Transaction,
  { catalogue }: World,
  { itemIds, now }: { itemIds: number[]; now: number },
): Promise<void> {
  const { transferDays } = wineTermsOn(todayAt(now), catalogue.content.settings.wineTerms)
  await tx
    .update(wineOrder)
    .set({ payUntil: sql`greatest(${wineOrder.payUntil}, app_now() + make_interval(days => ${transferDays}::int))` })
    .where(inArray(wineOrder.itemId, itemIds))
}

async function arrange(tx: Transaction, world: World, actor: Actor, { id: bookingId, arg: part }: Wanted) {
  authorize(bookingPolicy, actor, 'settle', await findBooked(tx, bookingId))
  const locked = await lockBooking(tx, bookingId)
  // A deposit by transfer extends an option, but not one that waits for its transfer already.
  const until =
    part === 'deposit'
      ? addWorkingDays(
          locked.now,
          holdTimesOn(todayAt(locked.now)).officeDays,
          officesAt(world, locked.now)[0].hours.closedOn ?? [],
        )
      : undefined
  const payable = await payableOf(tx, bookingId, part)
  if (!payable) throw new ProblemError('not-in-this-state')
  if (part === 'deposit') await requireAcceptance(tx, bookingId, acceptedByActor(actor))
  const [found] = await findBookings(tx, [bookingId])
  if (until !== undefined) {
    // The state of the option is checked first: an expired option needs no address.
    assertLiveOption(locked, 'keepForTransfer')
    if (!found?.email) throw new ProblemError('address-needed')
    await checkHoldLimitsOfTransfer(tx, world, actor, bookingId)
    await holdForTransfer(tx, locked, new Date(until))
    await dueWithHold(tx, locked.row.id)
  }
  if (!found?.email) throw new ProblemError('address-needed')
  if (part === 'wine') await keepWineForTransfer(tx, world, { itemIds: payable.itemIds, now: locked.now })
  const { reference } = found.row
  const { cents } = payable
  await recordEvent(tx, bookingId, {
    kind: 'transfer-arranged',
    actor: actorOf(actor),
    data: { part: payable.part, cents },
  })
  await emailBookingOwner(tx, world, found, {
    told: 'transfer',
    address: clientAreaUrl(world, '/secure/bookings', found.row),
    reference,
    cents: payable.cents,
    ...(until !== undefined && { until }),
  })
  if (until !== undefined) await notifyStaff(tx, world, found, { told: 'transfer-held', cents: payable.cents, until })
  return presentTransfer(world, found.row, payable, until === undefined ? null : new Date(until))
}

/**
 * Arranges payment by bank transfer (PD-27 and PD-66): its reference is sent by e-mail, and for a deposit the nights
 * are held until the transfer can have arrived. That needs a confirmed e-mail address; `address-not-proven` sends the
 * confirmation link. Throws `not-found`, `not-in-this-state`, `not-booked-yet`, `option-over`, `conditions-needed`,
 * `address-needed`, `address-not-proven` and `too-many-options`.
 */
export async function payOffline(db: Db, world: World, actor: Actor, wanted: Wanted) {
  try {
    return await withTransaction(db, tx => arrange(tx, world, actor, wanted))
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'address-not-proven') throw error
    // The error rolled back its transaction, so the e-mail is written in another.
    const mailed = await withTransaction(db, tx => askToProveAddress(tx, world, wanted.id))
    throw new ProblemError('address-not-proven', { more: { ...error.more, mailed } })
  }
}
