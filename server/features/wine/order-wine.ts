import { sql } from 'drizzle-orm'
import type { WineOrderShown } from '#contract/extras/wine-schemas'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { bookingItem, wine, wineOrder, wineOrderLine } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { complimentaryWine, paidWine } from '#domain/booking/service-names'
import { itemStatus } from '#domain/lifecycles/item-status'
import { centsOf } from '#domain/pricing/money'
import { type BasketLine, mergeLines } from '#domain/wine/wine-basket'
import type { WineOrderKind } from '#domain/wine/wine-kinds'
import { areSameLines, giveBottles, type PricedLine } from '#domain/wine/wine-price'
import type { Context } from '#server/context'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { lockBooking } from '#server/features/bookings/public'
import { storeServiceTerms } from '#server/features/service-terms/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { emailOrder } from './email-order.ts'
import { findWineStay, getWineStay, type WineStay } from './find-wine-stay.ts'
import { getOrder } from './orders.ts'
import { findSoldOut, lockOffers, type Offer, presentBasket, priceBasket } from './price-basket.ts'
import { complimentaryBottlesLeft } from './wine-catalogue.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

interface WineOrderInput {
  villaItemId: number
  lines: readonly BasketLine[]
  note: string
}

/** The content of an order that passed all checks. */
interface Made extends Pick<WineOrderInput, 'note'> {
  kind: WineOrderKind
  lines: readonly PricedLine[]
  offers: readonly Offer[]
  deliveryCents: number
}

/** Locks the booking of the villa. Throws `not-found`, and `not-in-this-state` with the reason why none is sold. */
async function lockStay(tx: Transaction, world: World, actor: Actor, villaItemId: number): Promise<WineStay> {
  const { stay: before } = await getWineStay(tx, world, actor, villaItemId)
  await lockBooking(tx, before.bookingId)
  const stay = await findWineStay(tx, world, villaItemId)
  if (!stay) throw new ProblemError('not-found')
  if (stay.refusal) throw new ProblemError('not-in-this-state', { more: { reason: stay.refusal } })
  return stay
}

/** Takes the bottles of locked wines from stock, and stores the order as an item of the booking. */
async function saveOrder(tx: Transaction, world: World, actor: Actor, stay: WineStay, made: Made) {
  const { kind, lines, offers, deliveryCents, note } = made
  const bottles = lines.reduce((sum, line) => sum + line.bottles, 0)
  const priceCents = lines.reduce((sum, line) => sum + line.cents, deliveryCents)
  const isPaid = kind === 'paid'
  const taken = sql`unnest(${sql.param(lines.map(({ wineId }) => wineId))}::int[], ${sql.param(lines.map(line => line.bottles))}::int[])`
  await tx.execute(sql`
    update ${wine} set stock = stock - taken.bottles
    from ${taken} as taken (wine_id, bottles) where ${wine.id} = taken.wine_id`)
  const [item] = await tx
    .insert(bookingItem)
    .values({
      bookingId: stay.bookingId,
      kind: 'wine',
      villaId: stay.villaId,
      // It moves with the stay, and is delivered on its first day.
      stay: stay.stay,
      serviceId: isPaid ? paidWine : complimentaryWine,
      priceCents,
      status: isPaid ? itemStatus.provisional : itemStatus.requested,
    })
    .returning({ id: bookingItem.id })
  if (!item) throw new Error('the order was not stored')
  await storeServiceTerms(tx, [{ itemId: item.id, freeDays: stay.terms.closesDays, laterPercent: 0 }])
  await tx.insert(wineOrder).values({
    ...{ itemId: item.id, bookingId: stay.bookingId, kind, deliveryCents, note },
    ageConfirmedAt: sql`app_now()`,
    payUntil: isPaid ? sql`app_now() + make_interval(hours => ${stay.terms.unpaidHours}::int)` : null,
    orderedBy: actor.kind === 'co-sign-in' ? actor.coSignInId : null,
  })
  await tx.insert(wineOrderLine).values(
    lines.flatMap((line, position) => {
      const offer = offers.find(({ id }) => id === line.wineId)
      if (!offer) return []
      const { appellation, name, producer, vintage } = offer
      return [{ itemId: item.id, position, ...line, appellation, name, producer, vintage }]
    }),
  )
  await recordEvent(tx, stay.bookingId, {
    ...{ kind: 'wine-ordered', actor: actorOf(actor), itemId: item.id, data: { bottles, cents: priceCents } },
  })
  const order = await getOrder(tx, actor, item.id)
  await emailOrder(tx, world, { bookingId: stay.bookingId, itemId: item.id }, isPaid ? 'received' : 'asked')
  return { bookingId: stay.bookingId, order }
}

