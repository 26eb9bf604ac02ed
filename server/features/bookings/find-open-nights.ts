import type { Reads } from '#database/connection'
import { type Availability, availability } from '#domain/availability'
import { lastPublishedDay } from '#domain/day'
import type { Season } from '#domain/season'
import { termsOn } from '#domain/terms'
import { getVilla } from '#server/catalogue/get-villa'
import type { Context } from '#server/context'
import { findOccupancies } from './explain-no.ts'
import { findSoldVilla } from './sell-stay.ts'

/** The nights of a villa as the database knows them, with the rules of its stays. */
export interface OpenNights {
  today: string
  maximumNights: number
  seasons: readonly Season[]
  availability: Availability
}

/** Which nights of a villa can be had, those of the items named among them. Throws `not-found`. */
export async function findOpenNights(
  db: Reads,
  { catalogue }: Pick<Context, 'catalogue'>,
  villaId: number,
  without: readonly number[],
): Promise<OpenNights> {
  const { villa, at } = await findSoldVilla(db, getVilla(catalogue, villaId, 'default'))
  const { now, today } = at
  const { seasons } = villa
  const occupancies = await findOccupancies(db, villaId, at, without)
  return {
    today,
    maximumNights: termsOn(today).maximumNights,
    seasons,
    availability: availability({ seasons, occupancies, now, today, from: today, to: lastPublishedDay(today) }),
  }
}
