import { and, asc, eq, sql } from 'drizzle-orm'
import type { WineShown } from '#contract/extras/wine'
import type { Queryable } from '#database/connection'
import { picture, region, wine, wineAllowance, wineDelivery, wineOrder, wineOrderLine } from '#database/tables'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { atRate } from '#domain/wine/wine-price'
import { presentPicture } from '#server/catalogue/present'
import type { WineStay } from './find-wine-stay.ts'

/** The wines that are delivered to the villa of a stay, by region and producer, in the shape of replies. */
export async function listWinesOf(
  db: Queryable,
  { regionId, rate, terms }: Pick<WineStay, 'regionId' | 'rate' | 'terms'>,
  language: Language,
): Promise<WineShown[]> {
  const rows = await db
    .select({ wine, region: { id: region.id, name: region.name }, picture })
    .from(wineDelivery)
    .innerJoin(wine, eq(wine.id, wineDelivery.wineId))
    .innerJoin(region, eq(region.id, wine.regionId))
    .leftJoin(picture, eq(picture.id, wine.pictureId))
    .where(and(eq(wineDelivery.regionId, regionId), eq(wine.live, true)))
    // The wines of the place come first.
    .orderBy(sql`${wine.regionId} <> ${regionId}`, asc(region.position), asc(wine.producer), asc(wine.name))
  return rows.map(({ wine: row, region: from, picture: shown }) => {
    const bottleCents = atRate(row.bottleCents, rate)
    return {
      wineId: row.id,
      region: { id: from.id, name: from.name[language] },
      appellation: row.appellation,
      name: row.name,
      producer: row.producer,
      vintage: row.vintage,
      colour: row.colour,
      bottleMl: row.bottleMl,
      bottlesPerCase: row.bottlesPerCase,
      bottlePrice: majorOf(bottleCents),
      casePrice: majorOf(bottleCents * row.bottlesPerCase),
      bottlesLeft: Math.min(row.stock, terms.mostBottles),
      complimentary: row.complimentary,
      grape: row.grape[language],
      style: row.style[language],
      pairing: row.pairing[language],
      picture: shown && presentPicture(shown, language),
    }
  })
}

/** The bottles that the company gives to a booking, without those of its orders. */
export async function complimentaryBottlesLeft(db: Queryable, bookingId: number): Promise<number> {
  const [given] = await db
    .select({ bottles: wineAllowance.bottles })
    .from(wineAllowance)
    .where(eq(wineAllowance.bookingId, bookingId))
  if (!given) return 0
  const [ordered] = await db
    .select({ bottles: sql<number>`coalesce(sum(${wineOrderLine.bottles}), 0)::int` })
    .from(wineOrder)
    .innerJoin(wineOrderLine, eq(wineOrderLine.itemId, wineOrder.itemId))
    .where(
      and(
        eq(wineOrder.bookingId, bookingId),
        eq(wineOrder.kind, 'complimentary'),
        sql`${wineOrder.returnedAt} is null`,
      ),
    )
  return Math.max(0, given.bottles - (ordered?.bottles ?? 0))
}
