import { eq, inArray } from 'drizzle-orm'
import type { ServiceCancellation } from '#contract/booking/cancellations'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { bookingItem } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { serviceRefund } from '#domain/booking/payment/service-terms'
import type { ItemKind } from '#domain/booking/services'
import { todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import { majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { type FoundBooking, findBookings } from '#server/features/bookings/public'
import { findNotHeldOf, refundItems } from '#server/features/payments/public'
import { cancelSuppliers } from '#server/features/transfers/public'

export type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

/** The kinds that are cancelled by themselves; wine ends with its booking only (PD-115). */
const cancellable: readonly ItemKind[] = ['experience-service', 'transfer']

/** The booking of an item. */
export async function findBookingOfItem(db: Queryable, itemId: number): Promise<FoundBooking | undefined> {
  const [item] = await db
    .select({ bookingId: bookingItem.bookingId })
    .from(bookingItem)
    .where(eq(bookingItem.id, itemId))
  const [found] = item ? await findBookings(db, [item.bookingId]) : []
  return found
}

/**
 * The refund of a paid service if it is cancelled now, with its balance. Throws `not-found`, and `not-in-this-state` where
 * it is not paid. Clients cancel until the day before, staff until the end of the stay (PD-155).
 */
export async function termsOfService(
  db: Queryable,
  world: World,
  { found, itemId, by }: { found: FoundBooking | undefined; itemId: number; by: 'client' | 'staff' },
) {
  const item = found?.items.find(({ id }) => id === itemId)
  if (!found || !item) throw new ProblemError('not-found')
  const { terms, kind, stay } = item
  const today = todayAt(found.now, world.catalogue.villas.get(item.villaId)?.timezone)
  const isOpen =
    found.row.status === bookingStatus.confirmed && item.status === itemStatus.confirmed && item.balanceOf === null
  const isTooLate = by === 'client' && today >= stay.from
  if (!isOpen || !terms || !cancellable.includes(kind) || isTooLate) throw new ProblemError('not-in-this-state')
  const balance = found.items.find(({ balanceOf }) => balanceOf === itemId)
  const paid = [item, ...(balance?.status === itemStatus.confirmed ? [balance] : [])]
  const itemIds = paid.map(({ id }) => id)
  const soldCents = paid.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const refund = serviceRefund({ terms, day: stay.from, today, paidCents: soldCents })
  // The office has refunded a part of it already.
  const gone = Math.min(soldCents, await findNotHeldOf(db, found.row.id, itemIds))
  const returnedCents = Math.max(0, refund.returnedCents - gone)
  return { ...refund, item, itemIds, returnedCents, keptCents: soldCents - gone - returnedCents, terms }
}

export type ServiceTermsNow = Awaited<ReturnType<typeof termsOfService>>

/** Shapes the terms of a cancellation, in major units. */
export const presentServiceCancellation = (
  { row }: FoundBooking,
  { returnedCents, keptCents, freeThrough, terms, item }: ServiceTermsNow,
): ServiceCancellation => ({
  itemId: item.id,
  paid: majorOf(returnedCents + keptCents),
  returned: majorOf(returnedCents),
  kept: majorOf(keptCents),
  currencyId: row.currencyId,
  freeThrough,
  laterPercent: terms.laterPercent,
})

/**
 * Ends a paid service: refunds, tells its suppliers, and records the event. The booking must be locked. Throws
 * `not-in-this-state` while a payment is being captured.
 */
export async function endService(
  tx: Transaction,
  world: World,
  actor: Actor,
  { found, terms, cents }: { found: FoundBooking; terms: ServiceTermsNow; cents: number },
) {
  const { item, itemIds, returnedCents, keptCents } = terms
  const bookingId = found.row.id
  const { byCard, byTransfer } = await refundItems(tx, bookingId, { itemIds, cents })
  const { to: status } = itemLifecycle.steps[cents === returnedCents + keptCents ? 'refund' : 'cancel']
  await tx
    .update(bookingItem)
    .set({ status })
    .where(inArray(bookingItem.id, [...itemIds]))
  const suppliers = await cancelSuppliers(tx, world, found, [item])
  await recordEvent(tx, bookingId, {
    kind: 'service-cancelled',
    actor: actorOf(actor),
    itemId: item.id,
    data: { refundCents: cents },
  })
  return { byCard, byTransfer, status, suppliers }
}
