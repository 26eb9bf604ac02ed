import type { PricedWineBasket, WineSales, WineShown } from '#contract/extras/wine'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { type BasketLine, mergeLines } from '#domain/wine/wine-basket'
import { deliveryOf } from '#domain/wine/wine-price'
import { wineWindow } from '#domain/wine/wine-sales'
import type { Context } from '#server/context'
import { getWineStay } from './find-wine-stay.ts'
import { findOffers, presentBasket, priceBasket } from './price-basket.ts'
import { complimentaryBottlesLeft, listWinesOf } from './wine-catalogue.ts'

type World = Pick<Context, 'catalogue'>

/** Whether wine can be ordered for a villa, and why not (PD-78). Throws `not-found`. */
export async function getWineSales(db: Queryable, world: World, actor: Actor, villaItemId: number): Promise<WineSales> {
  const { stay } = await getWineStay(db, world, actor, villaItemId)
  return {
    possible: stay.refusal === undefined,
    reason: stay.refusal ?? null,
    ...wineWindow(stay.stay.from, stay.terms),
    delivery: stay.stay.from,
    villa: stay.villa,
    place: stay.place,
    timezone: stay.timezone,
    bookingId: stay.bookingId,
    complimentaryBottles: await complimentaryBottlesLeft(db, stay.bookingId),
  }
}

/** Lists the wines that are delivered to a villa. Throws `not-found`. */
export async function listWines(
  db: Queryable,
  world: World,
  actor: Actor,
  { villaItemId, language }: { villaItemId: number; language: Language },
): Promise<{ currencyId: number; wines: WineShown[] }> {
  const { stay } = await getWineStay(db, world, actor, villaItemId)
  return { currencyId: stay.currencyId, wines: await listWinesOf(db, stay, language) }
}

/** The delivery charge, and the price of an order from which it falls away. Throws `not-found`. */
export async function getDeliveryThreshold(db: Queryable, world: World, actor: Actor, villaItemId: number) {
  const { stay } = await getWineStay(db, world, actor, villaItemId)
  const { freeFromCents, deliveryCents } = deliveryOf(1, stay.terms, stay.rate)
  return {
    currencyId: stay.currencyId,
    threshold: majorOf(freeFromCents),
    deliveryCharge: majorOf(deliveryCents),
  }
}

/** Prices a basket with its delivery; it writes nothing. Throws `not-found`. */
export async function applyDelivery(
  db: Queryable,
  world: World,
  actor: Actor,
  { villaItemId, lines }: { villaItemId: number; lines: readonly BasketLine[] },
): Promise<PricedWineBasket> {
  const { stay } = await getWineStay(db, world, actor, villaItemId)
  const merged = mergeLines(lines)
  const offers = await findOffers(
    db,
    stay,
    merged.map(({ wineId }) => wineId),
  )
  return presentBasket(stay, priceBasket(stay, merged, offers))
}
