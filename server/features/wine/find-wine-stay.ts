import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { booking, bookingItem, villa, wine, wineDelivery } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { commonZone, todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { findWineRefusal } from '#domain/wine/wine-sales'
import { wineTermsOn } from '#domain/wine/wine-terms'
import type { Context } from '#server/context'
import { databaseNow, findBooked } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'

type World = Pick<Context, 'catalogue'>

/** The villa of a booking for which wine is ordered, by the id of its item; undefined where it is none. */
export async function findWineStay(db: Queryable, { catalogue }: World, villaItemId: number) {
  const [found] = await db
    .select({
      bookingId: booking.id,
      status: booking.status,
      currencyId: booking.currencyId,
      rate: booking.rate,
      villaItemId: bookingItem.id,
      villaId: villa.id,
      villa: villa.name,
      place: villa.place,
      regionId: villa.regionId,
      stay: bookingItem.stay,
      now: databaseNow,
      hasWines: sql<boolean>`exists (select from ${wineDelivery} join ${wine} on ${wine.id} = ${wineDelivery.wineId} where ${wineDelivery.regionId} = ${villa.regionId} and ${wine.live})`,
    })
    .from(bookingItem)
    .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .where(and(eq(bookingItem.id, villaItemId), eq(bookingItem.kind, 'villa')))
  if (!found) return undefined
  const timezone = catalogue.villas.get(found.villaId)?.timezone ?? commonZone
  const today = todayAt(found.now, timezone)
  const terms = wineTermsOn(today, catalogue.content.settings.wineTerms)
  const refusal = findWineRefusal(
    {
      isConfirmed: found.status === bookingStatus.confirmed,
      hasWines: found.hasWines,
      arrival: found.stay.from,
      today,
    },
    terms,
  )
  return { ...found, timezone, today, terms, refusal }
}
export type WineStay = NonNullable<Awaited<ReturnType<typeof findWineStay>>>

/** The villa of a booking that the actor can see, and whether they see its prices. Throws `not-found`. */
export async function getWineStay(
  db: Queryable,
  world: World,
  actor: Actor,
  villaItemId: number,
): Promise<{ stay: WineStay; seesPrices: boolean }> {
  const stay = await findWineStay(db, world, villaItemId)
  if (!stay) throw new ProblemError('not-found')
  const booked = await findBooked(db, stay.bookingId)
  authorize(bookingPolicy, actor, 'view', booked)
  return { stay, seesPrices: can(bookingPolicy, actor, 'view-prices', booked) }
}
