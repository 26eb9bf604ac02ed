import type { Queryable } from '#database/connection'
import { type Availability, availability } from '#domain/availability/availability'
import { lastPublishedDay } from '#domain/calendar/day'
import { defaultStayLimits } from '#domain/calendar/stay'
import type { Season } from '#domain/pricing/season'
import { getVilla } from '#server/catalogue/get-villa'
import type { Context } from '#server/context'
import { findOccupancies } from './occupancy/suggest-alternatives.ts'
import { findSoldVilla } from './pricing/quote-stay.ts'

/** Availability of a villa read from the database, with the rules of its seasons. */
export interface OpenNights {
  today: string
  maximumNights: number
  seasons: readonly Season[]
  availability: Availability
}

/** Finds the available nights of a villa; the nights of the given items count as free. Throws `not-found`. */
export async function findOpenNights(
  db: Queryable,
  { catalogue }: Pick<Context, 'catalogue'>,
  villaId: number,
  without: readonly number[],
): Promise<OpenNights> {
  const { villa, at } = await findSoldVilla(db, { catalogue }, getVilla(catalogue, villaId, 'default'))
  const { now, today } = at
  const { seasons } = villa
  const occupancies = await findOccupancies(db, villaId, at, without)
  return {
    today,
    maximumNights: defaultStayLimits.maximumNights,
    seasons,
    availability: availability({ seasons, occupancies, now, today, from: today, to: lastPublishedDay(today) }),
  }
}