/** Rejects an order of too many bottles. */
function refuseTooMany(lines: readonly Pick<PricedLine, 'bottles'>[], { terms }: WineStay): void {
  const bottles = lines.reduce((sum, line) => sum + line.bottles, 0)
  throwFieldErrors({ lines: bottles > terms.mostBottles ? 'invalid' : undefined })
}

type Placed = Promise<{ bookingId: number; order: WineOrderShown }>

/**
 * Orders wine for a villa: every line is priced anew, the bottles are taken from stock, and the order can be paid at
 * once (PD-115). Throws `not-found`, `not-in-this-state`, `price-changed` with the new basket, and `sold-out`.
 */
export async function orderWine(
  tx: Transaction,
  world: World,
  actor: Actor,
  { villaItemId, note, deliveryCharge, ...input }: WineOrderInput & { deliveryCharge: number },
): Placed {
  const stay = await lockStay(tx, world, actor, villaItemId)
  const merged = mergeLines(input.lines)
  const offers = await lockOffers(
    tx,
    stay,
    merged.map(({ wineId }) => wineId),
  )
  const priced = priceBasket(stay, merged, offers)
  const { order, soldOut } = priced
  const isSame = areSameLines(merged, order.lines) && centsOf(deliveryCharge) === order.deliveryCents
  if (order.lines.length === merged.length && !isSame)
    throw new ProblemError('price-changed', { more: { basket: presentBasket(stay, priced) } })
  if (soldOut.length > 0) throw new ProblemError('sold-out', { more: { soldOut } })
  refuseTooMany(order.lines, stay)
  return saveOrder(tx, world, actor, stay, {
    ...{ kind: 'paid', lines: order.lines, offers, deliveryCents: order.deliveryCents, note },
  })
}

/**
 * Requests bottles that the company gives; staff accept or refuse (PD-116). Throws `not-found`, `sold-out`, and
 * `not-in-this-state` where the company gives fewer bottles, or not of this wine.
 */
export async function orderComplimentaryWine(
  tx: Transaction,
  world: World,
  actor: Actor,
  { villaItemId, note, ...input }: WineOrderInput,
): Placed {
  const stay = await lockStay(tx, world, actor, villaItemId)
  const merged = mergeLines(input.lines)
  const lines = giveBottles(merged)
  throwFieldErrors({ lines: areSameLines(merged, lines) ? undefined : 'invalid' })
  const all = await lockOffers(
    tx,
    stay,
    merged.map(({ wineId }) => wineId),
  )
  const offers = all.filter(({ complimentary }) => complimentary)
  const complimentaryBottles = await complimentaryBottlesLeft(tx, stay.bookingId)
  const bottles = lines.reduce((sum, line) => sum + line.bottles, 0)
  if (offers.length < all.length || bottles > complimentaryBottles)
    throw new ProblemError('not-in-this-state', { more: { complimentaryBottles } })
  const soldOut = findSoldOut(merged, lines, offers)
  if (soldOut.length > 0) throw new ProblemError('sold-out', { more: { soldOut } })
  return saveOrder(tx, world, actor, stay, { kind: 'complimentary', lines, offers, deliveryCents: 0, note })
}
