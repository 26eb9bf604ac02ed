import type { ServiceCancellation } from '#contract/booking/cancellations'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { centsOf, majorOf } from '#domain/pricing/money'
import { emailAboutService, lockBooking } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import {
  endService,
  findBookingOfItem,
  presentServiceCancellation,
  termsOfService,
  type World,
} from './service-cancellation.ts'

/** The terms of cancelling a paid service now. Throws `not-found` and `not-in-this-state`. */
export async function getServiceCancellation(
  db: Queryable,
  world: World,
  actor: Actor,
  itemId: number,
): Promise<ServiceCancellation> {
  const found = await findBookingOfItem(db, itemId)
  authorize(bookingPolicy, actor, 'view-owner', found?.booked)
  if (!found) throw new ProblemError('not-found')
  return presentServiceCancellation(found, await termsOfService(db, world, { found, itemId, by: 'client' }))
}

/**
 * Cancels a paid service by its terms, and refunds. Throws `not-found`, `not-in-this-state`, and `price-changed` where the
 * refund differs from the amount that was shown.
 */
export async function cancelService(
  tx: Transaction,
  world: World,
  actor: Actor,
  { id: itemId, returned }: { id: number; returned: number },
) {
  const named = await findBookingOfItem(tx, itemId)
  authorize(bookingPolicy, actor, 'change', named?.booked)
  await lockBooking(tx, named?.row.id ?? 0)
  const found = await findBookingOfItem(tx, itemId)
  if (!found) throw new ProblemError('not-found')
  const terms = await termsOfService(tx, world, { found, itemId, by: 'client' })
  if (terms.returnedCents !== centsOf(returned))
    throw new ProblemError('price-changed', { more: { cancellation: presentServiceCancellation(found, terms) } })
  const { item, returnedCents: cents } = terms
  const { byCard, byTransfer, suppliers } = await endService(tx, world, actor, { found, terms, cents })
  const told = { item, cents, transferCents: byTransfer, knowsSupplier: suppliers.length > 0 }
  await emailAboutService(tx, world, found, { told: 'cancelled', ...told })
  await emailAboutService(tx, world, found, { told: 'given-up', ...told })
  return { itemId, returnedByCard: majorOf(byCard), returnedByTransfer: majorOf(byTransfer) }
}
