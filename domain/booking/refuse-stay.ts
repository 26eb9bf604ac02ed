import { addDays, type Day, lastPublishedDay, type Weekday, weekdayOf } from '#domain/day'
import { findSeason } from '#domain/pricing'
import type { Season } from '#domain/season'
import { nightsOf, overlap, type Stay } from '#domain/stay'

/** Why a villa is not sold online for a stay, whether or not its nights are free (section 5). */
export type StayRefusal =
  | { reason: 'past' | 'not-published' | 'not-let' | 'on-request' }
  | { reason: 'changeover'; weekdays: readonly Weekday[] }
  | { reason: 'minimum' | 'maximum'; nights: number }

/** The first reason why a stay cannot be booked online; undefined where there is none. */
export function refuseStay(
  stay: Stay,
  seasons: readonly Season[],
  { today, maximumNights }: { today: Day; maximumNights: number },
): StayRefusal | undefined {
  if (stay.from < today) return { reason: 'past' }
  if (stay.to > lastPublishedDay(today)) return { reason: 'not-published' }
  const first = findSeason(stay.from, seasons)
  const last = findSeason(addDays(stay.to, -1), seasons)
  if (!first || !last) return { reason: 'not-let' }
  if (!first.changeover.includes(weekdayOf(stay.from))) return { reason: 'changeover', weekdays: first.changeover }
  if (!last.changeover.includes(weekdayOf(stay.to))) return { reason: 'changeover', weekdays: last.changeover }
  const nights = nightsOf(stay)
  if (nights < first.minimumNights) return { reason: 'minimum', nights: first.minimumNights }
  if (nights > maximumNights) return { reason: 'maximum', nights: maximumNights }
  const asked = seasons.some(season => season.bookable === 'on-request' && overlap(season, stay))
  return asked ? { reason: 'on-request' } : undefined
}
