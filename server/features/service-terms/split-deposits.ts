import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { bookingItem, serviceBalance, serviceTerms } from '#database/tables'
import type { SplitPrice } from '#domain/booking/payment/service-terms'
import { addDays, type Day } from '#domain/calendar/day'
import { itemStatus } from '#domain/lifecycles/item-status'

/** An accepted service that is paid in two payments. */
export interface SplitService extends SplitPrice {
  itemId: number
  bookingId: number
  villaId: number
  serviceId: number
  day: Day
}

/**
 * Splits the prices of accepted experiences into deposit and balance. The item keeps the deposit; its balance becomes an
 * item of its own, which can be paid with it or until its due day. The booking must be locked.
 */
export async function splitDeposits(tx: Transaction, services: readonly SplitService[]): Promise<void> {
  if (services.length === 0) return
  const made = await tx
    .insert(bookingItem)
    .values(
      services.map(({ bookingId, villaId, serviceId, day, balanceCents }) => ({
        ...{ bookingId, villaId, serviceId, kind: 'experience-service' as const, priceCents: balanceCents },
        stay: { from: day, to: addDays(day, 1) },
        status: itemStatus.provisional,
      })),
    )
    .returning({ id: bookingItem.id })
  const balances = services.map((service, at) => ({ ...service, balanceId: made[at]?.id ?? 0 }))
  await tx
    .insert(serviceBalance)
    .values(balances.map(({ itemId, balanceId, due }) => ({ itemId: balanceId, depositItemId: itemId, due })))
  await tx.execute(sql`
    update booking_item set price_cents = booking_item.price_cents - balance.price_cents
    from service_balance split join booking_item balance on balance.id = split.item_id
    where split.deposit_item_id = booking_item.id
      and booking_item.id = any(${sql.param(services.map(({ itemId }) => itemId))}::bigint[])`)
  await tx.insert(serviceTerms).select(
    tx
      .select({
        itemId: serviceBalance.itemId,
        freeDays: serviceTerms.freeDays,
        laterPercent: serviceTerms.laterPercent,
      })
      .from(serviceBalance)
      .innerJoin(serviceTerms, sql`${serviceTerms.itemId} = ${serviceBalance.depositItemId}`)
      .where(
        inArray(
          serviceBalance.itemId,
          balances.map(({ balanceId }) => balanceId),
        ),
      ),
  )
}

/** Makes unpaid deposits and their balances one price again: the services leave the basket. */
export async function mergeBalances(tx: Transaction, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return
  await tx.execute(sql`
    with merged as (
      update booking_item set price_cents = booking_item.price_cents + balance.price_cents
      from service_balance split join booking_item balance on balance.id = split.item_id
      where split.deposit_item_id = booking_item.id
        and booking_item.status = ${itemStatus.readyForPayment}
        and booking_item.id = any(${sql.param([...itemIds])}::bigint[])
      returning balance.id)
    delete from booking_item where id in (select id from merged)`)
}
