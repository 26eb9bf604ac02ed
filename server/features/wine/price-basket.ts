import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PricedWineBasket } from '#contract/extras/wine'
import type { Queryable, Transaction } from '#database/connection'
import { wine, wineDelivery } from '#database/tables'
import { majorOf } from '#domain/pricing/money'
import type { BasketLine } from '#domain/wine/wine-basket'
import { type PricedLine, type PricedOrder, priceOrder } from '#domain/wine/wine-price'
import type { WineStay } from './find-wine-stay.ts'

const offersOf = (db: Queryable, { regionId }: Pick<WineStay, 'regionId'>, wineIds: readonly number[]) =>
  db
    .select({
      id: wine.id,
      bottleCents: wine.bottleCents,
      bottlesPerCase: wine.bottlesPerCase,
      stock: wine.stock,
      complimentary: wine.complimentary,
      appellation: wine.appellation,
      name: wine.name,
      producer: wine.producer,
      vintage: wine.vintage,
    })
    .from(wine)
    .innerJoin(wineDelivery, and(eq(wineDelivery.wineId, wine.id), eq(wineDelivery.regionId, regionId)))
    .where(and(inArray(wine.id, [...wineIds]), eq(wine.live, true)))
    .orderBy(asc(wine.id))

export type Offer = Awaited<ReturnType<typeof offersOf>>[number]

/** The wines of these that are on offer for a stay. */
export const findOffers = (db: Queryable, stay: WineStay, wineIds: readonly number[]): Promise<Offer[]> =>
  offersOf(db, stay, wineIds)

/** The same, locked in the order of their ids until the transaction ends. */
export const lockOffers = (tx: Transaction, stay: WineStay, wineIds: readonly number[]): Promise<Offer[]> =>
  offersOf(tx, stay, wineIds).for('update', { of: wine })

/** A wine of which fewer bottles are left than wanted. */
interface SoldOut {
  wineId: number
  bottlesLeft: number
}

interface PricedBasket {
  order: PricedOrder
  soldOut: SoldOut[]
}

/** The wines of an order of which too few bottles are left, or which are not on offer at all. */
export const findSoldOut = (
  wanted: readonly Pick<BasketLine, 'wineId'>[],
  lines: readonly Pick<PricedLine, 'wineId' | 'bottles'>[],
  offers: readonly Offer[],
): SoldOut[] =>
  wanted.flatMap(({ wineId }) => {
    const left = offers.find(({ id }) => id === wineId)?.stock ?? 0
    const bottles = lines.find(line => line.wineId === wineId)?.bottles ?? Number.POSITIVE_INFINITY
    return bottles > left ? [{ wineId, bottlesLeft: left }] : []
  })

/** Prices merged lines; wines that are not on offer have no line. */
export function priceBasket(stay: WineStay, merged: readonly BasketLine[], offers: readonly Offer[]): PricedBasket {
  const offered = merged.filter(({ wineId }) => offers.some(({ id }) => id === wineId))
  const order = priceOrder(offered, offers, stay.terms, stay.rate)
  return { order, soldOut: findSoldOut(merged, order.lines, offers) }
}

/** A priced basket in the shape of replies. */
export const presentBasket = (stay: WineStay, { order, soldOut }: PricedBasket): PricedWineBasket => ({
  currencyId: stay.currencyId,
  lines: order.lines.map(({ wineId, quantity, bottles, cents }) => ({
    ...{ wineId, quantity, numberofBottles: bottles, lineTotal: majorOf(cents) },
  })),
  bottles: order.bottles,
  subtotal: majorOf(order.cents),
  deliveryCharge: majorOf(order.deliveryCents),
  total: majorOf(order.totalCents),
  threshold: majorOf(order.freeFromCents),
  missing: majorOf(order.missingCents),
  soldOut,
})
