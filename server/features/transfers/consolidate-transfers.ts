import { eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { transferPayer } from '#contract/forms/transfer'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { booking } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { heldBookingStatuses, isPaidStatus } from '#domain/lifecycles/booking-status'
import { itemStatus, payableItemStatuses, quotedItemStatuses } from '#domain/lifecycles/item-status'
import { majorOf } from '#domain/pricing/money'
import { transferPolicy } from '#domain/transfers/transfer-policy'
import { findBooked, lockBooking } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { throwFieldErrors } from '#server/platform/http/errors'
import { acceptChanges, findTransfersOf, stepItem } from './answer-transfer.ts'
import { isOwnTransfer } from './present-transfer.ts'
import { getTransferBooking, type World } from './queries.ts'

type Payer = z.output<typeof transferPayer>

/** An address as invoices print it, one part per line. */
const addressLines = ({ title, firstname, lastname, address1, address2, postcode, city, country }: Payer) =>
  [[title, firstname, lastname].join(' '), address1, address2, [postcode, city].join(' ').trim(), country]
    .filter(line => line !== '')
    .join('\n')

/**
 * Prepares transfers of a booking for payment: accepts those that are quoted or changed, and returns all with their
 * total. The lead booker's address becomes the billing address of the booking. Throws `not-found`, `not-booked-yet`, and
 * `not-in-this-state` where one of them cannot be paid.
 */
export async function consolidateTransfers(
  tx: Transaction,
  world: World,
  actor: Actor,
  { bookingId, itemIds, payer }: { bookingId: number; itemIds: readonly number[]; payer?: Payer | undefined },
) {
  const booked = await findBooked(tx, bookingId)
  authorize(transferPolicy, actor, 'request', booked)
  if (actor.kind === 'lead-booker' && !payer) throwFieldErrors({ payer: 'missing' })
  await lockBooking(tx, bookingId)
  const { row } = await getTransferBooking(tx, world, bookingId)
  if (heldBookingStatuses.includes(row.status)) throw new ProblemError('not-booked-yet')
  if (!isPaidStatus(row.status)) throw new ProblemError('not-in-this-state')
  const ids = [...new Set(itemIds)]
  const found = (await findTransfersOf(tx, ids)).filter(one => one.row.bookingId === bookingId)
  const seesPrices = can(bookingPolicy, actor, 'view-prices', booked)
  if (found.length < ids.length || !found.every(one => seesPrices || isOwnTransfer(one, actor)))
    throw new ProblemError('not-found')
  for (const one of found) {
    const { status } = one.item
    if (status === itemStatus.acceptedWithChanges) await acceptChanges(tx, actor, one)
    else if (quotedItemStatuses.includes(status)) await stepItem(tx, one, 'accept')
    else if (!payableItemStatuses.includes(status)) throw new ProblemError('not-in-this-state')
  }
  if (actor.kind === 'lead-booker' && payer)
    await tx
      .update(booking)
      .set({ billingAddress: addressLines(payer) })
      .where(eq(booking.id, bookingId))
  const payable = (await findTransfersOf(tx, ids)).filter(({ item }) => payableItemStatuses.includes(item.status))
  const cents = payable.reduce((sum, { item }) => sum + item.priceCents, 0)
  return {
    bookingId,
    currencyId: row.currencyId,
    items: payable.map(({ item }) => ({ itemId: item.id, price: majorOf(item.priceCents) })),
    total: majorOf(cents),
  }
}
