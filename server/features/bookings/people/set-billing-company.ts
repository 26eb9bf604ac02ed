import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { booking } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { failedBookingStatuses } from '#domain/lifecycles/booking-status'
import { normaliseVatNumber, plainAddress } from '#domain/payments/billing-company'
import { authorizeChange } from '../change-booking.ts'
import { lockBooking } from '../occupancy/occupancy.ts'
import { sumsOf } from '../present-booking.ts'
import { findBookings } from '../queries.ts'

interface Told {
  company: string
  vatNumber: string
  address?: string | undefined
}

/**
 * Sets the company that future invoices are addressed to. Issued ones never change (PD-74). Throws `not-found`, and
 * `not-in-this-state` where no more invoices follow.
 */
export async function setBillingCompany(
  tx: Transaction,
  actor: Actor,
  { id: bookingId, company, vatNumber, address }: Told & { id: number },
): Promise<Told & { address: string }> {
  await authorizeChange(tx, actor, bookingId)
  const { row } = await lockBooking(tx, bookingId)
  const [found] = await findBookings(tx, [bookingId])
  const { remainingCents, openServicesCents } = found ? sumsOf(found) : { remainingCents: 0, openServicesCents: 0 }
  const isToBePaid = remainingCents + openServicesCents > 0
  if (!isToBePaid || failedBookingStatuses.includes(row.status)) throw new ProblemError('not-in-this-state')
  const told = { company, vatNumber: normaliseVatNumber(vatNumber) }
  const invoiceAddress = address === undefined ? row.invoiceAddress : plainAddress(address)
  await tx
    .update(booking)
    .set({ ...told, invoiceAddress })
    .where(eq(booking.id, bookingId))
  return { ...told, address: invoiceAddress }
}
