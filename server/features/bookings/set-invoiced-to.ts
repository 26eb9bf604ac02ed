import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import { booking } from '#database/tables'
import type { Actor } from '#domain/actor'
import { fallenBookings } from '#domain/booking/booking-status'
import { plainVatNumber } from '#domain/payments/invoiced-to'
import { allowChange } from './change-booking.ts'
import { lockBooking } from './nights.ts'
import { sumsOf } from './present-booking.ts'
import { findBookings } from './queries.ts'

/**
 * Sets the company that future invoices are addressed to. Issued ones never change (PD-74). Throws `not-found`, and
 * `not-in-this-state` where no more invoices follow.
 */
export async function setInvoicedTo(
  tx: Transaction,
  actor: Actor,
  { id: bookingId, company, vatNumber }: { id: number; company: string; vatNumber: string },
): Promise<{ company: string; vatNumber: string }> {
  await allowChange(tx, actor, bookingId)
  const { row } = await lockBooking(tx, bookingId)
  const [found] = await findBookings(tx, [bookingId])
  const { remainingCents, openServicesCents } = found ? sumsOf(found) : { remainingCents: 0, openServicesCents: 0 }
  const isToBePaid = remainingCents + openServicesCents > 0
  if (!isToBePaid || fallenBookings.includes(row.status)) throw new Refusal('not-in-this-state')
  const told = { company, vatNumber: plainVatNumber(vatNumber) }
  await tx.update(booking).set(told).where(eq(booking.id, bookingId))
  return told
}
