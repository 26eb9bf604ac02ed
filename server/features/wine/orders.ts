import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { WineOrders } from '#contract/extras/wine'
import type { WineOrderShown } from '#contract/extras/wine-schemas'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { bookingItem, wineOrder, wineOrderLine } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { itemStatus } from '#domain/lifecycles/item-status'
import { majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { findBooked } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { getWineStay } from './find-wine-stay.ts'

/** Finds orders with their lines, by default the last first. `value` is the part of a row's cursor. */
export async function findOrders(
  db: Queryable,
  condition: SQL | undefined,
  { limit = 50, orderBy = [desc(wineOrder.itemId)], value = sql<string>`''` } = {},
) {
  const rows = await db
    .select({ id: bookingItem.id, value, order: wineOrder, item: bookingItem })
    .from(wineOrder)
    .innerJoin(bookingItem, eq(bookingItem.id, wineOrder.itemId))
    .where(condition)
    .orderBy(...orderBy)
    .limit(limit)
  const itemIds = rows.map(({ item }) => item.id)
  if (itemIds.length === 0) return []
  const lines = await db
    .select()
    .from(wineOrderLine)
    .where(inArray(wineOrderLine.itemId, itemIds))
    .orderBy(asc(wineOrderLine.itemId), asc(wineOrderLine.position))
  const linesOf = Map.groupBy(lines, ({ itemId }) => itemId)
  return rows.map(row => ({ ...row, lines: linesOf.get(row.item.id) ?? [] }))
}
export type FoundOrder = Awaited<ReturnType<typeof findOrders>>[number]

/** An order in the shape of replies, as its viewer may see it. */
interface Seen {
  mine: boolean
  seesPrices: boolean
  seesWords: boolean
}

/** An order in the shape of replies. */
export function presentOrder(found: FoundOrder, { mine, seesPrices, seesWords }: Seen): WineOrderShown {
  const { order, item, lines } = found
  const priced = (cents: number) => (seesPrices ? majorOf(cents) : null)
  return {
    itemId: item.id,
    kind: order.kind,
    status: item.status,
    orderedAt: order.orderedAt.toISOString(),
    payUntil: item.status === itemStatus.provisional ? (order.payUntil?.toISOString() ?? null) : null,
    delivery: item.stay.from,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    bottles: lines.reduce((sum, line) => sum + line.bottles, 0),
    lines: lines.map(({ wineId, appellation, name, producer, vintage, quantity, bottles, unitCents, cents }) => ({
      ...{ wineId, appellation, name, producer, vintage, quantity, bottles },
      bottlePrice: priced(unitCents),
      price: priced(cents),
    })),
    deliveryCharge: priced(order.deliveryCents),
    total: priced(item.priceCents),
    note: seesWords ? order.note : '',
    message: seesWords ? order.message : '',
    mine,
  }
}

/** An order as an actor of its booking sees it: a guest without prices sees those of their own orders (PD-92). */
export function presentOrderTo(actor: Actor, found: FoundOrder, seesAll: boolean): WineOrderShown {
  const { orderedBy } = found.order
  const mine = actor.kind === 'co-sign-in' ? orderedBy === actor.coSignInId : orderedBy === null
  return presentOrder(found, { mine, seesPrices: seesAll || mine, seesWords: actor.kind !== 'co-sign-in' || mine })
}

/** Gets an order of a booking that the actor can see. Throws `not-found`. */
export async function getOrder(db: Queryable, actor: Actor, itemId: number): Promise<WineOrderShown> {
  const [found] = await findOrders(db, eq(wineOrder.itemId, itemId))
  const booked = found && (await findBooked(db, found.order.bookingId))
  authorize(bookingPolicy, actor, 'view', booked)
  if (!found) throw new ProblemError('not-found')
  return presentOrderTo(actor, found, can(bookingPolicy, actor, 'view-prices', booked))
}

/** Lists the orders for the villa of a booking. Throws `not-found`. */
export async function listWineOrders(
  db: Queryable,
  world: Pick<Context, 'catalogue'>,
  actor: Actor,
  villaItemId: number,
): Promise<WineOrders> {
  const { stay, seesPrices } = await getWineStay(db, world, actor, villaItemId)
  const found = await findOrders(
    db,
    and(eq(wineOrder.bookingId, stay.bookingId), eq(bookingItem.villaId, stay.villaId)),
  )
  return { currencyId: stay.currencyId, orders: found.map(order => presentOrderTo(actor, order, seesPrices)) }
}
