import { eq, inArray } from 'drizzle-orm'
import type { ServiceCancellation } from '#contract/booking/cancellations'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { bookingItem } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { serviceRefund } from '#domain/booking/payment/service-terms'
import type { ItemKind } from '#domain/booking/services'
import { todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import { centsOf, majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { emailAboutService, type FoundBooking, findBookings, lockBooking } from '#server/features/bookings/public'
import { findNotHeldOf, refundItems } from '#server/features/payments/public'
import { withdrawSuppliers } from '#server/features/transfers/public'
import { authorize } from '#server/platform/auth/authorize'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

/** The kinds that a client gives up by themselves; wine ends with its booking only (PD-115). */
const cancellable: readonly ItemKind[] = ['experience-service', 'transfer']

async function bookingOf(db: Queryable, itemId: number): Promise<FoundBooking | undefined> {
  const [item] = await db
    .select({ bookingId: bookingItem.bookingId })
    .from(bookingItem)
    .where(eq(bookingItem.id, itemId))
  const [found] = item ? await findBookings(db, [item.bookingId]) : []
  return found
}

/**
 * The refund of a paid service if it is cancelled now, with its balance. Throws `not-found`, and `not-in-this-state` where
 * it is not paid, or its day has come.
 */
async function termsOfService(db: Queryable, world: World, found: FoundBooking | undefined, itemId: number) {
  const item = found?.items.find(({ id }) => id === itemId)
  if (!found || !item) throw new ProblemError('not-found')
  const { terms, kind, stay } = item
  const today = todayAt(found.now, world.catalogue.villas.get(item.villaId)?.timezone)
  const isOpen =
    found.row.status === bookingStatus.confirmed && item.status === itemStatus.confirmed && item.balanceOf === null
  if (!isOpen || !terms || !cancellable.includes(kind) || today >= stay.from)
    throw new ProblemError('not-in-this-state')
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

const present = (
  { row }: FoundBooking,
  { returnedCents, keptCents, freeThrough, terms, item }: Awaited<ReturnType<typeof termsOfService>>,
): ServiceCancellation => ({
  itemId: item.id,
  paid: majorOf(returnedCents + keptCents),
  returned: majorOf(returnedCents),
  kept: majorOf(keptCents),
  currencyId: row.currencyId,
  freeThrough,
  laterPercent: terms.laterPercent,
})

/** The terms of cancelling a paid service now. Throws `not-found` and `not-in-this-state`. */
export async function getServiceCancellation(
  db: Queryable,
  world: World,
  actor: Actor,
  itemId: number,
): Promise<ServiceCancellation> {
  const found = await bookingOf(db, itemId)
  authorize(bookingPolicy, actor, 'view-owner', found?.booked)
  if (!found) throw new ProblemError('not-found')
  return present(found, await termsOfService(db, world, found, itemId))
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
  const named = await bookingOf(tx, itemId)
  authorize(bookingPolicy, actor, 'change', named?.booked)
  const bookingId = named?.row.id ?? 0
  await lockBooking(tx, bookingId)
  const found = await bookingOf(tx, itemId)
  if (!found) throw new ProblemError('not-found')
  const terms = await termsOfService(tx, world, found, itemId)
  if (terms.returnedCents !== centsOf(returned))
    throw new ProblemError('price-changed', { more: { cancellation: present(found, terms) } })
  const { item, itemIds, returnedCents, keptCents } = terms
  const { byCard, byTransfer } = await refundItems(tx, bookingId, { itemIds, cents: returnedCents })
  const step = keptCents === 0 ? 'refund' : 'cancel'
  await tx
    .update(bookingItem)
    .set({ status: itemLifecycle.steps[step].to })
    .where(inArray(bookingItem.id, [...itemIds]))
  await withdrawSuppliers(tx, [itemId])
  await recordEvent(tx, bookingId, {
    kind: 'service-cancelled',
    actor: actorOf(actor),
    itemId,
    data: { refundCents: returnedCents },
  })
  const told = { item, cents: returnedCents, transferCents: byTransfer }
  await emailAboutService(tx, world, found, { told: 'cancelled', ...told })
  await emailAboutService(tx, world, found, { told: 'given-up', ...told })
  return { itemId, returnedByCard: majorOf(byCard), returnedByTransfer: majorOf(byTransfer) }
}
